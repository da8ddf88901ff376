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
    [one] À vous de jouer à une table
   *[other] À vous de jouer à { $count } tables
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
