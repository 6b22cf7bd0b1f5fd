### What the lessons of Ancien Régime say. `course-ID` is the name of a course (`.text` says what it is about),
### `chapter-COURSE-LESSON` the name of a lesson, `step-COURSE-LESSON-STEP` what the teacher says; `.wrong` answers a move that the
### rules allow but the step does not want. An empty line begins a new paragraph. Powers come with their article, so that no sentence
### begins with one; generals with a number come without ("le { $general }"), Frederick is called by his name.

course-regime = Ancien Régime : les premiers pas
    .text = La Roue de la guerre, les coalitions, le déplacement avec un arbitre, la bataille, et comment gagner.

## The wheel

chapter-regime-wheel = La Roue de la guerre
step-regime-wheel-powers = Bienvenue au XVIIIe siècle. Sept puissances se partagent cette carte, et vous menez { $power }, la noire.

    Les territoires nationaux ont la couleur de leur puissance. { $territory } est votre capitale. Les territoires rayés sont disputés, les gris ne sont ni nationaux ni disputés.
step-regime-wheel-fields = La Roue de la guerre a sept cases : Exercice, Impôts, Subventions, Commandement, Mobilisation, Extension d’influence, Déplacement. Le symbole de chaque puissance est sur l’une d’elles.

    Vous ne faites que l’action de votre propre case. Puis la roue tourne, et chacun passe à la suivante. En ce moment, { $power } est à la Mobilisation.
step-regime-wheel-troop = À la Mobilisation, vous dépensez votre argent. Le { $general } est tout seul à { $territory }, et un général mène jusqu’à 3 troupes.

    Choisissez une troupe pour lui, puis confirmez. Elle coûte 1 écu.
    .wrong = Votre argent peut aussi servir à cela, mais le { $general } n’a aucune troupe. Achetez-en d’abord une pour lui.
step-regime-wheel-card = Bravo. Les cartes décident des batailles, et une carte coûte aussi 1 écu. Vous la tirez aussitôt, et la connaissez donc avant de continuer.

    Achetez une carte.
    .wrong = Cela peut s’acheter, mais ce sont les cartes qui vous manqueront en bataille. Tirez-en une maintenant.
step-regime-wheel-stop = Un 5 : une carte forte. Il vous reste 1 écu. Quand l’action finit, la corruption prend ce que vous n’avez pas dépensé : personne n’épargne pendant des années.

    Pour cette fois, voyez-le de vos yeux : n’achetez plus rien.
    .wrong = Dans une vraie partie, vous auriez raison de le dépenser. Ici, n’achetez plus rien, pour voir ce que fait la corruption.
step-regime-wheel-turned = Le dernier écu est parti, tous les autres ont agi, et la roue a tourné. Sur votre nouvelle case, { $territory }, qui a vos rayures, vous a donné d’office 3 points d’influence.

    C’est l’influence qui fait gagner : qui en a 25 a gagné aussitôt. À chaque manche, avant que la roue reparte, il y a la Diplomatie. C’est votre prochaine leçon.

## Coalitions

chapter-regime-coalitions = Les coalitions
step-regime-coalitions-leaders = Deux coalitions se combattent : { $power } est pour toujours le chef de l’une, { $other } celui de l’autre.

    À chaque Diplomatie, les autres puissances déclarent un statut : membre de l’une des deux coalitions, neutre ou expansionniste. La première manche n’a pas de Diplomatie.
step-regime-coalitions-neutral = Jusqu’ici, vous étiez neutre. C’est sûr et profitable : personne ne peut entrer chez vous, et vos impôts sont doublés. Mais un neutre n’attaque personne, et ses généraux sont tenus à son propre sol.

    Un expansionniste peut attaquer tout le monde, sauf les neutres chez eux, et n’a pas de coalition pour l’aider.
step-regime-coalitions-ask = Il est temps de prendre parti. Tous choisissent en secret, et tous les choix sont retournés ensemble. Un chef peut refuser qui veut entrer.

    Voyons ce que dit { $power }. Choisissez { $status }, puis confirmez.
    .wrong = Vous pourriez aussi choisir cela. Mais voyez d’abord ce que répond { $power } : demandez { $status }.
step-regime-coalitions-refused = C’est non : { $power } vous refuse. Vous choisissez une fois encore, cette fois ouvertement : ce qui a été refusé vous est fermé, rien d’autre. Vous pourriez rester neutre, devenir expansionniste ou demander à l’autre chef.

    Demandez à { $other } : choisissez { $status }.
    .wrong = C’est permis, mais vous seriez sans amis. Demandez d’abord à { $other } : choisissez { $status }.
step-regime-coalitions-admitted = C’est oui : { $power } vous accueille. Désormais, vos alliés sont { $power } et { $other }, et vous êtes en guerre avec l’autre coalition : { $enemy_c }, { $enemy } et { $enemy_b }.

    Rester plus tard dans une coalition ne demande pas d’accord. Mais à la prochaine Diplomatie, le chef peut vous exclure.
step-regime-coalitions-allies = Les alliés peuvent se soutenir en bataille, se faire des dons sur la case Subventions et mercenaires et, avec l’accord de l’autre, traverser ses territoires. Ils ne s’attaquent jamais.

    Vous êtes en paix avec { $power }, qui est neutre ; mais hors de ses territoires nationaux, vous pouvez quand même l’attaquer.

## Movement

chapter-regime-movement = Le déplacement avec un arbitre
step-regime-movement-arbiter = Vous êtes au Déplacement. Avant que rien ne bouge, vous nommez un arbitre : une puissance qui n’est pas votre alliée. Elle ne peut pas refuser et gagne aussitôt 1 point de moral. Le moral paie les cartes : n’en donnez pas à vos ennemis.

    Nommez { $power }, qui est neutre.
    .wrong = Cette puissance est en guerre avec vous, et ce moral paierait des cartes contre vous. Nommez { $power }.
step-regime-movement-march = Votre premier tour de déplacement : chacun de vos généraux peut faire un déplacement. Le plus simple est une marche par une frontière terrestre.

    Choisissez { $general }, puis la marche vers { $territory }, où personne ne règne encore.
    .wrong = C’est possible, mais { $territory } vous attend. Choisissez { $general } et la marche vers ce territoire.
step-regime-movement-garrison = Un général qui quitte un territoire, ou y entre, peut y changer une troupe en garnison. Qui a une garnison sur un territoire le contrôle.

    Vous êtes chez vous à { $start }, même sans garnison : gardez les troupes ensemble. Puis laissez une garnison à { $territory }.
    .wrong = Vous avez peu de troupes. { $start } est à vous sans garnison, { $territory } non : gardez d’abord les troupes, puis laissez une garnison à l’arrivée.
step-regime-movement-strategic = Si chaque territoire où il entre est sous votre contrôle, ou celui d’un allié qui est d’accord, un général peut faire jusqu’à 3 pas par terre. C’est un déplacement stratégique.

    Choisissez le { $general }. { $place } et { $territory } sont à vous : menez-le par { $place } à { $territory }, en un seul déplacement.
    .wrong = C’est un autre chemin. Essayez un déplacement stratégique du { $general } : d’abord vers { $place }, puis vers { $territory }.
step-regime-movement-together = Même ainsi, il peut laisser des garnisons : là d’où il part, où il passe et où il finit. Tout cela est chez vous, et aucun ennemi n’est proche.

    Gardez les troupes ensemble, trois fois.
    .wrong = Le { $general } aura bientôt besoin de ses troupes. Gardez-les ensemble.
step-regime-movement-ask = Tous se sont déplacés, et il n’y a pas de bataille à livrer. Vous pouvez maintenant demander à l’arbitre un deuxième tour de déplacement. Il peut refuser ; s’il l’accorde, il gagne 2 points de moral, et 3 pour le troisième.

    Demandez à { $power }.
    .wrong = Vous pourriez finir ici. Mais il y a mieux à faire : demandez à { $power } un autre tour de déplacement.
step-regime-movement-granted = Accordé, et { $power } a pris 2 points de moral. Tous vos généraux peuvent de nouveau se déplacer.

    Faites marcher le { $general } de { $start } à { $territory }, de valeur 2. Gardez les troupes au départ, et laissez une garnison à l’arrivée.
    .wrong = { $territory } est la plus riche prise près de lui. Faites-y marcher le { $general } : gardez d’abord les troupes, puis laissez une garnison.
step-regime-movement-third = Superbe. Finissez ce tour de déplacement, puis demandez à { $power } le troisième et dernier.

    On ne peut pas demander quand un oui porterait l’arbitre au-dessus de 15 points de moral. Un arbitre pauvre peut vous vendre plus qu’un riche.
    .wrong = Finissez d’abord ce tour de déplacement, puis demandez le troisième à { $power }.
step-regime-movement-refused = Refus de { $power } : votre Déplacement est donc fini, et vous ne pouvez pas vous tourner vers un autre arbitre. Parlez avec le vôtre avant de compter sur lui !

    Entre-temps, la roue a tourné, et votre symbole est passé de Déplacement à Exercice. Ensuite : ce qui arrive quand quelqu’un barre la route.

## Battle

chapter-regime-battle = Une bataille
step-regime-battle-arbiter = Vous êtes de nouveau au Déplacement. D’abord l’arbitre, qui gagne son point de moral même si rien ne bouge.

    Nommez encore { $power }.
    .wrong = Vos ennemis paieraient des cartes avec ce moral. Nommez { $power }.
step-regime-battle-attack = Le { $enemy } est à { $territory }, avec 2 troupes et une garnison. Qui y entre doit combattre, une fois tous les déplacements faits.

    Faites marcher { $general } vers { $territory }, gardez ses troupes ensemble quand il quitte { $start }, puis finissez le tour de déplacement.
    .wrong = Il vous faut à { $territory } toutes les troupes de { $general } : faites-le marcher, gardez-les ensemble, et finissez le tour de déplacement.
step-regime-battle-support = Un général compte 1, chaque troupe 1, une garnison 1 : c’est 4 contre 4. Les cartes décideront.

    À { $place }, le { $general } a une troupe et une frontière terrestre avec { $territory }. Son soutien n’ajoute pas de force, mais vous permet de jouer plus de cartes. Choisissez-le.
    .wrong = Sans soutien, vous pourriez jouer une carte de moins. Que le { $general } soutienne l’attaque.
step-regime-battle-card = Chaque général a sa propre pile, d’autant de cartes qu’il a de troupes : 3 pour { $general }, 1 pour le soutien. Les camps alternent, toutes les cartes sont face cachée, et chacune coûte 1 point de moral.

    Vous avez deux 4, et deux 4 dans une même pile valent 1 de plus. Jouez un 4.
    .wrong = Gardez celle-là pour plus tard : commencez par un 4 dans la pile de { $general }.
step-regime-battle-scout = En face, { $power } a aussi joué une carte. C’est maintenant au tour du { $general }, votre soutien.

    Un 3 peut être joué face visible : il retourne alors une carte de l’autre camp. Choisissez le 3 face visible, puis la carte que vous voulez voir.
    .wrong = Avec le 3 face visible, vous en sauriez plus. Choisissez cela, puis la carte de { $power }.
step-regime-battle-pair = Un 2. Il vaut 3 pour la puissance qui contrôle le territoire de la bataille, et { $power } contrôle { $territory }.

    De nouveau { $general } : jouez votre second 4. La paire compte 9.
    .wrong = Le second 4 fait une paire dans la pile de { $general }. Jouez-le.
step-regime-battle-pass = Comptez : 4 pour votre force, 9 pour la paire, 3 pour le 3 : cela fait 16. En face, { $power } a 4, son 2 compte 3, et la carte cachée est un 6 au plus : 13. Ses 2 troupes ne permettent pas de troisième carte.

    C’est gagné. Épargnez votre moral : passez. Qui passe ne joue plus rien dans cette bataille.
    .wrong = C’est déjà gagné, et une carte de plus coûte 1 point de moral pour rien. Passez.
step-regime-battle-won = 16 contre 12. Chaque général qui a combattu ou soutenu perd 1 troupe, le vaincu les perd toutes, et la garnison disparaît. Le 5 coûte au perdant 1 point de moral de plus.

    Le vainqueur peut changer une troupe en garnison. Laissez-en une à { $territory }.
    .wrong = Sans garnison, personne ne contrôlerait { $territory }. Laissez-en une.
step-regime-battle-after = Le { $enemy } est allé dans sa capitale, sans troupes. Vous avez 2 points d’influence : 1 pour le général battu, et 1 de plus parce qu’il est de l’autre coalition. Un allié qui vous aurait soutenu en aurait gagné autant.

    Une égalité aurait été fâcheuse : l’attaquant doit se replier, et personne ne gagne rien.

## Influence

chapter-regime-influence = Influence et victoire
step-regime-influence-stripes = Vous avez 21 points d’influence, et 25 font gagner. Sur la case Extension d’influence, vous gagnez la valeur de chaque territoire sous votre contrôle qui est disputé et a vos rayures, ou qui est un territoire national d’une autre puissance.

    { $territory } vaut 3, { $place } vaut 1. Les deux ont les rayures de { $power }.
step-regime-influence-taxes = Vos territoires nationaux, les gris comme { $territory }, et les disputés sans vos rayures ne donnent pas d’influence : ils paient des impôts, et l’argent achète des armées.

    Regardez les rayures avant de laisser une garnison.
step-regime-influence-frederick = Votre symbole est au Commandement. Là, { $power } peut faire un tour de déplacement de plus avec un seul général : { $general }. Il n’y a pas d’arbitre à consulter.

    Choisissez-le, puis la marche vers { $territory }.
    .wrong = C’est sa chance, et { $territory } vaut 3. Choisissez cette marche.
step-regime-influence-garrisons = Il a 2 troupes, et un seul déplacement peut placer plusieurs garnisons : une là d’où il part, une là où il finit.

    Laissez une garnison à { $place }, puis une à { $territory }.
    .wrong = Il vous faut les deux territoires pour atteindre 25. Laissez une garnison sur chacun.
step-regime-influence-fortress = La roue a tourné : Mobilisation, et 6 écus. Une garnison compte 1 en bataille, mais 4 dans une forteresse. Celle-ci coûte 5 écus et se construit où est votre garnison.

    Construisez-en une à { $territory }.
    .wrong = C’est { $territory } qu’il ne faut pas perdre. Construisez-y la forteresse.
step-regime-influence-troop = Une forteresse est là pour toujours, et sert à qui y a sa garnison. Vide, elle ne vaut rien.

    Avec votre dernier écu, achetez une troupe pour { $general }.
    .wrong = C’est possible, mais { $general } n’a plus de troupes pour combattre. Achetez-en une pour lui.
step-regime-influence-victory = Extension d’influence : 3 pour { $territory }, 1 pour { $place }. Cela fait 25 pour { $power }, et la partie finit sur-le-champ : vous avez gagné !

    Vous connaissez la roue, les coalitions, les arbitres, les batailles et l’influence. Le reste se cherche en jouant : chaque message nomme sa clause.
