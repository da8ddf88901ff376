# Rise & Fall en français.
#
# Les civilisations portent le nom de leur couleur. `piece-…` est une pièce ou sa carte, `the-…` a l’article.

unknown = quelque chose d’inconnu

## Noms

civ-0 = Rouge
civ-1 = Jaune
civ-2 = Vert
civ-3 = Bleu
civ-4 = Violet
civ-5 = Orange
civ-6 = Noir
civ-7 = Blanc

piece-nomad = Nomade
piece-city = Ville
piece-ship = Navire
piece-temple = Temple
piece-mountaineer = Montagnard
piece-merchant = Marchand
the-nomad = le Nomade
the-city = la Ville
the-ship = le Navire
the-temple = le Temple
the-mountaineer = le Montagnard
the-merchant = le Marchand

terrain-sea = Mer
terrain-plain = Plaine
terrain-forest = Forêt
terrain-mountain = Montagne
terrain-glacier = Glacier
tile-sea-start = tuile Mer de départ
tile-sea = tuile Mer
tile-plain = tuile Plaine
tile-forest = tuile Forêt
tile-mountain = tuile Montagne
tile-glacier = tuile Glacier
resource-wood = Bois
resource-stone = Pierre

guild-alchemists = Alchimistes
guild-aquanauts = Aquanautes
guild-archivists = Archivistes
guild-capitalists = Capitalistes
guild-collectors = Accumulateurs
guild-corsairs = Corsaires
guild-doppelgangers = Doppelgängers
guild-lumberjacks = Bûcherons
guild-machinists = Machinistes
guild-master-jewelers = Maîtres Joailliers
guild-druids = Druides
guild-mercenaries = Mercenaires
guild-farmers = Fermiers
guild-miners = Mineurs
guild-northerners = Nordiques
guild-psy-monks = Moines-Psy
guild-scholars = Universitaires
guild-travelers = Voyageurs
guild-shadow-cult = Secte de l’Ombre
guild-snowmen = Hommes des Neiges
guild-thieves-guild = Guilde des Voleurs
guild-sentinels = Sentinelles
guild-trophy-hunters = Chasseurs de Trophées
guild-winged = Ailés

guild-alchemists-effect = Les Nomades peuvent échanger avec la banque 1 Bois contre 1 Pierre, ou l’inverse.
guild-aquanauts-effect = Les Nomades peuvent aller en Mer et y rester : jusqu’à 3 pas en Mer.
guild-archivists-effect = Les cartes se rachètent à moitié prix, arrondi au supérieur.
guild-capitalists-effect = En fin de partie, 25 points pour qui a strictement le plus d’or.
guild-collectors-effect = Jusqu’à 10 Bois et 10 Pierres ; en fin de partie, 2 points pour chacun.
guild-corsairs-effect = Un Navire peut prendre 2 pièces d’or par Navire adverse de sa région de Mer, à son propriétaire.
guild-doppelgangers-effect = En phase E, échanger cette carte contre une guilde d’un autre joueur pour 10 pièces d’or.
guild-lumberjacks-effect = Les Nomades peuvent produire 2 Bois en Forêt.
guild-machinists-effect = Les Navires peuvent aller sur toute case de Mer libre du Monde.
guild-master-jewelers-effect = Les Nomades et les Montagnards en Montagne peuvent gagner 3 pièces d’or.
guild-druids-effect = Les Nomades peuvent construire des Temples en Forêt ; les Forêts dominées comptent double.
guild-mercenaries-effect = Un Nomade peut retirer une unité adverse adjacente pour 5 pièces d’or.
guild-farmers-effect = Les Plaines dominées valent 3 points par case.
guild-miners-effect = Les Nomades peuvent produire 2 Pierres en Montagne.
guild-northerners-effect = Les Nomades peuvent aller sur les Glaciers et bâtir des Villes en Montagne.
guild-psy-monks-effect = Les Temples convertissent jusqu’à une distance de 2.
guild-scholars-effect = L’éducation porte à 2 cases ; en fin de partie, les Marchands ou les Montagnards comptent double.
guild-travelers-effect = Les Nomades peuvent faire 2 pas ; Villes et Temples peuvent redevenir des Nomades ; en fin de partie, les Nomades comptent double.
guild-shadow-cult-effect = Les Temples convertissent les Villes adjacentes pour 10 pièces d’or ; vos pièces ne peuvent pas être converties.
guild-snowmen-effect = Les Montagnards bâtissent gratuitement des Villes sur les Glaciers ; elles ne rapportent pas de taxes.
guild-thieves-guild-effect = Un Nomade à côté d’une Ville adverse peut voler une ressource à son propriétaire.
guild-sentinels-effect = Les pièces adverses ne peuvent ni entrer sur vos cases occupées ni les traverser.
guild-trophy-hunters-effect = En fin de partie, un trophée compte double.
guild-winged-effect = Les Nomades peuvent faire 2 pas par-dessus tout.

world-twin-shores = Les Deux Rivages
world-broken-crescent = Le Croissant brisé
world-heart-of-ice = Cœur de glace
world-scattered-isles = Les Îles éparses
world-long-spine = La Longue Échine
world-three-horns = Les Trois Cornes
world-inner-sea = La Mer intérieure
world-emerald-belt = La Ceinture d’émeraude
world-frozen-crown = La Couronne gelée
world-windward-archipelago = L’Archipel au vent
world-pangaea = La Pangée
world-four-quarters = Les Quatre Quartiers
world-great-ring = Le Grand Anneau
world-northern-fjords = Les Fjords du Nord
world-shattered-realm = Le Royaume brisé
world-crossroads = La Croisée des chemins
world-fifth-throne = Le Cinquième Trône
world-six-banners = Les Six Bannières
world-seven-seas = Les Sept Mers
world-vast-world = Le Vaste Monde

phase-guilds = choix des guildes
phase-world = création du Monde
phase-deploy = déploiement
phase-select = A, choix des cartes
phase-actions = B, actions
phase-decline = C, déclin
phase-buy-back = D, rachat
phase-swap = E, échange de guildes
phase-over = fin

deed-move = mouvement
deed-produce = production
deed-build-city = construction d’une Ville
deed-build-temple = construction d’un Temple
deed-build-ship = construction d’un Navire
deed-found-city = construction d’une Ville à terre
deed-found-temple = construction d’un Temple à terre
deed-land-nomad = transformation en Nomade
deed-land-merchant = transformation en Marchand
deed-trade = commerce
deed-grow = croissance
deed-educate-merchant = éducation d’un Marchand
deed-educate-mountaineer = éducation d’un Montagnard
deed-taxes = taxes
deed-convert = conversion
deed-tithe = dîme
deed-buy-wood = achat de Bois
deed-buy-stone = achat de Pierre
deed-sell-wood = vente de Bois
deed-sell-stone = vente de Pierre
deed-wood-for-stone = échange de Bois contre Pierre
deed-stone-for-wood = échange de Pierre contre Bois
deed-piracy = piraterie
deed-produce-two = double production
deed-prospect = prospection
deed-attack = attaque
deed-abandon = abandon
deed-convert-city = conversion d’une Ville
deed-steal-wood = vol de Bois
deed-steal-stone = vol de Pierre

## Mise en place

option-trophies = Trophées qui terminent la partie
option-world = Monde
option-world-card = carte Monde tirée au sort
option-world-built = créé par les joueurs
option-world-generated = engendré
option-world-twin-shores = Les Deux Rivages (2)
option-world-broken-crescent = Le Croissant brisé (2)
option-world-heart-of-ice = Cœur de glace (2)
option-world-scattered-isles = Les Îles éparses (2)
option-world-long-spine = La Longue Échine (2)
option-world-three-horns = Les Trois Cornes (3)
option-world-inner-sea = La Mer intérieure (3)
option-world-emerald-belt = La Ceinture d’émeraude (3)
option-world-frozen-crown = La Couronne gelée (3)
option-world-windward-archipelago = L’Archipel au vent (3)
option-world-pangaea = La Pangée (4)
option-world-four-quarters = Les Quatre Quartiers (4)
option-world-great-ring = Le Grand Anneau (4)
option-world-northern-fjords = Les Fjords du Nord (4)
option-world-shattered-realm = Le Royaume brisé (4)
option-world-crossroads = La Croisée des chemins (4)
option-world-fifth-throne = Le Cinquième Trône (5)
option-world-six-banners = Les Six Bannières (6)
option-world-seven-seas = Les Sept Mers (7)
option-world-vast-world = Le Vaste Monde (8)
option-world_seed = Graine d’un Monde engendré
option-guilds = Guildes
option-handicap = Expérience par siège
option-handicap-regular = habitué
option-handicap-novice = novice
option-handicap-experienced = expérimenté
option-handicap-very-experienced = très expérimenté
option-countdown = Les retardataires peuvent être pressés

refused-seats = Rise & Fall se joue de 2 à 8, pas à { $seats }.
refused-trophies = La partie se termine à 4, 5 ou 6 trophées, pas à { $trophies }.
refused-trophies-many = À partir de cinq joueurs, la partie se termine toujours à 6 trophées.
refused-handicap-guilds = Le handicap porte sur les guildes : jouez avec les guildes pour l’utiliser.
refused-handicap = Le handicap demande un niveau pour chacun des { $seats } joueurs.
refused-world-seed = Seul un Monde engendré a une graine.
refused-world = Aucun Monde ne s’appelle { $world }.
refused-world-seats = { $world } est un Monde pour { $civilizations } civilisations, pas pour { $seats }.
refused-world-broken = Ce Monde ne peut pas être posé.

## Questions

question-keep-guild = Gardez une de vos cartes Guilde.
question-pass-guild = Placez une de vos cartes Guilde devant votre voisin de gauche.
question-place-tile = Posez une { $tile } ({ $count } en main).
question-turn-tile = Orientez la { $tile } en { $hex }.
question-lift-tile = Plus de place pour une { $tile } : soulevez-en { $count ->
    [one] une
   *[other] { $count }
}.
question-deploy = Placez une de vos premières pièces.
question-choose-card = Choisissez une carte, face cachée.
question-act = Quelle pièce agit, avec la carte { $card } ?
question-aim = Quelle case ? ({ $piece } en { $hex } : { $deed })
question-decline = Mettez { $count ->
    [one] une carte
   *[other] { $count } cartes
} en déclin, face cachée.
question-buy-back = Racheter une carte pour { $gold } pièces d’or ?
question-must-buy-back = Vous n’avez plus de carte active : rachetez-en une pour { $gold } pièces d’or.
question-swap-guild = Échanger les Doppelgängers contre la guilde d’un autre joueur pour 10 pièces d’or ?

## Coups

move-unknown = un coup inconnu
move-keep = Garder : { $guild }
move-pass-on = Passer à gauche : { $guild }
move-anchor = Poser la tuile en { $hex }
move-turn = La tourner de { $degrees }°
move-lift = Soulever la tuile en { $hex }
move-deploy = Placer { $piece } en { $hex }
move-choose = Jouer { $card }
move-hurry = Laisser le sort choisir pour le retardataire
move-aim = En { $hex }
move-end-turn = Terminer le tour
move-decline = { $card } en déclin
move-buy-back = Racheter { $card } pour { $gold } pièces d’or
move-no-buy-back = Ne rien racheter
move-swap = Échanger avec { $civ } : { $guild }
move-no-swap = Garder les Doppelgängers

cost = { $gold ->
    [0] { $wood ->
        [0] { $stone ->
            [0] gratuit
            [one] 1 Pierre
           *[other] { $stone } Pierres
        }
       *[other] { $stone ->
            [0] { $wood } Bois
           *[other] { $wood } Bois, { $stone } Pierre
        }
    }
    [1] 1 pièce d’or
   *[other] { $gold } pièces d’or
}

move-move = Déplacer { $piece } depuis { $hex }
move-produce = Produire 1 { $resource } en { $hex }
move-build-city = Construire une Ville en { $hex } ({ cost })
move-build-temple = Construire un Temple en { $hex } ({ cost })
move-build-ship = Construire un Navire depuis { $hex } ({ cost })
move-found-city = Construire une Ville à terre depuis { $hex } ({ cost })
move-found-temple = Construire un Temple à terre depuis { $hex } ({ cost })
move-land-nomad = Transformer le Navire en { $hex } en Nomade ({ cost })
move-land-merchant = Transformer le Navire en { $hex } en Marchand ({ cost })
move-trade = Commercer avec { $piece } en { $hex } (+{ $gold } or)
move-grow = Placer un Nomade à côté de { $hex }
move-educate-merchant = Éduquer un Marchand depuis { $hex } ({ cost })
move-educate-mountaineer = Éduquer un Montagnard depuis { $hex } ({ cost })
move-taxes = Lever des taxes en { $hex } (+{ $gold } or)
move-convert = Convertir une unité depuis { $hex }
move-tithe = Lever la dîme en { $hex } (+{ $gold } or)
move-buy-wood = Acheter 1 Bois pour { $gold } pièces d’or
move-buy-stone = Acheter 1 Pierre pour { $gold } pièces d’or
move-sell-wood = Vendre 1 Bois pour { $gold } pièces d’or
move-sell-stone = Vendre 1 Pierre pour { $gold } pièces d’or
move-wood-for-stone = Échanger 1 Bois contre 1 Pierre
move-stone-for-wood = Échanger 1 Pierre contre 1 Bois
move-piracy = Piraterie depuis { $hex } (+{ $gold } or)
move-produce-two = Produire 2 { $resource } en { $hex }
move-prospect = Prospecter en { $hex } (+{ $gold } or)
move-attack = Attaquer une unité depuis { $hex } ({ cost })
move-abandon = Abandonner { $piece } en { $hex } pour un Nomade
move-convert-city = Convertir une Ville depuis { $hex } ({ cost })
move-steal-wood = Voler 1 Bois depuis { $hex }
move-steal-stone = Voler 1 Pierre depuis { $hex }

## Événements

event-dealt = { $civ } reçoit trois cartes Guilde.
event-dealt-you = { $civ } reçoit { $one }, { $two } et { $three }.
event-kept = { $civ } garde une carte Guilde.
event-kept-you = { $civ } garde { $guild }.
event-passed-on = { $civ } passe une carte Guilde à gauche.
event-passed-on-you = { $civ } passe { $guild } à gauche.
event-guild-revealed = { $civ } a la guilde { $guild }.
event-builder = { $civ } pose la première tuile.
event-tile-laid = { $civ } pose une { $tile } en { $hex }.
event-tile-lifted = { $civ } soulève la { $tile } en { $hex }.
event-tile-removed = Plus de place pour une { $tile } : elle sort de la partie.
event-world-ready = Le Monde est prêt.
event-first-player = { $civ } est premier joueur.
event-deployed = { $civ } place { $piece } en { $hex }.
event-round = Manche { $round }.
event-chosen = { $civ } a choisi une carte.
event-chosen-you = { $civ } choisit { $card }.
event-hurried = { $civ } tarde : le sort choisit.
event-revealed = { $civ } joue { $card }.
event-skipped = { $civ } n’a plus de pièce pour la carte { $card }.
event-did-move = { $civ } : { $piece } va de { $from } à { $hex }.
event-did-produce = { $civ } : { $piece } en { $from } produit 1 { $resource }.
event-did-build-city = { $civ } : { $piece } en { $from } construit une Ville.
event-did-build-temple = { $civ } : { $piece } en { $from } construit un Temple.
event-did-build-ship = { $civ } : { $piece } en { $from } construit un Navire en { $hex }.
event-did-found-city = { $civ } : { $piece } en { $from } construit une Ville en { $hex }.
event-did-found-temple = { $civ } : { $piece } en { $from } construit un Temple en { $hex }.
event-did-land-nomad = { $civ } : { $piece } en { $from } devient un Nomade en { $hex }.
event-did-land-merchant = { $civ } : { $piece } en { $from } devient un Marchand en { $hex }.
event-did-trade = { $civ } : { $piece } en { $from } commerce et gagne { $gold } pièces d’or.
event-did-grow = { $civ } : { $piece } en { $from } place un Nomade en { $hex }.
event-did-educate-merchant = { $civ } : le Nomade en { $hex } devient un Marchand.
event-did-educate-mountaineer = { $civ } : le Nomade en { $hex } devient un Montagnard.
event-did-taxes = { $civ } : { $piece } en { $from } lève { $gold } pièces d’or de taxes.
event-did-convert = { $civ } : { $piece } en { $from } convertit une unité de { $victim } en { $hex } pour { $gold } pièces d’or.
event-did-tithe = { $civ } : { $piece } en { $from } lève une dîme de { $gold } pièces d’or.
event-did-buy-wood = { $civ } achète 1 Bois pour { $gold } pièces d’or.
event-did-buy-stone = { $civ } achète 1 Pierre pour { $gold } pièces d’or.
event-did-sell-wood = { $civ } vend 1 Bois pour { $gold } pièces d’or.
event-did-sell-stone = { $civ } vend 1 Pierre pour { $gold } pièces d’or.
event-did-wood-for-stone = { $civ } échange 1 Bois contre 1 Pierre.
event-did-stone-for-wood = { $civ } échange 1 Pierre contre 1 Bois.
event-did-piracy = { $civ } : { $piece } en { $from } prend { $gold } pièces d’or par piraterie.
event-did-produce-two = { $civ } : { $piece } en { $from } produit 2 { $resource }.
event-did-prospect = { $civ } : { $piece } en { $from } trouve { $gold } pièces d’or.
event-did-attack = { $civ } : { $piece } en { $from } retire une unité de { $victim } en { $hex } pour { $gold } pièces d’or.
event-did-abandon = { $civ } abandonne { $piece } en { $from } : un Nomade prend sa place.
event-did-convert-city = { $civ } : { $piece } en { $from } convertit la Ville de { $victim } en { $hex } pour { $gold } pièces d’or.
event-did-steal-wood = { $civ } vole 1 Bois à { $victim }.
event-did-steal-stone = { $civ } vole 1 Pierre à { $victim }.
event-bank-empty = La banque ne peut pas payer à { $civ } les dernières pièces d’or ({ $gold }).
event-plundered = { $civ } paie { $gold } pièces d’or à { $by }.
event-turn-ended = { $civ } termine son tour.
event-trophy = { $civ } remporte le trophée { $piece } !
event-card-gained = { $civ } prend la carte { $card } en main.
event-card-lost = { $civ } perd la carte { $card }, qui va en réserve.
event-giving = { $civ } a choisi une carte pour le déclin.
event-giving-you = { $civ } choisit { $card } pour le déclin.
event-declined = { $civ } met { $card } en déclin.
event-bought-back = { $civ } rachète { $card } pour { $gold } pièces d’or.
event-bought-back-reserve = { $civ } rachète { $card } pour { $gold } pièces d’or ; elle va en réserve.
event-extinct = { $civ } s’éteint.
event-swapped = { $civ } échange les Doppelgängers contre { $guild } de { $other }.
event-lost = { $civ } perd { $piece } en { $hex }.
event-returned = { $civ } rend { $wood } Bois et { $stone } Pierre à la banque.
event-recycled = { $civ } reprend sa défausse.
event-token-moved = { $civ } devient premier joueur.
event-standstill = Aucun Trophée depuis { $rounds } manches : la partie se termine.
event-ended = La partie est terminée.

## Refus

refused-move = Les règles ne le permettent pas maintenant.
refused-first-keep-guild = Choisissez d’abord la carte Guilde que vous gardez.
refused-first-pass-guild = Choisissez d’abord la carte Guilde que vous passez.
refused-first-place-tile = Posez d’abord la tuile que vous avez en main.
refused-first-turn-tile = Orientez d’abord la tuile posée.
refused-first-lift-tile = Soulevez d’abord une tuile pour faire de la place.
refused-first-deploy = Placez d’abord une de vos premières pièces.
refused-first-choose-card = Choisissez d’abord une carte.
refused-first-act = C’est le moment de faire agir vos pièces.
refused-first-aim = Dites d’abord quelle case la pièce vise.
refused-first-decline = Choisissez d’abord une carte pour le déclin.
refused-first-buy-back = Décidez d’abord si vous rachetez une carte.
refused-first-must-buy-back = Rachetez d’abord une carte : vous n’en avez plus d’active.
refused-first-swap-guild = Décidez d’abord du sort des Doppelgängers.
refused-hurry-now = On ne peut presser les joueurs que pendant le choix des cartes.
refused-hurry-option = À cette table, on ne presse personne.
refused-hurry-early = Il faut que { $needed } joueurs au moins aient choisi pour presser les autres.
refused-guild-kept = Vous gardez déjà { $guild }.
refused-guild-not-dealt = Vous n’avez pas reçu { $guild }.
refused-turn = La { $tile } n’a que { $turns } orientations.
refused-tile-far = { $hex } est trop loin pour une { $tile }.
refused-tile-on-tiles = Une { $tile } en { $hex } reposerait sur d’autres tuiles Mer.
refused-tile-touches = Une { $tile } en { $hex } ne toucherait pas deux tuiles Mer.
refused-tile-encloses = Une { $tile } en { $hex } enfermerait un trou.
refused-tile-ground = Une { $tile } en { $hex } ne reposerait pas entièrement sur le terrain { $ground }.
refused-tile-room = Une { $tile } en { $hex } ne laisserait plus de place aux tuiles en main.
refused-lift-useless = Soulever la { $tile } en { $hex } ne fait pas de place avec le moins de tuiles possible.
refused-lift-nothing = Aucune { $tile } n’est ancrée en { $hex }.
refused-deploy-piece = { $piece } ne fait pas partie des pièces qu’il vous reste à placer.
refused-deploy-terrain = { $piece } ne peut pas commencer en { $hex } : c’est { $terrain }.
refused-void = { $hex } ne fait pas partie du Monde.
refused-occupied = { $hex } n’est pas libre.
refused-card-discard = { $card } est dans votre défausse.
refused-card-decline = { $card } est en déclin.
refused-card-reserve = { $card } est dans votre réserve.
refused-card-inactive = { $card } n’est pas une de vos cartes actives, ou est déjà choisie.
refused-not-your-piece = Vous n’avez pas de { $piece } en { $hex }.
refused-acted = { $piece } en { $hex } a déjà agi, ou vient d’arriver ce tour-ci.
refused-must-buy = Sans carte active, vous devez en racheter une.
refused-not-declined = { $card } n’est pas en déclin.
refused-buy-useless = { $card } ne deviendrait pas active : vous n’avez pas de telle pièce, ou pas assez d’or.
refused-swap-with = Échangez avec un autre joueur encore en jeu.
refused-swap-guild = Ce joueur n’a pas la guilde { $guild }.
refused-deed = { $piece } ne peut pas faire cela : { $deed }.
refused-guild = Seule la guilde { $guild } le permet.
refused-terrain = Impossible sur ce terrain ({ $terrain }) : { $deed }.
refused-target-terrain = { $hex } est un terrain { $terrain }.
refused-not-adjacent = { $hex } n’est pas assez proche.
refused-cliff = Une falaise sépare de { $hex }.
refused-reach = { $hex } est hors de portée.
refused-no-pupil = Vous n’avez pas de Nomade en { $hex }.
refused-presence = La pièce ne pourrait pas rester en { $hex } sous votre contrôle.
refused-no-unit = Il n’y a pas d’unité en { $hex }.
refused-own-unit = L’unité en { $hex } est à vous.
refused-immune = L’unité en { $hex } ne peut pas être convertie.
refused-no-city = Il n’y a pas de Ville en { $hex }.
refused-own-city = La Ville en { $hex } est à vous.
refused-robbed = La Ville en { $hex } a déjà été volée ce tour-ci.
refused-nothing-to-steal = Le propriétaire de { $hex } n’a pas de { $resource }.
refused-no-income = Cela ne rapporterait rien.
refused-cap = Vous pouvez détenir au plus { $cap } { $resource }.
refused-bank-token = La banque n’a pas assez de { $resource }.
refused-reserve = Vous n’avez plus de { $piece } en réserve.
refused-cost = Vous ne pouvez pas payer : { cost }.
refused-no-target = Il n’y a rien à viser.

## Scores et avoirs

score-economy = Économie
score-trophies = Trophées
score-development = Développement
score-territory = Territoire
score-guilds = Guildes
score-extinct = Éteint
holding-points = points
holding-gold = or
holding-wood = Bois
holding-stone = Pierre

## La table en lettres

draw-head = Manche { $round }, { $phase }. Banque : { $gold } or, { $wood } Bois, { $stone } Pierre
draw-extinct = éteint
draw-goods = { $gold } or, { $wood } Bois, { $stone } Pierre ; { $points } points si tout s’arrêtait là
draw-cards = main : { $hand } ; défausse : { $discard } ; déclin : { $decline }
draw-guilds = guildes : { $guilds }
draw-trophies = Trophées (fin à { $needed } ; une carte coûte { $price } or) : { $trophies }
