# Mots dont seule la table dessinée d’Arcadia a besoin ; les autres sont ceux du jeu.

## La phase

moment = Phase { $phase } sur { $phases } · { $part }
moment-round = Round { $round } sur { $rounds }
moment-setup = avant la première phase
moment-politics = tour politique
moment-election = élection
moment-management = tour de gestion
moment-military = tour militaire
moment-battle = bataille

## La carte

map-label = Carte des provinces
ribbon-hautecour = Hautecour
ribbon-grauland = Grauland
ribbon-costa-real = Costa Réal
ribbon-velgoria = Velgorie
ribbon-silver-march = Marche d’Argent
ribbon-ash-vale = Val de Cendre
ribbon-amber-plain = Plaine d’Ambre
ribbon-ponant-hills = Collines du Ponant
ribbon-arcadia-prime = Arcadie impériale
province-none = hors de la carte
province-about = { $region }, propriété : { $who }. { $gold } or. Garnison { $garrison } sur { $fortress }.
province-occupied = Tenue par { $who }.
province-besieged = Assiégée ; { $breaches ->
    [0] les murs sont intacts
    [one] une brèche dans le mur
   *[other] { $breaches } brèches dans le mur
}.
region-whole = Tenue tout entière par { $who } : une voix.
region-divided = partagée : aucune voix
army-named = Armée { $army }
army-about = { $who }, armée { $army } : { $size ->
    [one] 1 unité
   *[other] { $size } unités
}
army-hidden = Ses unités sont cachées.
army-leaderless = sans général
army-besieges = assiège
army-moved = a marché
army-steps = { $count ->
    [one] encore 1 pas
   *[other] encore { $count } pas
}

## La cour

court-label = Cour
court-empty = La place est vide.
court-under = { $count ->
    [one] Une carte est dessous.
   *[other] { $count } cartes sont dessous.
}
role-king = roi
role-prince = prince
role-regency = régence
short-slot-army-1 = général I
short-slot-army-2 = général II
short-slot-army-3 = général III
short-slot-adviser-a = conseiller A
short-slot-adviser-b = conseiller B
kind-heir = héritier
kind-general = général
kind-adviser = conseiller
kind-captain = capitaine
kind-intrigue = intrigue
kind-tactic = tactique
card-command = commandement { $command }
card-age = meurt à l’âge { $age }
hand-title = Main : { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
hand-empty = aucune carte
tactics-title = Cartes tactiques en main
switch-armies = Armées
nation-none = pas encore de royaume
income-label = or que rapporterait le prochain revenu
votes-label = { $count } voix
crowns-label = { $won } couronnements de suite sur { $of }
goal-label = { $prestige } prestige sur { $goal }
king-label = Roi { $king }, âge { $age }
tag-emperor = Empereur
person-none = personne
promises-of = Promesses : { $kept ->
    [one] 1 tenue
   *[other] { $kept } tenues
}, { $broken ->
    [one] 1 rompue
   *[other] { $broken } rompues
}
area-hand = Cartes
area-cards = { $held } en main, { $deck } dans la pioche
area-discarded = Défausse
area-dead = Morts
area-reserve = Réserve
area-promises = Parole
area-spied = Vues en main

## Unités

unit-cost = { $cost } or, { $class }.
unit-strengths = Càc { $cac }, défense { $defence }, armure { $armour }, moral { $morale }, mouvement { $movement }.
unit-shoots = Tire à { $range } cases avec un tir de { $tir }.
unit-brace = +{ $brace } en défense contre une charge de front.

## Scènes

scenes-label = Ce que montre le plateau
scene-map = Carte
scene-battle = Bataille
scene-diplomacy = Diplomatie
scene-election = Votes
scene-recruit = Recrutement
scene-choice = Choix
done-seal = Sceller
done-ready = Prêt
done-march = Plus de marche
done-orders = Fin de l’étape
done-peace = Ne rien déclarer
done-no-card = Pas de carte
done-no-assault = Pas d’assaut
amount-less = Moins : { $what }
amount-more = Plus : { $what }

## Diplomatie

diplomacy-title = Négociation
diplomacy-left = { $count ->
    [0] plus de proposition
    [one] encore 1 proposition
   *[other] encore { $count } propositions
}
relation-war = en guerre
relation-ally = allié
relation-truce = trêve jusqu’en { $until }
diplomacy-choose = Choisissez à qui écrire, ou scellez sans proposition.
deals-received = On vous propose
deal-writing = Vous écrivez : vu du seul destinataire
deals-own = Vos propositions : vues du seul destinataire
deal-from = { $who } propose
deal-to = À { $who }
deal-gives = { $who } donne { $gold } or
deal-alliance = une alliance
deal-truce = une trêve de { $count ->
    [one] 1 phase
   *[other] { $count } phases
}
deal-admits = { $who } accorde le passage dans cette phase
deal-treaty = la paix dans la guerre { $war }
deal-invitation = une invitation à la guerre { $war }
deal-compromise = { $who } devient Empereur
deal-cedes = { $province } change de main
deal-promise = { $who } promet : { $term }
vow-vote = de voter pour { $who }
vow-no-contest = de ne pas contester { $who }
vow-join = d’être du camp de { $who } dans la guerre { $war }
vow-pay = de payer { $gold } or avant la fin de la phase { $phase }
vow-no-entry = de ne pas entrer à { $province } jusqu’à la fin de la phase { $phase }
clauses-binding = Engage dès l’acceptation
clauses-promises = Promesses : rien n’oblige à les tenir
clause-give = donner
clause-ask = demander
clause-truce = trêve
clause-alliance = alliance
clause-admit = accorder le passage
clause-enter = demander le passage
clause-compromise = compromis
clause-cede = une province change de main
clause-promise-vote = promettre sa voix
clause-promise-no-contest = promettre de ne pas contester
clause-promise-join = promettre de rejoindre un camp
clause-promise-pay = promettre de payer
clause-promise-no-entry = promettre de ne pas entrer
promises-title = Promesses en cours : vous deux seuls les connaissez
wars-title = Guerres
war-named = { $war } : { $region }
war-turns = { $turns ->
    [0] premier tour
    [one] depuis 1 tour
   *[other] depuis { $turns } tours
}
war-camp = { $who } : { $score }

## Élection

election-title = Candidats
election-opened = Les bulletins sont ouverts
election-total = { $count } voix en tout : une par région entière
election-secret = Les bulletins sont scellés : on les ouvre ensemble.
ballot-words = Moi, { $who }, je donne { $count ->
    [one] ma voix
   *[other] mes { $count } voix
} à
ballot-empty = … choisissez un candidat
ballot-writing = écrit
ballot-sealed = scellé
vow-to = à { $who } : { $term }
election-claimant = prétendant
election-elected = élu
candidate-label = Candidat { $who }

## Recrutement

reserve-title = Réserve
reserve-help = Un clic achète une unité pour { $post }. Choisissez un autre lieu pour en changer.
reserve-left = reste { $count }
hire-label = Capitaine pour { $slot }
posts-title = Où elles vont

## Bataille

field-label = Champ de bataille
lane = Colonne { $column }
piece-about = { $who }, colonne { $column }, rang { $row }. Pertes { $losses } sur { $strength }. Moral { $nerve }.
piece-engaged = Elle est engagée.
piece-silenced = Elle ne peut pas tirer à présent.
side-about = Pertes { $lost } sur { $deployed } or. { $cards ->
    [one] 1 carte peut
   *[other] { $cards } cartes peuvent
} encore être jouées.
round-about = Manche { $round } sur { $rounds } ; puis la nuit tombe.
deployed-ready = a fini de se déployer.
deployed-hidden = se déploie à l’abri des regards.
camp-label = Encore à placer
camp-help = Choisissez une unité, puis une colonne, l’avant d’abord ; ou pressez 1 à 5.
orders-label = Ordres restants
orders-moves = mouvements
orders-shots = tirs
orders-assaults = assauts
orders-help = Choisissez une unité qui brille : ce qu’elle peut faire paraît ici, avec ses chances.
orders-wait = D’autres donnent leurs ordres.
odds-label = Ce qui peut être ordonné
odds-launch = Elle attaque si le moral tient : dé + { $added } ({ $faces } sur 6)
odds-sure = Sans dé : c’est un succès.
odds-strike = Dé { $attack } contre dé { $defence }
odds-breaks = Touchée, elle teste dé + { $added } et cède { $faces } fois sur 6
gate-launch = Élan
gate-strike = Choc
gate-breaks = Ils cèdent
gate-launch-about = Le moral tient : dé { $added }
gate-breaks-about = Touchés, ils échouent : dé { $added }
ordered-planned = Prévu : les dés tombent quand vous confirmez
ordered-waits = Ordonné : une carte peut encore être jouée
bearing-side = côté
bearing-flank = flanc
bearing-rear = arrière
fate-of-breaks = cède
fate-of-hit = touchée, tient
fate-of-nothing = rien
fate-of-loss = perte pour vous
fate-of-refuses = n’attaque pas
aim-nothing = Tirer là où il n’y a personne
morale-holds = le moral tient
morale-fails = le moral cède

## En phrases

say-phase = Phase { $phase } sur { $phases }. { $first } commence. Empereur : { $emperor }.
say-event = Événement : { $event }.
say-player = { $who }, { $nation } : { $prestige } prestige, { $gold } or, { $votes } voix, { $cards } cartes.
say-king = Roi { $king }, { $age } jetons d’âge.
say-army = Armée { $army }, { $place } : { $size } unités. { $units }
say-hand = En main : { $list }.
say-war = { $war } : { $camps } ; depuis { $turns } tours.
say-against = contre
say-region = { $region } : { $who }. { $provinces }.
say-battle = Bataille, manche { $round } sur { $rounds }, { $step }.
say-side = { $who } : pertes { $lost } sur { $deployed } or. { $units }

## Galerie

gallery-data = Valeurs
gallery-nations = Royaumes
gallery-provinces = Provinces
gallery-units = Unités
gallery-people = Personnages
gallery-intrigue = Cartes d’intrigue
gallery-tactics = Cartes tactiques
gallery-events = Événements
gallery-ideologies = Idéologies
gallery-politics = Cartes de politique
