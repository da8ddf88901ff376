# Les mots d’Arcadia.

## Joueurs et listes fermées

seat-0 = Joueur 1
    .noun = proper m
seat-1 = Joueur 2
    .noun = proper m
seat-2 = Joueur 3
    .noun = proper m
seat-3 = Joueur 4
    .noun = proper m
nobody = personne
list = { $first }, { $rest }
list-and = { $first } et { $rest }
list-nothing = rien
class-infantry = infanterie
class-cavalry = cavalerie
class-artillery = artillerie
role-heir = Héritier
role-general = général
role-adviser = conseiller
war-border = dispute frontalière
war-claim = revendication
war-affront = affront
war-rebellion = rébellion
war-succession = guerre de succession
mode-quick = rapide
mode-full = complète
slot-army-1 = armée I
    .noun = f
slot-army-2 = armée II
    .noun = f
slot-army-3 = armée III
    .noun = f
slot-adviser-a = emplacement de conseiller A
    .noun = m
slot-adviser-b = emplacement de conseiller B
    .noun = m
grievance-claim = revendication
grievance-affront = affront
war-end-capital = une capitale est tombée
war-end-objective = son but est atteint
war-end-score = le score en a décidé
war-end-time = son temps est écoulé
war-end-capitulation = un camp a capitulé
war-end-treaty = un traité est conclu
term-nothing = rien
term-vote = de voter pour { $who }
term-no-contest = de ne pas contester l’élection { $who-of }
term-pay = de payer { n-gold } avant la fin de la phase { $phase }
term-no-entry = de ne pas entrer { $province-to } avant la fin de la phase { $phase }
term-join = de rejoindre le camp { $who-of }
word-kept = tenue
word-broken = rompue
word-void = nulle
recruits-any = unités
recruits-infantry = infanteries
recruits-cavalry = cavaleries
recruits-artillery = artilleries
recruits-special = unités spéciales
levy-any = dans une armée ou une garnison
levy-garrison = dans une garnison
levy-empty-garrisons-one-each = une par province sans garnison
n-gold = { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}

## Coups

move-yes = Oui
move-no = Non
move-done = Terminé
move-name = Nommer { $who }
move-nation = Régner sur { $nation-the }
move-ideology = Prendre l’idéologie { $ideology }
move-place = Affecter { $card-the } { $slot-to }
move-under = Affecter { $card-the } { $slot-to }, sous les autres cartes
move-discard = Défausser « { $card } »
move-take = Prendre l’Héritier { $card }
move-politics = Choisir « { $card } »
move-dismiss = Congédier { $card-the }
move-plot = Jouer « { $card } »
move-plot-player = Jouer « { $card } » contre { $who }
move-plot-character = Jouer « { $card } » sur { $target-the } ({ $who })
move-plot-army = Jouer « { $card } » sur l’armée { army-number } { $who-of }
move-plot-province = Jouer « { $card } » sur { $province-the }
move-declare = Déclarer la guerre { $who-to } : { $war }
move-declare-for = Déclarer la guerre { $who-to } pour { $region-the } : { $war }
move-vote = Voter pour { $who }
move-out = Rester hors de la guerre
move-region = Prendre { $region-the }
move-break = Rompre l’alliance
move-capitulate = Capituler dans { $war }
move-leave-war = Quitter { $war }
move-disband = Congédier { $unit-a } ({ $from })
move-shift = Déplacer { $unit-a } : { $from } → { $to }
move-free = Prendre { $unit-a } sans payer : { $to }
move-buy = Acheter { $count } × { $unit } : { $to }
move-hire = Engager un capitaine : { $slot }
move-march = L’armée { army-number } marche vers { $to-the }
move-battle = Livrer bataille { $who-to } : { $province }
move-intervene = Envoyer l’armée { army-number }
move-mode = Bataille { $mode }
move-assault = Donner l’assaut { $province-to }
move-garrison = Laisser { $unit-a } en garnison
move-lose = Perdre { $unit-a } ({ $who }, { $from })
move-flee = Fuir vers { $to-the }
move-propose = Proposer quelque chose { $who-to }
move-give = Donner { n-gold }
move-ask = Demander { n-gold }
move-alliance = Une alliance
move-truce = Une trêve de { $phases ->
    [one] 1 phase
   *[other] { $phases } phases
}
move-admit = Accorder le passage pour cette phase
move-enter = Demander le passage pour cette phase
move-treaty = La paix dans { $war }
move-cede = { $province } change de mains
move-invite = Inviter dans { $war }
move-compromise = Compromis : { $who } devient Empereur
move-promise-vote = Promettre de voter pour { $who }
move-promise-no-contest = Promettre de ne pas contester l’élection { $who-of }
move-promise-pay = Promettre de payer { n-gold } avant la fin de la phase { $phase }
move-promise-no-entry = Promettre de ne pas entrer { $province-to } avant la fin de la phase { $phase }
move-promise-join = Promettre d’être du camp { $who-of } dans { $war }

## Questions

ask-nation = Sur quelle nation régnez-vous ?
ask-ideology = Quelle idéologie prenez-vous ?
ask-place-heir = Où se tient { $card-the } ?
ask-discard = Quelle carte défaussez-vous ? { $count ->
    [one] Encore { $count } carte
   *[other] Encore { $count } cartes
}.
ask-search = Quel Héritier prenez-vous, si vous en prenez un ?
ask-politics = Quelle carte politique est active dans cette phase ?
ask-name = Quel joueur nommez-vous ?
ask-court = Qui se tient où à votre cour ?
ask-plot = Quelle carte intrigue scellez-vous ? { $left ->
    [one] Encore une est possible
   *[other] Encore { $left } sont possibles
}.
ask-react = { $by } joue « { $card } » contre vous. L’annulez-vous ?
ask-spy = Quelle armée { $of-of } regardez-vous ?
ask-lose-unit = Quelle unité est perdue ?
ask-talk = Que proposez-vous ? { $left ->
    [0] Plus aucune proposition n’est possible
    [one] Encore une proposition est possible
   *[other] Encore { $left } propositions sont possibles
}.
ask-deal = { $by } propose quelque chose. Acceptez-vous ?
ask-declare = Déclarez-vous la guerre ?
ask-call = { $by } vous appelle aux armes. Rejoignez-vous son camp ?
ask-vote = Pour qui votez-vous ?
ask-contest = Contestez-vous l’élection ?
ask-camp = Quel camp rejoignez-vous ?
ask-region = Quelle région prenez-vous { $from-to } ?
ask-pay = Payez-vous { n-gold } pour { $prestige ->
    [one] { $prestige } point
   *[other] { $prestige } points
} de prestige ?
ask-manage = Vous avez { n-gold } : qu’en faites-vous ?
ask-march = Quelle armée marche ?
ask-battle = Quelle bataille est la prochaine ?
ask-intervene = Envoyez-vous une armée dans la bataille { $province-of } ?
ask-mode = La bataille { $province-of } se livre-t-elle en rapide ou en entier ?
ask-assault = À quelle ville donnez-vous l’assaut par la brèche ?
ask-join = Votre armée prend-elle part à l’assaut { $province-of } ?
ask-garrison = Qui reste en garnison ({ $province }) ? Places libres : { $room }.
ask-losses = Quelles unités sont perdues ? Il en faut encore pour une valeur de { $value }.
ask-flee = Où fuit l’armée { army-number } ?
ask-shelter = Quelle infanterie de l’armée { army-number } s’abrite dans la ville ?
ask-prisoner = Que devient ce prisonnier { $of-of } ?
ask-ransom = { $by } tient un de vos prisonniers ; rançon : { n-gold }. La payez-vous ?

## Ce qui attend

do-gold = prendre { $n ->
    [one] { $n } pièce d’or
   *[other] { $n } pièces d’or
}
do-steal-gold = prendre à la cible jusqu’à { $n ->
    [one] { $n } pièce d’or
   *[other] { $n } pièces d’or
}
do-lose-prestige = la cible perd { $n ->
    [one] { $n } point
   *[other] { $n } points
} de prestige
do-award-prestige = { $to } gagne { $n ->
    [one] { $n } point
   *[other] { $n } points
} de prestige
honoured-emperor-else-most-full-regions-tied = l’Empereur, ou s’il n’y en a pas qui a le plus de régions complètes,
do-draw = piocher { $n ->
    [one] 1 carte
   *[other] { $n } cartes
}
do-discard = défausser { $n ->
    [one] 1 carte
   *[other] { $n } cartes
}
do-search-heir = regarder les { $depth } cartes du dessus et y prendre un Héritier
do-votes = disposer de { $n ->
    [one] 1 voix
   *[other] { $n } voix
} de plus dans une élection de cette phase
do-candidate-penalty = nommer un autre joueur : candidat, il compte { $n ->
    [one] 1 voix
   *[other] { $n } voix
} de moins dans cette phase
do-casus-belli = { $to } : un casus belli ({ $grievance }) contre { $against }{ $scope }
wronged-you = vous
wronged-fewest-provinces = le joueur qui a le moins de provinces
wronged-lowest-prestige = le joueur au plus faible prestige
wronged-each-player = chaque joueur
accused-target = le joueur nommé
accused-most-provinces = le joueur qui a le plus de provinces
accused-highest-prestige = le joueur au plus fort prestige
accused-next-clockwise = le joueur suivant dans le sens horaire
scope-nowhere = {""}
scope-region-with-target-province-adjacent-to-yours = , sur une région où il possède une province adjacente à l’une des vôtres
scope-any-region-of-target-but-start = , sur une de ses régions qui n’est pas une région de départ
do-forbid-war = la cible ne peut déclarer la guerre dans cette phase
do-remove-age = retirer { $n ->
    [one] 1 pion Âge
   *[other] { $n } pions Âge
} de votre roi
do-assassinate = lancer un dé : la cible meurt sur { $kills } ou plus, un roi sur { $kills_king } ou plus ; sur { $discovered } ou moins son propriétaire gagne un affront contre vous
do-return-adviser = le conseiller retourne dans la main de son propriétaire
do-reveal-hand = voir la main de la cible
do-reveal-army = voir { $n ->
    [one] une de ses armées
   *[other] { $n } de ses armées
}
do-cancel-intrigue = quand une carte intrigue vous vise, l’annuler
do-army-loses-cheapest = l’armée perd { $n ->
    [one] son unité la moins chère
   *[other] ses { $n } unités les moins chères
}
do-largest-army-loses-cheapest = la plus grande armée perd { $n ->
    [one] son unité la moins chère
   *[other] ses { $n } unités les moins chères
}
do-garrison-loses-weakest = la garnison perd { $n ->
    [one] son unité la plus faible
   *[other] ses { $n } unités les plus faibles
}
do-province-turns-neutral = une province occupée sans garnison ni armée, hors des régions de départ, devient neutre avec { $militia } milices
do-province-no-income = la province ne rapporte rien dans cette phase
do-province-income-to-you = l’or de la province vous revient dans cette phase
do-pick-nation = choisir une nation
do-pick-ideology = choisir une idéologie
do-place-heir = placer un Héritier
do-discard-down = se défausser jusqu’à la limite
do-take-heir = chercher un Héritier
do-choose-politics = choisir une carte politique
do-court = ranger la cour
do-seal-plots = sceller des cartes intrigue
do-react = répondre à une carte intrigue
do-shields = voir si un bouclier aide
do-lose-unit = perdre une unité
do-talk = faire des propositions
do-answer-deals = répondre aux propositions
do-declare = déclarer la guerre
do-answer-call = répondre à un appel aux armes
do-vote = voter
do-contest = contester l’élection ou l’accepter
do-choose-camp = choisir un camp
do-choose-region = prendre une région
do-pay-for-prestige = payer pour du prestige
do-manage = recruter
do-march = marcher
do-choose-battle = livrer bataille
do-intervene = intervenir
do-choose-mode = convenir d’une bataille rapide
do-assault = donner l’assaut à une ville
do-join-storm = prendre part à un assaut
do-garrison = laisser une garnison
do-pick-losses = choisir les pertes
do-flee = fuir
do-shelter = s’abriter
do-prisoner = décider des prisonniers
do-pay-ransom = racheter des prisonniers
group-all = tous
group-without-prince = qui n’a pas de prince
group-addressees = qui a reçu une proposition
group-payers = qui a une offre
group-losers = les candidats qui ne sont pas élus
group-choosers = qui n’a pas encore de camp
group-leaders = les chefs des côtés

## Ce que changent les cartes

key-income-flat = or à chaque revenu
key-income-capital = or à chaque revenu si vous occupez votre capitale
key-income-per-full-region = or par région complète
key-income-per-province = or par province
key-income-zero-ungarrisoned = pas d’or des provinces sans garnison, hors capitales
key-prestige-flat = prestige à chaque tour de gestion
key-prestige-battle-won = prestige par bataille gagnée
key-artillery-surcharge = or de plus par artillerie
key-fort-bonus = places en garnison hors capitales
key-draw-extra = cartes piochées à chaque tour politique
key-draw-then-discard = cartes piochées puis défaussées à chaque tour politique
key-search-heir = cartes du dessus où qui n’a pas de prince peut chercher un Héritier
key-votes-fewest-regions = voix de chaque joueur qui a le moins de régions complètes
key-no-new-wars = pas de nouvelle guerre
key-age-extra = pions Âge de plus pour chaque roi
key-age-skip = pas de pion Âge
key-intrigue-shield = plus petit dé qui annule une intrigue contre vous
key-move-bonus = pas des armées
key-move-cap = pas d’une armée au plus
key-siege-roll = dés d’artillerie de siège
key-own-city-siege-roll = dés d’artillerie de siège contre vos villes
key-surrender-min = plus petit dé qui vous rend une garnison
key-morale-any = tests de moral
key-morale-infantry = tests de moral de l’infanterie
key-cavalry-cac = cac de la cavalerie
key-tir = tir des tireurs, hors artillerie
bargain-text = En G2 : { n-gold } pour { $prestige ->
    [one] { $prestige } point
   *[other] { $prestige } points
} de prestige
discount-text = { $units } : jusqu’à { $most } à { $less } d’or de moins
levy-text = { $militia } milices sans payer, { $place }
nothing-text = Aucun bonus

## Les cartes tactiques en mots

ploy-extra-moves = { $n } unités de plus peuvent être déplacées ce tour
ploy-extra-shots = votre côté peut ordonner { $n } tirs de plus ce tour
ploy-extra-assaults = votre côté peut ordonner { $n ->
    [one] 1 assaut
   *[other] { $n } assauts
} de plus ce tour
ploy-pass-morale = un test de moral échoué de votre unité est réussi, sauf sur un 1 naturel
ploy-remove-losses = retirer { $tokens ->
    [one] 1 jeton
   *[other] { $tokens } jetons
} de pertes à chacune d’au plus { $units } unités non engagées
ploy-shot-armour = +{ $n } d’armure contre un tir
ploy-shot-tir = +{ $n } au tir pour un tir, hors artillerie
ploy-initiative = +{ $n } à votre initiative
ploy-charge-cac = +{ $n } au cac pour une charge
ploy-charged-defence = +{ $n } en défense à une infanterie chargée de front
ploy-fight-cac = +{ $n } au cac pour un combat d’infanterie
ploy-morale = +{ $n } à tous vos tests de moral jusqu’à votre prochain tour
ploy-ignore-lost-general = votre armée ignore dans cette bataille le -2 pour général perdu
ploy-feigned-retreat = un groupe se replie de { $cells } cases au plus, et l’ennemi devant lui le suit
ploy-cavalry-movement = une cavalerie non engagée a +{ $n } en mouvement ce tour
ploy-free-cannon = un de vos canons tire sans ordre de tir, même réduit au silence

## Ce qui s'est passé

event-nation = { $who } règne sur { $nation-the }.
event-ideology = { $who } prend l’idéologie { $ideology }.
event-map = Les provinces sont posées.
event-no-heir = { $who } n’a pioché aucun Héritier et pioche une nouvelle main.
event-phase = La phase { $phase } commence. Premier dans l’ordre du tour : { $who }.
event-event = Événement de cette phase : « { $event } ».
event-drawn = { $who } pioche une carte.
event-drawn-own = { $who } pioche « { $card } ».
event-reshuffled = { $who } mélange sa défausse en une nouvelle pioche.
event-discarded = { $who } défausse « { $card } ».
event-searched = { $who } cherche un Héritier et { $found ->
    [1] en trouve un
   *[other] n’en trouve pas
}.
event-reigns = { $card-The } est désormais roi { $who-of }.
event-prince = { $card-The } est désormais prince { $who-of }.
event-regency = { $who } n’a pas de roi : un conseil de régence gouverne.
event-placed = { $who } affecte { $card-the } { $slot-to }.
event-aged = Le roi { $who-of } a { $age ->
    [one] { $age } pion Âge
   *[other] { $age } pions Âge
}.
event-died = { $card-The } { $who-of } est mort.
event-captain-gone = { $card-The } { $who-of } retourne à la réserve.
event-politics = { $who } choisit « { $card } » comme carte politique.
event-no-politics = { $who } ne choisit aucune carte politique.
event-named = { $who } nomme { $target }.
event-plot = { $who } joue « { $card } ».
event-plot-against = { $who } joue « { $card } » contre { $target }.
event-plot-failed = La carte « { $card } » { $who-of } reste sans effet.
event-plot-cancelled = { $who } annule « { $card } », carte jouée par { $by }.
event-shield = { $who } lance un bouclier et obtient { $die } : { $holds ->
    [1] la carte est annulée
   *[other] il n’aide pas
}.
event-assassin = { $who } attente à la vie { $card-of } et obtient { $die } : { $dies ->
    [1] l’attentat réussit
   *[other] l’attentat échoue
}.
event-returned = { $card-The } retourne dans la main { $who-of }.
event-hand-seen = { $who } voit la main { $of-of }.
event-army-seen = { $who } voit l’armée { army-number } { $of-of }.
event-ground = { $who } gagne un casus belli ({ $grievance }) contre n’importe qui.
event-ground-against = { $who } gagne un casus belli ({ $grievance }) contre { $against }.
event-war-forbidden = { $who } ne peut déclarer la guerre dans cette phase.
event-neutral = { $province-The } devient neutre.
event-paid = { $who } donne { n-gold } { $to-to }.
event-allied = { $who } et { $other } sont alliés.
event-alliance-ended = L’alliance entre { $who } et { $other } est finie.
event-truce = { $who } et { $other } sont en trêve jusqu’à la fin de la phase { $until }.
event-admitted = { $who } accorde le passage { $guest-to } dans cette phase.
event-deal-refused = { $other } refuse la proposition { $who-of }.
event-deal-void = La proposition entre { $who } et { $other } est nulle : elle ne peut être exécutée.
event-promised = { $who } a fait une promesse { $other-to }.
event-promise = { $who } avait promis { $to-to } { $what } : la promesse est { $verdict }.
event-capitulated = { $who } capitule.
event-war = { $who } déclare la guerre { $against-to } ({ $war }).
event-war-for = { $who } déclare la guerre { $against-to } pour { $region-the } ({ $war }).
war-between = la guerre entre { $who } ({ $war })
war-none = aucune guerre
event-joined = { $who } rejoint le camp { $leader-of }.
event-left = { $who } quitte une guerre.
event-war-ended = La guerre entre { $who } ({ $war }) est finie : { $by }. Personne ne la gagne.
event-war-won = La guerre entre { $who } ({ $war }) est finie : { $by }. { $winner } la gagne.
event-ceded = { $province-The } appartient désormais { $who-to }.
event-occupied = { $by } occupe désormais { $province-the }.
event-unoccupied = Personne n’occupe plus { $province-the }.
event-subdued = { $who } est désormais vassal { $lord-of }.
event-freed = { $who } n’est plus vassal de personne.
event-throne = Le trône est vacant.
event-election = On élit un Empereur. Candidats : { $who }.
event-voted = { $who } donne { $count } voix { $candidate-to }.
event-tied = Égalité des voix entre { $who }.
event-election-failed = L’élection échoue et aura lieu de nouveau.
event-elected = { $who } remporte l’élection.
event-no-camp = { $who } reste hors de la guerre de succession.
event-contested = { $who } { $contests ->
    [1] conteste l’élection
   *[other] accepte l’élection
}.
event-camp = { $who } rejoint le camp { $leader-of }.
event-succession = Une guerre de succession commence entre { $who }.
event-camp-defeated = Le camp { $who-of } est vaincu.
event-lapsed = La prétention { $who-of } s’éteint.
event-crowned = { $who } reçoit la couronne impériale{ $times ->
    [one] {""}
   *[other] , { $times } fois de suite à présent
}.
event-prestige = { $who } gagne { $count ->
    [one] { $count } point
   *[other] { $count } points
} de prestige : { $now } en tout.
event-prestige-lost = { $who } perd { $count ->
    [one] { $count } point
   *[other] { $count } points
} de prestige : { $now } en tout.
event-income = { $who } reçoit un revenu de { n-gold }.
event-gold = { $who } prend { n-gold }.
event-bargain = { $who } paie { n-gold } pour { $prestige ->
    [one] { $prestige } point
   *[other] { $prestige } points
} de prestige.
event-bought = { $who } achète { $count } × { $unit } pour { n-gold }.
event-recruited = { $who } recrute { $count } × { $unit }.
event-disbanded = { $who } congédie { $count } × { $unit }.
event-military = Le tour militaire commence. Premier dans l’ordre du tour : { $who }.
event-activation = { $who } agit dans le tour militaire.
event-marched = L’armée { army-number } { $who-of } marche vers { $to-the }.
event-home = L’armée { army-number } { $who-of } rentre chez elle, { $to-to }.
event-dispersed = L’armée { army-number } { $who-of } est dissoute : elle n’a plus où rentrer.
event-met = { $who } livre bataille { $against-to } : { $province }.
event-intervened = L’armée { army-number } { $who-of } intervient { $province-to }.
event-stormed = { $who } donne l’assaut { $province-to }.
event-mode = Ce sera une bataille { $mode }.
event-quick = Bataille rapide { $province-to }, { $first } d’or contre { $second } : { $winner } l’emporte.
event-quick-neutral = Bataille rapide { $province-to }, { $first } d’or contre { $second } : la garnison neutre l’emporte.
event-lost = { $who } perd { $unit-a } ({ $from }).
event-neutral-lost = La garnison neutre { $province-of } perd { $unit-a }.
event-fled = L’armée { army-number } { $who-of } fuit vers { $to-the }.
event-sheltered = { $who } met de l’infanterie dans la garnison { $province-of }.
event-siege = { $who } assiège { $province-the }.
event-bombarded = { $who } tire sur { $province-the } et obtient { $die } : { $breach ->
    [1] les murs tombent
   *[other] { $kills ->
        [1] une unité est perdue
       *[other] il ne se passe rien
    }
}.
event-surrender = Les assiégeants { $province-of } obtiennent { $die } : { $gives_up ->
    [1] la garnison se rend
   *[other] la garnison tient bon
}.
event-captured = { $who } prend { $province-the }.
event-captured-for = { $who } prend { $province-the } et la rend { $other-to }.
event-game-over = La partie est finie : { $who } gagne { $how }.
victory-crowns = par { $times ->
    [one] { $times } couronnement
   *[other] { $times } couronnements
} de suite
victory-prestige = avec { $prestige ->
    [one] { $prestige } point
   *[other] { $prestige } points
} de prestige
victory-prestige-tied = avec { $prestige ->
    [one] { $prestige } point
   *[other] { $prestige } points
} de prestige, en premier dans l’ordre du tour parmi les égaux
victory-hegemony = en seigneur de tous les autres
victory-field = sur le champ de bataille
victory-limit = à la fin de la phase { $phase }, { $reason }
victory-by-prestige = au prestige
victory-by-regions = aux régions complètes, à prestige égal
victory-by-provinces = aux provinces, à prestige et régions complètes égaux
victory-by-gold = à l’or, à prestige, régions complètes et provinces égaux
victory-by-order = à l’ordre du tour, tout le reste étant égal

## Refus

refused-not-in-pile = Cette carte politique n’est pas dans votre pile.
refused-army-far = Cette armée n’est pas en province amie.
refused-not-own = Cette province n’est pas à vous.
refused-besieged = Cette ville est assiégée.
refused-all-abroad = Toutes vos armées sont à l’étranger : rien ne peut être recruté.
refused-no-room = La limite d’unités y est atteinte.
refused-no-such-unit = Il n’y a pas d’unité de ce type à cet endroit.
refused-came-just-now = Cette unité vient d’y arriver : une fois suffit.
refused-infantry-only = Seule l’infanterie va en garnison.
refused-reserve-empty = Cette pile de votre réserve est vide.
refused-too-many = On n’en peut payer ou placer autant.
refused-no-captain = Vos deux capitaines sont en service.
refused-too-dear = Il n’y a pas assez d’or pour cela.
refused-war-with-oneself = La guerre demande quelqu’un d’autre.
refused-vassal-declares = Un vassal ne déclare pas de guerre, sinon une rébellion.
refused-declared-already = Vous avez déjà déclaré une guerre dans cette phase.
refused-no-war = Aucune guerre ne peut être déclarée dans cette phase.
refused-ally = C’est votre allié.
refused-former-ally = C’était votre allié à l’instant.
refused-vassal-target = C’est un vassal : on déclare la guerre à son seigneur.
refused-hostile-already = Vous êtes déjà en guerre l’un contre l’autre.
refused-camp-mate = Vous êtes dans un même camp.
refused-truce = Il y a une trêve entre vous.
refused-no-border = Vous ne tenez pas tous deux une province de cette région.
refused-no-claim = Vous n’avez pas de revendication sur cette région.
refused-no-affront = Ce royaume ne vous a fait aucun affront.
refused-region = Cette région n’est pas à prendre.
refused-no-units = Cette armée n’a pas d’unités.
refused-not-adjacent = Cette armée n’est pas dans une province adjacente.
refused-no-general = Cette armée n’a pas de général.
refused-has-moved = Cette armée s’est déjà déplacée.
refused-busy = Cette armée assiège, ou a déjà combattu.
refused-three-proposals = Vous avez fait toutes les propositions de ce round.
refused-oneself = Une proposition se fait à quelqu’un d’autre.
refused-said-already = Une alliance figure déjà dans la proposition.
refused-empty-proposal = Il n’y a encore rien dans cette proposition.
refused-two-players = À deux joueurs il n’y a pas d’alliances.
refused-has-ally = L’un de vous a déjà un allié.
refused-vassal-ally = Un vassal n’a pas d’alliés.
refused-hostile = Vous êtes en guerre l’un contre l’autre.
refused-no-candidate = Ce n’est pas un candidat.
refused-votes-for-lord = Un vassal vote pour son seigneur.
refused-no-claimant = Ce n’est pas un prétendant.
refused-talks = Il y a 0 à 3 rounds de propositions.

## Avoirs, points, options, dessin

holding-prestige = prestige
holding-gold = or
holding-provinces = { $count ->
    [one] province
   *[other] provinces
}
holding-units = { $count ->
    [one] unité
   *[other] unités
}
holding-cards = { $count ->
    [one] carte en main
   *[other] cartes en main
}
score-prestige = prestige
glory-coronations = couronnements
glory-regions = régions et couronne
glory-wars = guerres
glory-towns = villes
glory-battles = batailles
glory-vassals = vassaux
glory-cards = cartes
option-free_map = Plan libre des provinces
option-short = Partie courte : 600 prestige, deux couronnes, 12 phases
option-loss_cap = En bataille rapide le vainqueur ne perd jamais plus que le perdant
option-battles = Batailles rapides
option-battles-ask = demander chaque fois
option-battles-small = les petites sans demander
option-battles-always = toujours
option-talks = Rounds de propositions avant les déclarations de guerre
option-election_talks = Rounds de propositions avant une élection
picture-phase = Phase { $phase }
picture-player = { $gold } or, { $prestige } prestige, { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
}
picture-army = { $size ->
    [one] 1 unité
   *[other] { $size } unités
} : { $place }

## Royaumes

nation-valdore = Valdoré
    .noun = proper m
nation-valdore-text = Grosse cavalerie et gardes du corps.
nation-eisenmark = Eisenmark
    .noun = proper m
nation-eisenmark-text = Infanterie de choc et cavalerie à pistolets.
nation-sarranza = Sarranza
    .noun = proper f
nation-sarranza-text = Carrés de piques et mousquets, cavalerie légère.
nation-voskavia = Voskavie
    .noun = proper f
nation-voskavia-text = Lanciers ailés et tireurs réguliers.

## Régions

region-hautecour = Duché de Hautecour
    .noun = m
region-grauland = Duché de Grauland
    .noun = m
region-costa-real = Duché de Costa Réal
    .noun = m
region-velgoria = Duché de Velgorie
    .noun = m
region-silver-march = Marche d’Argent
    .noun = f
region-ash-vale = Val de Cendre
    .noun = m
region-amber-plain = Plaine d’Ambre
    .noun = f
region-ponant-hills = Collines du Ponant
    .noun = fp
region-arcadia-prime = Arcadie impériale
    .noun = f

## Provinces

province-hautecour-city = Hautecour
    .noun = proper m
province-belmont = Belmont
    .noun = proper m
province-rochefiere = Rochefière
    .noun = proper m
province-vaucendre = Vaucendre
    .noun = proper m
province-grauburg = Grauburg
    .noun = proper m
province-eisenau = Eisenau
    .noun = proper m
province-falkenried = Falkenried
    .noun = proper m
province-torwald = Torwald
    .noun = proper m
province-montesol = Montesol
    .noun = proper m
province-puerto-sarra = Puerto Sarra
    .noun = proper m
province-almedra = Almédra
    .noun = proper m
province-torrecal = Torrecal
    .noun = proper m
province-velgrad = Velgrad
    .noun = proper m
province-brodna = Brodna
    .noun = proper m
province-kamenka = Kamenka
    .noun = proper m
province-starovoda = Starovoda
    .noun = proper m
province-pontargent = Pontargent
    .noun = proper m
province-silberfurt = Silberfurt
    .noun = proper m
province-mireval = Mireval
    .noun = proper m
province-kaltbruck = Kaltbruck
    .noun = proper m
province-cindermoor = Noircendre
    .noun = proper m
province-ostrava-gate = Porte d’Ostrave
    .noun = f
province-braunheim = Braunheim
    .noun = proper m
province-popelny = Popelny
    .noun = proper m
province-jantar = Jantar
    .noun = proper m
province-campo-ambar = Campo Ambar
    .noun = proper m
province-zlatna = Zlatna
    .noun = proper m
province-trigal = Trigal
    .noun = proper m
province-valserena = Valsereine
    .noun = proper m
province-montclair = Montclair
    .noun = proper m
province-sierra-vieja = Sierra Vieja
    .noun = proper m
province-lavandiere = Lavandière
    .noun = proper m
province-arcadine = Arcadine
    .noun = proper m
province-fontroyale = Fontroyale
    .noun = proper m
province-kronfeld = Kronfeld
    .noun = proper m
province-altamira = Altamira
    .noun = proper m

## Unités

unit-militia = Milice
    .noun = f
unit-pikemen = Carré de piquiers
    .noun = m
unit-swordsmen = Rondeliers
    .noun = mp
unit-arquebusiers = Arquebusiers
    .noun = mp
unit-light-horse = Chevau-légers
    .noun = mp
unit-heavy-horse = Hommes d’armes
    .noun = mp
unit-cannon = Canon
    .noun = m
unit-gendarmes = Gendarmes d’ordonnance
    .noun = mp
unit-lily-guard = Gardes du Lys
    .noun = mp
unit-landsknechts = Lansquenets
    .noun = mp
unit-reiters = Reîtres
    .noun = mp
unit-tercio = Tercio
    .noun = m
unit-jinetes = Génétaires
    .noun = mp
unit-winged-hussars = Hussards ailés
    .noun = mp
unit-streltsy = Strelets
    .noun = mp

## Personnages

card-valdore-heir-bold = Aldemar le Hardi
    .noun = proper m
card-valdore-heir-cavalier = Thierry de Belmont
    .noun = proper m
card-valdore-heir-builder = Renaud le Bâtisseur
    .noun = proper m
card-valdore-heir-courteous = Philibert le Courtois
    .noun = proper m
card-valdore-heir-wise = Josselin le Sage
    .noun = proper m
card-valdore-heir-pious = Aymeric le Pieux
    .noun = proper m
card-valdore-heir-moneyed = Gaspard l’Argentier
    .noun = proper m
card-valdore-heir-young = Lancelin le Jeune
    .noun = proper m
card-valdore-heir-brief = Enguerrand le Bref
    .noun = proper m
card-valdore-heir-shrewd = Foulques le Rusé
    .noun = proper m
card-valdore-general-marshal = Maréchal de Brissecourt
    .noun = proper m
card-valdore-general-drillmaster = Comte de Saint-Vaury
    .noun = proper m
card-valdore-general-horse-captain = Sire de Montgaillard
    .noun = proper m
card-valdore-general-siege-master = Maître Gillebert
    .noun = proper m
card-valdore-general-shot-captain = Capitaine Ravanel
    .noun = proper m
card-valdore-adviser-treasurer = Surintendant Merceval
    .noun = proper m
card-valdore-adviser-spymaster = Abbé Grisval
    .noun = proper m
card-valdore-adviser-quartermaster = Commissaire Duplaix
    .noun = proper m
card-valdore-adviser-herald = Héraut Fleurdepont
    .noun = proper m
card-valdore-adviser-engineer = Ingénieur Vauquelin
    .noun = proper m
card-eisenmark-heir-bold = Albrecht le Hardi
    .noun = proper m
card-eisenmark-heir-cavalier = Ruprecht de Torwald
    .noun = proper m
card-eisenmark-heir-builder = Konrad le Bâtisseur
    .noun = proper m
card-eisenmark-heir-courteous = Sigmund le Courtois
    .noun = proper m
card-eisenmark-heir-wise = Leupold le Sage
    .noun = proper m
card-eisenmark-heir-pious = Ottokar le Pieux
    .noun = proper m
card-eisenmark-heir-moneyed = Jobst l’Argentier
    .noun = proper m
card-eisenmark-heir-young = Dietrich le Jeune
    .noun = proper m
card-eisenmark-heir-brief = Heinrich le Bref
    .noun = proper m
card-eisenmark-heir-shrewd = Wolfram le Rusé
    .noun = proper m
card-eisenmark-general-marshal = Maréchal von Falkenried
    .noun = proper m
card-eisenmark-general-drillmaster = Comte Eberhard
    .noun = proper m
card-eisenmark-general-horse-captain = Rittmeister Kessler
    .noun = proper m
card-eisenmark-general-siege-master = Maître artilleur Hoss
    .noun = proper m
card-eisenmark-general-shot-captain = Capitaine Brandt
    .noun = proper m
card-eisenmark-adviser-treasurer = Chambellan Rottman
    .noun = proper m
card-eisenmark-adviser-spymaster = Prévôt Schatten
    .noun = proper m
card-eisenmark-adviser-quartermaster = Quartier-maître Lang
    .noun = proper m
card-eisenmark-adviser-herald = Héraut Adlerstein
    .noun = proper m
card-eisenmark-adviser-engineer = Ingénieur Speckle
    .noun = proper m
card-sarranza-heir-bold = Alvaro le Hardi
    .noun = proper m
card-sarranza-heir-cavalier = Ramiro d’Almédra
    .noun = proper m
card-sarranza-heir-builder = Fadrique le Bâtisseur
    .noun = proper m
card-sarranza-heir-courteous = Lorenzo le Courtois
    .noun = proper m
card-sarranza-heir-wise = Anselmo le Sage
    .noun = proper m
card-sarranza-heir-pious = Benito le Pieux
    .noun = proper m
card-sarranza-heir-moneyed = Cosimo l’Argentier
    .noun = proper m
card-sarranza-heir-young = Diego le Jeune
    .noun = proper m
card-sarranza-heir-brief = Sancho le Bref
    .noun = proper m
card-sarranza-heir-shrewd = Federigo le Rusé
    .noun = proper m
card-sarranza-general-marshal = Duc de Torrecal
    .noun = proper m
card-sarranza-general-drillmaster = Don Inigo de Sarra
    .noun = proper m
card-sarranza-general-horse-captain = Capitaine Malvezo
    .noun = proper m
card-sarranza-general-siege-master = Maître Antonel
    .noun = proper m
card-sarranza-general-shot-captain = Alférez Rojas
    .noun = proper m
card-sarranza-adviser-treasurer = Trésorier Espinal
    .noun = proper m
card-sarranza-adviser-spymaster = Frère Tomas
    .noun = proper m
card-sarranza-adviser-quartermaster = Commissaire Ochoa
    .noun = proper m
card-sarranza-adviser-herald = Héraut Castelmar
    .noun = proper m
card-sarranza-adviser-engineer = Ingénieur Bassan
    .noun = proper m
card-voskavia-heir-bold = Bogdan le Hardi
    .noun = proper m
card-voskavia-heir-cavalier = Mstivoj de Brodna
    .noun = proper m
card-voskavia-heir-builder = Kazmir le Bâtisseur
    .noun = proper m
card-voskavia-heir-courteous = Radomir le Courtois
    .noun = proper m
card-voskavia-heir-wise = Vsevold le Sage
    .noun = proper m
card-voskavia-heir-pious = Svatomir le Pieux
    .noun = proper m
card-voskavia-heir-moneyed = Jaromir l’Argentier
    .noun = proper m
card-voskavia-heir-young = Leshko le Jeune
    .noun = proper m
card-voskavia-heir-brief = Bolemir le Bref
    .noun = proper m
card-voskavia-heir-shrewd = Zdislav le Rusé
    .noun = proper m
card-voskavia-general-marshal = Hetman Dragan
    .noun = proper m
card-voskavia-general-drillmaster = Voïvode Miloric
    .noun = proper m
card-voskavia-general-horse-captain = Rotmistre Zavil
    .noun = proper m
card-voskavia-general-siege-master = Maître artilleur Tichon
    .noun = proper m
card-voskavia-general-shot-captain = Sotnik Orlik
    .noun = proper m
card-voskavia-adviser-treasurer = Trésorier Velimir
    .noun = proper m
card-voskavia-adviser-spymaster = Diak Temnov
    .noun = proper m
card-voskavia-adviser-quartermaster = Quartier-maître Hruby
    .noun = proper m
card-voskavia-adviser-herald = Héraut Sokol
    .noun = proper m
card-voskavia-adviser-engineer = Ingénieur Bastyn
    .noun = proper m

## Cartes intrigue

card-assassin = L’Assassin
    .noun = proper m
card-forged-claim = Titres forgés
    .noun = proper m
card-bought-electors = Électeurs achetés
    .noun = proper m
card-slander = Libelles
    .noun = proper m
card-spy = L’Espion
    .noun = proper m
card-embezzlement = Détournement
    .noun = proper m
card-royal-physician = Médecin du roi
    .noun = proper m
card-counter-plot = Contre-complot
    .noun = proper m
card-affront = L’Affront
    .noun = proper m
card-secret-marriage = Mariage secret
    .noun = proper m
card-unpaid-mercenaries = Mercenaires impayés
    .noun = proper m
card-imperial-ban = Ban impérial
    .noun = proper m
card-poisoned-wells = Puits empoisonnés
    .noun = proper m
card-inquisition = L’Inquisition
    .noun = proper m
card-peasant-revolt = Jacquerie
    .noun = proper m
card-border-raid = Razzia
    .noun = proper m

## Cartes tactiques

card-double-quick = Pas accéléré
    .noun = proper m
card-volley = Feu de salve
    .noun = proper m
card-fury = Furia
    .noun = proper m
card-hold-fast = Tenez bon !
    .noun = proper m
card-rally = Ralliement
    .noun = proper m
card-take-cover = À couvert
    .noun = proper m
card-ruse = Ruse de guerre
    .noun = proper m
card-drums = Fifres et tambours
    .noun = proper m
card-chivalry = Fleur de chevalerie
    .noun = proper m
card-oriflamme = L’Oriflamme
    .noun = proper m
card-stakes = Pieux
    .noun = proper m
card-double-pay = Double solde
    .noun = proper m
card-enfilade = Tir ajusté
    .noun = proper m
card-feigned-retreat = Fuite simulée
    .noun = proper m
card-steppe-ride = Galop des steppes
    .noun = proper m
card-hidden-battery = Batterie masquée
    .noun = proper m
card-captain-1 = premier capitaine
    .noun = m
card-captain-2 = second capitaine
    .noun = m
army-number = { $army ->
    [1] I
    [2] II
   *[3] III
}

## Événements

event-card-good-harvest = Bonnes récoltes
event-card-famine = Famine
event-card-plague = Peste
event-card-long-winter = Long hiver
event-card-mild-spring = Printemps clément
event-card-imperial-diet = Diète impériale
event-card-mercenary-market = Marché de mercenaires
event-card-powder-shortage = Pénurie de poudre
event-card-comet = La Comète
event-card-border-incident = Incident de frontière
event-card-dynastic-quarrel = Querelle dynastique
event-card-old-charters = Vieilles chartes
event-card-truce-of-god = Trêve de Dieu
event-card-tournament = Le Tournoi
event-card-great-fair = Grande foire
event-card-royal-birth = Naissance royale
event-card-desertion = Désertions
event-card-free-city = Soulèvement urbain
event-card-siege-engineers = Ingénieurs de siège
event-card-golden-bull = La Bulle d’or
event-card-blessed-year = Année bénie
event-card-brigands = Brigandage
event-card-jubilee = Jubilé
event-card-quiet-year = Année calme

## Idéologies

ideology-absolutism = Absolutisme
ideology-feudalism = Féodalité
ideology-mercantilism = Mercantilisme
ideology-militarism = Militarisme
ideology-clericalism = Cléricalisme
ideology-humanism = Humanisme
ideology-imperialism = Impérialisme
ideology-communes = Libertés communales

## Cartes politiques

politics-taxes = Levée d’impôts
politics-mobilisation = Mobilisation
politics-chancellery = Chancellerie
politics-dynasty = Politique dynastique
politics-royal-works = Grands travaux
politics-royal-decree = Ordonnance royale
politics-feudal-ban = Ban et arrière-ban
politics-knight-service = Service des chevaliers
politics-trade-companies = Compagnies de commerce
politics-bank-loan = Prêt bancaire
politics-drill = Exercice
politics-forced-marches = Marches forcées
politics-preaching = Prédication
politics-excommunication = Excommunication
politics-patronage = Mécénat
politics-university = Université
politics-imperial-right = Droit d’Empire
politics-elite-corps = Corps d’élite
politics-city-charters = Chartes urbaines
politics-free-fairs = Foires franches

## Bataille

way-lower = vers la colonne de gauche
way-higher = vers la colonne de droite
way-advance = en avant avec le groupe
way-withdraw = en arrière avec le groupe
way-swap-ahead = par échange avec l’unité de devant
way-swap-behind = par échange avec l’unité de derrière
stride-ahead-1 = une case en avant
stride-ahead-2 = deux cases en avant
stride-ahead-3 = trois cases en avant
stride-ahead-4 = quatre cases en avant
stride-back-1 = une case en arrière
stride-back-2 = deux cases en arrière
stride-back-3 = trois cases en arrière
stride-back-4 = quatre cases en arrière
toward-ahead = devant
toward-right = à droite
toward-behind = derrière
toward-left = à gauche
blow-shot = Tir
blow-assault = Assaut
blow-charge = Charge
blow-follow-up = Combat de suite
blow-cannon = Tir de canon
result-success = succès
result-failure = échec
result-nothing = aucun effet
purpose-launch = pour attaquer
purpose-struck = après une perte
purpose-repulsed = après un assaut repoussé
purpose-ball = sous le canon
purpose-witness = à la vue de camarades perdus
fate-on-field = sur le champ
n-unit = { $unit-the } { $whose-of } (colonne { $column })
n-unit-of = { $unit-of } { $whose-of } (colonne { $column })
n-unit-begins = { $unit-The } { $whose-of } (colonne { $column })
fate-destroyed = unité détruite
fate-withdrawn = unité repliée
fate-fled = unité en fuite
fate-prisoner = unité prisonnière
battle-empty = une case vide
move-column = Donner la colonne { $column } { $who-to }
move-deploy = Déployer { $what-the } : colonne { $column }
move-tactic = Jouer « { $card } »
move-retreat = Ordonner la retraite générale
move-unit = Déplacer { $unit-the } ({ $column }, { $row }) : { $way }
move-glide = Mouvement gratuit de la colonne { $unit-of } ({ $column }) : { $stride }
move-shoot = Tirer avec { $unit-the } ({ $column }, { $row }) : { $toward }
move-cannon = Faire feu avec { $unit-the } ({ $column }, { $row })
move-aim = Viser la case ({ $x }, { $y })
move-engage = Attaquer avec { $unit-the } ({ $column }, { $row }) : { $toward }
move-charge = Charger avec { $unit-the } ({ $column }, { $row }) : { $toward }
move-follow-up = Combattre encore avec { $unit-the } ({ $column }, { $row }) : { $toward }
move-allot = Donner un ordre { $who-to }
move-pick = { $unit-Name } ({ $column }, { $row })
do-deploy = déployer
do-fight-on = donner un ordre de bataille
group-fighters = qui combat
event-column = { $to } commande la colonne { $column }.
event-deployed = Toutes les cartes du champ sont retournées.
event-camp-drawn = Le sort place { $who } { $camp ->
    [1] au sud
    [2] au nord
    [3] à l’ouest
   *[other] à l’est
} du champ.
event-initiative = { $who } lance { $die } pour l’initiative : { $total } en tout.
event-round = Le round { $round } de la bataille commence.
event-tactic = { $who } joue « { $card } ».
event-unit-moved = { n-unit-begins } { $unit-noun ->
    [mp] se déplacent
    [fp] se déplacent
   *[m] se déplace
} { $way }.
event-group-moved = La colonne { n-unit-of } { $ahead ->
    [1] avance
   *[other] recule
} de { $cells ->
    [one] 1 case
   *[other] { $cells } cases
}.
event-gun-aimed = { n-unit-begins } fait feu sur la case ({ $x }, { $y }).
event-ball = Le boulet vole vers { n-unit }, dé { $die } : il { $hit ->
    [1] porte
   *[other] ne fait rien
}.
event-struck = { $blow } : { n-unit } contre { $target-the } { $victim-of }, { $die } { $attack } à { $against } { $defence } : { $result }.
event-losses = { n-unit-begins } { $unit-noun ->
    [mp] ont
    [fp] ont
   *[m] a
} { $losses ->
    [one] { $losses } jeton
   *[other] { $losses } jetons
} de pertes.
event-morale = Moral, { $purpose } : { n-unit }, { $die } { $added } : { $passed ->
    [1] réussi
   *[other] échoué
}.
event-fell-back = { n-unit-begins } { $unit-noun ->
    [mp] reculent
    [fp] reculent
   *[m] recule
}.
event-ran = { n-unit-begins } { $unit-noun ->
    [mp] fuient
    [fp] fuient
   *[m] fuit
} à l’arrière.
event-gone = { n-unit-begins } { $unit-noun ->
    [mp] quittent
    [fp] quittent
   *[m] quitte
} le champ : { $fate }.
event-rallied = { n-unit-begins } { $unit-noun ->
    [mp] se rallient
    [fp] se rallient
   *[m] se rallie
} ; jetons de pertes restants : { $losses }.
event-retreat = { $who } ordonne la retraite générale.
event-beaten = Le côté { $who-of } est battu.
event-battle-decided = { $who } gagne la bataille{ $night ->
    [1] {" "}à la tombée de la nuit
   *[other] {""}
}.
unit-general = Général
    .noun = m
battle-step-over = finie
battle-step-assign = colonnes
battle-step-deploy = déploiement
battle-step-start = début du tour
battle-step-opening = cartes
battle-step-moves = déplacements
battle-step-shooting-cards = cartes avant le tir
battle-step-shooting = tir
battle-step-melee-cards = cartes avant le corps à corps
battle-step-melee = corps à corps
battle-step-follow-ups = combats de suite
ransom-fate-ransomed = rachat
ransom-fate-discarded = défausse
ransom-fate-sold = vente
ransom-fate-kept = garde
ask-column = Qui commande la colonne { $column } ?
ask-deploy = Qui se tient où ? { $count ->
    [one] Encore une carte
   *[other] Encore { $count } cartes
}.
ask-orders = Round { $round }, { $step } : qu’ordonnez-vous ?
ask-aim = Où vise le canon ?
ask-pick = À quelle unité s’applique la carte ?
ask-tactic = Jouez-vous une carte ?
move-ransom = Proposer { $unit-the } contre une rançon de { n-gold }
move-sell = Vendre le canon pour { n-gold }
move-keep = Garder le canon
event-prisoner-ransomed = { $of } rachète { $unit-the } { $who-to }.
event-prisoner-discarded = { $who } défausse { $unit-the } { $unit-noun ->
    [m] pris
    [mp] pris
    [f] prise
   *[fp] prises
} { $of-to }.
event-prisoner-sold = { $who } vend { $unit-the } { $unit-noun ->
    [m] pris
    [mp] pris
    [f] prise
   *[fp] prises
} { $of-to }.
event-prisoner-kept = { $who } garde { $unit-the } { $unit-noun ->
    [m] pris
    [mp] pris
    [f] prise
   *[fp] prises
} { $of-to }.
refused-no-use-there = La carte n’y sert à rien.
refused-too-late-to-retreat = Une retraite s’ordonne au début du tour.
refused-not-leader = C’est au chef du côté d’en décider.
refused-step = Cette unité ne peut se déplacer ainsi.
refused-glide = Cette colonne ne peut faire ce mouvement gratuit.
refused-shot = Cette unité ne peut tirer ainsi.
refused-cannon = Ce canon ne peut faire feu.
refused-follow-up = Cette unité n’est pas engagée là, ou a déjà combattu.
refused-assault = Cette unité ne peut attaquer là.
refused-charge = Cette unité ne peut charger là.
refused-allot = L’ordre ne peut être donné à ce joueur.
refused-no-order-left = Il ne reste plus de tel tir ou assaut ce tour.
refused-no-such-tactic = Vous n’avez pas cette carte, ou ce n’est pas son moment.
refused-column-for-all = Chaque joueur du côté a besoin d’une colonne.
refused-column-full = Cette colonne atteint le bout de la table.
refused-not-in-camp = Aucune unité de ce type n’attend d’être déployée.
refused-aim = Aucun canon ne peut viser là.

## D’autres refus

refused-army-alone = Cette armée resterait sans personnage loin de chez elle.
refused-captain-adviser = Un capitaine n’est pas conseiller.
refused-closed = Cette province vous est fermée.
refused-dearest-first = Les unités se choisissent de la plus chère à la moins chère.
refused-ideology-taken = Cette idéologie est prise.
refused-nation-taken = Cette nation est prise.
refused-no-breach = Vous n’y assiégez aucune ville avec une brèche.
refused-no-character = Vous n’avez pas ce personnage à placer.
refused-no-flight = L’armée ne peut fuir là.
refused-no-steps = Cette armée n’a plus de pas.
refused-no-such-heir = Cet Héritier n’est pas parmi ces cartes.
refused-nobody-there = Il n’y a là personne sous qui le placer.
refused-not-enough-left = Ce qui reste ne couvrirait pas la perte.
refused-not-in-hand = Vous n’avez pas cette carte en main.
refused-on-top-already = Ce personnage y est déjà au-dessus.
refused-placed-already = Ce personnage a déjà été placé dans cette étape.
refused-spare-heir = Un Héritier de réserve reste en main.
refused-stormed-already = Cette ville a déjà subi l’assaut dans cette activation.
refused-strangers-there = Une armée ni amie ni hostile s’y tient.

## Les cartes en d’autres mots

the-general = Général
    .noun = m
target-self = vous-même
target-other-player = un autre joueur
target-character-of-other-player = un personnage d’un autre joueur
target-adviser-of-other-player = un conseiller d’un autre joueur
target-army-of-other-player = une armée d’un autre joueur
target-province-of-other-player = une province d’un autre joueur
target-intrigue-targeting-you = une carte intrigue qui vous vise
timing-before-initiative = avant l’initiative
timing-own-turn-start = au début du tour de votre côté
timing-own-movement-step = aux déplacements de votre côté
timing-own-shooting-step = au tir de votre côté
timing-own-melee-step = au corps à corps de votre côté
timing-before-own-shot = avec votre tir, avant les dés
timing-before-own-charge-roll = avec votre charge, avant les dés
timing-before-own-melee-roll = avec votre combat, avant les dés
timing-reaction-before-enemy-shot = contre un tir sur votre unité
timing-reaction-before-enemy-charge-roll = contre une charge sur votre unité
timing-reaction-own-failed-morale = après un test de moral échoué de votre unité

## Une bataille seule

option-skirmish = Une seule bataille
option-short_battles = La nuit tombe après 8 rounds
ask-enlist = Qui enrôlez-vous ? Vous avez { n-gold }.
do-enlist = enrôler une armée
refused-no-gun = Seule l’artillerie capturée se vend ou se garde.
refused-army-full = Une armée a au plus vingt unités.

## Plan libre

ask-province = Quelle province neutre voisine de vos terres prenez-vous ?
move-province = Prendre { $province }
event-province = { $who } prend { $province }.
refused-province = Cette province n’est pas à prendre : il faut qu’elle soit neutre et voisine de vos terres.
do-pick-province = prendre une province neutre

# Titres de ce qui sert.
used-nation = Nations
used-ideology = Idéologies
used-politics = Cartes de politique
used-event-card = Cartes Événement
used-king = Héritiers devenus rois
used-character = Personnages
used-intrigue = Cartes Intrigue
used-tactic = Cartes Tactique
used-unit = Unités
used-war = Sortes de guerres
used-war-end = Fins de guerres
used-blow = Attaques

# Ceux qui partagent un royaume (AR-23.2)
role-chancellor = Chancelier
role-chancellor-about = politique, cour, intrigues, diplomatie, votes
role-marshal = Maréchal
role-marshal-about = armées, sièges, batailles, prisonniers
role-treasurer = Trésorier
role-treasurer-about = recrutement, capitaines, rançons, accords qui coûtent de l’or
used-ending = Fins de parties
used-length = Longueurs des parties en phases
used-composition = Armées selon ce qui a coûté le plus d’or

ending-crowns = Trois couronnes de suite
ending-prestige = Prestige
ending-hegemony = Hégémonie
ending-limit = La dernière phase
ending-field = Victoire sur le champ
length-phases = { $n } phases
composition-foot = Infanterie de mêlée
composition-shot = Tireurs
composition-horse = Cavalerie
composition-guns = Canons
composition-mixed = Toutes armes
