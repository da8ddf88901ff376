# Les mots du client web.

## Partout

close = Fermer
loading = Chargement…
reload = Recharger
skip = Aller au contenu
menu = Menu
language = Langue
brand-home = Ludothèque, page d’accueil
sign-in = Se connecter
theme-to-dark = Passer aux couleurs sombres
theme-to-light = Passer aux couleurs claires
next-table = { $count ->
    [one] À vous
   *[other] À vous ({ $count })
}
footer-unofficial = Une ludothèque libre et non officielle. Noms et marques appartiennent à leurs éditeurs.
footer-links = Autour de la ludothèque
game = Jeu
pace = Rythme
seats = Places
your-name = Votre nom
your-turn = À vous
guest-name = Visiteur { $number }

error-unreachable = Le serveur est injoignable. La connexion est-elle établie ?
error-status = Le serveur n’a pas pu le faire (code { $status }).
error-page = Cette page n’a pas pu être chargée. La connexion est-elle établie ?

connection-reconnecting = Reconnexion…
connection-offline = Hors ligne
connection-outdated = Une version plus récente existe
connection-gone = Déconnecté par le serveur

## Accueil

home-tagline = les grands jeux de société dans le navigateur
home-title = Les grands jeux de société, à votre table en une minute
home-lead = Affrontez des adversaires artificiels redoutables, ou envoyez un lien à vos amis et jouez ensemble : en direct, ou un coup par jour.
home-mine = Vos tables
home-open = Tables qui cherchent des joueurs
home-all-tables = Toutes les tables
home-library = La ludothèque
home-what = Ce qui vous attend
home-point-bots = Des adversaires à toute heure
home-point-bots-text = Des bots, du plus doux au plus fort, occupent toute place libre et font continuer la partie quand quelqu’un doit partir.
home-point-pace = À votre rythme
home-point-pace-text = Une soirée entière, ou un coup par jour. Les pendules respectent vos nuits et vos vacances.
home-point-rules = Les règles sous la main
home-point-rules-text = Ce qui n’est pas permis dit pourquoi, la règle est à un clic. Préparez tout un tour et voyez ce qu’il rapporte avant de le jouer.
home-point-trust = Équitable et ouverte
home-point-trust-text = Le hasard est scellé avant le premier coup et vérifiable après le dernier. Chaque partie peut être revue, exportée et conservée.
play-now = Jouer maintenant
play-opponents = Adversaires
play-choices = Avec tous les choix…
play-note = { $game } contre des bots, sans pendule. Aucun compte nécessaire.
game-seats = { $least } à { $most } joueurs
game-minutes = { $least } à { $most }
game-bots = { $count ->
    [one] une sorte de bot
   *[other] { $count } sortes de bots
}

## Tables dans les listes

table-play = Jouer
table-open = Ouvrir
table-join = S’asseoir
table-look = Regarder
table-free = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
table-private = sur invitation
table-deadline = échéance { $time }
table-changed = dernier coup { $time }
seat-open = libre
stage-finished = terminée
pace-relaxed = sans pendule
pace-live = en direct : { $bank } et { $increment } par tour
pace-correspondence = { $time } par tour
pace-kind-relaxed = Sans pendule
pace-kind-live = En direct
pace-kind-correspondence = Un coup par jour

## Tables

lobby-title = Tables
lobby-lead = Prenez place à une table ouverte, continuez les vôtres, ou regardez.
lobby-mine = Vos tables
lobby-public = Tables publiques
lobby-finished = Parties terminées
lobby-filters = Quelles tables
lobby-every-game = Tous les jeux
lobby-every-pace = Tous les rythmes
lobby-free = avec places libres
lobby-empty = Aucune table ne convient. Ouvrez-en une : les autres la verront aussitôt ici.

new-title = Nouvelle table
rules-title = Règles
gallery-title = Matériel
settings-title = Préférences

## À propos, et pages absentes

about-title = À propos
about-lead = Ludothèque rassemble de grands jeux de stratégie à jouer dans le navigateur, pour tous et gratuitement.
about-unofficial = Non officiel
about-unofficial-text = Ce projet n’a aucun lien avec les auteurs et éditeurs des jeux, qui ne l’ont ni écrit ni approuvé. Les noms des jeux, des factions et du matériel ainsi que toutes les marques appartiennent à leurs propriétaires. Si un jeu vous plaît, achetez la boîte : rien ne remplace une vraie table.
about-artwork = Tous les dessins sont les nôtres, et les règles sont racontées avec nos propres mots. Les valeurs du matériel sont des faits, chacune avec une marque disant d’où elle vient.
about-fair = Équité et vie privée
about-fair-text = Avant le premier coup, le serveur s’engage sur la graine du hasard en publiant son empreinte. La partie finie, la graine est révélée, et chacun peut vérifier la partie exportée.
about-privacy = Ni pistage, ni publicité, ni tiers. Vous pouvez emporter toutes vos données ou les faire effacer ; les parties finies restent alors sous un pseudonyme.
about-licences = Licences
about-licences-text = Le programme est libre, sous licences MIT et Apache-2.0. Il s’appuie sur le travail d’autrui :
about-version = Version { $version }
about-api = Interface de programmation
missing-title = Rien ici
missing-lead = Cette page n’existe pas, ou plus.
missing-home = Page d’accueil

## La table

cancel = Annuler
save = Enregistrer
copy = Copier
copied = Copié
confirm = Confirmer
more = Plus
points = points
total = Total
source = Origine
table-title = Table
table-closed = Cette table n’est pas visible
question = Question
board = Plateau
board-said = La table en phrases
panel = Coups, journal et autres
panel-open = Montrer le panneau latéral
panel-close = Cacher le panneau latéral
menu-moves = Coups possibles
game-over = La partie est terminée
planned = Prévu
plan-ready = Le tour est complet. Confirmez-le, ou revenez en arrière.
plan-back-to = Annuler à partir d’ici
plan-luck = puis le hasard décide
plan-cut = La table a changé : votre plan s’arrête ici.
points-gained = { $points } points
waits-for = À { $name } de décider :
also-asked = Doivent aussi répondre : { $names }
undo = Annuler
undo-title = Un pas en arrière
undo-ask-title = Demander aux autres de revenir en arrière
undo-ask = Demander à revenir…
undo-ask-about = Vos propres derniers coups s’annulent librement tant que rien n’est révélé et que personne d’autre n’a agi. Au-delà, tout le monde doit être d’accord.
undo-ask-before = Revenir avant
undo-ask-send = Demander à tous
undo-request = { $name } demande à revenir en arrière
undo-request-about = { $count ->
    [one] Un coup serait annulé :
   *[other] { $count } coups seraient annulés :
}
undo-agree = Accepter
undo-refuse = Refuser
undo-waiting = En attente d’accord pour revenir en arrière : { $names }
hint = Conseil
hint-title = Demander à un bot ce qu’il ferait
hint-says = Un bot jouerait : { $move }
hint-take = Le faire
why-title = Pourquoi pas
rule-named = Règle { $rule }
rule-unknown = Il n’y a pas de règle { $rule } dans ce livret.
source-rulebook = livret
source-rulebook-about = Figure dans le livret de règles du jeu
source-public = public
source-public-about = De source publique : réponse publiée, édition ultérieure ou usage établi
source-house = maison
source-house-about = Notre propre décision, là où rien d’autre ne tranche
autos-title = Réponses automatiques
autos-about = Les questions de routine peuvent se répondre seules. Le journal marque chacune de ces réponses.
pause = Mettre en pause
resume = Reprendre
paused = La partie est en pause ; aucune pendule ne tourne.
step-away = Laisser un bot jouer pour moi
substitute-banner = Un bot joue à votre place.
substitute-back = Reprendre la place
substitute-plays = Un remplaçant joue
onlooker = Vous regardez la partie.
onlookers = { $count ->
    [one] un spectateur
   *[other] { $count } spectateurs
}
seat-bot = bot
seat-away = absent
seat-asked = doit répondre
seat-mine = vous
clock-left = Temps restant : { $time }
pass-title = À { $name }
pass-text = Passez l’écran. Rien n’est montré avant que la personne suivante soit prête.
pass-done = Je suis { $name }
tab-moves = Coups
tab-log = Journal
tab-scores = Points
tab-chat = Salon
tab-notes = Notes
tab-rules = Règles
moves-legal = Coups permis
moves-filter = Taper pour réduire la liste
moves-count = { $count }
moves-none = Aucun coup permis ne contient « { $typed } ».
moves-onlooker = Les spectateurs voient le plateau et le journal ; les coups appartiennent aux joueurs.
moves-wait = En attente de { $names }.
log-position = Montrer cette position
log-substitute = joué par un remplaçant
log-auto = réponse automatique
log-undone = annulé
scores-over-time = Points au fil de la partie
scores-by-source = Points par origine
plot-about = Points de chaque place au cours de la partie
plot-table = Sous forme de tableau
plot-entry = Coup
chat-say = Dire quelque chose
chat-send = Envoyer
chat-empty = Rien encore. Les joueurs parlent ici entre eux.
chat-empty-onlookers = Rien encore. Les spectateurs parlent ici ; les joueurs ne l’entendent pas pendant la partie.
chat-onlooker = spectateur
chat-unread = { $count } non lus
notes-about = Vous seul pouvez lire ceci.
notes-saved = Enregistré
notes-saving = Enregistrement…
rules-search = Chercher dans les règles
rules-all = Toutes les règles
generic-view = Ce qui est sur la table
shortcuts-title = Clavier
shortcut-confirm = confirmer le tour prévu
shortcut-back = revenir d’un pas
shortcut-moves = liste des coups permis (taper pour la réduire)
shortcut-hint = demander un conseil
shortcut-log = journal
shortcut-scores = points
shortcut-chat = salon
shortcut-notes = notes
shortcut-rules = règles
shortcut-panel = montrer ou cacher le panneau latéral
shortcut-list = cette liste
replay-title = Revoir la partie

## La fin

end-title = Le résultat
end-you-won = Vous avez gagné !
end-won = { $count ->
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
}
end-about = Après { $moves } coups.
end-show = Résultat
end-rematch = Rejouer
end-rematch-join = Vers la revanche
end-look = Voir le plateau
end-export = Enregistrer la partie
end-copy = Mêmes choix
proof-title = Vérifier le hasard
proof-about = Avant le premier coup, le serveur a publié l’empreinte de sa graine. Voici la graine : quiconque en calcule le condensé retrouve la même empreinte, et la partie enregistrée peut être rejouée à partir d’elle, carte par carte.
proof-commitment = Empreinte de la graine
proof-seed = Graine
proof-check = Pour vérifier la partie enregistrée :

## Avant le début

waiting-title = En attente de joueurs
waiting-lead = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
waiting-full = Tout le monde est là.
waiting-closed = Cette table a été fermée avant le début de la partie.
waiting-join = S’asseoir
waiting-put-bot = Placer un bot ici…
waiting-free = Libérer la place
waiting-start = Commencer
waiting-fill = Compléter avec des bots
waiting-host = L’hôte va lancer la partie.
waiting-close = Fermer la table
waiting-leave = Partir
waiting-invite = Inviter
waiting-invite-public = La table est visible de tous. Vos amis la trouveront au plus vite par son lien :
waiting-invite-private = Seuls ceux qui ont ce lien peuvent trouver la table :
waiting-link = Lien d’invitation
waiting-facts = Ce qui se joue
waiting-choices = Choix
waiting-usual = les choix habituels
