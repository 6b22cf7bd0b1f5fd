### What the lessons of Maria say. `course-ID` is the name of a course (`.text` says what it is about), `chapter-COURSE-LESSON` the
### name of a lesson, `step-COURSE-LESSON-STEP` what the teacher says; `.wrong` answers a move that the rules allow but the step does
### not want. An empty line begins a new paragraph. Powers come with their article, so that no sentence begins with one.

## Maria: the first steps

course-maria = Maria : les premiers pas
    .text = Le jeu introductif, de la première marche à la victoire.

# Moving and main roads

chapter-maria-roads = Les routes
step-maria-roads-board = Bienvenue ! Vous êtes { $seat } et vous menez { $power }. Voici { $piece } avec son armée, à { $city }.

    Les lignes entre les cités sont des routes. Les larges sont les routes principales : elles portent vos armées plus loin.
step-maria-roads-march = Un général marche jusqu’à 3 routes, ou jusqu’à 4 si toutes sont principales.

    Choisissez { $piece } : chaque cité à sa portée s’éclaire. Puis choisissez { $city }, à quatre routes principales, et confirmez.
    .wrong = Une bonne marche, mais pas celle-ci : choisissez { $piece } et envoyez-le par les routes principales à { $city }.
step-maria-roads-train = Les trains de ravitaillement suivent les armées, mais lentement : 2 routes, ou 3 si toutes sont principales.

    Choisissez le { $piece } et amenez-le à { $city }, libre à présent. Aucune pièce ne traverse jamais une cité où s’en trouve une autre.
    .wrong = Pas cela : le { $piece } doit aller à { $city }, à trois routes principales.
step-maria-roads-stack = Une cité, une pièce : c’est la règle. L’exception est la pile de deux généraux, d’une même puissance ou de deux qui coopèrent.

    Que { $piece } rejoigne { $other } à { $city }. Cela met fin au déplacement des deux.
    .wrong = Choisissez { $piece } et menez-le à { $city }, où se trouve { $other }.
step-maria-roads-finish = Chaque pièce se déplace une fois au plus, et aucune n’y est obligée. Toutes les vôtres l’ont fait.

    Finissez vos déplacements. Les autres auront alors leurs étapes, l’un après l’autre.
    .wrong = Tout est à sa place : finissez vos déplacements.
step-maria-roads-turn = C’est de nouveau votre étape. Un tour entier a passé : d’abord les hussards de { $other }, puis la France avec la Bavière, puis { $power } avec la Saxe, enfin { $other }.

    Le jeu introductif compte neuf tours comme celui-ci.

# Forced march

chapter-maria-forced = La marche forcée
step-maria-forced-far = { $piece } est à { $city }, loin de la guerre. À quatre routes par tour, il arriverait trop tard.

    Une marche forcée le mène jusqu’à 8 routes, toutes principales. Et en chemin, il n’entre dans aucune cité à côté d’une pièce ennemie, ni dans aucune forteresse sous contrôle ennemi.
step-maria-forced-announce = Une marche forcée s’annonce avant le premier pas, pour que tous le sachent.

    Choisissez { $piece } et confirmez, puis choisissez la marche forcée.
    .wrong = Ce serait un autre coup. Choisissez { $piece }, puis la marche forcée.
step-maria-forced-hurry = Qu’il se hâte maintenant, de cité en cité, par les routes larges jusqu’à { $city } : il y en a sept.
    .wrong = Cela s’écarte du chemin de { $city }. Suivez les routes principales qui y mènent.
step-maria-forced-barred = Il reste une route. Pointez { $city } : la table vous dit pourquoi elle est fermée. { $enemy } se trouve à { $place }, juste à côté.

    Finissez la marche ici.
    .wrong = Cela le ramènerait en arrière. Qu’il s’arrête où il est.
step-maria-forced-price = Sept routes en un déplacement ! Mais la hâte a son prix : une marche forcée ne conquiert rien, pas même la forteresse d’où elle part.

    La prochaine fois, choisissez simplement un général et une cité lointaine : la table voit d’elle-même que seule une marche forcée y mène.

# Supply

chapter-maria-supply = Le ravitaillement
step-maria-supply-path = À l’étranger, un général vit de son train : 6 routes au plus de lui à un train de sa propre puissance, sans pièce ennemie en chemin. Chez lui, il est toujours ravitaillé.

    { $piece }, à { $city }, est tranquille : le { $train } est juste à côté, à { $place }.
step-maria-supply-hussar = { $piece } est assez près, lui aussi. Mais un hussard de l’Autriche est sur son chemin, à { $city }, et un train ennemi barre le détour à { $place }.

    Les hussards ne coupent pas un chemin, ils le rendent cher : un point pour chacune de ses routes. Trois routes, trois points.
step-maria-supply-pay = Les points se paient avec vos cartes tactiques. Les couleurs n’importent pas, et l’on ne rend pas la monnaie.

    { $cards } ne suffit pas. Payez avec { $card }, la plus petite carte qui suffise.
    .wrong = Vous pouvez payer ainsi, mais { $card } suffit, et vos cartes fortes serviront au combat.
step-maria-supply-down = { $piece }, à { $city }, était trop loin du train : il a perdu une troupe et se retrouve face cachée. Il se déplace, combat et protège encore, mais ne conquiert rien.

    S’il n’est toujours pas ravitaillé au prochain tour, il en perdra deux de plus.
step-maria-supply-train = Le train doit donc suivre. Choisissez le { $train } et amenez-le à { $city }, à trois routes principales.
    .wrong = Le train d’abord : { $train } à { $city }, et { $piece } mangera de nouveau.
step-maria-supply-up = De { $city } à { $piece }, il n’y a que quatre routes, sur six permises. À votre prochaine phase de ravitaillement, il revient face visible et ne perd plus rien.

    Gardez vos trains près de vos armées, et loin de l’ennemi !

# Hussars

chapter-maria-hussars = Les hussards
step-maria-hussars-riders = Vous êtes maintenant { $seat }. Avant que les autres agissent, vous placez vos deux hussards : sur une cité sans pièce, à 4 routes au plus d’un de vos généraux.

    Ici, c’est { $piece }, à { $city }.
step-maria-hussars-paths = { $enemy } est arrivé à { $city }. Son train est à { $place }, et deux chemins assez courts y mènent : l’un de cinq routes, l’autre de six.

    Il prend le moins cher. Tant que l’un d’eux est libre, il ne paie rien : il vous faut donc les deux hussards.
step-maria-hussars-first = Le premier va à { $city }, sur le chemin le plus court. Choisissez la cité et confirmez.
    .wrong = Là, il verrait beaucoup et n’arrêterait personne. Mettez-le à { $city }.
step-maria-hussars-second = Le chemin le plus long passe par { $city }. Mettez-y le second.
    .wrong = Un chemin resterait libre, et le ravitaillement gratuit. Mettez-le à { $city }.
step-maria-hussars-paid = Réussi : { $power } a dû payer le plus court des deux chemins, cinq points, et a donné { $card }. Avec cette carte, { $enemy } ne gagnera aucun combat.

    Vos hussards restent où ils sont jusqu’à ce que vous les placiez de nouveau, ou qu’une pièce leur passe dessus.

# Conquest and protection

chapter-maria-conquest = La conquête
step-maria-conquest-fortresses = Dans cette guerre, tout tourne autour des forteresses. Chacune a un maître : en Silésie, le marqueur dit lequel. { $city } est à { $power }, { $place } à { $other }.

    Ailleurs, une forteresse sans marqueur appartient à la puissance dont c’est le territoire national.
step-maria-conquest-rule = On ne conquiert pas une forteresse en y entrant, mais en la quittant : elle tombe quand un général face visible en sort, ou la traverse, et que personne ne la protège.

    Une seule marche de { $piece } peut donc en prendre plusieurs.
step-maria-conquest-march = Envoyez { $piece } à { $other }. Son chemin passe par { $city } et { $place }, et toutes deux tomberont derrière lui.

    Avant que vous confirmiez, la table vous dit ce qu’une marche conquerrait.
    .wrong = Aujourd’hui, { $piece } doit aller à { $other }, par { $city } et { $place }.
step-maria-conquest-inside = Deux forteresses en un déplacement ! Mais { $city }, où { $piece } se trouve maintenant, n’est pas à vous : il y est seulement entré. Même en sortir n’y changerait rien pour l’instant.

    { $enemy }, à { $place }, est à 3 routes. Un général protège les forteresses de sa puissance jusqu’à 3 routes.
step-maria-conquest-glatz = { $city } est trop loin pour que { $enemy } la protège.

    Prenez-la avec { $piece } : finissez sa marche à { $place }, de l’autre côté de { $city }.
    .wrong = Cette marche ne laisserait pas { $city } derrière elle. { $piece } doit aller à { $place }.
step-maria-conquest-who = Elle est à vous. Retenez : seuls les généraux conquièrent, seulement face visible, et jamais en marche forcée. Les trains ne conquièrent ni ne protègent.

    Et si l’on quitte une forteresse protégée ? Vous le verrez bientôt.

# Battle

chapter-maria-battle = Un combat
step-maria-battle-beside = Après les déplacements viennent les combats. Qui se trouve à côté d’un ennemi doit combattre : { $piece }, à { $city }, attaque { $enemy }, à { $place }.

    Tous deux annoncent leurs troupes : 5 contre 7. Votre score est −2, le sien +2.
step-maria-battle-suits = Regardez le plateau : chacun de ses secteurs a une couleur, et vous jouez des cartes de la couleur où se trouve votre propre général. Pour { $piece }, c’est pique ; pour { $enemy }, carreau.

    Une Réserve convient partout. Les autres couleurs ne servent à rien ici.
step-maria-battle-first = Le camp sous zéro a le droit de jouer. Il joue une carte à la fois et peut continuer jusqu’à être à zéro ou au-dessus.

    Vous êtes à −2. Jouez { $card } : vous passez à +4, et { $enemy } à −4.
    .wrong = Pas mal, mais gardez cela. Jouez { $card } : c’est assez pour renverser la situation.
step-maria-battle-second = À cela, { $power } a répondu par { $cards } : vous voilà à −4. Renoncer ici vous coûterait quatre troupes.

    Jouez { $card }. Cela ne vous mène qu’à −1, mais tant que vous êtes sous zéro, le droit de jouer vous reste.
    .wrong = Gardez cela pour le dernier coup. Jouez d’abord { $card }.
step-maria-battle-reserve = Et maintenant, la Réserve : c’est vous qui dites ce qu’elle vaut, de 1 à 8. Plus c’est haut, plus cela fait mal.

    Jouez-la à 8.
    .wrong = C’est permis, mais une valeur plus haute fait plus mal. Jouez la Réserve à 8.
step-maria-battle-won = Gagné ! Il ne restait à { $power } que { $card } à jouer, et la voilà à −4 : { $enemy } perd donc quatre troupes et doit battre en retraite de quatre cités. Le vainqueur ne perd rien.

    À zéro, au fait, qui a une carte de sa couleur doit continuer ; qui n’en a pas peut finir sur un match nul.

# Retreat

chapter-maria-retreat = La retraite
step-maria-retreat-order = Vous avez deux combats à livrer, et c’est l’attaquant qui en choisit l’ordre.

    Commencez par { $piece }. Choisissez-le et confirmez ; { $other } vient ensuite.
    .wrong = { $other } devra attendre. Commencez par { $piece }.
step-maria-retreat-where = { $enemy } n’avait pas de carte de sa couleur et a renoncé à −2 : il perd deux troupes et bat en retraite de deux cités.

    Le vainqueur choisit où : le plus loin possible de { $piece }, sans passer par une autre pièce. Choisissez l’une des cités éclairées.
step-maria-retreat-weak = Maintenant, { $piece } avec 4 troupes contre { $enemy } avec 7. Vous êtes à −3, et { $cards } n’est pas de la bonne couleur.

    Vous pouvez renoncer tout de suite. Mais chaque point compte : jouez { $card }, et vous perdrez une troupe au lieu de trois.
    .wrong = Renoncer maintenant coûterait trois troupes. Jouez d’abord { $card }.
step-maria-retreat-lost = Vous êtes à −1, et plus aucune carte ne convient. { $piece } doit renoncer : une troupe perdue, une cité de retraite.
step-maria-retreat-after = { $seat } l’a emporté et a choisi le chemin de { $piece }. Celui-ci est sauf et combattra de nouveau.

    Qui perd toutes ses troupes quitte la carte. De même, qui ne trouve pas de chemin de retraite : ne restez jamais dans un cul-de-sac !

# Delayed conquest

chapter-maria-delayed = La conquête rétroactive
step-maria-delayed-protected = Vous êtes maintenant { $seat }. { $piece } veut { $city }, mais { $enemy } la protège depuis { $place }, à deux routes.

    Quittez-la quand même ! On y met alors un point d’interrogation, et la réponse vient après les combats.
step-maria-delayed-pass = Envoyez { $piece } à { $place } en passant par { $city }. Il y sera à côté du protecteur.
    .wrong = Choisissez { $piece } et envoyez-le à { $place }, par { $city }.
step-maria-delayed-question = Voyez le point d’interrogation sur { $city }. Elle n’est pas encore à vous. Si personne ne la protège quand les combats sont finis, elle tombe ; sinon, le marqueur est retiré.

    Il faut donc que { $enemy } s’en aille.
step-maria-delayed-fight = { $piece } a 7 troupes, { $enemy } en a 5. Finissez vos déplacements, et le combat commence de lui-même.
    .wrong = Rien d’autre n’a besoin de se déplacer. Finissez vos déplacements.
step-maria-delayed-drive = { $enemy } n’avait pas de carte de sa couleur et il est battu. Chassez-le : toutes ces cités sont à plus de 3 routes de { $city }.

    Choisissez-en une.
step-maria-delayed-fallen = La dernière phase de votre étape a repris la question : plus personne ne protégeait { $city }, et un marqueur de { $power } s’y trouve.

    Le général qui quitte une forteresse et celui qui bat son protecteur n’ont pas besoin d’être le même.

# Winter

chapter-maria-winter = L’hiver
step-maria-winter-comes = Après les tours 3 et 6, c’est l’hiver : personne ne marche, tout le monde recrute. Les pertes peuvent être réparées.

    { $piece } a perdu sa dernière troupe et n’est plus sur la carte. Il peut maintenant revenir.
step-maria-winter-buy = Une nouvelle troupe coûte 4 points des cartes de { $power }. Vous avez 22 points, assez pour cinq troupes ; mais au printemps, il vous faudra des cartes.

    Achetez quatre troupes.
    .wrong = Quatre suffisent cette fois, et il vous reste deux cartes pour le printemps.
step-maria-winter-pay = Quatre troupes coûtent 16 points. Payez avec { $card } et { $cards } : pas un point de trop.
    .wrong = Payez juste, d’abord avec { $card }, puis avec { $cards }. On ne rend pas la monnaie.
step-maria-winter-back = Un général revient gratuitement, mais il lui faut au moins une des nouvelles troupes. Il revient sur une forteresse principale de son territoire national, en mains amies.

    Faites revenir { $piece } à { $city }.
    .wrong = Possible, mais la guerre est loin de là. Faites revenir { $piece } à { $city }.
step-maria-winter-share = Une troupe est déjà à lui, il en reste trois. Personne d’autre ne voit qui les reçoit, et aucun général ne peut en avoir plus de 8.

    Donnez-en deux à { $piece }, puis la dernière à { $other }.
    .wrong = Deux pour { $piece } et une pour { $other }, s’il vous plaît.
step-maria-winter-spring = Au printemps, { $power } aura donc un général de plus. Les trains ne reviennent pas en hiver, mais à votre phase des déplacements, pour 4 points, sur une forteresse principale de votre territoire national.

# Victory

chapter-maria-victory = La victoire
step-maria-victory-aims = { $seat } gagne dès que { $power } contrôle 12 forteresses en Autriche et en Silésie ; { $other }, dès que { $third } en contrôle 9 en Autriche. Si aucun n’y est parvenu à la fin du tour 9, { $enemy } gagne.

    Vous en avez dix. C’est le tour 8.
step-maria-victory-eleven = Personne ne protège { $city }. Envoyez { $piece } à { $place } en la traversant.
    .wrong = La onzième d’abord : { $piece } traverse { $city } et continue vers { $place }.
step-maria-victory-twelve = Onze. Et { $city } est ouverte, elle aussi !

    Envoyez { $piece } à { $place } en la traversant. À l’instant où il la quitte, la partie est finie.
    .wrong = La douzième est si proche : { $piece } traverse { $city } et va à { $place }.
step-maria-victory-won = Victoire pour { $seat }, au beau milieu d’une marche ! Sinon, { $enemy } n’aurait eu qu’un tour de plus à tenir.

    Vous connaissez maintenant le jeu introductif. Il y a d’autres généraux à mener, et le jeu avancé vous attend : il a la politique.

## Politics

course-politics = Maria : la politique
    .text = Ce qu’ajoute le jeu avancé : le Tableau politique, les accords, l’élection de l’Empereur, et une autre façon de gagner.

# The political display and trump

chapter-politics-display = Le Tableau politique
step-politics-display-stage = Vous êtes { $seat }. Dans le jeu avancé, chaque tour commence par la politique : deux cartes politiques sont retournées. Vous les voyez ci-dessus.

    Chacune montre les armoiries des puissances qui peuvent la choisir. Pour les avoir, { $power } et les trois autres grandes puissances misent des cartes tactiques.
step-politics-display-trump = D’abord l’atout : seules compteront les cartes d’une couleur. Qui a gagné le dernier combat la choisit, et c’était vous.

    Votre meilleure carte est { $card }. Choisissez cœur.
    .wrong = Vous avez peu de cette couleur. Choisissez cœur : { $card } doit compter.
step-politics-display-place = Chaque grande puissance peut maintenant placer une carte face cachée. Les autres l’ont fait, et { $card } est votre réponse.

    Choisissez-la et confirmez.
    .wrong = On peut s’abstenir ou bluffer, mais là, vous voulez choisir en premier : placez { $card }.
step-politics-display-influence = Toutes les cartes sont retournées. { $card } de { $power } était un bluff : ce n’est pas du cœur, et la carte retourne en main.

    Ce qui compte est l’influence, la somme de vos cartes sur le Tableau : 8 pour { $other }, 5 pour { $third }, 2 pour { $fourth }. C’est donc { $other } qui choisit en premier.
step-politics-display-choose = Vous pouvez conserver votre carte, qui reste sur le Tableau pour les tours suivants ; ou choisir une carte politique à vos armoiries, ce qui vous coûte la carte placée.

    Choisissez { $political }. L’autre carte ne montre pas les armoiries de { $power }.
    .wrong = Vous garderiez votre carte, mais { $political } est trop précieuse pour être laissée à d’autres.
step-politics-display-arrow = Cette carte a une flèche : le marqueur du registre { $track } se déplace d’une case, dans le sens que vous voulez. Sur les trois registres, la droite est bonne pour { $power }.

    Déplacez-le à droite.
    .wrong = La gauche est bonne pour vos ennemis. Déplacez-le à droite.
step-politics-display-moved = Les marqueurs se déplacent quand tous ont choisi. Sur le registre { $track }, le marqueur est arrivé à une case où { $power } tire une carte de moins, à chaque tour, tant qu’il y reste.

    Les autres ont conservé leurs cartes, et la carte politique que personne n’a choisie est partie.

# Choosing political cards, instructions and arrows

chapter-politics-cards = Instructions et flèches
step-politics-cards-two = Vous êtes { $seat } : vous menez { $power } et { $other }, qui sont dans des camps opposés, et chacune fait de la politique pour son propre compte.

    { $enemy } a gagné le dernier combat et choisi pique comme atout. Deux cartes sont visibles ; toutes deux peuvent être à vous.
step-politics-cards-first = Placez { $card } pour { $power }.
    .wrong = Ce n’est pas de l’atout, ou pas une carte du tout. Placez { $card }.
step-politics-cards-second = Et { $card } pour { $power }.
    .wrong = Ce n’est pas de l’atout, ou pas une carte du tout. Placez { $card }.
step-politics-cards-russia = Personne d’autre n’a placé de carte. C’est { $power } qui choisit en premier.

    Voyez { $piece }, hors-carte : tant que le marqueur du registre Russie est sur son étoile, ou à droite de celle-ci, { $power } doit un corps expéditionnaire. Choisissez { $political } : sa flèche va à gauche.
    .wrong = Laissez cela à l’autre puissance : { $power } veut { $political }.
step-politics-cards-left = Vous pouvez utiliser la flèche ou non. Utilisez-la : une case à gauche sur le registre { $track }.

    On l’annonce maintenant, et le marqueur se déplace quand tous ont choisi.
    .wrong = La carte serait gâchée. Déplacez le marqueur à gauche.
step-politics-cards-denmark = C’est maintenant à { $power }. Choisissez { $political } et confirmez. Cette carte a une instruction : une carte tactique et trois troupes pour { $power }, aussitôt.

    Une instruction se suit tout entière ou pas du tout. Suivez-la.
    .wrong = Ce que donne la carte est utile à { $power } : choisissez { $political } et suivez l’instruction.
step-politics-cards-troops = Trois troupes sont à répartir en secret entre vos généraux, jusqu’à 8 chacun.

    Donnez-en deux à { $piece } et une à { $other }.
    .wrong = Deux pour { $piece } et une pour { $other }, s’il vous plaît.
step-politics-cards-back = Le marqueur du registre { $track } a quitté son étoile : le corps n’est plus en vigueur, et { $piece } est venu à { $city } avec toutes ses troupes. Il peut marcher dès cette étape.

    Une bonne carte en politique peut valoir plus qu’une bonne carte au combat.

# A subsidy contract and an agreement

chapter-politics-contract = Les accords
step-politics-contract-talk = Dans le jeu avancé, chacun peut négocier avec chacun, à tout moment, mais seulement en public. Vous êtes { $seat }.

    Une offre vous attend sur la table. Elle est dans le tiroir Traités, au bord : un nombre la signale.
step-politics-contract-offer = { $seat } offre une subvention : { $power } donne à { $other } une de ses cartes par tour, pendant deux tours. En échange, { $other } votera pour Charles à l’Élection impériale.

    Ouvrez le tiroir Traités et acceptez l’offre.
    .wrong = L’offre d’abord : ouvrez le tiroir Traités et acceptez-la.
step-politics-contract-binds = Conclu ! Ici, les promesses sont tenues : la table retire tous les choix qui les rompraient. Les deux parties voient dans le même tiroir ce qui est en cours. Vous pouvez le fermer.

    Les subventions ne vont qu’à des alliées : { $power } peut payer { $other }, mais aucune ennemie.
step-politics-contract-pass = C’est l’étape de politique, et l’on vous demande des cartes. Gardez-les cette fois : n’en placez aucune pour { $power }, ni pour { $other }.
    .wrong = Gardez vos cartes cette fois : n’en placez aucune.
step-politics-contract-card = C’est votre étape. Quand { $power } a tiré ses cartes, l’une d’elles est allée à { $other }, sans qu’on la voie. Il en sera encore ainsi au prochain tour.

    Quand viendra le vote, il vous faudra tenir parole : c’est la prochaine leçon.
step-politics-contract-more = Une offre peut avoir plusieurs clauses : un armistice, rester hors d’un pays, épargner des forteresses, un vote, et d’autres. Vous écrivez les vôtres dans le même tiroir.

    Mais on ne peut pas donner de cartes autrement, ni changer les alliances.

# The Imperial Election

chapter-politics-election = L’Élection impériale
step-politics-election-votes = L’Élection impériale est sortie, et l’Empereur est élu à la fin de ce tour. Les candidats sont Charles de Bavière et François de Lorraine.

    Neuf forteresses ont une voix chacune ; qui contrôle la forteresse la donne. Cinq voix l’emportent. Vous êtes { $seat }.
step-politics-election-bound = Deux puissances doivent voter pour François, { $power } et { $other } : avec { $city }, { $place }, { $start } et { $third }, il a quatre voix. { $seat } a voté trois fois pour Charles.

    Il reste deux voix, et toutes deux sont à vous.
step-politics-election-berlin = { $city } d’abord. Vous avez promis cette voix à { $seat } : un seul choix vous est ouvert.

    Votez pour Charles.
step-politics-election-dresden = Quatre contre quatre, et { $city } décide ! De son côté, { $power } n’a rien promis.

    L’Empereur vaut un marqueur de victoire : pour { $other } si Charles gagne, pour { $third } si c’est François. Ces derniers temps, { $other } a beaucoup conquis. Votez pour François.
    .wrong = Cela rapprocherait { $other } de la victoire d’un marqueur. Votez pour François.
step-politics-election-emperor = François est Empereur avec cinq voix ! Un marqueur de victoire de { $power } va dans la case Empereur et y reste jusqu’à la fin de la partie.

    Pourquoi les marqueurs sont importants : c’est la dernière leçon.

# Pools and victory boxes

chapter-politics-pools = Stocks et cases de victoire
step-politics-pools-pool = Vous êtes { $seat }. Dans le jeu avancé, chaque grande puissance a un stock de marqueurs de victoire. Chaque conquête en retire un, chaque perte en ramène un.

    Celle dont le stock est vide quand on vérifie la victoire a gagné. Il ne reste à { $power } qu’un seul marqueur.
step-politics-pools-boxes = Des marqueurs vont aussi dans les cases de victoire : pour l’Empereur, l’Italie, la Silésie, trois princes-électeurs, et deux pour les batailles.

    Un combat vaut un point par groupe complet de 3 troupes que perd le vaincu. Le vainqueur met autant de marqueurs dans ses cases de bataille ; le vaincu en retire autant des siennes.
step-politics-pools-battle = { $piece } a 4 troupes, { $enemy } en a 5 : vous êtes à −1 et avez le droit de jouer.

    Jouez { $card }, sans modestie : plus l’ennemi tombe bas, plus il perd.
    .wrong = C’est l’heure. Jouez { $card }.
step-politics-pools-saxony = Cinq troupes perdues, et { $enemy } n’est plus sur la carte : un point. La case de bataille a reçu votre dernier marqueur, et le stock est vide !

    Pour chaque point que perd { $power }, { $other } peut déplacer le marqueur saxon d’une case à droite, vers une autre alliance. Faites-le.
    .wrong = Rien ne s’y oppose : une case à droite.
step-politics-pools-won = À la fin de l’étape, la victoire a été vérifiée : le stock de { $power } est vide, et { $seat } a gagné.

    Si personne n’a gagné après quatre hivers, la victoire va à qui avait le moins de marqueurs dans son stock, tous hivers additionnés. Et maintenant, prenez place à une table !
