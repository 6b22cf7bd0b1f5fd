### Why a bot chose what it chose, in one sentence: what is said of this game only (bots.ftl has the rest).
###
### Parameters are those of the decision and what was chosen, named as in ancien_regime.ftl; `$other` is another power.

## War and peace.

thought-status_stays = { $power } n’a pas meilleur statut que le sien.
thought-status_joins = { $power } a plus à gagner aux côtés de { $other } que contre.
thought-status_neutral = la paix et les impôts doublés servent mieux { $power } que la guerre.
thought-status_expansionist = { $power } a des visées sur les terres des deux coalitions.
thought-expulsion_none = la coalition vaut plus entière.
thought-expulsion_leader = { $other } est trop près de la victoire pour une alliance.
thought-expulsion_prey = mieux vaut la guerre que l’alliance avec { $other }.
thought-application_accept = un ennemi de moins est un allié de plus.
thought-application_leader = { $power } est trop près de la victoire pour recevoir de l’aide.
thought-application_decline = il y a plus à gagner contre { $power } qu’en alliance.
thought-leave_stay = { $general } ne fait pas de mal à { $territory }.
thought-leave_go = les alliés changent, et { $territory } se passe bien de lui : { $general }.
thought-vote_own = chaque voix pour son propre candidat.
thought-vote_other = la couronne pour { $other } fait le moins de mal.
thought-crown_take = la couronne vaut de l’influence à chaque manche.
thought-crown_hold = que les voix décident.
thought-bid_nothing = { $minor } ne vaut pas de moral en ce moment.
thought-bid_some = { $minor } vaut { $bid } de moral, mais pas plus.
thought-bid_high = { $minor } ne doit servir personne d’autre.

## Cards, Money, generals.

thought-frederick = { $general } est le plus près des lieux où l’on aura besoin de lui.
thought-discard = de toutes les cartes, le { $card } manquera le moins.
thought-subsidies_none = { $power } a l’usage de ce qui lui appartient.
thought-subsidies_own = un don à { $other } sert mieux que ce que garde { $power }.
thought-subsidies_ally = { $other } peut arrêter qui est sur le point de gagner.
thought-mercenaries_card = un { $card } vaut l’envoi.
thought-mercenaries_stop = le reste ne vaut pas l’envoi.
thought-offer_taken = un cadeau qui ne coûte rien s’accepte.
thought-offer_declined = pas de cadeaux maintenant.
thought-leadership_place = il y a de l’argent pour les troupes d’un général de plus.
thought-leadership_remove = { $general } ne pourrait qu’être battu où il est.
thought-leadership_draw = une carte est ce qui manque le plus à { $power }.
thought-leadership_morale = sans moral, aucune carte ne se joue.
thought-leadership_nothing = chacun est où il doit être.
thought-placement = à { $territory }, il peut se rendre utile.
thought-buys_troop = { $general } aura des troupes pour combattre et tenir ce qu’il prend.
thought-buys_card = les cartes décident des batailles.
thought-buys_morale = il faut du moral pour les cartes et les enchères.
thought-buys_fortress = { $territory } doit tenir à tout prix.
thought-buys_nothing = plus rien ne vaut l’achat.

## Movement.

thought-arbiter_room = parmi les arbitres possibles, personne n’a moins de moral : { $other }.
thought-arbiter_willing = { $other } accordera peut-être plus que les autres.
thought-dismissal = la garnison à { $territory } ne sert plus à rien.
thought-dismissal_none = ce que l’on tient, on le garde.
thought-further_ask = il y a encore à prendre tout de suite.
thought-further_end = un tour de plus ne vaut pas ce qu’y gagnerait { $arbiter }.
thought-grant_morale = { $morale } de moral valent plus que ce que { $power } peut faire de ce tour.
thought-grant_leader = qui joue { $power } est le plus près de la victoire et n’obtient pas de tour de nous.
thought-grant_refused = { $power } pourrait faire plus de mal que ne valent { $morale } de moral.
thought-movement_general = { $general } a le plus à gagner à un déplacement.
thought-movement_land = Stuart inquiétera la Grande-Bretagne chez elle.
thought-movement_end = personne ne gagne à bouger encore.
thought-march_garrison = seule une garnison barre la route vers { $territory }.
thought-march_general = l’ennemi à { $territory } peut être battu.
thought-march_own = { $general } est plus utile à { $territory }.
thought-march_ally = le chemin passe par { $territory }, chez un allié.
thought-march_influence = { $territory } est ouvert et vaut de l’influence à chaque manche.
thought-march_on = { $territory } est plus près des lieux où l’on a besoin de lui : { $general }.
thought-strategic_way = le chemin par { $territory } est court et en terrain ami.
thought-strategic_end = { $general } est nécessaire à { $territory }.
thought-garrison_influence =
    { $territory } donne à chaque manche { $points ->
        [one] un point
       *[other] { $points } points
    } d’influence à qui le tient.
thought-garrison_hold = { $territory } doit tenir.
thought-garrison_keep = { $general } a plus besoin de ses troupes que { $territory }.
thought-consent_accept = { $other } ne fait pas de mal en passant.
thought-consent_decline = { $other } est trop près de la victoire pour recevoir de l’aide.

## Battles.

thought-next_battle = { $territory } compte le plus, tant que toutes les cartes sont en main.
thought-support_none = cette bataille ne vaut pas une de nos troupes.
thought-support_given = { $general } peut avoir part à une victoire, ou sauver ce qui serait perdu.
thought-pile = { $general } est celui pour qui se jouent les cartes.
thought-card_pass = une carte de plus coûterait plus qu’elle ne rapporte.
thought-card_scout = voir ce que l’ennemi a joué vaut bien de montrer un 3.
thought-card_best = la bataille à { $territory } vaut la meilleure carte.
thought-card_least = le { $card } peut suffire, et manquera le moins.
thought-card_some = le { $card } peut suffire.
thought-scout = cette carte en dit le plus.
thought-retreat_off = { $general } est en sûreté hors plateau et rapporte une carte à la Mobilisation.
thought-retreat_home = { $general } est aussitôt disponible dans la capitale.
thought-retreat_near = { $general } sera vite utile de nouveau à { $territory }.
thought-return = { $general } a de la place pour la troupe.
