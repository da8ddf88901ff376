# Terra Mystica en français.
#
# Les factions sont toujours nommées au pluriel : les messages ajoutent « les », « des », « aux ».
# Terrains, infrastructures et cultes sont sans article ; `one-…` porte l’article, `cult-of-…` la
# forme longue.

unknown = quelque chose d’inconnu

## Quantités ; servent dans d’autres messages

count-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
count-workers = { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
}
count-priests = { $priests ->
    [one] { $priests } prêtre
   *[other] { $priests } prêtres
}
count-spades = { $spades ->
    [one] { $spades } pelle
   *[other] { $spades } pelles
}
count-steps = { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
}
nth-place = { $place ->
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[other] cinquième
}
cost = { $workers ->
    [0] { $coins ->
        [0] { $priests ->
            [0] rien
           *[other] { "" }
        }
       *[other] { "" }
    }
   *[other] { count-workers }
}{ $workers ->
    [0] { "" }
   *[other] { $coins ->
        [0] { "" }
       *[other] { ", " }
    }
}{ $coins ->
    [0] { "" }
   *[other] { count-coins }
}{ $priests ->
    [0] { "" }
   *[other] { $workers ->
        [0] { $coins ->
            [0] { "" }
           *[other] { ", " }
        }
       *[other] { ", " }
    }
}{ $priests ->
    [0] { "" }
   *[other] { count-priests }
}
lack = { $lack_workers ->
    [0] { $lack_coins ->
        [0] { $lack_priests ->
            [0] rien
           *[other] { "" }
        }
       *[other] { "" }
    }
    [one] { $lack_workers } ouvrier
   *[other] { $lack_workers } ouvriers
}{ $lack_workers ->
    [0] { "" }
   *[other] { $lack_coins ->
        [0] { "" }
       *[other] { ", " }
    }
}{ $lack_coins ->
    [0] { "" }
    [one] { $lack_coins } pièce
   *[other] { $lack_coins } pièces
}{ $lack_priests ->
    [0] { "" }
   *[other] { $lack_workers ->
        [0] { $lack_coins ->
            [0] { "" }
           *[other] { ", " }
        }
       *[other] { ", " }
    }
}{ $lack_priests ->
    [0] { "" }
    [one] { $lack_priests } prêtre
   *[other] { $lack_priests } prêtres
}
gain = { $any ->
    [0] { " " }rien
   *[other] { "" }
}{ $workers ->
    [0] { "" }
   *[other] { " +" }{ count-workers }
}{ $coins ->
    [0] { "" }
   *[other] { " +" }{ count-coins }
}{ $priests ->
    [0] { "" }
   *[other] { " +" }{ count-priests }
}{ $power ->
    [0] { "" }
   *[other] { " +" }{ $power } Pouvoir
}{ $spades ->
    [0] { "" }
   *[other] { " +" }{ count-spades }
}
stock = { $has_workers ->
    [one] { $has_workers } ouvrier
   *[other] { $has_workers } ouvriers
}, { $has_coins ->
    [one] { $has_coins } pièce
   *[other] { $has_coins } pièces
}, { $has_priests ->
    [one] { $has_priests } prêtre
   *[other] { $has_priests } prêtres
}, Bols { $bowls }

## Places et factions

seat-0 = première place
seat-1 = deuxième place
seat-2 = troisième place
seat-3 = quatrième place
seat-4 = cinquième place

faction-auren = Aurènes
    .noun = fp
faction-witches = Sorcières
    .noun = fp
faction-alchemists = Alchimistes
    .noun = mp
faction-darklings = Ombrelins
    .noun = mp
faction-halflings = Halfelins
    .noun = mp
faction-cultists = Cultistes
    .noun = mp
faction-engineers = Ingénieurs
    .noun = mp
faction-dwarves = Nains
    .noun = mp
faction-mermaids = Sirènes
    .noun = fp
faction-swarmlings = Morbancs
    .noun = mp
faction-chaos-magicians = Magiciens du chaos
    .noun = mp
faction-giants = Géants
    .noun = mp
faction-fakirs = Fakirs
    .noun = mp
faction-nomads = Nomades
    .noun = mp
faction-ice-maidens = Fées de glace
    .noun = fp
faction-yetis = Yétis
    .noun = mp
faction-acolytes = Acolytes
    .noun = mp
faction-dragonlords = Dragonniers
    .noun = mp
faction-shapeshifters = Métamorphes
    .noun = mp
faction-riverwalkers = Riverains
    .noun = mp

ability-auren = Aucune capacité au départ.
stronghold-auren = 1 tuile Faveur aussitôt ; puis, une fois par manche, 2 cases dans un culte.
ability-witches = 5 PV de plus par ville.
stronghold-witches = Une fois par manche, une habitation gratuite sur une forêt inoccupée, proche ou lointaine.
ability-alchemists = À votre tour, 1 PV contre 1 pièce ou 2 pièces contre 1 PV ; à la fin, 2 pièces par PV.
stronghold-alchemists = 12 Pouvoir aussitôt ; puis 2 Pouvoir par pelle reçue.
ability-darklings = Une pelle coûte 1 prêtre et rapporte 2 PV ; pas de piste Terraformage.
stronghold-darklings = Aussitôt, jusqu’à 3 ouvriers deviennent prêtres.
ability-halflings = 1 PV par pelle reçue ; leur piste Terraformage est bon marché.
stronghold-halflings = 3 pelles aussitôt, avec une habitation sur une case ainsi rendue natale.
ability-cultists = 1 case de culte quand un voisin prend du Pouvoir grâce à l’une de leurs constructions.
stronghold-cultists = 7 PV aussitôt.
ability-engineers = Infrastructures bon marché ; pour une action, 2 ouvriers pour un pont, à volonté.
stronghold-engineers = À chaque passe, 3 PV par pont avec leurs infrastructures aux deux bouts.
ability-dwarves = Pas de Navigation ; un tunnel saute une case pour 2 ouvriers et rapporte 4 PV.
stronghold-dwarves = Un tunnel coûte 1 ouvrier.
ability-mermaids = Navigation de 1 à 5 ; une ville peut sauter une case Rivière.
stronghold-mermaids = Une avancée gratuite sur la piste Navigation, avec ses PV.
ability-swarmlings = 3 ouvriers de plus par ville ; leurs infrastructures sont chères.
stronghold-swarmlings = Une fois par manche, une habitation devient gratuitement un comptoir.
ability-chaos-magicians = Une seule première habitation, placée en dernier ; 2 tuiles Faveur au lieu d’une.
stronghold-chaos-magicians = Une fois par manche, un tour double : deux actions de suite.
ability-giants = Chaque transformation prend exactement 2 pelles et donne une friche.
stronghold-giants = Une fois par manche, 2 pelles gratuites pour une case.
ability-fakirs = Pas de Navigation ; un tapis volant saute une case pour 1 prêtre et rapporte 4 PV.
stronghold-fakirs = Un tapis volant peut sauter 2 cases.
ability-nomads = Trois premières habitations.
stronghold-nomads = Une fois par manche, une tempête de sable : une case voisine d’une de leurs infrastructures devient désert.
ability-ice-maidens = 1 tuile Faveur au départ ; natales de la glace, qui ne change jamais.
stronghold-ice-maidens = À chaque passe, 3 PV par temple.
ability-yetis = Les actions de pouvoir coûtent 1 Pouvoir de moins ; forteresse et sanctuaire valent 4 ; natifs de la glace.
stronghold-yetis = Les actions de pouvoir restent permises même si leur case est couverte.
ability-acolytes = Les pelles deviennent des cases de culte ; 3 ou 4 cases d’un culte changent une case en volcan.
stronghold-acolytes = Chaque prêtre envoyé à un culte avance de 1 case de plus.
ability-dragonlords = Les pelles deviennent des jetons Pouvoir ; 1 ou 2 jetons changent une case en volcan.
stronghold-dragonlords = Autant de nouveaux jetons dans le Bol I que de joueurs.
ability-shapeshifters = Quand un voisin prend du Pouvoir, 1 PV achète un nouveau jeton pour le Bol III.
stronghold-shapeshifters = Pour 5 Pouvoir ou 5 jetons, choisir un nouveau terrain natal, à volonté.
ability-riverwalkers = Ils construisent au bord des rivières sur des terrains débloqués ; un prêtre reçu peut en débloquer un.
stronghold-riverwalkers = 2 ponts gratuits aussitôt.

## Terrains, infrastructures, cultes

terrain-desert = désert
terrain-plains = plaine
terrain-swamp = marais
terrain-lakes = lac
terrain-forest = forêt
terrain-mountains = montagne
terrain-wasteland = friche
terrain-ice = glace
terrain-volcano = volcan

structure-dwelling = habitation
    .noun = f
structure-trading-house = comptoir
    .noun = m
structure-temple = temple
    .noun = m
structure-stronghold = forteresse
    .noun = f
structure-sanctuary = sanctuaire
    .noun = m
one-dwelling = une habitation
one-trading-house = un comptoir
one-temple = un temple
one-stronghold = une forteresse
one-sanctuary = un sanctuaire

cult-fire = Feu
cult-water = Eau
cult-earth = Terre
cult-air = Air
cult-of-fire = culte du feu
cult-of-water = culte de l’eau
cult-of-earth = culte de la terre
cult-of-air = culte de l’air

## Cartes Bonus

card-BON1 = pelle, 2 pièces
card-BON1-effect = Revenu : 2 pièces. Une fois par manche, 1 pelle gratuite.
card-BON2 = case de culte, 4 pièces
card-BON2-effect = Revenu : 4 pièces. Une fois par manche, 1 case dans un culte.
card-BON3 = 6 pièces
card-BON3-effect = Revenu : 6 pièces.
card-BON4 = Navigation +1, 3 Pouvoir
card-BON4-effect = Revenu : 3 Pouvoir. Navigation augmentée de 1 pendant les actions de la manche.
card-BON5 = 1 ouvrier, 3 Pouvoir
card-BON5-effect = Revenu : 1 ouvrier et 3 Pouvoir.
card-BON6 = PV de forteresse et sanctuaire, 2 ouvriers
card-BON6-effect = Revenu : 2 ouvriers. En passant, 4 PV pour la forteresse et 4 PV pour le sanctuaire.
card-BON7 = PV des comptoirs, 1 ouvrier
card-BON7-effect = Revenu : 1 ouvrier. En passant, 2 PV par comptoir.
card-BON8 = 1 prêtre
card-BON8-effect = Revenu : 1 prêtre.
card-BON9 = PV des habitations, 2 pièces
card-BON9-effect = Revenu : 2 pièces. En passant, 1 PV par habitation.
card-BON10 = PV de Navigation, 3 Pouvoir
card-BON10-effect = Revenu : 3 Pouvoir. En passant, 3 PV par niveau de la piste Navigation.

## Tuiles Faveur

favor-FAV1 = feu 3
favor-FAV1-effect = 3 cases dans le culte du feu.
favor-FAV2 = eau 3
favor-FAV2-effect = 3 cases dans le culte de l’eau.
favor-FAV3 = terre 3
favor-FAV3-effect = 3 cases dans le culte de la terre.
favor-FAV4 = air 3
favor-FAV4-effect = 3 cases dans le culte de l’air.
favor-FAV5 = feu 2, villes dès 6 de valeur
favor-FAV5-effect = 2 cases dans le culte du feu. Vos villes n’exigent qu’une valeur de pouvoir de 6.
favor-FAV6 = eau 2, action de culte
favor-FAV6-effect = 2 cases dans le culte de l’eau. Une fois par manche, 1 case dans un culte.
favor-FAV7 = terre 2, revenu 1 ouvrier et 1 Pouvoir
favor-FAV7-effect = 2 cases dans le culte de la terre. Revenu : 1 ouvrier et 1 Pouvoir.
favor-FAV8 = air 2, revenu 4 Pouvoir
favor-FAV8-effect = 2 cases dans le culte de l’air. Revenu : 4 Pouvoir.
favor-FAV9 = feu 1, revenu 3 pièces
favor-FAV9-effect = 1 case dans le culte du feu. Revenu : 3 pièces.
favor-FAV10 = eau 1, 3 PV par comptoir
favor-FAV10-effect = 1 case dans le culte de l’eau. 3 PV par comptoir construit.
favor-FAV11 = terre 1, 2 PV par habitation
favor-FAV11-effect = 1 case dans le culte de la terre. 2 PV par habitation construite.
favor-FAV12 = air 1, PV en passant pour les comptoirs
favor-FAV12-effect = 1 case dans le culte de l’air. En passant, 2, 3, 3 ou 4 PV pour 1, 2, 3 ou 4 comptoirs.

## Tuiles Ville

town-TW1 = 5 PV, 6 pièces
town-TW1-effect = 5 PV, 6 pièces et une clé.
town-TW2 = 7 PV, 2 ouvriers
town-TW2-effect = 7 PV, 2 ouvriers et une clé.
town-TW3 = 9 PV, 1 prêtre
town-TW3-effect = 9 PV, 1 prêtre et une clé.
town-TW4 = 6 PV, 8 Pouvoir
town-TW4-effect = 6 PV, 8 Pouvoir et une clé.
town-TW5 = 8 PV, 1 case dans chaque culte
town-TW5-effect = 8 PV, 1 case dans chaque culte et une clé.
town-TW6 = 2 PV, 2 cases dans chaque culte, 2 clés
town-TW6-effect = 2 PV, 2 cases dans chaque culte et 2 clés.
town-TW7 = 4 PV, Navigation
town-TW7-effect = 4 PV, une avancée gratuite sur la piste Navigation avec ses PV (Fakirs : 1 case de tapis volant en plus) et une clé.
town-TW8 = 11 PV
town-TW8-effect = 11 PV et une clé.

## Tuiles Pointage

scoring-SCORE1 = pelle 2 PV ; terre 1 : 1 pièce
scoring-SCORE1-effect = 2 PV par pelle. En fin de manche, 1 pièce par case dans le culte de la terre.
scoring-SCORE2 = ville 5 PV ; terre 4 : 1 pelle
scoring-SCORE2-effect = 5 PV par ville. En fin de manche, 1 pelle par 4 cases dans le culte de la terre.
scoring-SCORE3 = habitation 2 PV ; eau 4 : 1 prêtre
scoring-SCORE3-effect = 2 PV par habitation. En fin de manche, 1 prêtre par 4 cases dans le culte de l’eau.
scoring-SCORE4 = forteresse, sanctuaire 5 PV ; feu 2 : 1 ouvrier
scoring-SCORE4-effect = 5 PV pour la forteresse et pour le sanctuaire. En fin de manche, 1 ouvrier par 2 cases dans le culte du feu.
scoring-SCORE5 = habitation 2 PV ; feu 4 : 4 Pouvoir
scoring-SCORE5-effect = 2 PV par habitation. En fin de manche, 4 Pouvoir par 4 cases dans le culte du feu.
scoring-SCORE6 = comptoir 3 PV ; eau 4 : 1 pelle
scoring-SCORE6-effect = 3 PV par comptoir. En fin de manche, 1 pelle par 4 cases dans le culte de l’eau.
scoring-SCORE7 = forteresse, sanctuaire 5 PV ; air 2 : 1 ouvrier
scoring-SCORE7-effect = 5 PV pour la forteresse et pour le sanctuaire. En fin de manche, 1 ouvrier par 2 cases dans le culte de l’air.
scoring-SCORE8 = comptoir 3 PV ; air 4 : 1 pelle
scoring-SCORE8-effect = 3 PV par comptoir. En fin de manche, 1 pelle par 4 cases dans le culte de l’air.
scoring-SCORE9 = temple 4 PV ; prêtre d’un ordre : 2 pièces
scoring-SCORE9-effect = 4 PV par temple. En fin de manche, 2 pièces pour chacun de vos prêtres sur les cases d’ordre.

final-connected-distance = plus grande distance
final-connected-distance-effect = La plus grande distance entre deux de vos infrastructures d’une même agglomération.
final-stronghold-sanctuary-distance = de la forteresse au sanctuaire
final-stronghold-sanctuary-distance-effect = La distance entre votre forteresse et votre sanctuaire dans une même agglomération.
final-outposts = avant-postes
final-outposts-effect = Vos infrastructures au bord de la carte dans une même agglomération.
final-settlements = colonies
final-settlements-effect = Les groupes séparés d’infrastructures adjacentes dans une même agglomération.

## Actions de pouvoir, actions spéciales, conversions

power-action-ACT1 = pont
power-action-ACT2 = 1 prêtre
power-action-ACT3 = 2 ouvriers
power-action-ACT4 = 7 pièces
power-action-ACT5 = 1 pelle
power-action-ACT6 = 2 pelles

special-BON1 = 1 pelle grâce à la carte Bonus
special-BON2 = 1 case de culte grâce à la carte Bonus
special-FAV6 = 1 case de culte grâce à la tuile Faveur
special-ACTA = 2 cases dans un culte
special-ACTW = Balai de Sorcière, une habitation gratuite sur une forêt
special-ACTS = comptoir gratuit
special-ACTC = tour double
special-ACTG = 2 pelles pour une case
special-ACTN = tempête de sable
special-ACTE = pont pour 2 ouvriers

conversion-power-to-priest = 5 Pouvoir en 1 prêtre
conversion-power-to-worker = 3 Pouvoir en 1 ouvrier
conversion-power-to-coin = 1 Pouvoir en 1 pièce
conversion-priest-to-worker = 1 prêtre en 1 ouvrier
conversion-worker-to-coin = 1 ouvrier en 1 pièce
conversion-point-to-coin = 1 PV en 1 pièce
conversion-coins-to-point = 2 pièces en 1 PV

## Phases et sources de points

phase-choose-factions = choix des factions
phase-place-dwellings = premières habitations
phase-choose-cards = premières cartes Bonus
phase-actions = actions
phase-cult-spades = bonus de culte
phase-over = la partie est terminée

source-start = départ
source-neighbors = Pouvoir des voisins
source-town-tiles = tuiles Ville
source-shipping = Navigation
source-digging = Terraformage
source-favor-tiles = tuiles Faveur
source-bonus-cards = cartes Bonus
source-scoring-tiles = tuiles Pointage
source-faction = faction
source-resources = ressources
source-cults = cultes
source-network = agglomération
source-final-tile = tuile finale supplémentaire

## Options

option-mode = Sorte de partie
option-mode-full = partie complète
option-mode-introductory = partie d’initiation
option-factions = Factions
option-factions-choose = choisies à tour de rôle
option-factions-random = tirées au sort
option-factions-random-colors = couleurs tirées, côtés choisis
option-map = Carte
option-map-base = carte de base
option-map-fire-and-ice-1 = Feu & Glace, côté 1
option-map-fire-and-ice-2 = Feu & Glace, côté 2
option-map-loon-lakes = Loon Lakes
option-map-fjords = Fjords
map-base = la carte de base
map-fire-and-ice-1 = le côté 1 de Feu & Glace
map-fire-and-ice-2 = le côté 2 de Feu & Glace
map-loon-lakes = la carte « Loon Lakes »
map-fjords = la carte « Fjords »
option-first_player = Premier joueur
option-first_player-random = tiré au sort
option-first_player-0 = première place
option-first_player-1 = deuxième place
option-first_player-2 = troisième place (de 3 à 5 joueurs)
option-first_player-3 = quatrième place (à 4 ou 5 joueurs)
option-first_player-4 = cinquième place (à 5 joueurs)
option-scoring_tiles = Tuiles Pointage
option-bonus_cards = Cartes Bonus
option-cultist_errata = Les Cultistes gagnent 1 Pouvoir si tous refusent
option-extra_town_tiles = Tuiles Ville supplémentaires
option-shipping_card = Dixième carte Bonus (Navigation)
option-temple_tile = Neuvième tuile Pointage (temples)
option-variable_turn_order = Ordre du tour selon l’ordre de passe
option-final_tile = Décompte final supplémentaire
option-final_tile-none = aucun
option-final_tile-random = un au hasard
option-final_tile-connected-distance = plus grande distance
option-final_tile-stronghold-sanctuary-distance = de la forteresse au sanctuaire
option-final_tile-outposts = avant-postes
option-final_tile-settlements = colonies
option-start_points_2017 = PV de départ selon la faction (2017)
option-fire_and_ice = Factions de Feu & Glace
option-fire_and_ice-ice = Fées de glace et Yétis
option-fire_and_ice-volcano = Acolytes et Dragonniers
option-fire_and_ice-variable = Métamorphes et Riverains
option-late_leech = On peut répondre tard aux offres de Pouvoir
option-spade_vp = PV des pelles
option-spade_vp-used = quand elles sont utilisées
option-spade_vp-received = quand elles sont reçues

## Questions

question-choose-faction = Choisissez une faction.
question-choose-terrain = Choisissez un terrain de départ.
question-place-dwelling = Placez une première habitation.
question-choose-card = Choisissez une carte Bonus.
question-take-turn = { $actions ->
    [one] Réalisez une action ou passez.
   *[other] Tour double : réalisez la première de { $actions } actions.
}
question-use-spades = Utilisez { count-spades }.
question-build-here = Construire une habitation sur la case transformée ?
question-place-bridge = Où placer le pont ?
question-step-cult = Dans quel culte avancez-vous de { count-steps } ?
question-take-favor = { $tiles ->
    [one] Prenez une tuile Faveur.
   *[other] Prenez { $tiles } tuiles Faveur, l’une après l’autre.
}
question-found-town = { $towns ->
    [one] Vous fondez une ville : prenez une tuile Ville.
   *[other] Vous fondez { $towns } villes : prenez une tuile Ville pour chacune.
}
question-enter-cult = Trop peu de clés pour tous les marqueurs : lequel entre sur la case 10 ?
question-ordain = Combien d’ouvriers deviennent prêtres ?
question-ride-to = Où volent les Sorcières ?
question-free-trading-house = Quelle habitation devient un comptoir ?
question-sandstorm = Quelle case la tempête de sable change-t-elle en désert ?
question-finish-turn = Convertissez, ou terminez votre tour.
question-answer-offer = { $points ->
    [0] Accepter gratuitement { $power } Pouvoir des { $from } ?
   *[other] Accepter { $power } Pouvoir des { $from } pour { $points } PV ?
}
question-lose-steps = Dans quel culte perdez-vous { count-steps } ?
question-buy-token = Acheter un jeton Pouvoir pour 1 PV ?
question-priest-or-terrain = Garder le prêtre ou débloquer un terrain ?

## Coups

leap-none = { "" }
leap-tunnel = { ", " }par tunnel, +4 PV
leap-carpet = { ", " }en tapis volant, +4 PV
way-short = { "" }
way-long = { " " }par le long chemin

move-unknown = Un coup impossible
move-choose-faction = Jouer les { $faction } ({ $terrain })
move-choose-faction-any-home = Jouer les { $faction } (terrain natal au choix)
move-choose-terrain = Partir du terrain : { $terrain }
move-place-dwelling = Placer une habitation en { $hex }
move-choose-card = Prendre la carte « { $card } »{ $coins ->
    [0] { "" }
   *[other] { " " }avec { count-coins }
}
move-wait = Garder le tour ouvert, pour convertir pendant et après l’action
move-done = Terminer le tour
move-done-unsettled = N’y construire aucune habitation
move-done-without = Y renoncer : l’action est utilisée quand même
move-burn = Sacrifier : 1 jeton du Bol II passe au Bol III, 1 quitte le jeu
move-convert = Convertir { $what }
move-convert-no-priest = Convertir { $what } (plus de prêtre : vous n’auriez rien)
move-connect = Fonder une ville par-dessus la rivière { $river }
move-build = Construire une habitation en { $hex } ({ cost }{ $leap })
move-build-free = Construire gratuitement une habitation en { $hex }
move-transform = Transformer { $hex } en { $terrain }{ $way } ({ count-spades } : { cost }{ $leap })
move-transform-free = Transformer { $hex } en { $terrain }{ $way } ({ count-spades }{ $leap })
move-transform-sandstorm = Changer { $hex } en { $terrain }
move-transform-steps = Changer { $hex } en { $terrain } ({ $steps ->
    [one] { $steps } case de culte
   *[other] { $steps } cases de culte
})
move-transform-tokens = { $tokens ->
    [one] Changer { $hex } en { $terrain } ({ $tokens } jeton Pouvoir)
   *[other] Changer { $hex } en { $terrain } ({ $tokens } jetons Pouvoir)
}
move-advance-shipping = Avancer la Navigation à { $level } ({ cost } ; +{ $points } PV)
move-advance-digging = Améliorer le Terraformage ({ cost } ; +{ $points } PV)
move-upgrade = Améliorer { $hex } en { $to } ({ cost })
move-upgrade-free = Changer gratuitement l’habitation en { $hex } en comptoir
move-send-priest = Envoyer pour de bon un prêtre au { $cult } : { count-steps }
move-send-priest-back = Envoyer un prêtre au { $cult }, qui revient dans la réserve : { count-steps }
move-power-action = Action de pouvoir : { $action } ({ $power } Pouvoir)
move-power-action-no-priest = Action de pouvoir : { $action } ({ $power } Pouvoir ; plus de prêtre : vous n’auriez rien)
move-special-action = Action spéciale : { $action }
move-special-action-idle = Action spéciale, sans effet à présent : { $action }
move-buy-spade = Acheter 1 pelle avant de choisir la case ({ cost }), pour le Pouvoir qu’elle apporte
move-pass = Passer et prendre « { $card } »{ $coins ->
    [0] { "" }
   *[other] { " " }avec { count-coins }
}{ $points ->
    [0] { "" }
   *[other] { " " }(+{ $points } PV)
}
move-pass-last = Passer une dernière fois{ $points ->
    [0] { "" }
   *[other] { " " }(+{ $points } PV)
}
move-place-bridge = Pont entre { $a } et { $b }
move-step = Avancer de { count-steps } dans le { $cult }
move-take-favor = Prendre la tuile Faveur « { $tile } »
move-take-town = Prendre la tuile Ville « { $tile } »
move-enter = Entrer sur la case 10 du { $cult }
move-ordain = { $workers ->
    [0] N’ordonner personne
    [one] Faire de { $workers } ouvrier un prêtre
   *[other] Faire de { $workers } ouvriers des prêtres
}
move-give-up-spades = Renoncer à { count-spades }{ $unscored ->
    [0] { "" }
   *[other] { " " }(et à { $unscored } PV)
}
move-take-power = { $points ->
    [0] Accepter gratuitement { $power } Pouvoir des { $from }
   *[other] Accepter { $power } Pouvoir des { $from } pour { $points } PV
}
move-decline-power = { $points ->
    [0] Refuser { $power } Pouvoir des { $from }
   *[other] Refuser { $power } Pouvoir des { $from } (il coûterait { $points } PV)
}
move-lose = Perdre { count-steps } dans le { $cult }
move-shapeshift-power = Prendre « { $terrain } » pour terrain natal (5 Pouvoir)
move-shapeshift-tokens = Prendre « { $terrain } » pour terrain natal (5 jetons Pouvoir)
move-buy-token = Mettre un nouveau jeton dans le Bol III pour 1 PV
move-buy-no-token = N’acheter aucun jeton
move-unlock = Débloquer « { $terrain } » ({ count-coins })
move-keep-priest = Garder le prêtre
move-keep-no-priest = Laisser partir le prêtre (plus de place pour lui)
move-leave = Quitter la table

## Événements

event-set-up = La table est prête sur { $map } ; la { $seat } commence.
event-faction-chosen = La { $seat } joue les { $faction }.
event-terrain-chosen = Les { $who } partent du terrain « { $terrain } ».
event-dwelling-placed = Les { $who } placent une première habitation en { $hex }.
event-card-taken = Les { $who } prennent la carte « { $card } »{ $coins ->
    [0] { "" }
   *[other] { " " }avec { count-coins }
}.
event-round-started = La manche { $round } commence. Sa tuile Pointage : { $tile }.
event-income = Revenu des { $who } :{ gain } (à présent { stock }).
event-cult-bonus = Bonus de culte des { $who } :{ gain } (à présent { stock }).
event-waited = Les { $who } comptent convertir pendant ou après leur action.
event-converted = Les { $who } convertissent { $what }.
event-burned = Les { $who } sacrifient un jeton Pouvoir : un autre passe au Bol III.
event-spades-received = Les { $who } reçoivent { count-spades }.
event-spades-bought = Les { $who } achètent { count-spades }.
event-spades-given-up = Les { $who } renoncent à { count-spades }{ $unscored ->
    [0] { "" }
   *[other] { " " }et à { $unscored } PV
}.
event-tunnel = Les { $who } creusent un tunnel jusqu’à { $hex }.
event-carpet = Les { $who } volent en tapis jusqu’à { $hex }.
event-transformed = Les { $who } transforment { $hex } de { $from } en { $to }{ $spades ->
    [0] { "" }
   *[other] { " " }({ count-spades })
}.
event-built = Les { $who } construisent une habitation en { $hex }.
event-upgraded = Les { $who } améliorent { $hex } en { $to }.
event-shipping-advanced = Les { $who } portent leur Navigation à { $level }.
event-digging-advanced = Les { $who } portent leur Terraformage au niveau { $level } : une pelle coûte désormais { count-workers }.
event-priest-sent = Les { $who } envoient un prêtre au { $cult } ({ count-steps }).
event-power-action = Les { $who } réalisent l’action de pouvoir « { $action } ».
event-special-action = Les { $who } réalisent une action spéciale : { $action }.
event-bridge-built = Les { $who } construisent un pont entre { $a } et { $b }.
event-cult-advanced = Les { $who } avancent de { $from } à { $to } dans le { $cult }{ $power ->
    [0] { "" }
   *[other] { " " }et gagnent { $power } Pouvoir
}.
event-cult-lost = Les { $who } reculent de { $from } à { $to } dans le { $cult }.
event-favor-taken = Les { $who } prennent la tuile Faveur « { $tile } ».
event-town-founded = Les { $who } fondent une ville et prennent la tuile Ville « { $tile } ».
event-river-connected = Les { $who } relient leurs infrastructures par-dessus la rivière { $river }.
event-ordained = { $workers ->
    [0] Les { $who } n’ordonnent aucun prêtre.
    [one] Les { $who } font de { $workers } ouvrier un prêtre.
   *[other] Les { $who } font de { $workers } ouvriers des prêtres.
}
event-power-offered = { $power ->
    [0] Les { $from } offrent du Pouvoir aux { $who }, dont les Bols n’ont pas de place pour l’instant.
   *[other] Les { $from } offrent { $power } Pouvoir aux { $who }.
}
event-power-taken = Les { $who } acceptent { $power } Pouvoir des { $from }{ $points ->
    [0] { "" }
   *[other] { " " }et perdent { $points } PV
}.
event-power-declined = Les { $who } refusent { $amount } Pouvoir des { $from }.
event-power-impossible = Les { $who } n’ont pas de place pour { $amount } Pouvoir des { $from }.
event-neighbors-refused = Tous ont refusé : les { $who } gagnent 1 Pouvoir.
event-shapeshifted = Les { $who } ont désormais pour terrain natal « { $terrain } ».
event-token-bought = Les { $who } achètent un jeton pour 1 PV.
event-terrain-unlocked = Les { $who } débloquent « { $terrain } ».
event-priest-kept = Les { $who } gardent le prêtre.
event-scored = Les { $who } marquent { $points } PV ({ $source }).
event-passed = Les { $who } passent pour la dernière fois.
event-passed-card = Les { $who } passent et rendent la carte « { $card } ».
event-turn-ended = Le tour des { $who } est terminé.
event-turn-ended-alone = Le tour des { $who } est terminé ; tous les autres ont passé.
event-round-ended = La manche { $round } est terminée.
event-final-cult = Les { $who } marquent { $points } PV pour le { $cult }.
event-final-network = Les { $who } marquent { $points } PV pour une agglomération de { $size ->
    [one] { $size } infrastructure
   *[other] { $size } infrastructures
}.
event-final-tile = Les { $who } atteignent { $value } pour « { $tile } » et marquent { $points } PV.
event-final-resources = Les { $who } marquent { $points } PV pour des ressources valant { count-coins }.
event-left = Les { $who } quittent la table.
event-placed = { $place ->
    [1] { $shared ->
        [1] Les { $who } gagnent avec { $points } PV.
       *[other] Les { $who } ont { $points } PV et partagent la victoire : rien ne départage des PV égaux.
    }
   *[other] { $shared ->
        [1] Les { $who } terminent à la { nth-place } place avec { $points } PV.
       *[other] Les { $who } partagent la { nth-place } place avec { $points } PV.
    }
}

## Refus : mise en place

refused-seats = On ne peut pas y jouer à { $seats } ; de { $least } à { $most }, oui.
refused-setup-value = L’option « { $option } » ne peut pas être « { $value } ».
refused-first-player = Il n’y a pas de place numéro { $seat } pour commencer : cette table en a { $seats }.
refused-same-board = Les { $faction } partagent leur plateau avec une faction déjà choisie.
refused-setup-over = Cela fait partie de la mise en place, qui est terminée.
refused-faction-not-in-play = Les { $faction } ne participent pas à cette partie.
refused-faction-other-color = Les { $faction } ne sont pas de la couleur que vous avez reçue.
refused-faction-taken = La { $seat } joue déjà les { $faction }.
refused-faction-same-board = Les { $faction } partagent leur plateau avec les { $other }, déjà dans la partie.
refused-faction-home-taken = Le terrain des { $faction } ({ $terrain }) est déjà celui des { $other }.
refused-terrain-not-a-start = Le terrain « { $terrain } » n’est pas l’un des sept du cycle.
refused-terrain-taken = Le terrain « { $terrain } » est déjà celui des { $other }.
refused-first-terrain = Une première habitation va sur votre terrain natal : { $home }. La case { $hex } est de type { $terrain }.
refused-no-shore = { $hex } ne touche aucune rivière.
refused-leaving = On ne peut quitter la table qu’une fois la partie commencée, et une seule fois.

## Refus : autre chose vient d’abord

refused-first-choose-faction = Il faut d’abord choisir une faction.
refused-first-choose-terrain = Il faut d’abord choisir un terrain de départ.
refused-first-place-dwelling = Il faut placer une première habitation avant cela.
refused-first-choose-card = Il faut d’abord choisir une carte Bonus.
refused-first-take-turn = C’est à vous : réalisez d’abord une action, ou passez.
refused-first-use-spades = Il faut d’abord utiliser { $spades ->
    [one] la pelle gratuite
   *[other] les { $spades } pelles gratuites
} ou y renoncer.
refused-first-build-here = Décidez d’abord s’il y aura une habitation sur la case transformée.
refused-first-place-bridge = Il faut d’abord placer le pont.
refused-first-step-cult = Choisissez d’abord le culte où vous avancez.
refused-first-take-favor = Il faut d’abord prendre une tuile Faveur.
refused-first-found-town = Il faut d’abord prendre une tuile Ville.
refused-first-enter-cult = Choisissez d’abord le marqueur qui entre sur la case 10.
refused-first-ordain = Dites d’abord combien d’ouvriers deviennent prêtres.
refused-first-ride-to = Choisissez d’abord où volent les Sorcières.
refused-first-free-trading-house = Choisissez d’abord l’habitation qui devient un comptoir.
refused-first-sandstorm = Choisissez d’abord la case de la tempête de sable.
refused-first-finish-turn = Votre action est faite : vous pouvez seulement convertir ou terminer le tour.
refused-first-answer-offer = Répondez d’abord à l’offre des { $from } ({ $power } Pouvoir).
refused-first-lose-steps = Choisissez d’abord le culte où vous perdez { count-steps }.
refused-first-buy-token = Décidez d’abord si vous achetez un jeton.
refused-first-priest-or-terrain = Choisissez d’abord entre le prêtre et un terrain.

## Refus : conversions et coûts

refused-move = Ce n’est pas possible maintenant.
refused-already-open = Votre tour est déjà gardé ouvert.
refused-conversion-not-your-turn = On ne convertit qu’à son propre tour, pendant les actions.
refused-conversion-turn-not-open = Pour convertir pendant ou après une action, gardez le tour ouvert avant l’action.
refused-burn = Un sacrifice demande 2 jetons dans le Bol II ; vous en avez { $tokens }.
refused-power = Cela demande { $power } Pouvoir dans le Bol III ; vous en avez { $has }.
refused-cost = Cela coûte { cost } ; il vous manque { lack }.
refused-spade-cost = Cela demande { $spades ->
    [one] { $spades } pelle achetée
   *[other] { $spades } pelles achetées
} ({ cost } en tout) ; il vous manque { lack }.
refused-points-trade = Seuls les Alchimistes échangent des PV contre des pièces, ou des pièces contre des PV.
refused-no-points = Il ne vous reste aucun PV pour payer.
refused-other-faction = C’est réservé aux { $faction }.
refused-tokens = Cela demande { $tokens ->
    [one] { $tokens } jeton Pouvoir
   *[other] { $tokens } jetons Pouvoir
} ; vous en avez { $has }.

## Refus : la carte

refused-no-such-hex = La carte n’a pas de case numéro { $number }.
refused-river = C’est une rivière ({ $hex }) : on n’y construit rien, et elle ne change jamais.
refused-occupied = { $hex } est occupée : { $structure } des { $who } s’y trouve.
refused-terrain = { $hex } est de type { $terrain }, non { $home }.
refused-locked-terrain = { $hex } est de type { $terrain }, que vous n’avez pas débloqué.
refused-reach = { $hex } est hors de portée : à { $distance ->
    [one] { $distance } case
   *[other] { $distance } cases
} de votre infrastructure la plus proche, et une Navigation de { $shipping } n’y mène pas.
refused-reach-river = { $hex } est hors de portée : aucune rivière d’au plus { $shipping ->
    [one] { $shipping } case
   *[other] { $shipping } cases
} n’y mène depuis vos infrastructures.
refused-reach-leap = { $hex } est à { $distance ->
    [one] { $distance } case
   *[other] { $distance } cases
} de votre infrastructure la plus proche ; vous en sautez au plus { $skip }.
refused-leap-phase = { $hex } est hors de portée : ni tunnel ni tapis volant avec les pelles du bonus de culte.
refused-leap-twice = { $hex } demanderait un second saut dans cette action ; le premier menait à { $other }.
refused-no-dwelling-in-phase-three = On ne construit pas d’habitation avec les pelles du bonus de culte.
refused-settle-elsewhere = L’habitation ne peut aller que sur une case rendue natale dans cette action, pas en { $hex }.
refused-turned-before = { $hex } a été rendue natale par la première action de votre tour double ; son habitation appartenait à cette action.
refused-no-piece = Il ne reste aucune pièce de ce type ({ $structure }) : { $count ->
    [one] l’unique est sur la carte
   *[other] les { $count } sont sur la carte
}.
refused-never-transform = Les Riverains ne transforment jamais et ne peuvent utiliser de pelles.
refused-frozen = { $hex } est de type { $terrain }, qui ne change jamais.
refused-same-terrain = { $hex } est déjà de type { $terrain }.
refused-no-such-terrain = { $hex } ne peut pas devenir { $terrain }.
refused-only-home = Vous utilisez toujours { count-spades } et obtenez toujours : { $home } ; { $hex } ne peut pas devenir { $terrain }.
refused-no-long-way = Il n’y a qu’un chemin pour changer { $hex } en { $terrain } : on ne dépasse jamais le terrain natal.
refused-fixed-spades = Vous utilisez toujours { count-spades } ; { $hex } ne devient { $terrain } que d’une façon.
refused-turned-already = { $hex } a déjà été rendue natale dans cette action.
refused-second-foreign = Une autre case de cette action est restée étrangère ; { $hex } doit devenir natale (demande : { count-spades }, reste : { $has }).
refused-cult-spades = { $hex } demande { count-spades } ; vous en avez { $has }, et l’on ne peut pas en acheter maintenant.
refused-no-more-spades = { $hex } demande { count-spades } ; il en reste { $has }, et l’on ne peut plus en acheter dans cette action.
refused-top-up-home = { $hex } demande { count-spades } ; vous en avez { $has }, et l’on n’en ajoute que pour atteindre le terrain natal.
refused-only-volcano = Vous changez les cases en volcan, rien d’autre.
refused-volcano-steps = Cela demande { $price ->
    [one] { $price } case
   *[other] { $price } cases
} dans un même culte ; vous en avez { $has } au plus.
refused-volcano-tokens = { $price ->
    [one] Cela demande { $price } jeton Pouvoir ; vous en avez { $has }.
   *[other] Cela demande { $price } jetons Pouvoir ; vous en avez { $has }.
}
refused-sandstorm-home = Une tempête de sable donne toujours : { $home }.
refused-sandstorm-edge = { $hex } n’a aucun côté commun avec l’une de vos infrastructures.

## Refus : actions

refused-no-shipping-track = Votre faction n’a pas de piste Navigation.
refused-shipping-full = Votre Navigation est déjà au plus haut niveau ({ $level }).
refused-no-dig-track = Votre faction n’a pas de piste Terraformage.
refused-digging-full = Votre Terraformage est déjà au plus haut niveau ({ $level }).
refused-nothing-there = Il n’y a rien en { $hex }.
refused-not-yours = L’infrastructure en { $hex } est celle des { $who }.
refused-upgrade-path = En { $hex } : on ne fait pas { $to-a } { $from-of-a }.
refused-priest-steps = Un prêtre avance de 1, 2 ou 3 cases, pas de { $steps }.
refused-order-full = Aucune case d’ordre donnant { count-steps } n’est libre dans le { $cult }.
refused-no-such-power-action = Le plateau compte six actions de pouvoir.
refused-power-action-used = L’action de pouvoir « { $action } » a déjà servi dans cette manche.
refused-second-spade = Vos transformations prennent { count-spades } ; vous ne pouvez pas ajouter ce qui manque.
refused-spades-useless = Aucune case à portée ne pourrait être transformée avec ces pelles.
refused-no-bridge-left = { $count ->
    [one] Votre unique pont est construit.
   *[other] Vos { $count } ponts sont construits.
}
refused-no-bridge-site = Aucun emplacement de pont libre ne touche l’une de vos infrastructures.
refused-special-used = Vous avez déjà utilisé cette action spéciale dans cette manche : { $action }.
refused-not-your-card = Vous n’avez pas la carte « { $card } ».
refused-no-favor-action = Vous n’avez pas de tuile Faveur avec une action spéciale.
refused-no-stronghold = Il faut pour cela votre forteresse.
refused-double-turn = Un tour double ne peut pas en contenir un autre.
refused-card-last-round = À la dernière manche, on ne prend pas de carte en passant.
refused-pass-without-card = En passant, on prend l’une des cartes Bonus disponibles ; choisissez-en une.
refused-card-own = Vous détenez la carte « { $card } » : en passant, vous la rendez et en prenez une autre.
refused-no-such-card = Il n’y a pas de telle carte Bonus.
refused-card-held = La carte « { $card } » est entre les mains des { $who }.
refused-card-not-in-play = La carte « { $card } » n’est pas dans cette partie.
refused-home-already = Votre terrain natal est déjà « { $terrain } ».
refused-not-a-river = { $hex } n’est pas une case Rivière.
refused-no-town-tile = Il ne reste aucune tuile Ville.
refused-connect-too-few = Moins de deux de vos infrastructures touchent la rivière { $hex }.
refused-connect-in-town = Des infrastructures autour de la rivière { $hex } appartiennent déjà à une ville.
refused-connect-too-weak = Par-dessus la rivière { $hex }, vous avez { $structures ->
    [one] { $structures } infrastructure
   *[other] { $structures } infrastructures
} d’une valeur de { $power } ; une ville demande au moins 4 infrastructures (3 avec le sanctuaire) et une valeur de { $needed }.

## Refus : choix, réponses, réactions

refused-no-favor-owed = Vous n’avez pas de tuile Faveur à prendre.
refused-no-such-tile = Il n’y a pas de telle tuile.
refused-favor-owned = Vous avez déjà la tuile Faveur « { $tile } ».
refused-favor-gone = La tuile Faveur « { $tile } » est épuisée.
refused-no-town = Vous n’avez pas fondé de ville.
refused-town-gone = La tuile Ville « { $tile } » est épuisée.
refused-no-step = Vous n’avez pas à avancer dans un culte.
refused-no-bridge-now = Vous n’avez pas de pont à placer ; un pont demande une action.
refused-no-such-site = La carte n’a pas cet emplacement de pont.
refused-site-taken = Un pont relie déjà { $a } à { $b }.
refused-site-foreign = Vous n’avez d’infrastructure ni en { $a } ni en { $b }.
refused-nothing-to-enter = Aucun marqueur n’attend de clé.
refused-cannot-enter = Votre marqueur n’est pas devant la case 10 du { $cult }.
refused-no-ordination = Des ouvriers ne deviennent prêtres qu’à la construction de la forteresse.
refused-ordain-most = À la construction de la forteresse, { $most ->
    [one] { $most } ouvrier au plus devient prêtre
   *[other] { $most } ouvriers au plus deviennent prêtres
}, et non { $workers }.
refused-ordain-supply = { $most ->
    [one] Il ne reste que { $most } prêtre dans votre réserve : on peut donc ordonner { $most } ouvrier, et non { $workers }.
   *[other] Il ne reste que { $most } prêtres dans votre réserve : on peut donc ordonner { $most } ouvriers, et non { $workers }.
}
refused-no-priest-supply = Il ne reste aucun prêtre dans votre réserve : les 7 sont sur votre plateau ou dans les ordres des cultes.
refused-workers-to-priests = Les ouvriers ne deviennent pas prêtres ; seuls les Ombrelins en ordonnent en construisant leur forteresse.
refused-ordain-rate = Un ouvrier devient un prêtre : { $fits ->
    [one] { $fits } ouvrier ne fait
   *[other] { $fits } ouvriers ne font
} pas { $said ->
    [one] { $said } prêtre
   *[other] { $said } prêtres
}.
refused-no-spades = Vous n’avez pas de pelles gratuites.
refused-bought-spades = { $spades ->
    [one] Une pelle achetée doit être utilisée.
   *[other] Les { $spades } pelles achetées doivent être utilisées.
}
refused-spade-ahead = Les pelles s’achètent en choisissant la case ; on n’en achète une avant que là où elle apporte du Pouvoir (Alchimistes avec leur forteresse).
refused-spades-no-hex = Aucune case à portée ne demande { count-spades }, et les pelles achetées doivent toutes servir sur une seule case.
refused-spades-left = { $hex } demande { count-spades }, mais vous en avez { $has } : avec des pelles achetées, toutes vont sur une seule case.
refused-step-count = { $steps ->
    [one] Ici, vous avancez de { $steps } case, et non de { $said }.
   *[other] Ici, vous avancez de { $steps } cases sur une seule piste, en une fois, et non de { $said }.
}
refused-must-transform = Il faut transformer au moins une case avec ces pelles.
refused-nothing-to-lose = Vous n’avez pas de cases de culte à céder.
refused-lose-steps = Vous êtes à { $has } dans le { $cult } ; il faut { $price ->
    [one] { $price } case
   *[other] { $price } cases
}.
refused-no-offer = Personne ne vous offre de Pouvoir.
refused-offer-size = On vous offre { $fits } Pouvoir, et non { $said }.
refused-no-such-offer = { $offers ->
    [one] Vous n’avez qu’une offre.
   *[other] Vous n’avez que { $offers } offres.
}
refused-same-offer = Une offre égale des { $from } ({ $amount } Pouvoir) vient d’abord ; répondez à celle-là.
refused-no-token = Vous n’avez pas de jeton à acheter : aucun voisin n’a pris de Pouvoir.
refused-no-priest-received = On débloque un terrain lorsqu’on reçoit un prêtre.
refused-unlocked-already = Vous avez déjà débloqué « { $terrain } ».

## La table dessinée

draw-before = Mise en place : { $phase }
draw-round = Manche { $round } sur 6 : { $phase }
draw-scoring-now = Cette manche : { $tile }
draw-order = Ordre :
draw-bridges = Ponts :
draw-terrains = Terrains :
draw-structures = Pièces :
draw-in-town = dans une ville
draw-cults = Cultes
draw-orders = ordres
draw-scoring = Pointage :
draw-final = À la fin :
draw-free-cards = Cartes libres :
draw-power-actions = Actions de pouvoir :
draw-used = (utilisée)
draw-favor-tiles = Tuiles Faveur :
draw-town-tiles = Tuiles Ville :
draw-offers = Offres :
draw-offer = { $to } : { $power } Pouvoir des { $from } pour { $points } PV
draw-active = à son tour
draw-you = vous
draw-left = parti
draw-passed = a passé
draw-have = { $points } PV  { count-coins }, { count-workers }, { count-priests }, Bols { $bowls }
draw-shipping = Navigation { $level }
draw-shipping-now = Navigation { $level } ({ $now } à présent)
draw-tunnel = tunnel de { $skip }
draw-carpet = tapis de { $skip }
draw-digging = { $priests ->
    [0] pelle : { count-workers }
   *[other] pelle : { count-priests }
}
draw-no-digging = pas de pelles
draw-keys = { $keys ->
    [one] { $keys } clé
   *[other] { $keys } clés
}
draw-bridges-left = { $left ->
    [one] encore { $left } pont
   *[other] encore { $left } ponts
}
draw-income = revenu : { count-coins }, { count-workers }, { count-priests }, { $power } Pouvoir

# Feuilles de score
refused-ledger = { $why } (ligne { $line } : « { $command } »)
refused-ledger-command = Ce n’est pas une commande de feuille de score.
refused-ledger-setup = Aucune table ne peut être mise en place ainsi.
refused-ledger-option = Cette option n’existe pas.
refused-ledger-map = Cette carte n’existe pas.
refused-ledger-card = Cette carte Bonus n’existe pas.
refused-ledger-final = Cette tuile de décompte final n’existe pas.
refused-ledger-faction = Cette faction n’existe pas.
refused-ledger-not-playing = Aucune ligne de mise en place ne nomme cette faction.
refused-ledger-twice = Les lignes de mise en place ne nomment pas autant de factions que la table a de places.
refused-ledger-empty = Ce n’est pas une feuille de score : aucune ligne ne met en place de faction.
refused-ledger-long = Une feuille de score ne dépasse pas 4 Mio.
refused-ledger-luck = Ce ne sont pas les nombres d’un tirage.
refused-after-the-end = La partie est terminée.
refused-other-faction-dealt = Cette place a reçu une autre faction.
refused-before-round-one = Avant la première manche, on place les premières habitations et on prend les premières cartes Bonus, rien d’autre.
refused-color-alone = Une couleur se nomme avec l’action qui change le terrain natal, ACTH5 ou ACTH6.
refused-no-color = Le nouveau terrain natal doit être nommé avec pick-color.
refused-leave-other = Personne ne quitte la table pour une autre faction.
refused-no-such-conversion = Cette conversion n’existe pas.
refused-conversion-rate = Le taux est de { $rate } pour 1 : avec { $paid }, on n’a pas { $got }.
refused-dug-unused = { $said ->
    [one] La pelle achetée doit d’abord être utilisée.
   *[other] Les { $said } pelles achetées doivent d’abord être utilisées.
}
refused-dug-home = La case est déjà de votre terrain natal ; les pelles achetées n’y servent à rien.
refused-dig-late = On ne peut plus acheter de pelles : l’action de ce tour est faite.
refused-no-spades-at-hand = Aucune pelle n’a été achetée ni reçue pour cela.
refused-too-few-spades = Il faut { $said ->
    [one] { $said } pelle
   *[other] { $said } pelles
} ; vous en avez { $fits }.
refused-too-many-spades = Il faut { $said ->
    [one] { $said } pelle
   *[other] { $said } pelles
}, mais vous en avez { $fits }, et les pelles achetées doivent toutes servir sur une seule case.
refused-volcano-dig = Une transformation en volcan s’écrit précédée de dig 1.
refused-no-river-between = Aucune case de rivière ne relie ces cases de façon à fonder une ville.
refused-gain-by-hand = Rien ne donne ni ne prend cela à présent ; on ne le change à la main qu’après la ligne : option loose-adjust-resource.
refused-lowered = Cela ne dit pas quel marqueur entre sur la case 10 : les cases reprises ne sont pas celles qui seraient de trop.
refused-lower = Les marqueurs ne reculent jamais ; on ne reprend une case qu’avant une tuile Ville, pour dire quel marqueur n’entre pas sur la case 10.
refused-spades-to-give-up = { $fits ->
    [0] Il n’y a aucune pelle gratuite à laquelle renoncer.
    [one] On ne peut renoncer qu’à { $fits } pelle gratuite, et non à { $said }.
   *[other] On ne peut renoncer qu’à { $fits } pelles gratuites, et non à { $said }.
}
refused-lose-count = Cela coûte { $fits ->
    [one] { $fits } case de culte
   *[other] { $fits } cases de culte
}, et non { $said }.
refused-nothing-to-give-up = Il n’y a rien de tel à quoi renoncer.
refused-adjust = On ne peut pas avoir moins que rien, ni autant.
refused-adjust-thing = Cela ne se change pas à la main.
refused-export = Cette partie ne peut pas être écrite comme feuille de score : { $why }.
export-older-rules = elle a commencé sous d’anciennes règles
export-factions = toutes les factions ne sont pas encore choisies
export-edited-table = la table a été modifiée à la main
export-start-points-2017 = les autres programmes ne connaissent les PV de départ de 2017 que sur la carte de base
refused-introductory-factions = La partie d’initiation a ses propres factions.
refused-faction-name = Il n’y a pas de faction « { $name } ».{ $hint } Il y a { $known }.

## Ce que possède une place, et les ordres permanents

holding-points = PV
holding-workers = { $count ->
    [one] ouvrier
   *[other] ouvriers
}
holding-coins = { $count ->
    [one] pièce
   *[other] pièces
}
holding-priests = { $count ->
    [one] prêtre
   *[other] prêtres
}
holding-bowl-1 = Pouvoir dans le Bol I
holding-bowl-2 = Pouvoir dans le Bol II
holding-bowl-3 = Pouvoir dans le Bol III
order-take-power-for = { $n ->
    [0] Toujours accepter le Pouvoir qui coûte au plus 0 PV (donc gratuit)
    [one] Toujours accepter le Pouvoir qui coûte au plus 1 PV
   *[other] Toujours accepter le Pouvoir qui coûte au plus { $n } PV
}
order-decline-power-above = { $n ->
    [0] Toujours refuser le Pouvoir qui coûte plus de 0 PV
    [one] Toujours refuser le Pouvoir qui coûte plus de 1 PV
   *[other] Toujours refuser le Pouvoir qui coûte plus de { $n } PV
}

## Sortes de choses, pour les statistiques

used-faction = Factions
used-map = Cartes
used-scoring = Tuiles Pointage en jeu
used-card = Cartes Bonus prises
used-favor = Tuiles Faveur
used-town = Tuiles Ville
used-power-action = Actions de pouvoir
used-special = Actions spéciales
