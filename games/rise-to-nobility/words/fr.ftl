# Les mots de Rise to Nobility.

## Joueurs, Ressources, Guildes, peuples

seat-0 = Noir
seat-1 = Blanc
seat-2 = Jaune
seat-3 = Rouge
seat-4 = Vert
seat-5 = Bleu
guild-artists = Guilde des Artistes
good-art = Œuvres d’art
    .noun = fp
count-art = { $count ->
    [one] Œuvre d’art
   *[other] Œuvres d’art
}
guild-blacksmiths = Guilde des Forgerons
good-weapons = Armes
    .noun = fp
count-weapons = { $count ->
    [one] Arme
   *[other] Armes
}
guild-carpenters = Guilde des Menuisiers
good-furniture = Meubles
    .noun = mp
count-furniture = { $count ->
    [one] Meuble
   *[other] Meubles
}
guild-merchants = Guilde des Joailliers
good-jewelry = Bijoux
    .noun = mp
count-jewelry = { $count ->
    [one] Bijou
   *[other] Bijoux
}
guild-scholars = Guilde des Érudits
good-books = Livres
    .noun = mp
count-books = { $count ->
    [one] Livre
   *[other] Livres
}
guild-wizards = Guilde des Magiciens
good-magic = Reliques
    .noun = fp
count-magic = { $count ->
    [one] Relique
   *[other] Reliques
}
people-halfling = Semi-hommes
people-human = Humains
people-elf = Elfes
people-dwarf = Nains
people-green-elf = Elfes marins
people-trobit = Trobits

## Quantités

n-coins = { $coins ->
    [one] { $coins } pièce d’or
   *[other] { $coins } pièces d’or
}
n-modifiers = { $count ->
    [one] { $count } Modificateur
   *[other] { $count } Modificateurs
}
n-workers = { $count ->
    [one] { $count } Ouvrier
   *[other] { $count } Ouvriers
}
n-goods = { $count ->
    [one] { $count } Ressource
   *[other] { $count } Ressources
}
n-stars = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}
n-points = { $points } PV
n-commissions = { $count ->
    [one] { $count } carte Commission
   *[other] { $count } cartes Commission
}
n-tokens = { $tokens ->
    [one] { $tokens } Modificateur
   *[other] { $tokens } Modificateurs
}
n-place = { $place ->
    [1] l’emporte
    [2] termine à la deuxième place
    [3] termine à la troisième place
    [4] termine à la quatrième place
    [5] termine à la cinquième place
   *[other] termine à la sixième place
}
nth-place = { $place ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[other] cinquième
}

## Bonus des Ateliers et Bureaux

effect-coin = 1 pièce d’or
effect-reputation = 1 point de Réputation
effect-reroll = relancer des dés
effect-guild-good = 1 Ressource de la Guilde
effect-any-good = 1 Ressource au choix
effect-exchange = échanger 1 Ressource
benefit-council-no-coins = aucune pièce d’or au Conseil de Pierre
benefit-port-bonus = 1 pièce d’or de plus par Ressource vendue
benefit-council-reputation = 1 seule Réputation perdue au Conseil de Pierre
benefit-tavern-two-cards = 2 cartes Colons à la Taverne
benefit-house-discount = Habitations à 1 pièce d’or de moins
benefit-building-discount = Bâtiments à 1 pièce d’or de moins

## Lieux

place-tavern = Taverne
place-tavern-full = Taverne (vous avez trois cartes non satisfaites, le maximum : vous en défausserez d’abord une)
place-yard = Chantier
place-yard-house = Chantier, une Habitation pour { n-coins }
place-hall = Hôtel de Ville
place-port = Port
place-council = Conseil de Pierre, { $people }, ligne { $row }
place-berk = Bureau de Berk le Greffier
place-castle = Château d’Ivoire, emplacement { $slot }
place-home = plateau Joueur
place-office-upper = Chancellerie, Bureau du haut
place-office-lower = Chancellerie, Bureau du bas
place-tile = tuile Dés { $tile }
place-hall-tile = Hôtel de Ville, { $tile } pour { n-coins }
place-council-tile = { $place } : { $tile }
council-tile = { $points } PV contre { $cost }
place-castle-gain = Château d’Ivoire, emplacement { $slot } : { $reputation } de Réputation
place-office = Chancellerie, Bureau des { $people } ({ $benefit })
settlers-card = { $card } ({ $people } ; de { $least } à { $most } { $most ->
    [one] Ressource
   *[other] Ressources
} : { $goods } ; { n-workers }, { n-stars })
counted-good = { $count } { $good }
list = { $first }, { $rest }
list-and = { $first } et { $rest }
list-or = { $first } ou { $rest }
list-nothing = rien
for-nothing = rien
settlers-name = { $card } ({ $people })

## Où un dé est placé

at-tavern = à la Taverne
at-yard = au Chantier
at-guild = à la { $guild }
at-hall = à l’Hôtel de Ville
at-port = au Port
at-council = au Conseil de Pierre ({ $people }, ligne { $row })
at-berk = au Bureau de Berk le Greffier
at-castle = au Château d’Ivoire (emplacement { $slot })
at-home = sur son plateau Joueur
at-office-upper = à la Chancellerie (Bureau du haut)
at-office-lower = à la Chancellerie (Bureau du bas)
at-tile = sur la tuile Dés { $tile }

## Cartes et tuiles

character-rhys-lusys = Rhys Lusys
    .noun = proper m
character-ysolde-marn = Ysolde Marn
    .noun = proper f
character-nya-adebowale = Nya Adebowale
    .noun = proper f
character-xavion = Xavion
    .noun = proper m
character-bogrod = Bogrod
    .noun = proper m
character-belvedere-stonefist = Belvedere Stonefist
    .noun = proper m
character-tobin-oakhand = Tobin Oakhand
    .noun = proper m
character-martok-coinforged = Martok Coinforged
    .noun = proper m
character-sefa-brightpenny = Sefa Brightpenny
    .noun = proper f
character-orla-quillon = Orla Quillon
    .noun = proper f
character-fenn-hollowell = Fenn Hollowell
    .noun = proper m
character-verelan-si = Verelan Si
    .noun = proper f
character-ilwen-duskveil = Ilwen Duskveil
    .noun = proper f
settlers-halfling-1 = Fermiers des collines
settlers-halfling-2 = Fromagers
settlers-halfling-3 = Famille des vergers
settlers-halfling-4 = Maçons des terriers
settlers-halfling-5 = Cousins brasseurs
settlers-halfling-6 = Passeurs de la rivière
settlers-halfling-7 = Pâtissiers
settlers-halfling-8 = Anciens du village
settlers-human-1 = Jeune couple
settlers-human-2 = Comédiens ambulants
settlers-human-3 = Gardes à la retraite
settlers-human-4 = Maisonnée de tisserands
settlers-human-5 = La veuve et ses fils
settlers-human-6 = Cartographes
settlers-human-7 = Aubergistes
settlers-human-8 = Famille de négociants
settlers-elf-1 = Harpistes
settlers-elf-2 = Observateurs d’étoiles
settlers-elf-3 = Archers d’argent
settlers-elf-4 = Jardiniers de verre
settlers-elf-5 = Poètes de cour
settlers-elf-6 = Vieille lignée
settlers-elf-7 = Guérisseurs de lune
settlers-elf-8 = Parents de la Reine
settlers-dwarf-1 = Équipe de tunneliers
settlers-dwarf-2 = Tailleurs de pierre
settlers-dwarf-3 = Sœurs du marteau
settlers-dwarf-4 = Rouleurs de tonneaux
settlers-dwarf-5 = Trieurs de gemmes
settlers-dwarf-6 = Clan de la forge
settlers-dwarf-7 = Allumeurs de lampes
settlers-dwarf-8 = Nobles des profondeurs
settlers-green-elf-1 = Pêcheurs des roseaux
settlers-green-elf-2 = Appeleurs de marées
settlers-green-elf-3 = Graveurs de coquilles
settlers-green-elf-4 = Chasseurs de mousse
settlers-green-elf-5 = Cordiers
settlers-green-elf-6 = Rôdeurs de brume
settlers-green-elf-7 = Marchands de corail
settlers-green-elf-8 = Gardiens des feuilles
settlers-trobit-1 = Jumeaux rétameurs
settlers-trobit-2 = Champignonniers
settlers-trobit-3 = Horlogers
settlers-trobit-4 = Joueurs de cithare
settlers-trobit-5 = Pilotes de cerfs-volants
settlers-trobit-6 = Forgeurs d’énigmes
settlers-trobit-7 = Sonneurs de cloches
settlers-trobit-8 = Conseil trobit
workshop-artists-1 = Atelier du peintre
    .noun = m
workshop-artists-2 = Cour du sculpteur
    .noun = f
workshop-artists-3 = Grenier aux tapisseries
    .noun = m
workshop-artists-4 = Salle des fresques
    .noun = f
workshop-artists-5 = Petit théâtre
    .noun = m
workshop-artists-6 = Galerie d’ivoire
    .noun = f
workshop-blacksmiths-1 = Vieille forge
    .noun = f
workshop-blacksmiths-2 = Rémouleur
    .noun = m
workshop-blacksmiths-3 = Établi d’armurier
    .noun = m
workshop-blacksmiths-4 = Remise du fléchier
    .noun = f
workshop-blacksmiths-5 = Maison des soufflets
    .noun = f
workshop-blacksmiths-6 = Forge royale
    .noun = f
workshop-carpenters-1 = Fosse de sciage
    .noun = f
workshop-carpenters-2 = Établi du menuisier
    .noun = m
workshop-carpenters-3 = Tonnellerie
    .noun = f
workshop-carpenters-4 = Chaisier
    .noun = m
workshop-carpenters-5 = Tour à bois
    .noun = m
workshop-carpenters-6 = Maison des ébénistes
    .noun = f
workshop-merchants-1 = Tailleur de gemmes
    .noun = m
workshop-merchants-2 = Batteur d’or
    .noun = m
workshop-merchants-3 = Étal aux anneaux
    .noun = m
workshop-merchants-4 = Courtier en perles
    .noun = m
workshop-merchants-5 = Maison de la pesée
    .noun = f
workshop-merchants-6 = Joaillier de la Couronne
    .noun = m
workshop-scholars-1 = Atelier de reliure
    .noun = m
workshop-scholars-2 = Scriptorium
    .noun = m
workshop-scholars-3 = Salle des cartes
    .noun = f
workshop-scholars-4 = Moulin à papier
    .noun = m
workshop-scholars-5 = Salle de lecture
    .noun = f
workshop-scholars-6 = Archives royales
    .noun = fp
workshop-wizards-1 = Cave aux potions
    .noun = f
workshop-wizards-2 = Graveur de runes
    .noun = m
workshop-wizards-3 = Grenier aux cristaux
    .noun = m
workshop-wizards-4 = Tour des étoiles
    .noun = f
workshop-wizards-5 = Maison des familiers
    .noun = f
workshop-wizards-6 = Haut sanctuaire
    .noun = m h
building-common-01 = Puits du village
    .noun = m
building-common-02 = Boulangerie
    .noun = f
building-common-03 = Bains publics
    .noun = mp
building-common-04 = Chapelle
    .noun = f
building-common-05 = Parc
    .noun = m
building-common-06 = École
    .noun = f
building-common-07 = Infirmerie
    .noun = f
building-common-08 = Grenier à grain
    .noun = m
building-common-09 = Croix du marché
    .noun = f
building-common-10 = Bibliothèque publique
    .noun = f
building-common-11 = Fontaine
    .noun = f
building-common-12 = Corps de garde
    .noun = m
ship-01 = Mouette d’Arden
ship-02 = Pélican Gris
ship-03 = Joyeux Trobit
ship-04 = Bourse de la Reine
ship-05 = Couronne de Sel
ship-06 = Héron du Crépuscule
ship-07 = Défense d’Ivoire
ship-08 = Vieille Bernacle
ship-09 = Poisson-Lanterne
ship-10 = Rame Rouge
ship-11 = Anguille d’Argent
ship-12 = Long Été
ship-13 = Cinq Royaumes
ship-14 = Étoile de Cuivre
ship-15 = Rose d’Hiver
ship-16 = Dame Verte
ship-17 = Nain Assoiffé
ship-18 = Chat du Port
event-port-traders = Marchands du port
event-hardworking-apprentices = Apprentis travailleurs
event-flourishing-guilds = Guildes florissantes
event-builders-fair = Foire des bâtisseurs
event-open-doors = Portes ouvertes
event-royal-audience = Audience royale
event-generous-clerk = Greffier généreux
event-second-chance = Seconde chance
event-masters-parade = Parade des maîtres
event-council-mercy = Clémence du Conseil
event-land-sale = Vente de terrains
event-festival-of-peoples = Fête des peuples
event-storm-at-sea = Tempête en mer
event-queen-travels = La Reine en voyage
event-tax-collectors = Collecteurs d’impôts
event-market-day = Jour de marché
objective-solo-01 = Une bonne renommée
objective-solo-02 = La Cité en parle
objective-solo-03 = Le successeur de Berk
objective-solo-04 = Seigneur d’Ivoire
objective-solo-05 = Portes ouvertes à tous
objective-solo-06 = Rue animée
objective-solo-07 = Plusieurs peuples, une seule Cité
objective-solo-08 = Un seul clan
objective-solo-09 = Le bien commun
objective-solo-10 = Baron des Guildes
objective-solo-11 = Maître bâtisseur
objective-solo-12 = La voix du Conseil
objective-solo-13 = Favori de la Reine
objective-solo-14 = Coffres débordants
objective-solo-15 = Cité bien pourvue
commission-people-halfling = Protecteur des semi-hommes
commission-people-halfling-text = 4 PV par carte Colons satisfaite de ce peuple (12 au plus).
commission-people-human = Protecteur des humains
commission-people-human-text = 4 PV par carte Colons satisfaite de ce peuple (12 au plus).
commission-people-elf = Protecteur des elfes
commission-people-elf-text = 4 PV par carte Colons satisfaite de ce peuple (12 au plus).
commission-people-dwarf = Protecteur des nains
commission-people-dwarf-text = 4 PV par carte Colons satisfaite de ce peuple (12 au plus).
commission-people-green-elf = Protecteur des elfes marins
commission-people-green-elf-text = 4 PV par carte Colons satisfaite de ce peuple (12 au plus).
commission-people-trobit = Protecteur des trobits
commission-people-trobit-text = 4 PV par carte Colons satisfaite de ce peuple (12 au plus).
commission-guild-artists = Délégué des Artistes
commission-guild-artists-text = 3 PV par Apprenti et 5 PV par Maître de Guilde à vous dans cette Guilde (12 au plus).
commission-guild-blacksmiths = Délégué des Forgerons
commission-guild-blacksmiths-text = 3 PV par Apprenti et 5 PV par Maître de Guilde à vous dans cette Guilde (12 au plus).
commission-guild-carpenters = Délégué des Menuisiers
commission-guild-carpenters-text = 3 PV par Apprenti et 5 PV par Maître de Guilde à vous dans cette Guilde (12 au plus).
commission-guild-merchants = Délégué des Joailliers
commission-guild-merchants-text = 3 PV par Apprenti et 5 PV par Maître de Guilde à vous dans cette Guilde (12 au plus).
commission-guild-scholars = Délégué des Érudits
commission-guild-scholars-text = 3 PV par Apprenti et 5 PV par Maître de Guilde à vous dans cette Guilde (12 au plus).
commission-guild-wizards = Délégué des Magiciens
commission-guild-wizards-text = 3 PV par Apprenti et 5 PV par Maître de Guilde à vous dans cette Guilde (12 au plus).
commission-public-works = Travaux publics
commission-public-works-text = 4 PV par Bâtiment Collectif.
commission-council-ear = L’oreille du Conseil
commission-council-ear-text = 3 PV par tuile Conseil de Pierre obtenue (12 au plus).
commission-great-landlord = Grand propriétaire
commission-great-landlord-text = 2 PV par Habitation sur vos Parcelles au-delà de la première (10 au plus).
commission-court-favourite = Favori de la Cour
commission-court-favourite-text = 1 PV par niveau de Réputation au-dessus de 12.
commission-treasurer = Trésorier
commission-treasurer-text = 1 PV par lot de 2 pièces d’or (10 au plus).
commission-guild-assembly = Assemblée des Guildes
commission-guild-assembly-text = 3 PV par Guilde où vous possédez un Atelier (12 au plus).

## Points par origine

source-start = départ
source-settlers = Ressources données aux Colons
source-communal = Bâtiments Collectifs
source-workshops = Ateliers
source-rewards = récompenses des Ateliers
source-council = Conseil de Pierre
source-events = Événements
source-goods = Ressources restantes
source-nobility = Noblesse
source-commissions = Commissions
source-guilds = Guildes possédées

## Avoirs

holding-points = PV
holding-coins = { $count ->
    [one] pièce d’or
   *[other] pièces d’or
}
holding-reputation = Réputation
holding-nobility = Noblesse
holding-modifiers = { $count ->
    [one] Modificateur
   *[other] Modificateurs
}
holding-workers = { $count ->
    [one] Ouvrier
   *[other] Ouvriers
}
holding-houses = { $count ->
    [one] Habitation à placer
   *[other] Habitations à placer
}

## Options et consignes

option-events = Cartes Événement
option-chancellery = Extension Chancellerie (toujours à 6 joueurs)
option-night = Variante « Dans le clair de lune pâle »
option-late_goods = Aide maison : des Ressources au départ pour certaines places dans l’ordre du tour (absent du livret)
option-objective = Objectif Solo
option-objective-random = tiré au sort
option-objective-solo-01 = Une bonne renommée
option-objective-solo-02 = La Cité en parle
option-objective-solo-03 = Le successeur de Berk
option-objective-solo-04 = Seigneur d’Ivoire
option-objective-solo-05 = Portes ouvertes à tous
option-objective-solo-06 = Rue animée
option-objective-solo-07 = Plusieurs peuples, une seule Cité
option-objective-solo-08 = Un seul clan
option-objective-solo-09 = Le bien commun
option-objective-solo-10 = Baron des Guildes
option-objective-solo-11 = Maître bâtisseur
option-objective-solo-12 = La voix du Conseil
option-objective-solo-13 = Favori de la Reine
option-objective-solo-14 = Coffres débordants
option-objective-solo-15 = Cité bien pourvue
option-first_player = Premier Joueur
option-first_player-random = tiré au sort
option-first_player-0 = première place
option-first_player-1 = deuxième place
option-first_player-2 = troisième place (de 3 à 6 joueurs)
option-first_player-3 = quatrième place (de 4 à 6 joueurs)
option-first_player-4 = cinquième place (à 5 ou 6 joueurs)
option-first_player-5 = sixième place (à 6 joueurs)
order-allow-transfers-below = Accepter le transfert de mes Apprentis tant que ma Réputation est inférieure à { $n }
order-refuse-transfers-from = Refuser le transfert de mes Apprentis tant que ma Réputation est d’au moins { $n }

## Conditions du solo

condition-vp = { $least } PV
condition-nobility = une Noblesse d’au moins { $least }
condition-reputation = une Réputation d’au moins { $least }
condition-coins = { $least ->
    [one] { $least } pièce d’or
   *[other] { $least } pièces d’or
}
condition-goods = { $least ->
    [one] { $least } Ressource
   *[other] { $least } Ressources
}
condition-settlers = { $least ->
    [one] { $least } carte Colons satisfaite
   *[other] { $least } cartes Colons satisfaites
}
condition-peoples = { $least ->
    [one] { $least } peuple accueilli
   *[other] { $least } peuples différents accueillis
}
condition-same-people = { $least ->
    [one] { $least } carte d’un peuple
   *[other] { $least } cartes d’un même peuple
}
condition-communal = { $least ->
    [one] { $least } Bâtiment Collectif
   *[other] { $least } Bâtiments Collectifs
}
condition-workshops = { $least ->
    [one] { $least } Atelier
   *[other] { $least } Ateliers
}
condition-workshop-guilds = { $least ->
    [one] des Ateliers dans { $least } Guilde
   *[other] des Ateliers dans { $least } Guildes
}
condition-buildings = { $least ->
    [one] { $least } Bâtiment
   *[other] { $least } Bâtiments
}
condition-council-tiles = { $least ->
    [one] { $least } tuile Conseil de Pierre
   *[other] { $least } tuiles Conseil de Pierre
}
condition-guild-apprentices = { $least ->
    [one] { $least } Apprenti dans les Guildes
   *[other] { $least } Apprentis dans les Guildes
}
condition-goods-each = { $least ->
    [one] { $least } Ressource de chaque type
   *[other] { $least } Ressources de chaque type
}

## Questions

ask-turn = Vous pouvez { $ways }.
turn-die = placer un dé
turn-settlers = satisfaire une carte Colons
turn-sale = vendre un Bâtiment
turn-end = terminer votre tour
turn-pass = passer pour le reste de la manche
ask-take-settlers = Quelle carte Colons prenez-vous ? Vous avez { $held ->
    [0] zéro carte non satisfaite
    [one] { $held } carte non satisfaite
   *[other] { $held } cartes non satisfaites
} pour l’instant, et 3 au plus.
ask-discard-settlers = Vous avez trois cartes Colons non satisfaites, le maximum : laquelle défaussez-vous avant d’en prendre une autre ?
ask-bonus = Quel bonus de l’Atelier { $position } prenez-vous ({ $guild }) ?
ask-reroll = Quels dés non placés relancez-vous ?
ask-give-good = Quelle Ressource rendez-vous, pour en prendre une autre ?
ask-buy = Combien de Ressources achetez-vous ({ $guild }) ?
ask-transfer = { $by } veut transférer votre Apprenti de la { $from } à la { $to }. L’acceptez-vous ?
ask-area = Sur quelle Zone Collective placez-vous ce Bâtiment : { $tile } ?
ask-spend = { $card } : combien donnez-vous de Ressources de ce type : { $good } ({ $spent ->
    [0] aucune Ressource donnée jusqu’ici
    [one] { $spent } Ressource donnée jusqu’ici
   *[other] { $spent } Ressources données jusqu’ici
}) ?
ask-berk = Que demandez-vous à Berk ?
ask-commission = Quelle Commission gardez-vous ?
ask-return = Quel Apprenti revient chez vous ?
ask-character = Quel Personnage incarnez-vous ?
ask-take-good = { $left ->
    [one] Prenez une Ressource au choix.
   *[other] Prenez { $left } Ressources au choix, l’une après l’autre.
}
ask-workers = { $left ->
    [one] Vous pouvez placer un Ouvrier ou un Apprenti ({ $guild }).
   *[other] Vous pouvez placer { $left } Ouvriers ou Apprentis ({ $guild }).
}
ask-sell = { $good } : combien en vendez-vous ? Vous en avez { $held } ; le navire en prend encore { $room }, et votre dé permet encore { $left ->
    [one] { $left } Ressource
   *[other] { $left } Ressources
} en tout.

## Coups

move-place = Dé { $die } : { $place }
move-place-as = Dé { $die } changé en { $value } ({ n-tokens }) : { $place }
move-fulfil = Satisfaire la carte { $card }
move-sell-building = Vendre { $tile-the }
move-end = Terminer le tour
move-pass = Passer pour cette manche
move-take = Prendre la carte { $card }
move-discard = Défausser la carte { $card }
move-bonus = Bonus : { $effect }
move-reroll-none = Ne rien relancer
move-reroll = Relancer { $dice }
move-take-good = Prendre { $goods }
move-give-good = Rendre { $goods }
move-buy-nothing = Ne rien acheter
move-buy = Acheter { n-goods }
move-worker = Placer un Ouvrier
move-apprentice = Transférer votre Apprenti de la { $from }
move-others-apprentice = Transférer un Apprenti de { $owner } depuis la { $from }
move-allow = Accepter
move-refuse = Refuser et perdre 1 point de Réputation
move-area = Zone { $area } : à chaque manche, { $coins ->
    [0] { $reputation ->
        [0] { $goods ->
            [one] 1 Ressource au choix
           *[other] { $goods } Ressources au choix
        }
       *[other] { $reputation } de Réputation
    }
   *[other] { n-coins }
}
move-sell = Vendre { $goods }
move-sell-none = Ne pas vendre { $good-de }
move-spend = Donner { $goods }
move-modifiers = Acheter { n-modifiers }
move-renew-settlers = Renouveler les cartes Colons de la Taverne
move-renew-buildings = Renouveler les Bâtiments de l’Hôtel de Ville
move-commission = Piocher une Commission
move-keep = Garder la Commission { $card } : { $text }
move-return = Rappeler un Apprenti de la { $from }
move-character = Incarner { $character } (quatrième Ressource : { $good })
move-done = Rien de plus

## Ce qui s’est passé

event-set-up = { $who } est Premier Joueur.
event-objective = Objectif Solo : { $objective } ({ $conditions }).
event-character-dealt = { $who } incarne { $character }.
event-character-removed = { $character } n’est pas de la partie.
event-character-chosen = { $who } choisit { $character }.
event-guild-drawn = { $who } possède la { $guild }.
event-neutral-workshop = { $tile-The } ({ $guild }) { $tile-noun ->
    [fp] n’ont
    [mp] n’ont
   *[other] n’a
} pas de propriétaire.
event-first-settlers = { $who } commence avec la carte { $card }.
event-commissions-drawn = { $who } pioche { n-commissions }.
event-commission-kept = { $who } garde une carte Commission.
event-commission-kept-own = { $who } garde la Commission { $card } : { $text }
event-dice-tile = { $who } pioche la tuile Dés { $tile }.
event-round = Manche { $round }. { $who } est Premier Joueur.
event-event = Événement : { $event }. { $text }
event-rolled = { $who } lance ses dés : { $dice }.
event-rerolled = { $who } relance des dés ; il lui reste à placer : { $dice }.
event-automa = L’Automate lance : blanc { $white }, vert { $green }, jaune { $yellow }, rouge { $red }, bleu { $blue }.
event-automa-closed = L’Automate bloque la { $guild } pour cette manche.
event-passed = { $who } passe pour le reste de la manche.
event-income = { $who } reçoit { $gains } de revenu.
event-income-none = { $who } n’a pas de revenu.
event-taxed = { $coins ->
    [0] { $who } ne paie pas d’impôts
    [one] { $who } paie { $coins } pièce d’or d’impôts
   *[other] { $who } paie { $coins } pièces d’or d’impôts
}.
event-ship = Le navire { $ship } entre au Port.
event-settlers-laid = Nouvelle carte à la Taverne : { $card }.
event-building-laid = Nouveau Bâtiment à l’emplacement { $place } de l’Hôtel de Ville : { $tile }.
event-building-discarded = { $tile-The } { $tile-noun ->
    [f] est défaussée
    [fp] sont défaussées
    [mp] sont défaussés
   *[m] est défaussé
}.
event-council-laid = { $place } : nouvelle tuile, { $tile }.
event-die = { $who } place un { $value } { $place }.
event-die-as = { $who } place un { $die } changé en { $value } ({ n-tokens }) { $place }.
event-settlers-taken = { $who } prend la carte { $card }.
event-settlers-discarded = { $who } défausse la carte { $card }.
event-house = { $who } achète une Habitation pour { $price }.
event-house-gained = { $who } reçoit une Habitation.
event-bonus = { $who } profite du bonus { $tile-of }.
event-coins = { $who } gagne { n-coins }.
event-reward = { $who }, propriétaire { $tile-of }, reçoit { $gains }.
event-goods = { $who } prend { $goods }.
event-goods-help = { $who } commence avec { $goods } : aide maison pour cette place dans l’ordre du tour.
event-good-given = { $who } rend { $goods }.
event-goods-bought = { $who } achète { $goods } pour { $price }{ $free ->
    [0] { "" }
   *[other] {" "}et en reçoit { $free } de plus gratuitement
}.
event-worker-placed = { $who } place un Ouvrier à la { $guild }.
event-workers-gained = { $who } gagne { n-workers }.
event-apprentice-moved = { $who } transfère { $own ->
    [1] un Apprenti
   *[0] un Apprenti de { $owner }
} de la { $from } à la { $to }.
event-refused = { $who } refuse : { $by } ne peut pas transférer l’Apprenti de la { $from } à la { $to }.
event-workshop = { $who } achète { $tile-the } ({ $guild }) pour { $price }{ $points ->
    [0] { "" }
   *[other] {" "}et marque { $points } PV
}.
event-communal = { $who } construit { $tile-the } (Zone Collective { $area }) pour { $price }{ $points ->
    [0] { "" }
   *[other] {" "}et marque { $points } PV
}.
event-invaded = { $who } perd { $points } PV : un autre joueur possède un Atelier à la { $guild }.
event-building-sold = { $who } vend { $tile-the } pour { n-coins }{ $points ->
    [0] { "" }
   *[other] {" "}et perd { $points } PV
}.
event-goods-sold = { $who } vend { $goods } pour { n-coins }.
event-council = { $who } répond à une tuile du Conseil de Pierre, donne { $cost } et marque { $points } PV.
event-modifiers = { $who } prend { n-modifiers }.
event-modifiers-bought = { $who } achète { n-modifiers } pour { n-coins }.
event-settlers-renewed = { $who } renouvelle les cartes Colons de la Taverne.
event-buildings-renewed = { $who } renouvelle les Bâtiments de l’Hôtel de Ville.
event-returned = { $who } rappelle un Apprenti de la { $guild }.
event-office = { $who } occupe le Bureau des { $people } : { $benefit }.
event-activated = { $who } complète la tuile Dés { $tile } et active une Commission.
event-goods-spent = { $who } donne { $goods }.
event-fulfilled = { $who } satisfait la carte { $card } et marque { $points } PV.
event-reputation = { $who } : Réputation { $change ->
    [0] toujours à { $now }
   *[other] { $now } ({ $by })
}.
event-nobility = { $who } : Noblesse { $change ->
    [0] toujours à { $now }
   *[other] { $now } ({ $by })
}.
event-lord = { $who } use du pouvoir de Seigneur { $character-of }.
event-commission-scored = { $who } révèle la Commission { $card } : { $points } PV.
event-guild-owned = { $who } possède la { $guild } à la fin : { $points } PV.
event-goods-scored = { $count ->
    [0] { $who } n’a plus de Ressources
    [one] { $who } a encore { $count } Ressource
   *[other] { $who } a encore { $count } Ressources
} : { $points } PV.
event-nobility-scored = { $who } termine avec une Noblesse de { $level } : { $points } PV.
event-objective-tested = L’Objectif « { $objective } » est { $met ->
    [1] rempli
   *[0] manqué
}.
event-placed = { $who } { n-place } avec { $points } PV.
event-placed-alone = { $who } termine avec { $points } PV.
event-placed-houses = { $who } { n-place } avec { $points } PV : à points égaux, les Habitations construites décident.
event-placed-reputation = { $who } { n-place } avec { $points } PV : à points et Habitations égaux, la Réputation décide.
event-placed-coins = { $who } { n-place } avec { $points } PV : à points, Habitations et Réputation égaux, les pièces d’or décident.
event-placed-shared = { $who } partage la { nth-place } place avec { $points } PV : points, Habitations construites, Réputation et pièces d’or sont égaux.
event-over = La partie se termine ; on compte les points de la fin.

## Pourquoi un coup est refusé

refused-first = Autre chose vient d’abord. { $question }
refused-one-sale = Un seul Bâtiment est vendu par tour.
refused-not-your-building = Il n’y a là aucun Bâtiment à vous.
refused-card-not-shown = Cette carte n’est pas à la Taverne.
refused-card-not-held = Vous n’avez pas cette carte.
refused-no-such-bonus = L’Atelier n’offre pas ce bonus, ou il est inutilisable.
refused-reroll = Vous n’avez pas ces dés non placés ; parmi des dés égaux, on nomme les premiers.
refused-good-order = Des Ressources qui doivent être différentes, chacune ne se prend qu’une fois.
refused-good-not-held = Vous n’avez pas cette Ressource.
refused-buy = L’emplacement ou vos pièces d’or ne permettent pas autant de Ressources.
refused-no-worker = Vous n’avez aucun Ouvrier dans votre Zone des Ouvriers.
refused-others-apprentice = Les Apprentis des autres ne se déplacent que dans la variante Nuit.
refused-no-apprentice = Il n’y a là aucun Apprenti à déplacer.
refused-area-taken = Aucune Zone Collective de ce numéro n’est libre.
refused-sell = Impossible d’en vendre autant : il manque des Ressources, des cases ou de la valeur, ou il faut en vendre au moins une.
refused-spend = Cette quantité ne convient pas : au moins 1 de chaque type, au plus 3 (4 du type de votre Personnage), dans la fourchette de la carte.
refused-no-modifiers-left = Il ne reste aucun Modificateur dans la réserve.
refused-modifiers = L’emplacement ou vos pièces d’or ne permettent pas autant de Modificateurs.
refused-renewed = Vous avez déjà renouvelé des cartes ou des Bâtiments avec ce dé.
refused-no-chancellery = La Chancellerie n’est pas de la partie.
refused-commissions = Vous pouvez posséder au plus { $most ->
    [one] { $most } Commission
   *[other] { $most } Commissions
}, et il doit rester des cartes et des tuiles Dés.
refused-card-not-offered = Cette carte ne vous a pas été proposée.
refused-character = Ce Personnage n’est pas de votre Guilde.
refused-hand-full = Vous avez trois cartes, le maximum : défaussez-en d’abord une.
refused-room-in-hand = Vous avez de la place pour une carte : rien n’est défaussé.
refused-not-optional = Ici, il faut prendre une carte.
refused-one-die = Un seul dé est placé par tour.
refused-no-such-die = Vous n’avez aucun dé non placé de valeur { $die }.
refused-tokens = Il faut { n-tokens } ; vous en avez { $held }.
refused-reputation = Un { $value }, c’est trop : la somme des dés placés est de { $placed } et votre Réputation est de { $reputation }.
refused-no-settlers = Il n’y a aucune carte à prendre.
refused-slots-full = Tous les emplacements disponibles sont pris.
refused-tavern-order = Le dé doit être supérieur ou égal au précédent.
refused-yard-order = Le dé doit être inférieur ou égal au précédent.
refused-no-houses = Vous n’avez plus d’Habitation en réserve.
refused-no-house = Vous n’avez aucune Habitation dans la Zone de Construction.
refused-goods-missing = Il vous manque des Ressources : au moins 1 de chaque type et le total minimum.
refused-guild-closed = Cette Guilde n’accepte plus de dé à cette manche.
refused-slot-taken = Cet emplacement est pris.
refused-closed = L’Événement a fermé ce lieu.
refused-nothing-to-sell = Vous n’avez rien que le navire accepte.
refused-six-only = Cet emplacement est réservé aux parties à six.
refused-slot-value = L’emplacement n’accepte pas cette valeur.
refused-not-your-tile = Cette tuile Dés n’est pas à vous.
refused-tile-value = La tuile Dés n’a pas d’emplacement libre pour cette valeur.
refused-coins = Cela coûte { $price ->
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
} ; vous en avez { $coins }.
refused-no-building = Il n’y a pas de Bâtiment à cet emplacement.
refused-guild-full = Les trois emplacements d’Atelier de la Guilde sont occupés.
refused-needs-apprentice = Il vous faut un Apprenti dans cette Guilde.
refused-no-council-tile = Aucune tuile ne s’y trouve.
refused-people = Vous n’avez accueilli aucun Colon de ce peuple.
refused-nobility = Il faut une Noblesse de { $needed } ; la vôtre est de { $level }.
refused-council-cost = Vous ne pouvez pas payer les Ressources et les pièces d’or de la tuile.
refused-office-closed = Ce Bureau n’est pas disponible à ce nombre de joueurs.
refused-office-taken = Ce Bureau est occupé.
refused-one-settlers = Une seule carte Colons est satisfaite par tour.
refused-solo-chancellery = Le solo se joue sans la Chancellerie.
refused-solo-night = Le solo ne se joue pas de nuit.
refused-six-without-chancellery = À six, la Chancellerie est obligatoire.
refused-objective-not-solo = Un Objectif est pour un seul joueur.
refused-first-player = La place { $seat } n’existe pas : la partie en a { $seats }.
refused-setup-value = « { $value } » n’est pas possible pour { $option }.

## Dessin

draw-round = Manche { $round } sur 10
draw-council = Conseil de Pierre
draw-council-tile = Noblesse { $nobility }, { $points } PV, { $goods }{ $coins ->
    [0] {""}
   *[other] {" "}+ { n-coins }
}
draw-hall-place = { $die } : { $tile } ({ $price })
draw-castle = Château d’Ivoire
draw-chancellery = Chancellerie
draw-player = { $points } PV, { n-coins }, Réputation { $placed }/{ $reputation }, Noblesse { $nobility }, Modificateurs { $modifiers }
draw-estate = dés : { $dice } ; Habitations : { $houses } + { $built } ; Ouvriers : { $workers }

## Genres de choses, pour les statistiques

used-place = Emplacements des dés
used-settlers-taken = Cartes Colons prises
used-settlers = Cartes Colons satisfaites
used-building = Bâtiments achetés
used-building-sold = Bâtiments vendus
used-council = Tuiles du Conseil
used-character = Personnages
used-bonus = Bonus des Ateliers
used-office = Bureaux
used-dice-tile = Tuiles de dés
used-commission = Commissions qui ont rapporté
used-event = Événements
used-objective = Objectifs tirés
used-objective-met = Objectifs atteints
used-good-sold = Ressources vendues
used-good-bought = Ressources achetées

# Ce que font les effets, dans la liste de ce qui attend et les textes des cartes. À l’infinitif.
do-take-turn = jouer son tour
do-keep-commission = garder une Commission
do-choose-character = choisir un Personnage
do-become-lord = utiliser le pouvoir de Seigneur
do-take-settlers = { $optional ->
    [yes] pouvoir prendre une carte Colons au choix
   *[other] prendre une carte Colons
}
do-activate-workshops = activer les Ateliers
do-take-bonus = prendre un bonus d’un Atelier
do-reward-owner = être récompensé pour un Atelier
do-buy-goods = acheter des Ressources
do-place-workers = placer des Ouvriers
do-allow-transfer = accepter ou refuser le transfert d’un Apprenti
do-choose-area = choisir la Zone Collective d’un Bâtiment
do-sell-goods = vendre des Ressources au navire
do-spend-goods = donner des Ressources pour une carte Colons
do-visit-berk = traiter avec Berk
do-return-apprentice = reprendre un Apprenti
do-coins = recevoir { $n ->
    [one] { $n } pièce d’or
   *[other] { $n } pièces d’or
}
do-reputation = gagner { $n } de Réputation
do-modifiers = prendre { $n ->
    [one] { $n } Modificateur
   *[other] { $n } Modificateurs
}
do-houses = recevoir { $n ->
    [one] { $n } Habitation
   *[other] { $n } Habitations
}
do-workers = recevoir { $n ->
    [one] { $n } Ouvrier
   *[other] { $n } Ouvriers
}
do-guild-good = prendre { $n ->
    [one] { $n } Ressource
   *[other] { $n } Ressources
} de la Guilde
do-goods-of-choice = prendre { $n ->
    [one] { $n } Ressource
   *[other] { $n } { $different ->
        [yes] Ressources différentes
       *[other] Ressources
    }
} au choix
do-income-goods = prendre les Ressources au choix de la Phase de Revenus
do-give-good = rendre 1 Ressource
do-reroll = relancer une fois les dés de son choix
group-all = tous, dans l’ordre du tour
when-dice-rolled = a lancé les dés
when-guild-visited = visite une Guilde
key-port-coins = Gagnez { $n ->
    [one] { $n } pièce d’or
   *[other] { $n } pièces d’or
} de plus par Ressource vendue au Port.
key-apprentice-coins = En Phase de Revenus, chacun de vos Apprentis de Guilde rapporte { $n ->
    [one] { $n } pièce d’or
   *[other] { $n } pièces d’or
} de plus.
key-house-discount = Les Habitations coûtent { $n ->
    [one] { $n } pièce d’or
   *[other] { $n } pièces d’or
} de moins au Chantier, sans que cela fasse descendre un prix sous { $least }.
key-building-discount = Les Bâtiments coûtent { $n ->
    [one] { $n } pièce d’or
   *[other] { $n } pièces d’or
} de moins à l’Hôtel de Ville, sans que cela fasse descendre un prix sous { $least }.
key-tavern-any-value = À la Taverne, les dés peuvent être de n’importe quelle valeur.
key-castle-reputation = Chaque visite au Château d’Ivoire rapporte { $n } de Réputation en plus.
key-berk-modifiers = Chaque visite chez Berk donne { $n ->
    [one] { $n } jeton Modificateur gratuit
   *[other] { $n } jetons Modificateur gratuits
} de plus.
key-workshop-goods = En Phase de Revenus, chacun de vos Ateliers donne { $n ->
    [one] { $n } Ressource
   *[other] { $n } Ressources
} de plus de sa Guilde.
key-council-reputation-loss = Répondre au Conseil de Pierre coûte { $n } de Réputation.
key-settlers-points = Chaque carte Colons satisfaite rapporte { $n } PV de plus.
key-close-port = Aucun dé ne peut être placé au Port.
key-close-castle = Aucun dé ne peut être placé au Château d’Ivoire.
key-tax = À la fin de la Phase de Revenus, chacun paie { $n ->
    [one] { $n } pièce d’or
   *[other] { $n } pièces d’or
}, ou tout ce qu’il a s’il en a moins.
key-free-goods = À chaque visite de Guilde, { $n ->
    [one] la première Ressource achetée est gratuite ; elle compte
   *[other] les { $n } premières Ressources achetées sont gratuites ; elles comptent
} comme achetée{ $n ->
    [one] {""}
   *[other] s
}.
hears-dice-rolled = Après le lancer, { $who ->
    [all] dans l’ordre du tour, chacun peut
   *[one] le Premier Joueur peut
} { $what }.
hears-guild-visited = Chaque fois { $who ->
    [all] qu’un dé est placé dans une Guilde, chacun peut d’abord
   *[one] que vous placez un dé dans une Guilde, commencez par
} { $what }.
sentences = { $first } { $rest }
about-workshop = { $guild }, Atelier { $position }
about-transfer = de la { $from } à la { $to }
about-sale = { $left } au plus
