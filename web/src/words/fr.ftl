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
table-choices = { $count ->
    [one] un choix particulier
   *[other] { $count } choix particuliers
}
table-deadline = votre temps s’achève { $time }
table-changed = dernier coup { $time }
seat-open = libre
stage-finished = terminée
stage-abandoned = arrêtée
stage-left = quittée
table-ended = fin { $time }
table-news = { $count ->
    [one] une étape nouvelle
   *[other] { $count } étapes nouvelles
}
table-place = place { $place } :
seat-resigned = a abandonné
put-away = Archiver
put-away-hide = Masquer
put-away-back = Remettre
archive-title = Archives
archive-show = Montrer les archives
archive-about = Les tables que vous avez rangées. Personne d’autre ne le remarque.
archive-hidden = Masquées
archive-none = Rien n’est rangé.
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
import = Ouvrir une partie enregistrée
lobby-empty = Aucune table ne correspond à ce choix. Élargissez-le, ou ouvrez une table : les autres la verront aussitôt ici.
lobby-none = Aucune table publique pour l’instant. Ouvrez-en une : les autres la verront aussitôt ici.

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
more = Menu de la table
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
plan-sends = Le tour est complet et se joue de lui-même. « Annuler » l’arrête.
plan-back-to = Annuler à partir d’ici
plan-then = Puis { $name } :
plan-luck = puis le hasard décide
plan-secret = puis ce qui était caché est révélé
plan-cut = La table a changé : votre plan s’arrête ici.
points-now = Compté comme si la partie s’arrêtait maintenant
points-if-ended = si la partie s’arrêtait là : { $points }
waits-silently = { $name } réfléchit.
waits-for = À { $name } de décider :
hurry-start = Compter jusqu’à { $seconds }
hurry-left = { $seconds ->
    [one] encore une seconde
   *[other] encore { $seconds } secondes
  }
undo = Annuler
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
undo-waiting-away = { $count ->
    [one] { $names } n’est pas là ; la demande reste ouverte jusqu’à sa réponse.
   *[other] { $names } ne sont pas là ; la demande reste ouverte jusqu’à leur réponse.
}
undo-also-asked = Réponse encore attendue de : { $names }
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
autos-how-far = Jusqu’où
pause = Pause
resume = Reprendre
pause-asked = Pause demandée par { $names } ; elle commence quand tous les présents sont d’accord.
pause-agree = Accepter la pause
stuck = Les règles n’ont pas répondu à temps : la table se repose un instant.
paused = La partie est en pause ; aucune pendule ne tourne.
step-away = Laisser un bot jouer pour moi
resign = Abandonner
resign-title = Abandonner pour de bon ?
resign-about = Vous quittez cette partie à la dernière place, sauf si ses propres règles classent ceux qui partent. Un bot continue pour les autres. Vous ne pourrez pas revenir.
resigned-banner = Vous avez quitté cette partie. Vous pouvez regarder.
abandon-ask = Arrêter ensemble
abandon-withdraw = Continuer finalement
abandon-title = Arrêter la partie ensemble ?
abandon-about = Chacun est consulté. Si tous sont d’accord, la partie s’arrête aussitôt, sans résultat.
abandon-request = { $count ->
    [one] { $names } aimerait arrêter cette partie
   *[other] { $names } aimeraient arrêter cette partie
}
abandon-waiting = Vous aimeriez arrêter cette partie. Réponse attendue de : { $names }
abandon-request-about = Si tous sont d’accord, la partie s’arrête aussitôt, sans résultat.
abandon-refuse = Continuer
abandon-agree = Arrêter
abandoned-title = Partie arrêtée
abandoned-about = Cette partie a été arrêtée. Il n’y a pas de résultat.
end-it = Terminer la partie
end-it-title = Terminer cette partie ?
end-it-about = Personne d’autre ne joue ici. La partie se termine aussitôt, sans résultat.
end-it-about-deserted = Les autres sont partis. La partie se termine aussitôt, et vous êtes devant eux.
substitute-banner = Un bot joue à votre place.
substitute-back = Reprendre la place
substitute-plays = Un remplaçant joue
onlooker = Vous regardez la partie.
onlookers = { $count ->
    [one] un spectateur
   *[other] { $count } spectateurs
}
seat-away = absent
seat-asked = doit répondre
what-waits = Ce qui reste à faire ({ $count })
seat-mine = vous
clock-left = Temps restant : { $time }
pass-title = À { $name }
pass-text = Passez l’écran. Rien n’est montré avant que la personne suivante soit prête.
pass-done = Je suis { $name }
tab-moves = Coups
tab-scores = Points
tab-notes = Notes
tab-rules = Règles
moves-legal = Coups permis
moves-filter = Taper pour réduire la liste
moves-count = { $count }
moves-none = Aucun coup permis ne contient « { $typed } ».
moves-onlooker = Les spectateurs voient le plateau et le journal ; les coups appartiennent aux joueurs.
moves-wait = On attend { $names }.
log-position = Montrer cette position
log-substitute = joué par un remplaçant
log-auto = réponse automatique
log-undone = annulé
log-unsaid = répond : { $notation }
log-sealed = décide en secret.
scores-over-time = Points au fil de la partie
scores-by-source = Points par origine
plot-about = Points de chaque place au cours de la partie
plot-table = Sous forme de tableau
plot-entry = Coup
chat-say = Dire quelque chose
chat-send = Envoyer
chat-pending = envoi…
chat-name = Pour parler ici, choisissez un nom :
chat-come = Participer
chat-onlooker = spectateur
notes-about = Vous seul pouvez lire ceci.
notes-saved = Enregistré
notes-saving = Enregistrement…
rules-search = Chercher dans les règles
rules-all = Toutes les règles
generic-view = Ce qui est sur la table
shortcuts-title = Clavier
shortcut-confirm = confirmer le tour prévu
shortcut-back = revenir d’un pas
shortcut-unplan = reprendre ce qui est prévu
shortcut-moves = liste des coups permis (taper pour la réduire)
shortcut-hint = demander un conseil
shortcut-log = journal
shortcut-rules = règles
replay-title = Revoir la partie

## La fin

end-title = Le résultat
end-you-won = Vous avez gagné !
end-won = { $count ->
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
}
end-lost = Le jeu a gagné
end-you-came = { $place ->
    [1] Vous terminez 1er
   *[other] Vous terminez { $place }e
}
end-about = { $moves ->
    [0] Avant le premier coup.
    [one] Après un coup.
   *[other] Après { $moves } coups.
}
end-show = Résultat
end-counting = On compte les points…
end-show-all = Tout montrer
end-hidden = encore caché
end-by = { $points ->
    [one] D’un point.
   *[other] De { $points } points.
}
end-decided = { $count ->
    [one] Le moment décisif
   *[other] Les { $count } moments décisifs
}
end-decided-about = L’avance que { $name } aurait eue sur { $other } si la partie s’était arrêtée là.
end-lead = Avance
end-watch = Revoir
end-rematch = Rejouer
end-rematch-join = Vers la revanche
end-look = Voir le plateau
end-export = Enregistrer la partie
end-export-as = Exporter en « { $format } »
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
waiting-fewer = Une place de moins
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

## Une nouvelle table

add = Ajouter
percent = { $number } %
milliseconds = { $number } ms
megabytes = { $number } Mo
local-name = Joueur { $number }
new-lead = Choisissez qui joue, à quel rythme et selon quelles règles. Tout ce qui n’est pas touché reste comme d’habitude.
new-what = Quoi
new-copy = Choix d’une table passée
new-copy-none = aucune
new-seats = Qui joue
new-count = Nombre de joueurs
new-players = { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs
  }
new-seat = Place { $number }
new-local = Nom de la personne à la place { $number }
new-all-bots = Tous les autres : des bots
new-all-open = Tous les autres : libres
new-all-local = Tous sur cet écran
new-minutes = En direct, une partie à cette table dure environ { $time }.
new-options = Règles et variantes
new-rulebook = Comme dans le livret
new-rulebook-about = { $count ->
    [one] La plupart des tables s’écartent du livret sur un point ; il est signalé plus bas.
   *[other] La plupart des tables s’écartent du livret sur { $count } points ; ils sont signalés plus bas.
}
new-visible = Qui peut venir
new-public = Visible de tous
new-public-about = Chacun peut s’asseoir ou regarder.
new-private = Par lien seulement
new-private-about = Seuls ceux à qui vous envoyez le lien.
new-name = Nom de la table
new-name-none = facultatif
new-start = Commencer la partie
new-start-about = Personne ne manque : la partie commence aussitôt.
new-create = Ouvrir la table
new-create-about = Envoyez ensuite le lien, ou attendez du monde.
seat-plan-me = moi
seat-plan-open = libre pour quelqu’un
seat-plan-local = quelqu’un sur cet écran
seat-plan-bots = Bots
preset-relaxed = Sans hâte
preset-quick = Rapide
preset-evening = Une soirée
preset-slow = Réfléchi
preset-daily = Un coup par jour
preset-three-days = Trois jours
preset-week = Une semaine
preset-own = Autre
preset-own-about = régler les temps soi-même
pace-bank = Minutes pour toute la partie
pace-increment = Secondes de plus par tour
pace-hours = Heures par tour
option-usual = comme d’habitude
option-nobody = pour personne
option-nth = { $option } : numéro { $number }
option-without = { $option } : retirer le numéro { $number }
option-on = oui
option-off = non
option-rulebook = Dans le livret : { $value }.
option-range = de { $least } à { $most }

## Règles et matériel

rules-lead = Chaque règle a un numéro ; le jeu la cite chaque fois qu’il dit non.
rules-of = Règles de { $game }
rules-note = Avec nos propres mots, de façon non officielle, avec une marque partout où nous suivons davantage que le livret imprimé.
rules-chapters = Chapitres
rules-none = Aucune règle ne contient « { $typed } ».
rules-missing = Ce livret n’existe pas, ou il est injoignable.
gallery-lead = Chaque pièce, dessinée par nous, avec l’origine de ses valeurs.
gallery-of = Matériel de { $game }
gallery-tables = Tables du matériel
gallery-tables-about = La même chose sous forme de données, avec ses marques.
gallery-missing = Ce jeu n’existe pas, ou il est injoignable.

## Préférences

settings-lead = Tout changement vaut aussitôt, sur tous vos appareils.
settings-lead-guest = Tout changement vaut aussitôt, dans ce navigateur.
settings-look = Aspect et son
settings-lang-browser = celle du navigateur
settings-theme = Couleurs
theme-system = comme le système
theme-light = claires
theme-dark = sombres
settings-symbols = Des signes en plus des couleurs
settings-symbols-about = Pour qui voit les couleurs autrement : chaque terrain et chaque place porte un signe.
settings-calm = Images calmes
settings-calm-about = Aucune animation, quoi qu’en dise le système.
bell = { $count ->
    [0] Avis
    [one] Avis : un nouveau
   *[other] Avis : { $count } nouveaux
}
bell-title = Avis
bell-none = Rien à vous dire.
bell-settings = De quoi suis-je averti ?
mute = Ne plus m’avertir pour cette table
unmute = M’avertir de nouveau pour cette table
told-title = Avis
told-about = Derrière la cloche, quand vous ne regardez pas la table.
told-kind-turn = C’est à moi de jouer
told-kind-reminder = Mon temps est bientôt écoulé
told-kind-full = Une table à moi est complète
told-kind-begun = Une partie a commencé
told-kind-over = Une partie est terminée
told-kind-undo = Quelqu’un demande à reprendre quelque chose
told-kind-pause = Quelqu’un aimerait une pause
told-kind-abandon = Quelqu’un aimerait arrêter une partie
told-kind-rematch = Quelqu’un rejoue la même partie
told-kind-invited = Quelqu’un me réserve une place
told-kind-named = Quelqu’un me mentionne dans une discussion
admin-told = Prévenir les joueurs
admin-told-about = Envoie un message d’essai par chacun de vos propres canaux.
admin-told-check = Envoyer des messages d’essai
admin-told-sent = envoyé
table-told = Comment on me prévient pour cette table
table-told-none = Vous n’êtes prévenu que derrière la cloche.
table-told-settings = Choisir d’autres endroits
table-told-where = Où
table-told-usual = comme dans mes réglages
table-told-day = Une fois par jour
table-told-hushed = Oui
table-told-loud = Non, à toute heure
channels-title = Prévenu ailleurs
channels-about = Pour apprendre que c’est à vous même quand aucune page n’est ouverte : dans ce navigateur, par courriel, ou dans un salon Discord, Slack ou un programme à vous.
channels-guest = Prenez d’abord un nom : un avis s’adresse à quelqu’un.
channels-none = Nulle part pour l’instant.
channels-add = Un autre endroit
channels-add-push = Me prévenir dans ce navigateur
channels-add-mail = Me prévenir par courriel : { $address }
channels-add-hook = Me prévenir là
channels-push-denied = Ce navigateur n’autorise pas les avis de ce site ; ses propres réglages en décident.
channels-push-none = Ce navigateur ne sait pas montrer d’avis quand la page est fermée.
channels-unconfirmed = Pour être prévenu par courriel, donnez une adresse et confirmez-la.
channels-to-account = Vers mon compte
channels-no-mail-admin = Personne ne peut être prévenu par courriel : aucun serveur n’est indiqué (lancez avec --smtp et --mail-from). Seuls les administrateurs voient ceci.
channels-hook = Adresse du webhook
channels-shape = Écrit pour
channels-secret = Ce qui signe ses messages (montré une fois)
channel-push = Navigateur
channel-mail = Courriel
channel-hook = Webhook
channel-sent = dernier avis { $when }
channel-unsent = aucun avis encore
channel-retired = Abandonné : { $why }
channel-wishes = Quoi, et quand
channel-when = Quand
channel-each = Au fil des événements
channel-digest = Une fois par jour, à { $hour }
channel-delay = Attendre avant de me prévenir
channel-minutes = { $minutes ->
    [0] pas du tout
    [60] une heure
    [240] quatre heures
    [720] douze heures
   *[other] { $minutes } minutes
}
channel-quiet = Heures de silence
channel-quiet-from = De
channel-quiet-to = Jusqu’à
channel-quiet-zone = Heures de { $zone } : votre fuseau horaire, réglé plus bas.
channel-kinds = Quoi
channel-try = Essayer
channel-tried = Un message est en route.
channel-revive = S’en servir de nouveau
channel-remove = Retirer
calendar-title = Calendrier
calendar-about = Vos échéances dans votre propre calendrier, à une adresse que vous seul connaissez. Une nouvelle adresse met fin à l’ancienne.
calendar-address = Adresse pour votre calendrier (montrée une fois)
calendar-make = Créer une adresse
calendar-again = Une autre adresse
calendar-end = Y mettre fin
settings-sound = Un son quand c’est à moi
settings-play = Jouer
settings-confirm = Préparer le tour avant de le jouer
settings-confirm-about = Les clics montrent où ils mèneraient et se reprennent. Sinon, chaque clic compte aussitôt.
settings-ways = Quand un tour préparé est complet
settings-ways-about = Les réponses qui n’ont pas de place sur le plateau, comme oui ou non, comptent toujours aussitôt.
settings-way-free = Seuls des bots jouent ensuite : on pourra revenir en arrière
settings-way-shared = D’autres personnes jouent ensuite : il faudrait leur accord
settings-way-final = Le hasard décide, on révèle ce qui était caché, ou la partie se termine
way-ask = Je le confirme
way-moment = Il se joue de lui-même après un instant
way-once = Il est joué aussitôt
settings-moment = Durée d’un instant
settings-seconds = { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}
settings-substitute = Qui joue pour moi en mon absence
settings-substitute-about = Quand votre temps s’épuise, ce bot prend le relais jusqu’à votre retour.
settings-rest = Nuits et vacances
settings-rest-about = Pendant ce temps, les pendules par correspondance s’arrêtent.
settings-zone = Fuseau horaire
settings-sleep = Heures de sommeil
settings-sleep-on = Ma pendule s’arrête la nuit
settings-from = de
settings-to = à
settings-holidays = Vacances
settings-holiday-remove = Retirer du { $from } au { $to }
settings-first-day = premier jour
settings-holiday-order = Le dernier jour précède le premier.
settings-last-day = dernier jour

## Compte

account-title = Compte
account-lead = Connecté sur cet appareil.
account-lead-guest = Vous jouez en visiteur. Vos parties restent liées à ce navigateur tant que vous n’avez pas de compte.
account-lead-nobody = Un compte garde vos parties sur tous vos appareils. Pour jouer, un nom suffit.
account-guest = Visiteur
account-since = Compte
account-name = Nom
account-rename = Changer de nom
account-renamed = Le nom est changé.
account-profile = Mon profil
sign-out = Se déconnecter
sign-out-everywhere = Se déconnecter partout
sign-in-about-guest = Si vous avez déjà un compte. Les parties du visiteur peuvent vous suivre.
sign-in-forgotten = Mot de passe oublié ? L’administration de la ludothèque peut vous donner un lien pour en choisir un autre.
signed-in = Bon retour parmi nous.
signed-up = Le compte est créé.
sign-up = Nouveau compte
sign-up-about = Un nom et un mot de passe ; rien d’autre n’est demandé.
sign-up-guest = En faire un compte
sign-up-guest-about = Nom et parties restent ; un mot de passe permet de revenir de partout.
password = Mot de passe
password-about = Au moins 8 caractères ; quelques mots font l’affaire.
password-old = Ancien mot de passe
password-new = Nouveau mot de passe
password-change = Changer le mot de passe
password-change-about = Tous les autres appareils sont déconnectés.
password-changed = Le mot de passe est changé.
reset-title = Choisir un nouveau mot de passe
reset-lead = Ce lien vous vient d’un message ou de l’administration, parce que l’ancien mot de passe est oublié. Tous les autres appareils sont déconnectés.
reset-do = Choisir ce mot de passe
reset-no-link = Cette page a besoin du lien entier que l’administration vous a donné.
take-over-title = Emporter les parties du visiteur ?
take-over-about = { $count ->
    [one] Sous le nom « { $name } », vous êtes à une table.
   *[other] Sous le nom « { $name } », vous êtes à { $count } tables.
} Cela peut devenir vôtre.
take-over-yes = Emporter
take-over-no = Laisser
devices-title = Appareils
device-unknown = navigateur inconnu
device-this = celui-ci
device-seen = utilisé { $time }
device-now = utilisé en ce moment
device-revoke = Déconnecter
data-title = Mes données
data-about = Tout ce que la ludothèque sait de vous, en un fichier ; ou plus rien du tout.
data-export = Enregistrer mes données
erase = M’effacer
erase-title = Effacer tout ce qui me concerne
erase-about = C’est irréversible. Des bots continuent vos parties en cours ; les parties finies restent sous un pseudonyme.
erase-confirm-name = Par sûreté, tapez votre nom : { $name }
erase-confirm-password = Par sûreté, tapez votre mot de passe
erased = Vous êtes oublié.

## Profil

profile-since = Ici depuis le { $date }
profile-finished = parties finies
profile-won = gagnées
profile-playing = en cours
profile-substituted = fois remplacé
profile-resigned = parties quittées
profile-pace = Rythme
profile-pace-about = La moitié des réponses viennent en { $half } ; un quart en { $quick }, trois quarts en { $slow }.
profile-pace-none = Pas encore assez de réponses pour le dire.
profile-recent = Dernières parties
profile-recent-none = Pas encore de partie publique.
profile-missing = Personne de ce nom

## Campagnes

campaigns-title = Campagnes
campaigns-lead = Les parties contre des civilisations que personne ne joue laissent ici une fiche. Personne d’autre ne la voit.
campaigns-none = Pas encore de fiche : elle est écrite à la fin d’une telle partie.
campaigns-begin = Créer une table
campaigns-print = Imprimer
campaigns-of = La fiche de { $player }
campaigns-renown = de renommée
campaigns-game = Partie
campaigns-date = Date
campaigns-difficulty = Difficulté
campaigns-players = Joueurs
campaigns-result = Résultat
campaigns-won = Gagnée
campaigns-lost = Perdue
campaigns-brought = Renommée
campaigns-total = Total
campaigns-notes = Notes

## Revoir une partie

replay-controls = Moments de la partie
replay-first = Au début
replay-turn-back = Un tour en arrière
replay-back = Un pas en arrière
replay-play = Lire
replay-pause = Arrêter
replay-forward = Un pas en avant
replay-turn-forward = Un tour en avant
replay-last = À la fin
replay-slider = Moment de la partie
replay-pace = Vitesse
replay-link = Lien vers ce moment
replay-branch = Continuer d’ici
replay-branch-about = Une nouvelle table à partir de cette position, avec qui vous voulez
replay-table = Vers la table
branch-about = Une nouvelle table commence à la position qui suit le coup { $at }. Cette partie ne change pas, et le hasard qui suit est nouveau.
branch-mine = Vous jouez
branch-others = Les autres places
branch-screen = tous sur cet écran
branch-do = Ouvrir la table
replay-result = Vers le résultat
replay-start = Le début.

## Administration

admin-title = Administration
admin-only = Réservé aux administrateurs.
admin-health = Santé
admin-metrics = Mesures
admin-uptime = En marche depuis
admin-database = La base répond en
admin-database-silent = elle ne répond pas
admin-size = Base de données
admin-memory = Mémoire
admin-people = Personnes
admin-people-counts = { $accounts ->
    [one] { $accounts } compte
   *[other] { $accounts } comptes
}, { $guests ->
    [one] { $guests } visiteur
   *[other] { $guests } visiteurs
}
admin-tables = Tables
admin-table-counts = { $open } ouvertes, { $playing } en cours, { $finished } finies
admin-live = En mémoire
admin-live-counts = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $sockets ->
    [one] { $sockets } connexion
   *[other] { $sockets } connexions
}
admin-entries = Coups conservés
admin-announce = Dire à tous
admin-announce-none = rien
admin-announce-send = Dire
admin-accounts = Comptes
admin-search = Le nom commence par
admin-search-do = Chercher
admin-created = Depuis
admin-state = État
admin-account = compte
admin-guest = visiteur
admin-is = administrateur
admin-erased = effacé
admin-banned = banni : { $reason }
admin-ban = Bannir
admin-unban = Lever le bannissement
admin-ban-days = Jours
admin-ban-forever = pour toujours
admin-ban-reason = Motif, montré à la personne
admin-reset = Nouveau mot de passe
admin-reset-for = Un lien pour un nouveau mot de passe : { $name }
admin-reset-title = Un nouveau mot de passe pour { $name }
admin-reset-about = Avec ce lien, { $name } choisit un nouveau mot de passe, une seule fois et dans les 24 heures. Quiconque l’a le peut : transmettez-le en privé, il n’est montré que maintenant.
admin-reset-link = Lien
admin-audit = Ce que les administrateurs ont fait
admin-audit-none = Rien encore.
audit-ban = { $days ->
    [one] { $account } : banni pour { $days } jour
   *[other] { $account } : banni pour { $days } jours
}
audit-ban-forever = { $account } : banni pour toujours
audit-unban = { $account } : bannissement levé
audit-reset = Un lien pour un nouveau mot de passe a été créé pour { $account }
audit-reset-used = { $account } a choisi un nouveau mot de passe par un lien
audit-appointed = { $account } : nommé administrateur
audit-dismissed = { $account } : n’est plus administrateur
audit-paused = Pendules de la table { $table } arrêtées
audit-resumed = Pendules de la table { $table } relancées
audit-announced = Annonce : « { $text } »
audit-silence = Annonce retirée

## Boards

board-more = et { $count } de plus
board-larger = Agrandir
board-smaller = Réduire
board-whole = Tout montrer
board-wanted = { $what } : choisissez où
board-put-down = Reposer
board-answers = Réponses

# Le cadre d’une table
becomes = devient
round-of = Manche { $round } sur { $of }
round-only = Manche { $round }
part-board = Plateau
part-mine = À moi
part-others = Les autres
part-log = Journal
stream = Ce qui s’est passé et ce qui s’est dit
log-more = { $count } lignes plus anciennes
since-turn = depuis votre tour
look-at = Voir tout ce que possède { $name }
choices = Ce que vous pouvez faire
film = Ce que les autres ont fait
film-back = Un pas en arrière
film-play = Lire
film-stop = Arrêter
film-step = Un pas en avant
film-speed = { $speed } fois plus vite
film-footprints = Traces
film-skip = Passer
film-here = Montrer ce pas
key-space = Espace
shortcut-explain = Expliquer ce qui a le focus ; ces touches, sinon
shortcut-look = Tout ce que possède un autre joueur : O, puis le numéro du siège
shortcut-film = Film de ce que les autres ont fait, marche ou arrêt
shortcut-film-step = Un pas du film en arrière ou en avant
shortcut-zoom = Plus grand, plus petit, entier
shortcut-rotate = Tourner ce qui est en main
settings-screen = Sur cet écran
settings-screen-about = Gardé par ce navigateur : un téléphone et un bureau n’ont pas les mêmes besoins.
settings-scale-text = Taille du texte
settings-scale-board = Taille du plateau
settings-percent = { $scale } %
settings-film = Allure du film
settings-plays = Le film de ce que les autres ont fait démarre de lui-même
settings-footprints = Des numéros sur le plateau là où les autres ont agi depuis mon tour
settings-forced = Les questions à une seule réponse sont répondues aussitôt
film-none = Rien ne s’est passé depuis votre tour.
away-title = Pendant votre absence
away-count = { $count } coups depuis votre dernier regard.
away-rest = { $count ->
    [one] Un coup de moindre portée est dans le film et dans le journal.
   *[other] { $count } coups de moindre portée sont dans le film et dans le journal.
}
away-play = Lire le film, { $seconds } s
away-turn = Aller à la table
sound-on = Activer les sons
sound-off = Couper les sons

# Ways in
code = Code
code-about = Six chiffres de votre application d’authentification, ou l’un des codes que vous avez notés.
sign-in-passkey = Avec une clé d’accès
forgotten-title = Mot de passe oublié ?
forgotten-about = Si le compte a une adresse de courriel confirmée, un message avec un lien y est envoyé. Le lien sert une seule fois, dans l’heure.
forgotten-who = Nom ou adresse de courriel
forgotten-do = Envoyer le message
forgotten-sent = Si un tel compte existe avec une adresse confirmée, le message est en route.
forgotten-else = Sans adresse confirmée, demandez un lien à l’administration de la ludothèque.
codes-title = Des codes en plus du mot de passe
codes-about = Une application d’authentification sur votre téléphone affiche un code qui change sans cesse. La connexion le demande alors aussi : un mot de passe seul n’ouvre plus rien.
codes-on = La connexion par mot de passe demande aussi un code.
codes-begin = Utiliser des codes
codes-scan = Scannez cette image avec une application d’authentification, ou saisissez-y le secret. Entrez ensuite le code qu’elle affiche.
codes-qr = Image contenant le secret, pour l’appareil photo
codes-secret = Secret
codes-confirm = Confirmer
codes-paper = Notez ces codes et gardez-les en lieu sûr : chacun ouvre votre compte une fois si l’application est perdue. Ils ne seront plus affichés.
codes-paper-label = Codes de secours
codes-left = { $count ->
    [0] Il ne reste aucun code de secours.
    [one] Il reste un code de secours.
   *[other] Il reste { $count } codes de secours.
}
codes-renew = Nouveaux codes de secours
codes-end = Ne plus demander de codes
passkeys-title = Clés d’accès
passkeys-about = Une clé d’accès vit sur un appareil ou dans un gestionnaire de mots de passe et ouvre votre compte d’un doigt, d’un regard ou d’un code PIN : ni nom, ni mot de passe, ni code.
passkeys-impossible = Pas ici : ce navigateur ne connaît pas les clés d’accès, ou la ludothèque n’a qu’une adresse numérique au lieu d’un nom.
passkey-usual = Cet appareil
passkey-name = Comment s’appelle-t-elle ?
passkey-add = Ajouter une clé d’accès
passkey-added = La clé d’accès est ajoutée.
passkey-made = ajoutée le { $date }
passkey-used = utilisée le { $date }
passkey-remove = Retirer
passkey-remove-named = Retirer { $name }
address-title = Adresse de courriel
address-about = Elle permet de retrouver un mot de passe oublié et vous prévient quand il arrive quelque chose à votre compte. Personne d’autre ne la voit.
address-no-mail = Cette ludothèque n’envoie pas de courriel. Si vous oubliez votre mot de passe, son administration vous donne un lien.
address = Adresse de courriel
address-confirmed = Confirmée.
address-unconfirmed = Pas encore confirmée : suivez le lien du message.
address-save = Enregistrer
address-sent = Un message est en route : suivez le lien qu’il contient.
address-removed = L’adresse est retirée.
confirm-title = Confirmer une adresse de courriel
confirm-lead = L’adresse qui a reçu ce lien est-elle la vôtre ?
confirm-do = Oui, c’est la mienne
confirm-done = L’adresse est confirmée.
other-device-title = Continuer sur un autre appareil
other-device-about = Un lien qui vous connecte ailleurs, avec toutes vos tables. Vous restez connecté ici.
other-device-make = Créer un lien
other-device-qr = Image contenant le lien, pour l’appareil photo de l’autre appareil
other-device-link = Lien
other-device-once = Il sert une seule fois, dans les dix minutes. Ne le montrez à personne d’autre.
enter-title = Continuer ici
enter-lead = Vous arrivez avec un lien venu d’un autre de vos appareils.
enter-do = Se connecter ici

# People
friends-title = Amis et blocages
friends-lead = Personne n’apprend ce que vous faites ici.
friends-mine = Amis
friends-none = Personne pour l’instant. Vos amis sont proposés quand vous invitez par nom.
friends-add = Ajouter aux amis
friends-block = Bloquer
friends-blocked = Personnes bloquées
friends-blocked-about = Elles ne peuvent ni vous inviter, ni s’asseoir à votre table, ni vous écrire.
friends-blocked-none = Personne.
friends-forget = Retirer de la liste
friends-forget-named = Retirer { $name } de la liste
profile-friend = Dans vos amis
profile-blocked = Personne bloquée
profile-alone = Sans autres joueurs
profile-helped = Places reprises
profile-looked-at = { $count ->
    [one] en une partie
   *[other] en { $count } parties
}
profile-what-counts = Comptent les parties avec d’autres personnes, à une place tenue depuis le début. Les parties continuées depuis une position, celles contre des robots ou autour d’un seul écran et les places reprises sont comptées à part ou pas du tout ; le rythme se mesure du coup d’un autre à la réponse.
seat-invited = { $name } (sur invitation)
seat-before = après { $name }
seat-plan-person = Une personne, par son nom
new-person = Nom de la personne à la place { $number }
table-invited = On vous invite
table-begins = Prête à commencer
table-offered = Une place à reprendre
waiting-by-name = Inviter par nom
waiting-by-name-about = Le nom d’un compte. Une place est réservée, et la personne est prévenue.
waiting-ask = Inviter
waiting-withdraw = Retirer l’invitation
waiting-invited = Une place vous est réservée.
waiting-accept = S’asseoir
waiting-decline = Non, merci
waiting-kept = On attend les personnes invitées.
offer-left = { $name } a quitté la partie pour de bon ; un robot continue.
offer-open = La place de { $name } peut être reprise ; un robot joue en attendant.
offer-do = Proposer la place
offer-withdraw = Ne plus la proposer
volunteer-do = Reprendre la place
volunteer-title = Reprendre la place de { $name } ?
volunteer-as-it-stands = Vous recevez la place telle qu’elle est, avec tout ce qu’elle possède et sait. Ce qui a été joué avant ne peut plus être repris.
volunteer-result = Votre place est classée selon ses points, comme les autres. Pour qui l’a quittée, cela reste une partie quittée.
volunteer-profile = La partie compte sur votre profil comme une place reprise, ni gagnée ni perdue.

# Ceux qui partagent une place
sharing = Personnes par place
sharing-alone = Une personne par place
sharing-alone-about = Comme d’habitude.
sharing-roles = Deux ou trois personnes, avec des rôles
sharing-roles-about = Chacune a ses affaires : { $roles }. Les autres remplacent qui manque.
sharing-any = Deux ou trois personnes, toutes pour tout
sharing-any-about = Chacune peut répondre pour la place.
companions = Personnes à cette place
companion-role = Mon rôle
companion-join = S’asseoir à leurs côtés
companion-invite = Proposer une place à mes côtés
companion-offered = Une place est libre aux côtés de { $name }.
companion-decides = { $names } décide.
chat-to = À qui
chat-to-all = À tout le monde
chat-to-own = À mon camp seulement
chat-to-seat = À { $name } seulement
chat-own = entre nous
chat-alone = à { $name } seulement
