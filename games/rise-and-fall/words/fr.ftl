# Rise & Fall en français.
#
# Les civilisations portent le nom de leur couleur. `piece-…` est une pièce ou sa carte.

unknown = quelque chose d’inconnu

## Noms

civ-0 = Rouge
    .noun = proper m
civ-1 = Jaune
    .noun = proper m
civ-2 = Vert
    .noun = proper m
civ-3 = Bleu
    .noun = proper m
civ-4 = Violet
    .noun = proper m
civ-5 = Orange
    .noun = proper m
civ-6 = Noir
    .noun = proper m
civ-7 = Blanc
    .noun = proper m

piece-nomad = Nomade
    .noun = m
piece-city = Ville
    .noun = f
piece-ship = Navire
    .noun = m
piece-temple = Temple
    .noun = m
piece-mountaineer = Montagnard
    .noun = m
piece-merchant = Marchand
    .noun = m

terrain-sea = Mer
    .noun = f
terrain-plain = Plaine
    .noun = f
terrain-forest = Forêt
    .noun = f
terrain-mountain = Montagne
    .noun = f
terrain-glacier = Glacier
    .noun = m
tile-sea-start = tuile Mer de départ
    .noun = f
tile-sea = tuile Mer
    .noun = f
tile-plain = tuile Plaine
    .noun = f
tile-forest = tuile Forêt
    .noun = f
tile-mountain = tuile Montagne
    .noun = f
tile-glacier = tuile Glacier
    .noun = f
resource-wood = Bois
    .noun = m
resource-stone = Pierre
    .noun = f

# Une case est nommée avec ce qu’elle est.
place = { $hex } ({ $terrain })
place-bridge = { $hex } (le Pont)
place-nowhere = { $hex }

goods-wood = { $amount } Bois
goods-stone = { $amount ->
    [one] { $amount } Pierre
   *[other] { $amount } Pierres
}
goods-both = { $wood } et { $stone }
list = { $first }, { $rest }
list-and = { $first } et { $rest }
list-nothing = aucun
the-guild = { $guild-the }
trophy-of = { $piece-the }
stones = { $stone ->
    [one] { $stone } Pierre
   *[other] { $stone } Pierres
}
coins = { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}
asked-alone = Le dé Smiley tranche.
asked-freely = Le choix est libre.
asked-together = Chacun propose en secret ; en cas de désaccord, le dé le plus haut décide.
verdict-ahead = tous les trophées imposés sont acquis, et aucun joueur n’a moins de points qu’une civilisation non-joueuse
verdict-ahead-alone = tous les trophées imposés sont acquis, avec plus de points que chaque civilisation non-joueuse
verdict-taken = une civilisation non-joueuse a pris un trophée imposé
verdict-taken-alone = une civilisation non-joueuse a pris un trophée imposé
verdict-extinct = la civilisation d’un joueur s’est éteinte
verdict-extinct-alone = la civilisation du joueur s’est éteinte
verdict-missing = il manque un trophée imposé
verdict-missing-alone = il manque un trophée imposé
verdict-behind = un joueur a moins de points qu’une civilisation non-joueuse
verdict-behind-alone = une civilisation non-joueuse a autant de points ou plus
used-guild = Guildes
used-card = Cartes jouées
used-trophy = Trophées
used-tale-trophy = Trophées des Récits
used-action = Actions
used-buy-back = Cartes rachetées
used-tale = Récits
used-npc = Civilisations non-joueuses
used-objective = Objectifs
used-world = Mondes
used-level = Niveaux d’expérience

guild-alchemists = Alchimistes
    .noun = mp
guild-aquanauts = Aquanautes
    .noun = mp
guild-archivists = Archivistes
    .noun = mp
guild-capitalists = Capitalistes
    .noun = mp
guild-collectors = Accumulateurs
    .noun = mp
guild-corsairs = Corsaires
    .noun = mp
guild-doppelgangers = Doppelgängers
    .noun = mp
guild-lumberjacks = Bûcherons
    .noun = mp
guild-machinists = Machinistes
    .noun = mp
guild-master-jewelers = Maîtres Joailliers
    .noun = mp
guild-druids = Druides
    .noun = mp
guild-mercenaries = Mercenaires
    .noun = mp
guild-farmers = Fermiers
    .noun = mp
guild-miners = Mineurs
    .noun = mp
guild-northerners = Nordiques
    .noun = mp
guild-psy-monks = Moines-Psy
    .noun = mp
guild-scholars = Universitaires
    .noun = mp
guild-travelers = Voyageurs
    .noun = mp
guild-shadow-cult = Secte de l’Ombre
    .noun = f
guild-snowmen = Hommes des Neiges
    .noun = mp
guild-thieves-guild = Guilde des Voleurs
    .noun = f
guild-sentinels = Sentinelles
    .noun = fp
guild-trophy-hunters = Chasseurs de Trophées
    .noun = mp
guild-winged = Ailés
    .noun = mp

guild-alchemists-effect = Les Nomades peuvent échanger avec la banque 1 Bois contre 1 Pierre, ou l’inverse.
guild-aquanauts-effect = Les Nomades peuvent aller en Mer et y rester : jusqu’à 3 pas en Mer.
guild-archivists-effect = Les cartes se rachètent à moitié prix, arrondi au supérieur.
guild-capitalists-effect = En fin de partie, 25 points pour qui a strictement le plus d’or.
guild-collectors-effect = Jusqu’à 10 Bois et 10 Pierres ; en fin de partie, 2 points pour chacun.
guild-corsairs-effect = Un Navire peut prendre 2 pièces d’or par Navire adverse de sa Région de Mer, à son propriétaire.
guild-doppelgangers-effect = En phase E, échanger cette carte contre une Guilde d’un autre joueur pour 10 pièces d’or.
guild-lumberjacks-effect = Les Nomades peuvent produire 2 Bois en Forêt.
guild-machinists-effect = Les Navires peuvent aller sur toute case de Mer libre du Monde.
guild-master-jewelers-effect = Les Nomades et les Montagnards en Montagne peuvent gagner 3 pièces d’or.
guild-druids-effect = Les Nomades peuvent construire des Temples en Forêt ; les Forêts dominées comptent double.
guild-mercenaries-effect = Un Nomade peut retirer une unité adverse adjacente pour 5 pièces d’or.
guild-farmers-effect = Les Plaines dominées valent 3 points par case.
guild-miners-effect = Les Nomades peuvent produire 2 Pierres en Montagne.
guild-northerners-effect = Les Nomades peuvent aller sur les Glaciers et bâtir des Villes en Montagne.
guild-psy-monks-effect = Les Temples convertissent jusqu’à une distance de 2.
guild-scholars-effect = L’éducation porte à 2 cases ; en fin de partie, les Marchands ou les Montagnards comptent double.
guild-travelers-effect = Les Nomades peuvent faire 2 pas ; Villes et Temples peuvent redevenir des Nomades ; en fin de partie, les Nomades comptent double.
guild-shadow-cult-effect = Les Temples convertissent les Villes adjacentes pour 10 pièces d’or ; vos pièces ne peuvent pas être converties.
guild-snowmen-effect = Les Montagnards bâtissent gratuitement des Villes sur les Glaciers ; elles ne rapportent pas de taxes.
guild-thieves-guild-effect = Un Nomade à côté d’une Ville adverse peut voler une ressource à son propriétaire.
guild-sentinels-effect = Les pièces adverses ne peuvent ni entrer sur vos cases occupées ni les traverser.
guild-trophy-hunters-effect = En fin de partie, un trophée compte double.
guild-winged-effect = Les Nomades peuvent faire 2 pas par-dessus tout.

tale-dragon = Dragon
    .noun = m
tale-leviathan = Léviathan
    .noun = m
tale-water-elemental = Élémentaire d’Eau
    .noun = m
tale-capital = Capitale
    .noun = f
tale-majestic-bridge = Pont Majestueux
    .noun = m
tale-banks = Banques
    .noun = fp
tale-ports = Ports
    .noun = mp
tale-cathedral = Cathédrale
    .noun = f
tale-floating-cities = Villes Flottantes
    .noun = fp
tale-dolmens = Dolmens
    .noun = mp
tale-storm-peak = Pic des Tempêtes
    .noun = m
tale-sunken-city = Cité Engloutie
    .noun = f
tale-acceleration-orb = Orbe d’Accélération
    .noun = m
tale-gigantic-cavern = Caverne Gigantesque
    .noun = f
tale-swamp = Marais
    .noun = mp
tale-monastery = Monastère des Moines-Psy
    .noun = m
tale-doppelganger-house = Maison du Doppelgänger
    .noun = f
tale-thieves-lair = Repaire de la Guilde des Voleurs
    .noun = m
tale-typhoon = Typhon
    .noun = m
tale-waterfall = Cascade
    .noun = f
tale-alchemists-tower = Tour des Alchimistes
    .noun = f
tale-caravanserai = Caravansérail
    .noun = m
tale-volcano = Adorateurs du Dieu Volcan
    .noun = mp

tale-dragon-effect = Lors d’un événement, il détruit tout autour de lui puis s’envole vers un autre Glacier. Trois unités du même type à côté de lui peuvent le chasser et gagner un trophée.
tale-leviathan-effect = Lors d’un événement, il engloutit un Navire de sa Mer, ou nage vers la Mer qui en compte le plus.
tale-water-elemental-effect = Lors d’un événement, il ravage les Plaines qui bordent sa Mer et en inonde une.
tale-capital-effect = Quatre Villes d’un seul tenant peuvent devenir la Capitale : un trophée, et deux actions à chaque fois.
tale-majestic-bridge-effect = Deux Nomades de part et d’autre d’une case de Mer peuvent bâtir le Pont : un trophée, et un passage pour tous.
tale-banks-effect = Une Banque multiplie les taxes, d’autant plus qu’il y a de Banques. Si chacun en a une, un événement les ruine toutes.
tale-ports-effect = Un Port construit des Navires, ou rapporte 4 pièces d’or par Navire et par Port de sa Mer.
tale-cathedral-effect = Un des trois Temples peut devenir la Cathédrale : elle porte à 2 cases et vaut 15 points.
tale-floating-cities-effect = Les Nomades peuvent bâtir des Villes sur la Mer ; qui en a le plus quand la dernière est posée gagne un trophée.
tale-dolmens-effect = Aucune conversion à 2 cases ou moins ; 20 points pour qui a le plus de pièces à côté.
tale-storm-peak-effect = Tout déplacement s’arrête à côté, et tous sauf les Montagnards sont couchés.
tale-sunken-city-effect = Sur elle ou à côté, un Navire peut prendre 5 pièces d’or, 1 Bois ou 1 Pierre ; 20 points pour qui y a le plus de pièces.
tale-acceleration-orb-effect = Une unité terrestre qui y termine son déplacement repart aussitôt.
tale-gigantic-cavern-effect = Un Montagnard peut y devenir gratuitement une Ville.
tale-swamp-effect = Les unités terrestres le traversent, les Navires non ; rien ne s’y construit.
tale-monastery-effect = Les Temples voisins convertissent jusqu’à 3 cases, pour le double ou le triple du prix.
tale-doppelganger-house-effect = Toute pièce sur elle ou à côté peut prendre une carte Guilde parmi trois pour 10 pièces d’or.
tale-thieves-lair-effect = Qui a le plus de pièces dessus ou à côté peut voler avec ses Nomades.
tale-typhoon-effect = Personne n’y entre. Lors d’un événement, toutes les pièces voisines sont couchées, puis il se déplace.
tale-waterfall-effect = 2 Bois à son pied ; 5 points par case de la Cascade occupée par une unité.
tale-alchemists-tower-effect = Toute pièce sur elle ou à côté peut échanger 1 Bois contre 1 Pierre, ou l’inverse.
tale-caravanserai-effect = Qui a le plus de pièces dessus ou à côté fait agir deux fois chacun de ses Marchands.
tale-volcano-effect = Personne n’y entre. Les événements l’éveillent puis le font entrer en éruption ; 30 points pour qui a le plus de pièces autour.

monument-capital = Capitale
    .noun = f
monument-cathedral = Cathédrale
    .noun = f
monument-bank = Banque
    .noun = f
monument-port = Port
    .noun = m

terrain-marsh = Marais
    .noun = m
terrain-volcano = Volcan
    .noun = m

npc-cultist = le Cultiste
    .noun = proper m
npc-pirate = le Pirate
    .noun = proper m
npc-barbarian = le Barbare
    .noun = proper m
npc-climber = le Grimpeur
    .noun = proper m
rival = { $civ }, { $npc-the }, niveau { $level }
npc-cultist-effect = Ses Temples convertissent à 2 cases ; au niveau 3, aucune de ses pièces ne peut être convertie.
npc-pirate-effect = Ses Navires comptent double dans les Régions de Mer ; au niveau 3, la Mer lui vaut 3 points par case.
npc-barbarian-effect = Ses Nomades rapportent le double ; au niveau 3, chaque attaque vole aussi.
npc-climber-effect = Ses pièces en Montagne et sur Glacier ne peuvent pas être converties ; au niveau 3, la Montagne lui vaut 5 points par case.
objective-horde = La Grande Horde
objective-urban-age = L’Âge des Villes
objective-sea-lords = Les Seigneurs de la Mer
objective-summits = Les Enfants des Cimes
objective-faith = L’Âge de la Foi
objective-trade-routes = Les Routes du Commerce

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

phase-guilds = choix des Guildes
phase-world = création du Monde
phase-deploy = déploiement
phase-select = A, choix des cartes
phase-actions = B, actions
phase-decline = C, déclin
phase-buy-back = D, rachat
phase-creatures = arrivée des Créatures
phase-event = E, Événement Fantastique
phase-swap = E, échange de Guildes
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
deed-hunt = chasser le Dragon
deed-build-capital = bâtir la Capitale
deed-build-bridge = bâtir le Pont
deed-build-bank = bâtir une Banque
deed-raise-taxes = lever des taxes augmentées
deed-build-port = bâtir un Port
deed-found-port = bâtir un Port en mer
deed-launch = construire un Navire au Port
deed-port-trade = commercer au Port
deed-build-cathedral = bâtir la Cathédrale
deed-float-city = bâtir une Ville Flottante
deed-search-gold = chercher de l’or
deed-search-wood = chercher du Bois
deed-search-stone = chercher de la Pierre
deed-visit-house = visiter la Maison du Doppelgänger
deed-steal-wood = vol de Bois
deed-steal-stone = vol de Pierre

## Mise en place

option-trophies = Trophées qui terminent la partie
option-trophies-about = Avec le Récit des Banques, 6 sont vivement conseillés. Contre des civilisations non-joueuses, c’est l’Objectif qui dit combien.
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
option-countdown = Les retardataires peuvent être pressés : après un compte à rebours de 3 secondes, le sort choisit leur carte
option-quick_count = Décompte rapide : à la fin, les points se prennent en pièces d’or
option-quick_count-about = Les mêmes points, comptés comme à une vraie table (RF-8.12).

option-tales = Récits, un tiré par civilisation
option-chosen_tales = Récits choisis au lieu d’être tirés
option-rhombus = La Capitale exige un losange de Villes
option-chosen_tales-dragon = Le Dragon
option-chosen_tales-leviathan = Léviathan
option-chosen_tales-water-elemental = Élémentaire d’Eau
option-chosen_tales-capital = Capitale
option-chosen_tales-majestic-bridge = Le Pont Majestueux
option-chosen_tales-banks = Les Banques
option-chosen_tales-ports = Les Ports
option-chosen_tales-cathedral = La Cathédrale
option-chosen_tales-floating-cities = Villes Flottantes
option-chosen_tales-dolmens = Dolmens
option-chosen_tales-storm-peak = Pic des Tempêtes
option-chosen_tales-sunken-city = La Cité Engloutie
option-chosen_tales-acceleration-orb = L’Orbe d’Accélération
option-chosen_tales-gigantic-cavern = La Caverne Gigantesque
option-chosen_tales-swamp = Les Marais
option-chosen_tales-monastery = Monastère des Moines-Psy
option-chosen_tales-doppelganger-house = La Maison du Doppelgänger
option-chosen_tales-thieves-lair = Repaire de la Guilde des Voleurs
option-chosen_tales-typhoon = Le Typhon
option-chosen_tales-waterfall = La Cascade
option-chosen_tales-alchemists-tower = Tour des Alchimistes
option-chosen_tales-caravanserai = Le Caravansérail
option-chosen_tales-volcano = Les Adorateurs du Dieu Volcan

option-npcs = Civilisations non-joueuses et leurs niveaux
option-npcs-drawn-1 = Une tirée au sort, niveau 1
option-npcs-drawn-2 = Une tirée au sort, niveau 2
option-npcs-drawn-3 = Une tirée au sort, niveau 3
option-npcs-cultist-1 = Le Cultiste, niveau 1
option-npcs-cultist-2 = Le Cultiste, niveau 2
option-npcs-cultist-3 = Le Cultiste, niveau 3
option-npcs-pirate-1 = Le Pirate, niveau 1
option-npcs-pirate-2 = Le Pirate, niveau 2
option-npcs-pirate-3 = Le Pirate, niveau 3
option-npcs-barbarian-1 = Le Barbare, niveau 1
option-npcs-barbarian-2 = Le Barbare, niveau 2
option-npcs-barbarian-3 = Le Barbare, niveau 3
option-npcs-climber-1 = Le Grimpeur, niveau 1
option-npcs-climber-2 = Le Grimpeur, niveau 2
option-npcs-climber-3 = Le Grimpeur, niveau 3
option-independence = Indépendance : 1 garde trois Guildes, 3 une seule
option-objective = Objectif
option-objective-drawn = tiré au sort
option-objective-horde = La Grande Horde
option-objective-urban-age = L’Âge des Villes
option-objective-sea-lords = Les Seigneurs de la Mer
option-objective-summits = Les Enfants des Cimes
option-objective-faith = L’Âge de la Foi
option-objective-trade-routes = Les Routes du Commerce
option-objective_level = Niveau de l’Objectif
option-random_ties = Le sort départage les choix des civilisations non-joueuses
option-nearest_handles = Un seul joueur décide pour toutes les civilisations non-joueuses : le dernier dans l’ordre des places
option-nearest_handles-about = Sinon, comme dans le livret : s’il y en a autant que de joueurs, chacun en gère une ; sinon tous décident ensemble et un dé tranche les désaccords (RF-16.5).
option-hardcore = Hardcore : une défaite retire la renommée qu’aurait rapportée la victoire

refused-seats = Rise & Fall se joue de 2 à 8, ou de 1 à 7 contre des civilisations non-joueuses, pas à { $seats }.
refused-trophies = La partie se termine à 4, 5 ou 6 trophées, pas à { $trophies }.
refused-trophies-many = À partir de cinq joueurs, la partie se termine toujours à 6 trophées.
refused-handicap-guilds = Le handicap porte sur les Guildes : jouez avec les Guildes pour l’utiliser.
refused-handicap = Le handicap demande un niveau pour chaque joueur (ils sont { $seats }).
refused-world-seed = Seul un Monde engendré a une graine.
refused-world = Aucun Monde ne s’appelle { $world }.
refused-world-seats = { $world } est un Monde fait pour un autre nombre de civilisations : { $civilizations }, non { $seats }.
refused-world-broken = Ce Monde ne peut pas être posé.

## Questions

question-keep-guild = Gardez une de vos cartes Guilde.
question-keep-from-house = Gardez une des cartes Guilde de la Maison.
question-pass-guild = Passez une de vos cartes Guilde à votre voisin de gauche, face cachée.
question-place-tile = Posez { $tile-a } ({ $count } en main).
question-turn-tile = Orientez { $tile-the } en { $hex }.
question-lift-tile = Plus de place pour une { $tile } : soulevez { $count ->
    [one] une de celles
   *[other] { $count } de celles
} qui sont posées.
question-deploy = Placez une de vos premières pièces.
question-choose-card = Choisissez une carte, face cachée.
question-act = Carte { $card } : quelle pièce agit ? Vous pouvez aussi terminer le tour.
question-aim = Quelle case ? ({ $piece-the } en { $hex } : { $deed })
question-decline = Mettez { $count ->
    [one] une carte
   *[other] { $count } cartes
} en déclin, face cachée.
question-buy-back = Racheter une carte pour { coins } ?
question-must-buy-back = Vous n’avez plus de carte active : rachetez-en une pour { coins }.
question-place-site = À placer dans le Monde : { $tale-the }.
question-turn-site = Dans quel sens ? ({ $tale-the } en { $hex })
question-place-creature = À placer dans le Monde : { $tale-the }.
question-act-again = Une seconde action pour le Marchand en { $hex } ?
question-move-in-event = Événement Fantastique : où va { $tale-the } ?
question-save-nomad = Faire débarquer un Nomade de votre Navire perdu ?
question-turn-lava = Le Volcan s’éveille : vers où pointe la lave ?
question-next-piece = { $piece-noun ->
    [f] Quelle
   *[other] Quel
} { $piece } agit ensuite pour { $npc-the } ? { $handling }
question-nominate-region = Désignez une Région pour { $npc-the }. { $handling }
question-nominate-hex = Désignez une case pour { $npc-the }. { $handling }
question-nominate-resource = Désignez Bois ou Pierre pour { $npc-the }. { $handling }
question-swap-guild = Échanger les Doppelgängers contre une Guilde d’un autre joueur pour 10 pièces d’or ?

## Coups

move-unknown = Un coup inconnu
move-keep = Garder : { $guild }
move-pass-on = Passer à gauche : { $guild }
move-anchor = Poser la tuile en { $hex }
move-turn = La tourner de { $degrees }°
move-lift = Soulever la tuile en { $hex }
move-deploy = Placer { $piece-the } en { $hex }
move-choose = Jouer la carte { $card }
move-hurry = Laisser le sort choisir pour le retardataire
move-aim = En { $hex }
move-aim-region = La Région { $terrain-de } de { $size ->
    [one] 1 case
   *[other] { $size } cases
} en { $hex }
move-aim-piece = { $piece-The } { $civ-of } en { $hex }
move-end-turn = Terminer le tour
move-decline = Mettre la carte { $card } en déclin
move-buy-back = Racheter la carte { $card } pour { coins }
move-no-buy-back = Ne rien racheter
move-swap = Échanger avec { $civ } : { $guild }
move-no-swap = Garder les Doppelgängers

cost = { $gold ->
    [0] { $wood ->
        [0] { $stone ->
            [0] gratuit
           *[other] { stones }
        }
       *[other] { $stone ->
            [0] { $wood } Bois
           *[other] { $wood } Bois, { stones }
        }
    }
   *[other] { $wood ->
        [0] { $stone ->
            [0] { coins }
           *[other] { coins }, { stones }
        }
       *[other] { $stone ->
            [0] { coins }, { $wood } Bois
           *[other] { coins }, { $wood } Bois, { stones }
        }
    }
}

move-move = Déplacer { $piece-the } depuis { $hex }
move-produce = Produire { $goods } en { $hex }
move-build-city = Construire une Ville en { $hex } ({ cost })
move-build-temple = Construire un Temple en { $hex } ({ cost })
move-build-ship = Construire un Navire depuis { $hex } ({ cost })
move-found-city = Construire une Ville à terre depuis { $hex } ({ cost })
move-found-temple = Construire un Temple à terre depuis { $hex } ({ cost })
move-land-nomad = Transformer le Navire en { $hex } en Nomade ({ cost })
move-land-merchant = Transformer le Navire en { $hex } en Marchand ({ cost })
move-trade = Commercer avec { $piece-the } en { $hex } (+{ coins })
move-grow = Placer un Nomade à côté de { $hex }
move-educate-merchant = Éduquer un Marchand depuis { $hex } ({ cost })
move-educate-mountaineer = Éduquer un Montagnard depuis { $hex } ({ cost })
move-taxes = Lever des taxes en { $hex } (+{ coins })
move-convert = Convertir une unité depuis { $hex }
move-tithe = Lever la dîme en { $hex } (+{ coins })
move-buy-wood = Acheter 1 Bois pour { coins }
move-buy-stone = Acheter 1 Pierre pour { coins }
move-sell-wood = Vendre 1 Bois pour { coins }
move-sell-stone = Vendre 1 Pierre pour { coins }
move-wood-for-stone = Échanger 1 Bois contre 1 Pierre
move-stone-for-wood = Échanger 1 Pierre contre 1 Bois
move-piracy = Piraterie depuis { $hex } (+{ coins })
move-produce-two = Produire { $goods } en { $hex }
move-prospect = Prospecter en { $hex } (+{ coins })
move-attack = Attaquer une unité depuis { $hex } ({ cost })
move-abandon = Abandonner { $piece-the } en { $hex } pour un Nomade
move-convert-city = Convertir une Ville depuis { $hex } ({ cost })
move-pass = Rien
move-turn-lava = Lave vers { $hexes }
move-hunt = Chasser le Dragon avec { $piece-the } en { $hex }
move-build-capital = Bâtir la Capitale en { $hex }
move-build-bridge = Bâtir le Pont Majestueux depuis { $hex } ({ cost })
move-build-bank = Bâtir une Banque en { $hex } ({ cost })
move-raise-taxes = Lever des taxes augmentées en { $hex } (+{ coins })
move-build-port = Bâtir un Port en { $hex } ({ cost })
move-found-port = Bâtir un Port à côté de { $hex } ({ cost })
move-launch = Construire un Navire au Port ({ cost })
move-port-trade = Commercer au Port (+{ coins })
move-build-cathedral = Bâtir la Cathédrale à la place d’un de vos Temples ({ cost })
move-float-city = Bâtir une Ville Flottante à côté de { $hex } ({ cost })
move-search-gold = Fouiller la Cité Engloutie (+{ coins })
move-search-wood = Fouiller la Cité Engloutie (1 Bois)
move-search-stone = Fouiller la Cité Engloutie (1 Pierre)
move-visit-house = Visiter la Maison du Doppelgänger ({ cost })
move-take = { $resource }
move-steal-wood = Voler 1 Bois depuis { $hex }
move-steal-stone = Voler 1 Pierre depuis { $hex }

## Événements

event-dealt = { $civ } reçoit trois cartes Guilde.
event-dealt-you = { $civ } reçoit { $one-the }, { $two-the } et { $three-the }.
event-kept = { $civ } garde une carte Guilde.
event-kept-you = { $civ } garde { $guild-the }.
event-passed-on = { $civ } passe une carte Guilde à gauche.
event-passed-on-you = { $civ } passe { $guild-the } à gauche.
event-guild-revealed = { $civ } a { $guild-the }.
event-guild-taken = { $civ } prend { $guild-the } dans la Maison.
event-builder = { $civ } pose la première tuile.
event-world-chosen = Le Monde de cette partie : { $world }.
event-level = { $civ } joue avec cette expérience : { $level }.
event-placer = { $civ } place le premier lieu d’un Récit.
event-tile-laid = { $civ } pose { $tile-a } en { $hex }.
event-tile-lifted = { $civ } soulève { $tile-the } en { $hex }.
event-tile-removed = Plus de place pour { $tile-a } : elle sort de la partie.
event-world-ready = Le Monde est prêt.
event-first-player = { $civ } est premier joueur.
event-deployed = { $civ } place { $piece-a } en { $hex }.
event-round = Manche { $round }.
event-chosen = { $civ } a choisi une carte.
event-chosen-you = { $civ } choisit la carte { $card }.
event-hurried = { $civ } tarde : le sort choisit sa carte.
event-revealed = { $civ } joue la carte { $card }.
event-skipped = { $civ } n’a plus de pièce pour la carte { $card } : son tour est sauté.
event-did-move = { $civ } : { $piece-the } va de { $from } à { $hex }.
event-did-produce = { $civ } : { $piece-the } en { $from } produit { $goods }.
event-did-build-city = { $civ } : { $piece-the } en { $from } devient une Ville.
event-did-build-temple = { $civ } : { $piece-the } en { $from } devient un Temple.
event-did-build-ship = { $civ } : { $piece-the } en { $from } devient un Navire en { $hex }.
event-did-found-city = { $civ } : { $piece-the } en { $from } devient une Ville en { $hex }.
event-did-found-temple = { $civ } : { $piece-the } en { $from } devient un Temple en { $hex }.
event-did-land-nomad = { $civ } : { $piece-the } en { $from } devient un Nomade en { $hex }.
event-did-land-merchant = { $civ } : { $piece-the } en { $from } devient un Marchand en { $hex }.
event-did-trade = { $civ } : { $piece-the } en { $from } commerce et gagne { coins }.
event-did-grow = { $civ } : { $piece-the } en { $from } s’agrandit : un nouveau Nomade en { $hex }.
event-did-educate-merchant = { $civ } : { $piece-the } en { $from } éduque le Nomade en { $hex }, qui devient un Marchand pour { coins }.
event-did-educate-mountaineer = { $civ } : { $piece-the } en { $from } éduque le Nomade en { $hex }, qui devient un Montagnard pour { coins }.
event-did-taxes = { $civ } : { $piece-the } en { $from } perçoit { coins } de taxes.
event-did-convert = { $civ } : { $piece-the } en { $from } convertit { $prey-the } { $victim-of } en { $hex } pour { coins }.
event-did-tithe = { $civ } : { $piece-the } en { $from } lève une dîme de { coins }.
event-did-buy-wood = { $civ } : { $piece-the } en { $from } achète 1 Bois pour { coins }.
event-did-buy-stone = { $civ } : { $piece-the } en { $from } achète 1 Pierre pour { coins }.
event-did-sell-wood = { $civ } : { $piece-the } en { $from } vend 1 Bois pour { coins }.
event-did-sell-stone = { $civ } : { $piece-the } en { $from } vend 1 Pierre pour { coins }.
event-did-wood-for-stone = { $civ } échange 1 Bois contre 1 Pierre.
event-did-stone-for-wood = { $civ } échange 1 Pierre contre 1 Bois.
event-did-piracy = { $civ } : { $piece-the } en { $from } prend { coins } par piraterie.
event-did-produce-two = { $civ } : { $piece-the } en { $from } produit { $goods }.
event-did-prospect = { $civ } : { $piece-the } en { $from } trouve { coins }.
event-did-attack = { $civ } : { $piece-the } en { $from } attaque et élimine { $prey-the } { $victim-of } en { $hex } ; cela coûte { coins }.
event-did-abandon = { $civ } abandonne { $piece-the } en { $from } : un Nomade prend sa place.
event-did-convert-city = { $civ } : { $piece-the } en { $from } convertit la Ville { $victim-of } en { $hex } pour { coins }.
event-did-steal-wood = { $civ } : { $piece-the } en { $from } vole 1 Bois à { $victim }.
event-did-steal-stone = { $civ } : { $piece-the } en { $from } vole 1 Pierre à { $victim }.
event-did-hunt = { $civ } : { $piece-the } en { $from } et deux autres font fuir le Dragon.
event-did-build-capital = { $civ } remplace quatre Villes par la Capitale, en { $from }.
event-did-build-bridge = { $civ } bâtit le Pont Majestueux entre { $from } et { $hex }.
event-did-build-bank = { $civ } : le Nomade en { $from } devient une Banque.
event-did-raise-taxes = { $civ } : { $piece-the } en { $from } perçoit { coins } de taxes grâce aux Banques.
event-did-build-port = { $civ } bâtit un Port en { $from }.
event-did-found-port = { $civ } bâtit un Port en { $hex }, à la place du Nomade en { $from }.
event-did-launch = { $civ } : le Port en { $from } construit un Navire.
event-did-port-trade = { $civ } : le Port en { $from } rapporte { coins }.
event-did-build-cathedral = { $civ } : le Temple en { $hex } devient la Cathédrale.
event-did-float-city = { $civ } : le Nomade en { $from } devient une Ville Flottante en { $hex }.
event-did-search-gold = { $civ } : { $piece-the } en { $from } trouve { coins } dans la Cité Engloutie.
event-did-search-wood = { $civ } : { $piece-the } en { $from } trouve 1 Bois dans la Cité Engloutie.
event-did-search-stone = { $civ } : { $piece-the } en { $from } trouve 1 Pierre dans la Cité Engloutie.
event-did-visit-house = { $civ } : { $piece-the } en { $from } visite la Maison du Doppelgänger pour { coins }.
event-tale-drawn = Un Récit de cette partie : { $tale-the }.
event-site-placed = { $civ } place { $tale-the } dans le Monde en { $hex }.
event-site-left-out = Ce Monde n’a pas de place pour { $tale-the }.
event-tale-trophy = { $civ } remporte le trophée { $tale-of } !
event-fantastic = Un Événement Fantastique !
event-creature-moved = { $tale-The } se déplace en { $hex }.
event-destroyed = { $piece-The } { $civ-of } en { $hex } est { $piece-noun ->
    [f] détruite
   *[other] détruit
}.
event-survived = { $civ } fait débarquer un Nomade en { $hex }.
event-banks-crashed = Chacun a une Banque : elles s’effondrent toutes.
event-fell-over = Tout ce qui est en { $hex } est couché.
event-lava-turned = Le Volcan s’éveille : sa lave pointe vers { $hexes }.
event-erupted = Le Volcan entre en éruption !
event-looked-at = { $civ } regarde les premières cartes Guilde de la pile.
event-looked-at-you = { $civ } regarde les premières cartes Guilde de la pile : { $guilds }.
event-guild-returned = { $civ } renonce à la carte « { $guild } », qui va sous la pile.
event-drew = { $civ } pioche des cartes Guilde.
event-drew-you = { $civ } pioche { $guilds }.
event-npc-joins = { $civ } est { $npc-the }, niveau { $level }.
event-objective = Objectif : { $objective }, niveau { $level }. À remporter : { $imposed }. La partie finit à { $trophies ->
    [one] { $trophies } trophée
   *[other] { $trophies } trophées
}.
event-npc-rolled = { $civ } lance le dé ({ $left }) pour placer { $piece-the }.
event-npc-rolled-two = { $civ } lance deux dés ({ $left } et { $right }) pour placer { $piece-the }.
event-npc-card = { $civ } révèle la carte { $card } de niveau { $level }.
event-npc-card-aside = { $civ } révèle la carte { $card } de niveau { $level } et l’écarte, faute d’une telle pièce.
event-npc-line = { $civ } : { $piece-the } en { $hex } suit la ligne { $line } de la carte.
event-npc-line-passed = { "" }
event-npc-idle = { $civ } : { $piece-the } en { $hex } ne fait rien : aucune ligne de la carte n’est possible.
event-npc-move = { $civ } : { $piece-the } va de { $from } à { $hex }.
event-npc-build = { $civ } : { $piece-the } en { $from } devient { $other-a } en { $hex }.
event-npc-build-here = { $civ } : { $piece-the } en { $from } devient { $other-a }.
event-npc-produce = { $civ } : { $piece-the } en { $from } produit { $goods }.
event-npc-trade = { $civ } : { $piece-the } en { $from } commerce et gagne { coins }.
event-npc-tithe = { $civ } : { $piece-the } en { $from } lève une dîme de { coins }.
event-npc-taxes = { $civ } : { $piece-the } en { $from } perçoit { coins } de taxes.
event-npc-grow = { $civ } : { $piece-the } en { $from } place { $other-noun ->
    [f] une nouvelle
   *[other] un nouveau
} { $other } en { $hex }.
event-npc-convert = { $civ } : { $piece-the } en { $from } convertit { $other-the } { $victim-of } en { $hex }{ $gold ->
    [0] { "" }
   *[other] {" "}pour { coins }
}.
event-npc-educate = { $civ } : { $piece-the } en { $from } éduque le Nomade en { $hex }, qui devient { $other-a }{ $gold ->
    [0] { "" }
   *[other] {" "}pour { coins }
}.
event-npc-transform = { $civ } : { $piece-the } en { $from } devient { $other-a } en { $hex }.
event-npc-sell = { $civ } : { $piece-the } en { $from } vend { $goods } pour { coins }.
event-npc-attack = { $civ } : { $piece-the } en { $from } attaque et élimine { $other-the } { $victim-of } en { $hex }{ $gold ->
    [0] { "" }
   *[other] {" "}et gagne { coins }
}.
event-npc-take-place = { $civ } : { $piece-the } en { $from } prend la place de sa victime en { $hex }.
event-npc-steal = { $civ } : { $piece-the } en { $from } détrousse { $victim }.
event-npc-gathered = { $civ } : { $piece-the } en { $hex } ne peut pas encore payer { $other-a } et prend { $goods } à la banque.
event-npc-stole = { $civ } vole { $goods } à { $victim }.
event-smiley-happy = { $civ } : le dé Smiley sourit ; choix retenu : { $choice }.
event-smiley-sad = { $civ } : le dé Smiley boude ; choix écarté : { $choice }.
event-proposal-taken = Les dés retiennent la proposition { $civ-of }.
event-proposal-rolled = { $civ } propose { $choice } et lance le dé ({ $die }).
event-agreed = Tous sont d’accord : { $choice }.
event-proposed-you = { $civ } propose { $choice }.
event-proposed = { $civ } a fait une proposition.
event-players-won = Les joueurs ont gagné ensemble : { $why } !
event-player-won = Le joueur a gagné : { $why } !
event-players-lost = Les joueurs ont perdu : { $why }.
event-player-lost = Le joueur a perdu : { $why }.
event-bank-empty = La banque est vide : il manque { coins } à { $civ }.
event-plundered = { $civ } paie { coins } à { $by }.
event-turn-ended = { $civ } termine son tour.
event-trophy = { $civ } remporte le trophée { $piece-of } !
event-card-gained = { $civ } a désormais { $card-a } et prend la carte { $card } en main.
event-card-lost = { $civ } n’a plus { $card-de } : la carte { $card } va en réserve.
event-giving = { $civ } a choisi une carte pour le déclin.
event-giving-you = { $civ } choisit la carte { $card } pour le déclin.
event-declined = { $civ } met la carte { $card } en déclin.
event-bought-back = { $civ } rachète la carte { $card } pour { coins }.
event-bought-back-reserve = { $civ } rachète la carte { $card } pour { coins } ; elle va en réserve.
event-extinct = { $civ } s’éteint : toutes ses pièces quittent le Monde.
event-swapped = { $civ } paie 10 pièces d’or et échange les Doppelgängers contre { $guild-the } { $other-of }.
event-lost = { $civ } perd { $piece-the } en { $hex }, qui ne peut plus y rester.
event-returned = { $civ } rend { $goods } à la banque.
event-recycled = { $civ } reprend sa défausse en main.
event-npc-recycled = { $civ } mélange sa défausse en une nouvelle pioche.
event-token-moved = { $civ } devient premier joueur.
event-standstill = Aucun trophée depuis { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
} : la partie se termine.
event-ended = La partie est terminée.
event-quick-count = { $civ } rend { $given ->
    [one] { $given } pièce d’or
   *[other] { $given } pièces d’or
}, en garde { $kept }, en prend { $collected } et ajoute { $trophies } pour les trophées.
event-final-won = { $civ } a { $points ->
    [one] { $points } point
   *[other] { $points } points
} et gagne !
event-final-shared = { $civ } a { $points ->
    [one] { $points } point
   *[other] { $points } points
} et partage la victoire : rien ne départage les ex æquo.
event-final-place = { $civ } a { $points ->
    [one] { $points } point
   *[other] { $points } points
} et termine à la { $place ->
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
    [7] septième
   *[other] dernière
} place.
event-final-place-shared = { $civ } a { $points ->
    [one] { $points } point
   *[other] { $points } points
} et partage la { $place ->
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
   *[other] septième
} place : rien ne départage les ex æquo.
event-final-points = { $civ } a { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-final-npc = { $npc-Name } ({ $civ }) a { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

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
refused-first-must-buy-back = Rachetez d’abord une carte : vous n’en avez plus d’active.
refused-first-swap-guild = Décidez d’abord du sort des Doppelgängers.
refused-tales-off = Des Récits sont choisis, mais cette table joue sans Récits.
refused-tale-twice = Un Récit est choisi deux fois.
refused-first-place-site = Placez d’abord le lieu du Récit dans le Monde.
refused-first-turn-site = Orientez d’abord le lieu posé.
refused-first-place-creature = Placez d’abord la Créature dans le Monde.
refused-first-act-again = Décidez d’abord de la seconde action de votre Marchand.
refused-first-move-in-event = Décidez d’abord où mène l’Événement Fantastique.
refused-first-save-nomad = Décidez d’abord si un Nomade débarque du Navire perdu.
refused-first-turn-lava = Dites d’abord vers où pointe la lave.
refused-tile-hole = Avec une { $tile } en { $hex }, le trou de la Cité Engloutie ne pourrait plus être formé.
refused-tile-site = Une { $tile } en { $hex } recouvrirait un lieu spécial.
refused-tale = Il faudrait un Récit qui n’est pas en jeu : { $tale-the }.
refused-special-place = Rien ne se construit sur un lieu spécial.
refused-no-dragon = Il n’y a plus de Dragon.
refused-hunt = Trois de vos unités de ce type doivent être à côté du Dragon, prêtes à agir.
refused-built-once = Elle existe déjà, ou ne se bâtit qu’une fois.
refused-capital = Quatre de vos Villes doivent être d’un seul tenant, prêtes à agir.
refused-bridge = De l’autre côté d’une case de Mer vide, en ligne droite et sur le même terrain, un autre de vos Nomades doit être prêt, et il faut pouvoir payer.
refused-bank-city = Une Banque se bâtit à côté d’une de vos Villes.
refused-no-bank = Vous n’avez pas de Banque.
refused-no-raft = Il ne reste plus de tuile Ville Flottante.
refused-sea-hex = { $hex } n’est pas une case de Mer vide à côté du Nomade.
refused-no-port = Votre Port n’est pas là.
refused-port-acted = Votre Port a agi, est neuf ce tour-ci ou est couché.
refused-cathedral = Vos trois Temples doivent être dans le Monde.
refused-not-at-place = La pièce n’est ni sur ce lieu ni à côté.
refused-no-guilds-left = Il ne reste plus de carte Guilde.
refused-site-turn = { $tale-The } en { $hex } ne se tourne pas ainsi.
refused-site-void = Il n’y a pas de place dans le Monde en { $hex } pour { $tale-the }.
refused-site-on-site = Il y a déjà un lieu spécial en { $hex } : pas de place pour { $tale-the }.
refused-site-ground = Le terrain en { $hex } n’est pas le bon pour { $tale-the }.
refused-site-neighbor = { $hex } n’a pas les bons voisins pour { $tale-the }.
refused-event-place = { $hex } n’est pas possible lors de cet événement.
refused-lava = La lave pointe dans l’un de trois sens.
refused-lying = { $piece-The } en { $hex } reste { $piece-noun ->
    [f] couchée
   *[other] couché
} jusqu’à la fin de ce tour.
refused-barred = Personne ne peut entrer en { $hex }.
refused-orb = Rien ne peut rester sur l’Orbe en { $hex }.
refused-npc = Il n’existe pas de telle civilisation non-joueuse : { $npc }.
refused-npc-twice = Une civilisation non-joueuse est choisie deux fois.
refused-npc-guilds = Contre des civilisations non-joueuses, les Guildes viennent de l’indépendance, sans handicap.
refused-npc-trophies = Contre des civilisations non-joueuses, c’est l’Objectif qui dit combien de trophées terminent la partie.
refused-no-npcs = Indépendance, Objectif et égalités sont pour les parties contre des civilisations non-joueuses.
refused-rhombus = Cette table joue sans le Récit de la Capitale.
refused-hardcore = La renommée n’est en jeu que contre des civilisations non-joueuses.
refused-level = Les niveaux vont de 1 à 3.
refused-objective = Il n’existe pas de tel Objectif.
refused-civilizations = Trop de civilisations non-joueuses ({ $npcs }, nombre de joueurs : { $seats }) : 4 au plus, et 8 civilisations au plus en tout.
refused-npc-piece = La pièce en { $hex } n’est pas de celles qui agissent ensuite.
refused-nomination = { $hex } n’est pas l’une des possibilités.
refused-first-next-piece = Nommez d’abord la pièce qui agit ensuite.
refused-first-nominate-region = Désignez d’abord une Région.
refused-first-nominate-hex = Désignez d’abord une case.
refused-first-nominate-resource = Désignez d’abord Bois ou Pierre.
refused-hurry-now = On ne peut presser les joueurs que pendant le choix des cartes.
refused-hurry-option = À cette table, on ne presse personne.
refused-hurry-early = { $needed ->
    [one] Il faut que quelqu’un ait choisi pour presser les autres.
   *[other] Il faut que { $needed } joueurs au moins aient choisi pour presser les autres.
}
refused-guild-kept = Vous gardez déjà { $guild-the }.
refused-guild-not-dealt = Vous n’avez pas reçu { $guild-the }.
refused-turn = La { $tile } n’a pas autant d’orientations : seulement { $turns }.
refused-tile-far = { $hex } est trop loin pour une { $tile }.
refused-tile-on-tiles = Une { $tile } en { $hex } reposerait sur d’autres tuiles Mer.
refused-tile-touches = Une { $tile } en { $hex } ne toucherait pas deux tuiles Mer.
refused-tile-encloses = Une { $tile } en { $hex } enfermerait un trou.
refused-tile-ground = Une { $tile } en { $hex } ne reposerait pas entièrement sur le terrain { $ground }.
refused-tile-room = Une { $tile } en { $hex } ne laisserait plus de place aux tuiles en main.
refused-lift-useless = Soulever la { $tile } en { $hex } ne fait pas de place avec le moins de tuiles possible.
refused-lift-nothing = Aucune { $tile } n’est ancrée en { $hex }.
refused-deploy-piece = { $piece-The } ne fait pas partie des pièces qu’il vous reste à placer.
refused-deploy-terrain = { $piece-The } ne peut pas commencer en { $hex } : la case est { $terrain-de }.
refused-void = { $hex } ne fait pas partie du Monde.
refused-occupied = { $hex } n’est pas libre.
refused-card-discard = La carte { $card } est dans votre défausse.
refused-card-decline = La carte { $card } est en déclin.
refused-card-reserve = La carte { $card } est dans votre réserve.
refused-card-inactive = La carte { $card } n’est pas une de vos cartes actives, ou est déjà choisie.
refused-not-your-piece = Vous n’avez pas { $piece-de } en { $hex }.
refused-acted = { $piece-The } en { $hex } a déjà agi, ou vient d’arriver ce tour-ci.
refused-must-buy = Sans carte active, vous devez en racheter une.
refused-not-declined = La carte { $card } n’est pas en déclin.
refused-buy-useless = La carte { $card } ne deviendrait pas active : vous n’avez pas de telle pièce, ou pas assez d’or.
refused-swap-with = Échangez avec un autre joueur encore en jeu.
refused-swap-guild = Ce joueur n’a pas { $guild-the }.
refused-deed = { $piece-The } ne peut pas faire cela : { $deed }.
refused-guild = Il faut { $guild-the } pour cela.
refused-terrain = Impossible sur ce terrain ({ $terrain }) : { $deed }.
refused-target-terrain = { $hex } est une case { $terrain-de }.
refused-not-adjacent = { $hex } n’est pas assez proche.
refused-cliff = Une falaise barre le chemin vers { $hex }.
refused-reach = { $hex } est hors de portée.
refused-no-pupil = Vous n’avez pas de Nomade en { $hex }.
refused-presence = La pièce ne pourrait pas rester en { $hex } sous votre contrôle.
refused-no-unit = Il n’y a pas d’unité en { $hex }.
refused-own-unit = L’unité en { $hex } est la vôtre.
refused-immune = L’unité en { $hex } ne peut pas être convertie.
refused-no-city = Il n’y a pas de Ville en { $hex }.
refused-own-city = La Ville en { $hex } est la vôtre.
refused-robbed = La Ville en { $hex } a déjà été volée ce tour-ci.
refused-nothing-to-steal = Le propriétaire de { $hex } n’a pas de { $resource }.
refused-no-income = Cela ne rapporterait rien.
refused-cap = { $resource } : vous pouvez en détenir { $cap } au plus.
refused-bank-token = La banque n’a pas assez de { $resource }.
refused-reserve = Vous n’avez plus { $piece-de } en réserve.
refused-cost = Vous ne pouvez pas payer : { cost }.
refused-no-target = Il n’y a rien à viser.

## Scores et avoirs

score-economy = Économie
score-trophies = Trophées
score-development = Développement
score-territory = Territoire
score-guilds = Guildes
score-tales = Récits
score-extinct = Éteint
holding-points = points
holding-gold = { $count ->
    [one] pièce d’or
   *[other] pièces d’or
}
holding-wood = Bois
holding-stone = { $count ->
    [one] Pierre
   *[other] Pierres
}

## La table en lettres

draw-head = Manche { $round }, { $phase }. Banque : { coins }, { $wood } Bois, { stones }
draw-extinct = éteint
draw-goods = { coins }, { $wood } Bois, { stones } ; { $points }
draw-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
draw-points-now = { draw-points } si tout s’arrêtait là
draw-cards = main : { $hand } ; défausse : { $discard } ; déclin : { $decline }
draw-guilds = Guildes : { $guilds }
draw-npc = { $npc-the }, niveau { $level }
draw-objective = Objectif : { $objective }, niveau { $level } ; { $count ->
    [one] trophée imposé
   *[other] trophées imposés
} : { $imposed }
draw-tales = Récits : { $tales }
draw-trophies = Trophées (fin à { $needed } ; une carte coûte { $price } { $price ->
    [one] pièce
   *[other] pièces
} d’or) : { $trophies }

## Campagne

sheet-world = Monde
sheet-none = aucune
sheet-points = { $points } PV
sheet-independence = Indépendance
sheet-objective = Objectif
sheet-imposed = { $count ->
    [one] trophée imposé
   *[other] trophées imposés
} : { $trophies }
sheet-npcs = Civilisations non-joueuses
sheet-difficulty = Difficulté
sheet-players = Joueurs
sheet-renown = Renommée par joueur
sheet-mode = Mode
sheet-hardcore = hardcore
sheet-result = Résultat
sheet-won = gagnée
sheet-lost = perdue
