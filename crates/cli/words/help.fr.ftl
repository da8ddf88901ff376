# L’aide de la ligne de commande en français. L’anglais est dans src/args.rs.
# Clés : le verbe, puis « verbe--argument » ; « any--argument » vaut pour tous les verbes.

ludotheque = Des jeux de société joués selon leurs règles : au terminal, en masse, par des scripts
exit-codes =
    Codes de sortie :
      0    fait comme demandé
      1    imprévu : un fichier ou un dossier absent ou impossible à écrire, une base de
           données ou une adresse qui ne répond pas
      2    refusé : un mot, un nombre, une table ou un coup impossible ; rien n’a été
           changé ni écrit
      130  arrêté par Ctrl-C : ce qui a été dit concerne la partie déjà faite
usage = Utilisation :
default = par défaut : { $value }

any--lang = Langue de tous les textes : en ou fr (sinon selon la locale)
any--json = Des données au lieu de texte, pour les scripts
any--content = Tables de matériel à utiliser au lieu de celles du programme
any--quiet = Seulement le résultat : ni remarques ni progression
any--help = Affiche l’aide
any--version = Affiche la version
any--game = L’identifiant du jeu, voir « ludotheque games »
any--file = Le fichier de table, ou - pour l’entrée standard
any--seats = Nombre de joueurs
any--rulebook = Ce qui n’est pas choisi est comme dans le livret, non comme d’habitude
any--setup = Une mise en place, ou sa partie inhabituelle : JSON, ou @FICHIER
any--set = Une option de la mise en place ; peut être répété
any--dry_run = Affiche la nouvelle table sans l’écrire
any--threads = Fils d’exécution ; le résultat est le même quel que soit leur nombre
any--format = La notation, voir « ludotheque games »

games = Les jeux de la bibliothèque, leurs nombres de joueurs et leurs options
games--game = Seulement ce jeu
rules = Les règles d’un jeu, ou l’une d’elles
rules--id = Une règle ou un chapitre, avec ou sans le préfixe du jeu : 8.41, 8, X9.2
check = Vérifie les tables de matériel et signale chaque erreur
check--game = Seulement ce jeu

simulate = Joue beaucoup de parties entre robots et en fait la somme
simulate--games = Nombre de parties
simulate--bots = Qui joue, par place : random, greedy, mcts, mcts:500 (itérations), mcts:200ms ; s’il y en a moins que de places, ils font le tour de la table
simulate--seed = Nombre ou mots d’où vient tout le hasard de la simulation
simulate--watch = Vérifie les lois du jeu à chaque pas de chaque partie
simulate--save = Enregistre chaque partie comme fichier de table dans ce dossier
simulate--export = Enregistre aussi chaque partie dans ce format étranger (avec --save)

table = La porte des scripts : une table dans un fichier JSON
table-new = Met en place une table et l’affiche
table-new--seed = 64 chiffres hexadécimaux, ou des mots quelconques (sinon au hasard)
table-new--chance = Le hasard de la mise en place, nombre par nombre
table-new--output = Écrit la table dans ce fichier au lieu de l’afficher
table-pending = À qui on demande quoi
table-pending--list = Tout ce qui attend, comme une liste de choses à faire, la prochaine d’abord
table-legal = Chaque coup légal avec notation, numéro, mots et structure
table-legal--seat = Seulement les coups de cette place
table-play = Joue des coups : tous ou, si l’un est refusé, aucun
table-play--moves = Des coups comme « 0: pass »
table-play--chance = Le hasard du coup, nombre par nombre
table-view = Ce qu’une place ou un spectateur peut savoir
table-view--seat = Ce que cette place peut savoir
table-view--spectator = Ce que chacun peut savoir (par défaut)
table-view--picture = Dessine plutôt la vue avec des lettres
table-score = Points par source
table-undo = Reprend le dernier coup
table-undo--seat = Qui reprend (sinon qui a joué en dernier)
table-undo--to = Retourne à cette longueur du journal ; tous sont d’accord

play = Jouer au terminal, contre des robots ou à plusieurs au même clavier
play--bots = Les robots des autres places : random, greedy, mcts, mcts:500, mcts:200ms ; s’il y en a moins que de places, ils font le tour de la table (sinon greedy)
play--me = Votre place
play--hot_seat = Toutes les places sont jouées à ce clavier
play--save = Enregistre ici après chaque coup
play--resume = Continue une partie enregistrée
play--seed = 64 chiffres hexadécimaux, ou des mots quelconques (sinon au hasard)
play--hints = Le robot qui donne les indices
play--step = Garde vos tours ouverts jusqu’à ce que vous les terminiez, si le jeu le permet

arena = Fait s’affronter des robots, places permutées
arena--bots = Qui s’affronte, au plus un par place : random, greedy, mcts, mcts:500 (itérations), mcts:200ms ; s’il y en a moins que de places, ils font le tour de la table
arena--games = Nombre de parties, arrondi à des rotations entières
arena--seed = Nombre ou mots d’où vient tout le hasard
balance = Toutes les places se valent-elles, et tout ce qui est dans la boîte sert-il ?
balance--bots = Qui joue : random, greedy, mcts, mcts:500 (itérations), mcts:200ms ; plusieurs se relaient aux places
balance--games = Nombre de parties
balance--seed = Nombre ou mots d’où vient tout le hasard
balance--plots = Dessine tout en images SVG dans ce dossier

replay = Raconte de nouveau une partie enregistrée
replay--to = S’arrête après tant d’entrées du journal
replay--seat = Comme cette place l’a vue (sinon tout)
verify = Cette partie a-t-elle été jouée comme le dit son fichier ?
export = Une partie enregistrée dans la notation d’un autre programme
export--output = Écrit dans ce fichier au lieu d’afficher
import = Une partie tirée de la notation d’un autre programme
import--file = Le texte dans l’autre notation, ou - pour l’entrée standard
import--output = Écrit la table dans ce fichier au lieu de l’afficher
db = La base de données du serveur : la sauvegarder, la restaurer, la déplacer
db-backup = Sauvegarde tout dans un fichier, sans arrêter le serveur
db-backup--file = Le fichier à écrire
db-backup--force = Remplace le fichier s’il existe
db-restore = Restaure tout depuis un tel fichier, dans une base de données vide
db-restore--file = Le fichier à lire
db-migrate = Copie tout dans une base de données vide, du même type ou d’un autre
db-migrate--to = La base de données vide : sqlite:CHEMIN ou postgres://…
people = Les personnes d’une ludothèque : un nouveau mot de passe pour qui a oublié le sien, l’administration
people-reset = Un lien pour choisir un autre mot de passe, une seule fois et dans les 24 heures
people-reset--origin = L’adresse de la ludothèque pour les navigateurs, par exemple https://jeux.example.org
people-reset--name = Le nom du compte
people-admin = Confie à un compte l’administration de la ludothèque, dès sa prochaine requête
people-admin--name = Le nom du compte
any--db = La base de données : sqlite:CHEMIN ou postgres://…

completions = Complétions pour un interpréteur de commandes
completions--shell = bash, elvish, fish, powershell ou zsh
measure = Combien de temps prennent les parties d’un jeu sur cette machine
measure--games = Parties au hasard dont les positions sont examinées
measure--seed = Nombre ou mots d’où vient tout le hasard

serve = Ouvre la ludothèque : jouer dans le navigateur, ici et de loin
serve--open = Ouvre la page dans le navigateur
serve--config = Un fichier de réglages, en TOML
serve--address = Où écouter
serve--database = Où tout est conservé : sqlite:FICHIER ou postgres://…
serve--origin = L’adresse par laquelle les navigateurs arrivent, comme https://jeux.example.org
serve--trusted_proxies = Adresses ou réseaux des mandataires dont on croit l’en-tête X-Forwarded-For
serve--admins = Noms des comptes qui administrent la ludothèque, séparés par des virgules
serve--session_days = Jours après la dernière visite avant qu’un navigateur soit déconnecté
serve--bot_threads = Fils d’exécution sur lesquels pensent les robots (0 : tous les processeurs sauf un, au moins deux)
serve--background_nice = De combien robots, importations et relectures cèdent le pas à ceux qui jouent, sous Linux (0 : en rien, 19 : en dernier)
serve--bot_pause_ms = Millisecondes qu’un robot attend avant de jouer, pour qu’on puisse le suivre
serve--idle_s = Secondes sans visiteur après lesquelles une table est rangée
serve--engine_timeout_ms = Millisecondes après lesquelles un appel aux règles d’un jeu est abandonné
serve--request_timeout_s = Secondes après lesquelles une requête est abandonnée
serve--connections_per_address = Connexions ouvertes en même temps par adresse, jamais plus d’un quart de toutes (0 : sans borne)
serve--sockets_per_address = Canaux ouverts en même temps par adresse (0 : sans borne)
serve--sockets_per_account = Canaux ouverts en même temps par compte (0 : sans borne)
serve--own_entries = Entrées des tables qu’un compte a seul en mémoire, 1000 de plus par table (0 : sans borne)
serve--own_entries_per_address = De même pour tous les comptes d’une adresse (0 : sans borne)
serve--requests_at_once = Requêtes traitées en même temps par adresse ; les autres de cette adresse attendent (0 : sans borne)
serve--body_limit = La plus grande requête, en octets
serve--hashing_at_once = Mots de passe vérifiés en même temps, 19 Mio chacun
serve--metrics_address = Une adresse privée où Prometheus peut lire des mesures (sinon administrateurs seulement)
serve--smtp = Le serveur de courrier : smtp://hôte:25, smtps://nom:motdepasse@hôte:465 ou smtp://nom:motdepasse@hôte:587?tls=required
serve--mail_from = L’adresse d’où part le courrier, comme jeux@example.org
serve--reach = Adresses ou réseaux privés où peuvent se trouver les webhooks et services push des joueurs
serve--log_format = Forme du journal : text ou json
serve--log = Ce qui est journalisé : error, warn, info, debug, ou par module
serve--limit_sign_in = Tentatives de connexion par compte et adresse
serve--limit_sign_in_name = Tentatives de connexion par compte, d’où qu’elles viennent, avant que les inconnus soient ralentis
serve--limit_sign_in_hammered = Tentatives par compte et adresse tant qu’un compte est harcelé
serve--limit_sign_in_address = Tentatives de connexion par adresse
serve--limit_sign_up = Nouveaux comptes par adresse
serve--limit_guest = Nouveaux invités par adresse
serve--limit_account = Changements de mot de passe, de nom, de réglages et d’appareils par compte
serve--limit_export = Copies de ses propres données par compte
serve--limit_table = Nouvelles tables par compte
serve--limit_channel = Endroits où être prévenu, ajoutés ou essayés, par compte
serve--limit_invite = Invitations par nom par compte, et par adresse pour les invités
serve--limit_code = Codes en plus du mot de passe, par compte ou navigateur connu
serve--limit_link = Liens de connexion par compte
serve--limit_passkey = Essais de connexion par clé d’accès, par adresse
serve--limit_forgotten = Courriels pour mots de passe oubliés, par adresse et par personne
serve--limit_address = Changements d’adresse électronique par compte
serve--limit_chat = Lignes de discussion par compte
serve--limit_preview = Aperçus et explications par compte
serve--limit_hint = Conseils de robots par compte
serve--limit_socket = Messages par connexion
serve--limit_socket_account = Messages de tous les canaux d’un compte
serve--limit_socket_address = Messages de tous les canaux d’une adresse
serve--limit_socket_open = Nouvelles connexions par adresse
serve--limit_request = Requêtes par adresse
serve--limit_file = Pages et images par adresse
