### Why a bot chose what it chose, in one sentence: what is said of this game only (bots.ftl has the rest).
###
### Parameters are those of the decision and what was chosen, named as in maria.ftl; `$other` is a second piece or city.

## Set-up, cards and winter.

thought-setup_strong = { $piece } reçoit autant de troupes que possible : c’est lui qui frappera.
thought-setup_weak = { $piece } ne reçoit que le nécessaire : on a besoin des troupes ailleurs.
thought-setup_middle =
    { $piece } reçoit { $value ->
        [one] { $value } troupe
       *[other] { $value } troupes
    }, de quoi tenir.
thought-subsidy_paid = une carte vaut plus pour la Bavière en ce moment.
thought-subsidy_kept = la France a besoin de ses cartes.
thought-payment_exact = { $card } paie exactement la somme due.
thought-payment_rest = { $card } paie tout ce qui reste dû.
thought-payment_part = { $card } part d’abord ; la somme due est plus élevée.
thought-recruit_none = les cartes valent plus que de nouvelles troupes.
thought-recruit_some = { $power } remplace ses pertes et garde des cartes pour ses combats.
thought-recruit_most = { $power } a besoin de toutes les troupes qu’elle peut payer.
thought-recruits_none = d’autres ont plus besoin des recrues : rien pour { $piece }.
thought-recruits_near = { $piece } a l’ennemi tout près.
thought-recruits_some = { $piece } sera fort quand on aura besoin de lui.
thought-general_enters = { $piece } revient où l’on a besoin de lui : { $city }.
thought-general_stays_away = les recrues sont plus utiles aux généraux présents sur la carte.
thought-division_most = { $piece } commande et garde autant de troupes que possible.
thought-division_share = { $piece } en garde { $value } sur { $total }, pour laisser à { $other } de quoi tenir seul.

## Hussars and supply.

thought-hussar_rides = à { $city }, le hussard surveille l’ennemi.
thought-hussar_rides_dear = à { $city }, le hussard rend le ravitaillement coûteux : { $piece }.
thought-hussar_stays = aucun autre lieu n’est meilleur pour le hussard.
thought-hussar_stays_dear = à { $city }, le hussard rend toujours le ravitaillement coûteux : { $piece }.
thought-supplied_strongest = { $piece } a le plus de troupes à perdre.
thought-supplied_other = { $piece } est où l’on a besoin de lui.

## Movement.

thought-movement_general = { $piece } peut être plus utile ailleurs.
thought-movement_reach = { $piece } a une forteresse ennemie à sa portée : { $city }.
thought-movement_fortress = { $piece } est dans la forteresse ennemie { $city }.
thought-movement_starving = { $piece } n’est pas ravitaillé.
thought-movement_train = { $piece } doit suivre les généraux.
thought-movement_reenter = sans { $piece }, les généraux mourraient de faim.
thought-movement_end = toutes les pièces sont où elles doivent être.
thought-movement_let = mieux vaut voir d’abord ce que fait l’autre en Flandre.
thought-movement_end_flanders = il n’y a plus rien à faire en Flandre.
thought-march_forced = { $piece } va loin, et n’a rien à conquérir en chemin.
thought-march_conquers = { $piece } conquiert { $city } en la quittant.
thought-march_takes = { $piece } va prendre { $city } : personne ne la protège.
thought-march_question = { $city } peut tomber si son protecteur est battu : { $piece } y passe.
thought-march_joins = { $piece } rejoint { $other } : ensemble, ils sont plus forts.
thought-march_fights = { $piece } marche contre { $other }.
thought-march_flees = { $piece } se tient loin : { $other } est dangereux.
thought-march_supply = { $piece } doit se rapprocher pour être ravitaillé : { $other }.
thought-march_protect = { $piece } protège { $other }, à portée de l’ennemi.
thought-march_towards = { $piece } marche vers { $other }.
thought-march_position = { $piece } prend une meilleure position à { $city }.
thought-march_stop = { $piece } est bien placé à { $city }.
thought-march_stop_attack = { $piece } s’arrête à { $city } pour combattre { $other }.
thought-march_stop_fortress = { $piece } s’arrête à { $city }, pour la prendre en partant.
thought-march_stop_protect = depuis { $city }, { $piece } protège { $other }.
thought-march_train_follows = { $piece } se rapproche pour ravitailler { $other }.
thought-march_train_goes = { $piece } est mieux placé à { $city }.
thought-march_train_stops = à { $city }, { $piece } est assez près.
thought-train_entry = { $piece } est le plus utile à { $city }.
thought-commander = { $piece } commande : les troupes de l’autre sont perdues d’abord.
thought-consent_commander = { $piece } devrait commander.
thought-consent_needed = ensemble, ils peuvent tenir tête à l’ennemi tout proche.
thought-consent_given = ensemble, ils sont plus forts.
thought-consent_refused = { $other } reste libre d’aller où il veut.

## Combat.

thought-attacker_strongest = { $piece } est le plus fort et commence.
thought-attacker_other = { $piece } commence : beaucoup dépend de son combat.
thought-target = on gagne le plus à battre d’abord { $piece }.
thought-battle_draw = un match nul ne coûte rien à { $power }, ni plus de cartes.
thought-battle_small_loss =
    la défaite ne coûte que { $loss ->
        [one] { $loss } troupe
       *[other] { $loss } troupes
    } : les cartes valent plus.
thought-battle_lost = ce combat ne peut pas être gagné à un prix raisonnable : plus de cartes.
thought-battle_small = une petite carte suffit : { $card } donne à { $power } { $score } d’avance.
thought-battle_large = { $card } donne à { $power } une avance difficile à rattraper.
thought-battle_ahead = { $card } donne à { $power } { $score } d’avance.
thought-battle_level = { $card } égalise, et c’est à l’autre de jouer.
thought-battle_less = { $card } réduit le retard de { $power } à { $score }.
thought-battle_reserve = ce combat vaut la Réserve, à { $value }.
thought-retreat_from_train = à { $city }, { $piece } est le plus loin de ses trains.
thought-retreat_there = à { $city }, { $piece } est le moins utile à son camp.
thought-retreat_path = par { $city }, { $piece } ne fait pas de mal.

## Politics.

thought-trump_most = c’est la couleur la plus nombreuse en main : { $suit }.
thought-trump_other = { $suit } convient le moins aux autres.
thought-placement_none = { $power } a besoin de ses cartes pour la guerre.
thought-placement_counts = { $card } compte, et donne à { $power } son mot à dire sur les cartes visibles.
thought-placement_bluff = une carte qui ne compte pas peut tout de même effrayer les autres.
thought-choice_card = { $political } est en meilleures mains chez { $power } que chez d’autres.
thought-choice_save = aucune carte ne vaut en ce moment l’influence de { $power }.
thought-instruction_followed = ce que dit la carte est bon pour { $power }.
thought-instruction_left = ce que dit la carte n’aiderait pas { $power }.
thought-arrow_left = sur le registre { $track }, la gauche est meilleure pour { $power }.
thought-arrow_right = sur le registre { $track }, la droite est meilleure pour { $power }.
thought-arrow_unused = { $power } veut que le marqueur { $track } reste où il est.
thought-receiver = { $power } en a plus besoin.
thought-corps = { $piece } est celui dont on se passe le mieux.
thought-corps_joins = { $piece } est mieux en compagnie à { $city }.
thought-corps_displaces = { $piece } revient seul à { $city }.
thought-relocated_piece = { $piece } doit partir, et choisit sa place le premier.
thought-relocation = { $piece } est le plus utile à { $city }.
thought-saxony_shift_none = la Saxe doit rester ce qu’elle est.
thought-saxony_shift_right = chaque case rapproche la Saxe de l’Autriche.
thought-vote_own = { $candidate } est le candidat du camp de { $power }.
thought-vote_other = { $candidate } comme Empereur est moins dangereux pour { $power }.

## Agreements and peace.

thought-offer_accepted = l’offre de { $seat } donne plus qu’elle ne prend.
thought-offer_leader = { $seat } est sur le point de gagner et n’aura pas d’aide.
thought-offer_nothing = l’offre de { $seat } ne donne rien en échange.
thought-offer_little = l’offre de { $seat } donne trop peu pour ce qu’elle apporte aux autres.
thought-peace_offered = la Silésie gagnée, un peu de calme fera du bien à la Prusse.
thought-peace_not_offered = il y a plus à gagner par la guerre que par la paix.
thought-peace_accepted = l’Autriche a besoin de ses armées contre d’autres.
thought-peace_refused = la Silésie n’est pas encore perdue.
thought-second_train = un train à { $city } sert le mieux les armées de la Prusse.
