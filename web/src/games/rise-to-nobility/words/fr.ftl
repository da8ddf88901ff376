# Mots dont seule la table dessinée a besoin ; tous les autres sont ceux du jeu.

nobody = aucun joueur
automa = l’Automate ({ $colour ->
    [white] blanc
    [green] vert
    [yellow] jaune
    [red] rouge
   *[blue] bleu
})
city-label = La cité
tray-label = Dés à placer
dice-label = Dés
dice-none = tous les dés sont placés
uses-label = Utiliser le dé comme
stock-label = Ressources et pièces d’or
street-label = Habitations et Bâtiments Collectifs
hand-label = Cartes Colons et Commissions
estate-of = Domaine de { $who }
first-player = Premier Joueur : { $who }
first-tag = Premier Joueur
passed-tag = a passé
held-say = Dé { $die } en main : { $count ->
    [one] { $count } lieu brille
   *[other] { $count } lieux brillent
}

die-can = Dé { $die }, utilisable comme { $values }. Prenez-le pour voir où.
die-cannot = Dé { $die }, impossible à placer maintenant
die-reroll = Dé { $die } : le relancer ?
use-as = Utiliser comme { $value }{ $tokens ->
    [0] { "" }
   *[other] {" "}({ n-tokens })
}
gauge-label = Réputation { $reputation } : { $placed } placés, il en reste { $left }
slot-taken = { $label } : { $value } de { $who }
slot-values = Accepte { $values }
place-empty = Libre.
tavern-about = Prenez une des cartes. Chaque dé doit être égal ou supérieur au précédent.
yard-about = Une Habitation pour { n-coins }. Chaque dé doit être égal ou inférieur au précédent.
pile-settlers = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
berk-title = Berk le Greffier
berk-about = Accepte { $values }. { $free } Modificateur gratuit{ $extra ->
    [0] { "" }
   *[other] , { $extra } de plus à 1 pièce d’or chacun
} ; renouveler les cartes Colons ou les Bâtiments.
berk-about-commission = Accepte { $values }. { $free } Modificateur gratuit{ $extra ->
    [0] { "" }
   *[other] , { $extra } de plus à 1 pièce d’or chacun
} ; renouveler les cartes Colons ou les Bâtiments. Une Commission parmi { $cards } contre { $loss } de Réputation.
council-about = Vous écoute dès que vous avez accueilli des Colons de ce peuple.
council-loss = Chaque réponse coûte { $loss } de Réputation
short-halfling = Semi-h.
short-human = Humains
short-elf = Elfes
short-dwarf = Nains
short-green-elf = Elfes m.
short-trobit = Trobits
hall-place = Hôtel de Ville : dé { $die }, { n-coins }
guild-slot-about = Accepte { $values } : active { $workshops ->
    [1] le premier Atelier
   *[other] les { $workshops } premiers Ateliers
}, acheter jusqu’à { $goods }, placer jusqu’à { n-workers }.
workshop-place = Position { $position } pour un Atelier
position-gains = À l’achat : { $points } PV et { n-stars }.
position-own = Dans votre propre Guilde, l’achat ne rapporte ni PV ni étoiles.
position-pays = Les dés des autres rapportent à son propriétaire { $coins ->
    [0] { $owner } PV
   *[other] { n-coins }{ $owner ->
        [0] {""}
       *[other] , { $owner } PV
    }
}.
workshop-neutral = N’appartient à personne et n’est pas à vendre : son bonus peut être pris, il ne rapporte rien à personne.
workshop-owner = Appartient à { $who }.
apprentices-of = Apprentis : { $guild }
apprentices-about = { $list } ; { $slots } places. Chacun rapporte { n-coins }.
keeper = Guilde de { $who }
port-slot = Port : vendre jusqu’à { $count }
port-about = Chaque Ressource va sur une case libre du navire et rapporte son prix.
ship-about = Navire : { $ship }
ship-good = { $good } : { n-coins }, place pour { $left }.
objective-met = atteint en l’état
ending-met = L’Objectif « { $name } » est atteint : { $list }.
ending-missed = L’Objectif « { $name } » n’est pas atteint : { $list }.
meeples = { $count ->
    [one] { $count } pion en réserve
   *[other] { $count } pions en réserve
}
houses-about = Habitations sur terrain { $built }, prêtes { $ready }, en réserve { $reserve }
area-empty = Zone Collective { $area }
area-about = À chaque manche { $coins ->
    [0] { $reputation ->
        [0] { $goods ->
            [one] { $goods } Ressource au choix
           *[other] { $goods } Ressources au choix
        }
       *[other] { $reputation } de Réputation
    }
   *[other] { n-coins }
}
home-slot = Plateau Joueur : dé { $values }
home-about = Un Apprenti revient dans la zone des Ouvriers.
commission-secret = Commission secrète
commissions-known = Vues et non gardées : { $list }
dice-tile-about = Tuile Dés : { $values }

tile-communal = { $name } (Bâtiment Collectif)
tile-workshop = { $name } ({ $guild } : { $effects })
tile-council = { $points } PV contre { $cost }, avec une Noblesse d’au moins { $nobility } ; coûte { $loss } de Réputation.
character-about = Peut donner aux Colons quatre Ressources d’un type : { $good }. À { $level } de Noblesse : { $power }.
lord-at = { $level } : { $power }
fourth-good = Peut en donner quatre : { $good }

say-round = Manche { $round } sur { $rounds }. Premier Joueur : { $first }.
say-event = Événement : { $event }. { $text }
say-objective = Objectif { $name } : { $list }.
say-tavern = Taverne : { $list }. Dés : { $dice }.
say-yard = Chantier, dés : { $dice }.
say-hall = Hôtel de Ville : { $list }.
say-port = Port, { $ship } : { $list } Dés : { $dice }.
say-council = Conseil de Pierre, ligne { $values } : { $list }
say-berk = Berk le Greffier, dés : { $dice }.
say-castle = Château d’Ivoire, dés : { $dice }.
say-guild = { $guild }, dés : { $dice }. Apprentis : { $apprentices }. Ateliers : { $workshops }.
say-chancellery = Chancellerie, dés : { $dice }. Bureaux occupés : { $list }.
say-player = { $who } : { $points } PV, { n-coins } ; Ressources : { $goods } ; Ouvriers { $workers }, Modificateurs { $modifiers }.
say-tracks = Réputation { $reputation }, dont { $placed } placés ; Noblesse { $nobility } ; dés { $dice }.
say-character = Personnage : { $name }.
say-hand = Cartes Colons : { $list }.
say-areas = Bâtiments Collectifs : { $list }.
say-commission = { $name } ; tuile Dés { $values }.

gallery-data = Chiffres
gallery-settlers = Cartes Colons
gallery-workshops = Ateliers
gallery-communal = Bâtiments Collectifs
gallery-council = Tuiles du Conseil de Pierre
gallery-ships = Navires
gallery-characters = Personnages
gallery-events = Cartes Événement
gallery-objectives = Objectifs solo
gallery-offices = Bureaux de la Chancellerie
gallery-dice-tiles = Tuiles Dés
gallery-commissions = Commissions
gallery-city = La cité de jour et de nuit
gallery-day = De jour
gallery-night = Au clair de lune
gallery-deck = Paquet { $deck }
gallery-level = Niveau { $level }

short-artists = Artistes
short-blacksmiths = Forgerons
short-carpenters = Menuisiers
short-merchants = Joailliers
short-scholars = Érudits
short-wizards = Magiciens
short-yard = Chantier
short-castle = Château
tavern-note = prendre des Colons
tavern-rise = chaque dé égal ou plus haut
council-note = des biens pour des PV ; −{ $loss } Réputation
hall-note = acheter un Bâtiment
port-note = vendre jusqu’au dé
council-payable = vous pouvez payer
council-missing = il manque quelque chose
fact-people = Vous avez accueilli : { $people }
fact-nobility = Noblesse { $nobility } : vous avez { $has }
fact-good = { $count } { $good } : vous avez { $has }
fact-coins = { n-coins } sur vos { $has }
answer-worker = Placer un Ouvrier
answer-settlers = Colons
answer-buildings = Bâtiments
answer-commission = Commission
stock-title = Réserve
street-title = Rue : Habitations bâties { $built } sur { $lots }, prêtes { $ready }
each-round = par manche
free-plot = terrain libre
home-title = rappeler un Apprenti
hand-title = Colons en main : { $held } sur { $most }
left-title = Réputation restante
use-title = le { $die } comme
left-short = encore { $left } à placer
place-open = Ouvrir : { $place }
place-close = Retour à la cité
short-berk = Berk
guild-full = complète
council-row = ligne { $values } : { $count } à votre portée sur 6
