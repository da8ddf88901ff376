# Ce que seul le plateau dessiné de Rise & Fall doit dire.

of-civ = { $what } ({ $who })
hex-label = { $hex }, { $terrain }
hex-beyond = { $hex }, rien encore à cet endroit
hex-holds = { $ground } : { $list }
region-about = Région { $terrain } de { $size } { $size ->
    [one] case
   *[other] cases
}, valeur { $points } { $points ->
    [one] point
   *[other] points
}.
region-master = Dominée par { $who } ({ $list }).
region-tied = Personne ne la domine ({ $list }).
region-nobody = Personne ne s’y trouve.
count-gold = { $count } or
count-wood = { $count } Bois
count-stone = { $count } Pierre
price-free = gratuit
npc-level = { $npc }, niveau { $level }

world-label = Le Monde
map-names = Coordonnées des cases

state-hand = en main
state-chosen = choisie
state-played = en jeu
state-discard = défausse
state-reserve = réserve
state-decline = déclin
card-label = Carte { $card }, { $state } : { $count } pièces sur { $most } dans le Monde, { $points } { $points ->
    [one] point
   *[other] points
}
ability-priced = { $deed } ({ $price })
ability-gains = { $deed } (+{ $gold } or)
ability-taxes = lever des taxes : { $plain } or en Plaine, { $forest } en Forêt, { $mountain } en Montagne
ability-sail = naviguer vers toute case vide de sa Mer
ability-per-city = { $deed } : { $gold } or par Ville sur la côte de sa Mer
ability-convert = convertir une unité adjacente : { $list } or
ability-per-piece = { $deed } : { $gold } or par pièce adjacente à vous
ability-range = { $deed } de { $steps } pas au plus
ability-trade = commercer : { $opposing } or par Ville adverse voisine, { $own } par Ville à vous

line-move = Avancer de { $steps }
line-produce = Produire 1 ici
line-free = { $what }, gratuit
line-taxes = Taxes
line-sail = Voguer sur sa Mer
line-trade = Commerce/Ville
line-convert = Conv. { $what }
line-tithe = Dîme par pièce
line-trade-opposing = Ville adverse
line-trade-own = Ville à vous
line-sell = Vendre 1 bien
group-play = en jeu
group-play-about = La carte de la manche ; chaque pièce de ce type peut agir une fois.
group-hand = main
group-hand-about = Les cartes parmi lesquelles choisir aux prochaines manches.
group-discard = défausse
group-discard-about = Jouées avant ; elles reviennent en main quand celle-ci est vide.
group-decline = déclin
group-decline-about = Perdues pour les actions et les points tant qu’elles ne sont pas rachetées.
group-card = { $card } ({ $count } dans le Monde)
face-down = une face cachée
trophy-free-short = libre
trophies-end = { $won } { $won ->
    [one] trophée pris
   *[other] trophées pris
} ; à { $most }, la partie finit
map-values = Valeurs des Régions (V)
price-now = Une carte en déclin coûte { $gold } or.

hand-label = Cartes de { $who }
goods-label = { $gold } or, { $wood } Bois, { $stone } Pierre
draft-label = Cartes Guilde au choix
draft-kept = gardée
tile-in-hand = { $tile } ({ $count } en main)
rotate = Tourner
rotate-key = Tourner la tuile ([ et ])

phases-label = Manche
round = Manche { $round }
step-select = Cartes
step-actions = Actions
step-decline = Déclin
step-buyback = Rachat
step-recycle = Recyclage
step-end = Fin
step-select-about = Chacun choisit en secret une carte de sa main ; toutes sont retournées ensemble.
step-actions-about = À son tour, chacun agit avec les pièces du type de sa carte.
step-decline-about = Quand un trophée a été gagné, chacun met des cartes en déclin.
step-buyback-about = On peut racheter une carte en déclin.
step-recycle-about = Qui n’a plus de main reprend sa défausse.
step-end-about = Quand assez de trophées sont gagnés, la partie finit.
npc-deck-word = pioche
npc-discard = Visibles : { $list }.
trophies-to-end = { $won } trophées gagnés sur les { $most } qui terminent la partie.
bank = Banque
waiting = On attend { $list }.
reveal-cards = Toutes les cartes se retournent
reveal-declined = En déclin
reveal-count = { $count } { $count ->
    [one] va agir
   *[other] vont agir
}
reveal-order = { $first } commence, puis { $rest }.
reveal-on = une touche pour continuer
trophies-label = Trophées
trophy-label = Trophée { $name }, { $points } { $points ->
    [one] point
   *[other] points
}.
trophy-free = Encore à gagner.
trophy-held = Il est à { $who }.
trophy-imposed = Les joueurs doivent le gagner.
prices-about = Prix d’une carte en déclin, selon les trophées gagnés
tales-label = Récits
tales-count = Récits ({ $count })
tales-threshold = Événement Fantastique quand { $count } joueurs recyclent dans une manche
first-player = Premier joueur
first-player-about = Agit d’abord en phase B ; le jeton avance quand quelqu’un recycle.
civ-extinct = éteinte

sheet-label = Feuille de score
sheet-now = Si la partie finissait maintenant
sheet-over = Le score final
sheet-domain = Domaine
sheet-total = Total
close = Fermer

objective-label = Objectif
objective-level = niveau { $level }, difficulté { $difficulty }
objective-imposed = Les joueurs doivent gagner : { $list }
objective-lost = Les joueurs ont perdu.
objective-hardcore = Hardcore : une défaite coûte de la renommée.
ending-taken = { $npc } a pris un trophée que les joueurs devaient gagner : { $list }.
ending-missing = Un trophée que les joueurs devaient gagner manque : { $list }.
ending-points = { $npc } : { $points } { $points ->
    [one] point
   *[other] points
}
npc-deck = { $npc } : { $deck } { $deck ->
    [one] carte
   *[other] cartes
  } dans la pioche
npc-card-label = Carte de la civilisation qui agit
npc-card = { $npc } : { $card }, niveau { $level }
npc-cards-label = Cartes de cette manche
npc-pieces-label = Pièces ayant agi avec cette carte
npc-line-taken = Suivie.
npc-line-failed = Non suivie : « { $test } » n’est pas rempli.
npc-line-impossible = Non suivie : rien à quoi l’appliquer.
npc-idle = Aucune ligne n’était possible : la pièce ne fait rien.
npc-smiley = Dé Smiley : { $list }
npc-priority = de préférence : { $list }
npc-or = {" "}ou{" "}
npc-exactly = exactement { $count }
npc-at-least = au moins { $count }
npc-less = moins de { $count }
npc-test-controls = { $piece } : { $bound } dans le Monde
npc-test-friendly = { $piece } à lui à côté : { $bound }
npc-test-player = { $piece } de joueurs à côté : { $bound }
npc-test-on = sur { $terrain }
npc-test-coastal = sur la côte
npc-test-inland = hors de la côte
npc-test-has = { $resource } : { $bound }
npc-test-gold = or : { $bound }
npc-test-ships = Navires de joueurs dans sa Mer : { $bound }
npc-test-coast = { $piece } de joueurs sur { $terrain } au bord de sa Mer : { $bound }
npc-near = à côté de { $what }
npc-of-player = { $piece } d’un joueur
npc-of-friendly = { $piece } à lui
npc-of-any = { $piece } de quiconque
npc-to-region = la plus grande Région de { $terrain } qu’il ne domine pas
npc-any-hex = toute case
npc-coastal = sur la côte
npc-inland = dans les terres
npc-largest = dans la plus grande Région
npc-act-sail = navigue vers : { $list }
npc-act-move = avance de { $range } au plus vers : { $list }
npc-act-build = construit { $piece } ({ $price })
npc-act-produce = produit { $amount }
npc-act-taxes = lève des taxes : { $plain } en Plaine, { $forest } en Forêt, { $mountain } en Montagne, { $glacier } sur Glacier
npc-act-tithe = lève { $each } or par pièce à lui à côté
npc-act-ship-trade = commerce pour { $each } or par Ville de la côte
npc-act-merchant-trade = commerce pour { $opposing } or par Ville adverse, { $own } par Ville à lui
npc-act-grow = place { $piece } à côté, sur { $terrain } ({ $price })
npc-act-convert = convertit { $list }
npc-act-educate = instruit { $list }
npc-act-transform = devient { $piece } ({ $price })
npc-act-sell = vend une ressource pour { $gold } or
npc-act-attack = attaque { $list }
npc-act-steal = vole { $amount } au propriétaire de { $piece }

say-who = { $civ } ({ $person })
say-npc = { $civ } ({ $npc })
say-over = La partie est finie : { $list }.
say-result = { $who } { $points } { $points ->
    [one] point
   *[other] points
}
say-round = Manche { $round }, { $phase }.
say-before = { $phase }.
say-laying = À poser : { $what } ; encore { $left } de cette couche.
say-trophy = { $trophy } : { $who }
say-trophies = Trophées : { $list }.
say-price = Une carte en déclin coûte { $gold } or.
say-tales = Récits : { $list }.
say-objective = Objectif : { $objective } ; trophées que les joueurs doivent gagner : { $imposed }.
say-none = aucun
say-extinct = { $who } est éteinte.
say-civ = { $who } : { $points } { $points ->
    [one] point
   *[other] points
} si la partie finissait maintenant, { $gold } or, { $wood } Bois, { $stone } Pierre.
say-pieces = Dans le Monde : { $list }.
say-cards = Cartes : { $list }.
say-guilds = Guildes : { $list }.
say-region = { $terrain } de { $size } pour { $points }
say-regions = Domine : { $list }.

gallery-terrain = Terrains
gallery-pieces = Pièces
gallery-cards = Cartes
gallery-tiles = Tuiles
gallery-trophies = Trophées et prix
gallery-guilds = Guildes
gallery-tales = Récits
gallery-npcs = Civilisations non-joueuses
gallery-npc-cards = Leurs cartes
gallery-objectives = Objectifs
gallery-worlds = Mondes
gallery-data = Chiffres
gallery-level = hauteur { $level }, { $points } { $points ->
    [one] point
   *[other] points
} par case
gallery-count = { $count } pièces, ensemble { $points } { $points ->
    [one] point
   *[other] points
}
gallery-orientations = { $count } { $count ->
    [one] orientation
   *[other] orientations
}
gallery-price = { $trophies } trophées gagnés : { $gold } or
gallery-solo = Pas pour les parties en solitaire et en coopération.
gallery-objective-level = Niveau { $level } : finit avec { $trophies } trophées, { $list } à gagner.
gallery-world-for = pour { $count } civilisations
