# Le plateau dessiné.
board-tracks = Pistes de progrès
board-map = Carte
board-beside = À côté
board-capital = Capitale
board-thread = Ce qui attend
board-done = Fait
board-thread-empty = Rien n’attend.
board-free-order = Dans l’ordre de votre choix : ce que vous cliquez vient d’abord
board-turns = Orientation
board-turned = Tourné de { $n }°
board-in-hand = La tuile en main
board-brings = Ici, cela rapporte
board-no-line = Aucune ligne ni colonne
board-lines = Lignes { $rows } ; colonnes { $columns }
board-districts-done = Districts complets
board-place-here = Poser en { $plot }
board-placing-keys = { $n ->
    [one] 1 emplacement. Les touches [ et ] tournent la pièce.
   *[other] { $n } emplacements. Les touches [ et ] tournent la pièce.
}
board-held-say = Sur { $plots } : { $lines } lignes et colonnes, { $districts } districts.
board-next-income = Revenu
board-income = Prendre le revenu { $n }
board-income-about = Il vaudrait maintenant { $points } PV, avant les cartes.
board-inspired = Inspirée
board-most-held = On en garde 8 au plus.
board-outposts = Avant-postes restants :
board-points = Points :
board-hidden = cachées
board-hand = Cartes Fresque en main : { $n }
board-tiles = Tuiles Territoire : { $n }, tuiles Espace : { $space }
board-technologies = Cartes Technologie : { $n }
board-tile-count = Tuiles Territoire : { $n }
board-landmarks = Monuments : { $n }
board-territories = Territoires : { $n }
board-district-count = Districts complets : { $n }
board-masterpieces = Chefs-d’œuvre : { $n }
board-eras = Tours de revenu pris : { $n } sur 5
board-row-top = Certains bénéfices redonnent le carré d’une carte d’ici.
board-row-middle = Une carte qui arrive ici donne son cercle.
board-row-bottom = Les nouvelles cartes arrivent ici.
board-face-down = face cachée
board-maker = Maîtrise du Feu
board-era-empty = Ère { $era } : pas encore de carte
board-turned-over = Retournée
board-mat-tokens = Jetons sur le plateau : { $n }
board-tile = Tuile Territoire { $n }
board-space-tile = Tuile Espace { $n }
board-tiles-left = Tuiles restantes : { $tiles } Territoire, { $space } Espace
board-left = Restent
board-complete-track = Piste achevée
board-topple-two = Deux renversés
board-middle-island = Île centrale
board-plots = { $n ->
    [one] Couvre 1 parcelle.
   *[other] Couvre { $n } parcelles.
}
board-districts = { $n ->
    [0] Pas de districts fixes.
    [one] 1 district.
   *[other] { $n } districts.
}
board-impassable = { $n ->
    [one] 1 parcelle infranchissable.
   *[other] { $n } parcelles infranchissables.
}
board-landmark-card = Se gagne à la fin d’un tour avec au moins { $n } de ceci : { $what }.
board-needs-landmark = Vers la ligne du haut : un monument sur cette carte.
board-needs-charm = Vers la ligne du haut : un enchantement, ou le tour de revenu 5.
board-needs-tier = Vers la ligne du haut : vous ou un voisin au niveau { $tier } de { $track }.
board-needs-slot = Vers la ligne du haut : case { $n } de la piste { $building } libre, chez vous ou un voisin.
board-owned = { $who } l’a.
board-cost = Coûte { $cost }.
board-any = ressource au choix
board-different = toutes différentes
board-alike = toutes identiques
board-here = Ici : { $who }.
board-nobody-here = Personne n’est ici.
board-printed = imprimé sur le plateau
board-unexplored = Inexploré.
board-most-sides = { $n ->
    [one] Au plus 1 côté s’aligne avec la tuile en main.
   *[other] Au plus { $n } côtés s’alignent avec la tuile en main.
}
board-sides = { $n ->
    [0] Aucun côté ne s’aligne.
    [one] 1 côté s’aligne : { $list }.
   *[other] { $n } côtés s’alignent : { $list }.
}
board-side-0 = nord
board-side-1 = nord-est
board-side-2 = sud-est
board-side-3 = sud
board-side-4 = sud-ouest
board-side-5 = nord-ouest
board-held = { $who } le contrôle.
board-attack = { $who } conquiert { $hex }
board-defends = { $who } le défend.
board-token = un jeton
board-nature = infranchissable
board-free = parcelle libre
board-row-lacks = il manque { $n } à sa ligne
board-column-lacks = il manque { $n } à sa colonne
board-large-tracks = Pistes
board-large-map = Carte
board-large-capital = Capitale
board-open-track = Toutes les cases de { $track }
answer-top = dessus de la pioche
answer-skip = Non
answer-yes = Oui
item-outpost = un avant-poste
item-toppled = un avant-poste renversé
item-holder = une pièce qui contrôle
item-toppled-holder = une pièce renversée
item-token = un jeton
say-turn = C’est à { $who }.
say-waits = { $who } : { $what }.
say-technologies = Cartes Technologie visibles : { $list }.
say-masterpieces = Chefs-d’œuvre visibles : { $list }.
say-landmarks = Monuments sans propriétaire : { $list }.
say-tiles-left = Tuiles restantes : { $tiles } Territoire, { $space } Espace.
say-hex = { $hex } ({ $tile }) : { $list }.
say-player = { $who } a { $points } points après { $turns } tours de revenu.
say-goods = Ressources de { $who } : { $list }.
say-tracks = { $who } se trouve sur : { $list }.
say-civilizations = Civilisations de { $who } : { $list }.
say-city = Capitale de { $who } : { $capital }, { $lines } lignes complètes, { $districts } districts complets ; { $list }.
say-cards = Fresque de { $who } : { $eras } ; cartes en main : { $hand }.
say-own-technologies = Technologie de { $who } : { $list }.
gallery-data = Données
gallery-civilization = Civilisations
gallery-tapestry = Cartes Fresque
gallery-technology = Cartes Technologie
gallery-masterpiece = Chefs-d’œuvre
gallery-landmark = Monuments
gallery-landmark-card = Cartes Monument
gallery-capital = Capitales
gallery-tile = Tuiles Territoire
gallery-space = Tuiles Espace

# Adversaires que personne ne joue.
board-rivals = Adversaires que personne ne joue
board-rival-level = Niveau { $n }
board-rival-peoples = Civilisations de l’Automa : { $list }.
board-rival-cards = Cartes Fresque à côté du plateau : { $hand }, sur le plateau : { $mat }
board-rival-landmarks = Monuments : { $list }
board-favourite = Piste favorite : { $track }
board-decisions-left = Décisions : { $n }
board-decisions = Cartes Décision restantes : { $deck } ; défaussées : { $discard } ; de progrès, encore à venir : { $progress }.
board-decision-pair = Dernière paire : la carte { $track } pour la piste, la carte { $tie } pour les égalités.
ending-rival = { $who } a { $points } PV.
