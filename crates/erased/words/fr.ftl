# Les mots communs à tous les jeux.

## Refus du moteur

refused-broken-law = Cette table enfreint une loi du jeu : { $law }.
refused-chance = Le hasard imposé ne convient pas : { $missing ->
    [one] { $missing } nombre manquant ou trop grand
   *[other] { $missing } nombres manquants ou trop grands
}, { $left } en trop.
refused-commitment = L’engagement du fichier ne correspond pas à sa graine.
refused-edited = L’état du fichier n’est pas celui où mènent ses coups.
refused-format = Pas de format « { $format } » pour ce jeu.{ $hint } Connus : { $known }.
refused-game-over = La partie est terminée.
refused-log = L’entrée { $entry } du journal n’a pas pu être jouée ({ $rule }).
refused-not-asked = Ce n’est pas le tour de cette place : rien ne lui est demandé pour l’instant.
refused-notation = « { $text } » n’est pas un coup de ce jeu.
refused-rules-version = Le fichier a été écrit sous des règles que ce programme ne connaît pas.
refused-other-content = Cette partie a été jouée avec d’autres tables de composants ; indiquez-les avec --content.
refused-table = Ce n’est pas un fichier de table : { $what } (à { $where }).
refused-undo = Rien ne peut être repris au-delà de l’entrée { $boundary } du journal.
refused-verify = Rejouer donne autre chose ({ $what }, entrée { $entry }).
refused-wrong-game = Le fichier est du jeu « { $game } », non de « { $expected } ».

## Refus du catalogue et des bots

did-you-mean = {" "}Vouliez-vous dire { $near } ?
refused-bot = Pas de bot « { $bot } ».{ $hint } Connus : { $known }.
refused-bots = { $bots ->
    [0] Aucun bot
    [one] Un bot
   *[other] { $bots } bots
} pour { $seats ->
    [0] aucune place
    [one] une place
   *[other] { $seats } places
} : il en faut au moins un, et une place pour chacun.
refused-game = Pas de jeu « { $game } ».{ $hint } Connus : { $known }.
refused-option = « { $word } » ne peut pas être choisi ici.{ $hint } Connus : { $known }.
refused-seat = Il n’y a pas de place { $seat } à cette table ; la dernière est { $last }.
refused-seats = On ne peut pas y jouer à { $seats } ; de { $least } à { $most }, oui.
refused-backup-damaged = { $path } est endommagé (ligne { $line }). Rien n’a été restauré.
refused-backup-foreign = { $path } n’est pas une sauvegarde.
refused-backup-version = { $path } est une sauvegarde d’une autre version de ce programme (format { $version }, schéma { $schema }).
refused-backup-there = { $path } existe déjà. Ajoutez --force pour le remplacer.
refused-database-read-only = Impossible d’écrire dans la base de données : le fichier, son dossier ou son serveur est en lecture seule.
refused-nobody-called = Aucun compte ne s’appelle « { $name } ».
refused-database-foreign = Ce n’est pas une base de données de la ludothèque.
refused-database-full = La base de données n’est pas vide. Rien n’a été changé.
refused-database-in-use = Un autre serveur utilise déjà cette base de données.
refused-database-version = Cette base de données appartient à une autre version de ce programme (schéma { $found }).
refused-setup = Ce n’est pas une mise en place de ce jeu : { $what }.

## Refus du serveur

refused-already-signed-in = Vous êtes déjà connecté.
refused-bad-json = La requête est incompréhensible : { $what }.
refused-bad-method = Cette adresse ne fait pas cela.
refused-bad-request = La requête est incompréhensible.
refused-bad-text = Il contient un caractère qui ne peut pas être conservé.
refused-banned = Ce compte est bloqué. { $reason }
refused-banned-for = Ce compte est bloqué pour { $days ->
    [one] un jour
   *[other] { $days } jours
}. { $reason }
refused-broken = Quelque chose s’est mal passé de notre côté. Rien n’a été changé ; veuillez réessayer.
refused-claim = Ces tables ne peuvent pas être reprises.
refused-conflict = Quelqu’un d’autre a été plus rapide. Veuillez réessayer.
refused-credentials = Le nom ou le mot de passe est faux.
refused-forbidden = Cela ne vous revient pas.
refused-foreign-site = Cette requête vient d’un autre site.
refused-guest = Vous n’avez pas encore de mot de passe : créez d’abord un compte.
refused-guest-admin = Seul quelqu’un qui a un mot de passe peut administrer la bibliothèque.
refused-name-alike = Ce nom ressemble à celui de quelqu’un d’autre.
refused-name-length = Un nom compte de { $least } à { $most } caractères.
refused-name-letters = Ce nom contient des caractères inutilisables.
refused-name-mixed = Un nom ne mélange pas des alphabets dont les lettres se ressemblent.
refused-name-reserved = Ce nom est réservé à la bibliothèque elle-même.
refused-name-taken = Ce nom est déjà pris.
refused-not-confirmed = Veuillez taper votre nom exactement, pour confirmer.
refused-not-found = Il n’y a rien ici.
refused-not-json = La requête doit être en JSON.
refused-not-yourself = Pas pour vous-même.
refused-password-easy = Ce mot de passe est trop facile à deviner.
refused-password-long = Ce mot de passe est trop long ; { $length } octets au plus.
refused-password-short = Ce mot de passe est trop court ; { $length } caractères au moins.
refused-reset = Ce lien a déjà servi ou n’est plus valable. Demandez-en un autre à l’administration.
refused-link = Ce lien a déjà servi ou n’est plus valable.
refused-code-needed = Il faut aussi un code de votre application d’authentification.
refused-code = Ce code est faux ou a déjà servi.
refused-no-codes = Ce compte ne demande pas de code.
refused-passkey = Cette clé d’accès n’ouvre rien ici.
refused-no-passkeys = Les clés d’accès exigent une ludothèque qui porte un nom : celle-ci n’a qu’une adresse numérique.
refused-too-many-passkeys = Pas plus de { $most } clés d’accès.
refused-not-guest = Vous avez un mot de passe : connectez-vous avec lui sur l’autre appareil.
refused-no-mail = Cette ludothèque n’envoie pas de courriel.
refused-no-mail-reset = Cette ludothèque n’envoie pas de courriel : demandez un lien à l’administration.
refused-mail-address = Ce n’est pas une adresse de courriel.
refused-saved-game = Ce fichier n’est pas une partie enregistrée par la ludothèque.
refused-setting = Ce n’est pas possible pour « { $setting } ».
refused-signed-out = Veuillez d’abord choisir un nom ou vous connecter.
refused-text-long = Ce texte est trop long ; { $most } caractères au plus.
refused-too-large = La requête est trop volumineuse.
refused-too-often = Trop souvent. Veuillez attendre { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
refused-long-log = Une partie de plus de { $most } entrées ne peut pas être ouverte ici.
refused-too-slow = Cela a pris trop de temps. Vérifiez si c’est fait avant de réessayer.
refused-unknown-host = La ludothèque ne s’appelle pas ainsi. C’est à qui l’héberge d’indiquer son adresse avec --origin.
refused-unavailable = La bibliothèque est très occupée. Veuillez réessayer dans un instant.

## Ce que dit le serveur

bot-about-random = Joue n’importe quel coup permis. Pour essayer.
bot-about-greedy = Prend ce qui paraît le mieux sur le moment. Rapide, et battable.
bot-about-quick = Réfléchit à l’avance, mais pas longtemps.
bot-about-steady = Réfléchit à l’avance une seconde à chaque fois. Un adversaire honnête.
bot-about-strong = Réfléchit à l’avance trois secondes à chaque fois. Le plus fort que nous ayons.
erased-name = Ancien membre { $mark }

## Avis sur les fichiers de table

notice-commitment-differs = L’engagement du fichier ne correspond pas à sa graine.
notice-edited = L’état a été changé à la main ; la partie continue à partir de lui.
notice-other-tables = Cette partie a été jouée avec d’autres tables de composants ; elle continue avec celles-ci.
notice-hash-differs = L’entrée { $entry } du journal mène à une autre table que lorsqu’elle fut jouée.
notice-new-rules = Le fichier est des règles version { $from } ; la partie continue sous les règles actuelles.

## Le journal

log-undo = repris jusqu’à l’entrée { $length }
log-snapshot = continué à partir d’une table changée

## Tables

refused-already-started = Cette partie a déjà commencé.
refused-bad-message = Ce message n’a pas de sens ici : { $what }.
refused-bot-strength = Ici, les bots réfléchissent au plus { $time } ou { $iterations } itérations.
refused-engine-timeout = Les règles n’ont pas répondu à temps ; cette table se repose un instant. Rien n’est perdu.
refused-has-secrets = Tant que cette partie est en cours, on ne peut pas reprendre ses positions ailleurs : elles contiennent des secrets.
refused-hello-first = Le premier message doit être « hello ».
refused-key = Une clé compte de 1 à { $most } lettres, chiffres, tirets ou soulignés.
refused-line = Un message compte de 1 à { $most } caractères.
refused-local-name = Un nom compte de 1 à { $most } caractères.
refused-moved-on = La partie a avancé entre-temps.
refused-no-request = Personne ne demande à revenir en arrière.
refused-no-socket = Cette adresse est réservée aux sockets.
refused-nobody-plays = Il faut au moins une personne pour jouer.
refused-not-host = Seul l’hôte de la table peut faire cela.
refused-not-seated = Vous n’êtes pas assis à cette table.
refused-not-started = Cette partie n’a pas encore commencé.
refused-not-your-matter = C’est l’affaire du rôle « { $role } » ; une autre personne s’en charge à cette place.
refused-not-shared = On ne partage pas les places dans ce jeu.
refused-unknown-role = Ce rôle n’existe pas à cette place.
refused-role-taken = Quelqu’un à votre place s’en charge déjà.
refused-seat-full = Il n’y a plus de place à côté de cette personne.
refused-undo-companion = C’est le coup d’une autre personne de votre place : elle seule peut le reprendre, à moins que tous y consentent.
refused-no-letters = Vous ne pouvez pas écrire à cette place ici.
refused-not-your-seat = Ce n’est pas votre place.
refused-nobody-late = Personne ne se fait attendre en ce moment, ou alors c’est vous.
refused-note = Une note compte au plus { $most } caractères.
refused-order = Il n’y a pas de consigne « { $order } », ou pas avec ce nombre.
refused-other-room = Joueurs et spectateurs discutent séparément tant que la partie est en cours.
refused-pace = Aucune partie ne se joue si vite ni si lentement : une réserve de 10 secondes à 7 jours avec au plus 1 heure de plus par tour, ou de 1 minute à 30 jours par tour.
refused-paused = La partie est en pause.
refused-seat-taken = Cette place est prise.
refused-invite-here = On ne peut inviter personne par son nom ici.
refused-no-such-person = Aucun compte ne porte ce nom.
refused-not-invitable = Cette personne ne peut pas être invitée.
refused-you-blocked = Vous avez bloqué cette personne.
refused-already-there = Cette personne est, était ou est déjà invitée à cette table.
refused-not-welcome = Quelqu’un à cette table ne souhaite pas jouer avec vous.
refused-not-left = Seule une place quittée pour de bon peut être proposée.
refused-not-offered = Cette place n’est pas proposée à d’autres.
refused-too-many-friends = Votre liste est pleine : elle peut contenir { $most } personnes.
refused-seats-open = Il reste des places libres.
refused-still-running = Ce sera possible une fois la partie terminée.
refused-table-full = Toutes les places sont prises.
refused-title = Un titre compte au plus { $most } caractères.
refused-too-many-tables = Vous suivez trop de tables à la fois.
refused-too-many-sockets = Vous avez trop de fenêtres de la ludothèque ouvertes.
refused-many-tables = Vous avez trop de longues parties à vous ouvertes. Fermez-en une, puis réessayez.
refused-turn-length = Un tour compte de 1 à { $most } coups.
refused-twice-me = Personne n’occupe deux places ; donnez un nom aux autres personnes devant le même écran.
refused-undo-future = On ne peut annuler que ce qui a été joué.
refused-undo-no-time = Il ne resterait plus de temps pour rejouer : le temps gagné par un tour s’annule avec lui.
refused-fewer-seats = Le nombre de places ne peut que diminuer.
refused-nobody-else = Plus personne d’autre ne joue ici : terminez simplement la partie.
refused-others-play = D’autres jouent encore ici : abandonnez, ou arrêtez la partie ensemble.
refused-resign-instead = Ce n’est pas un coup : abandonnez si vous voulez quitter la partie.
refused-resigned = Vous avez quitté cette partie.
refused-seats-taken = Il n’y a pas autant de places libres.
refused-still-seated = Vous êtes encore à cette table : quittez-la ou abandonnez d’abord.
refused-undo-left = Quelqu’un a quitté la partie depuis : rien de ce qui précède ne peut être repris.

asked-secretly = A une décision à prendre.

choice-said = { $what } : { $value }
choice-on = oui
choice-off = non

bot-random = Bot au hasard
bot-easy = Bot facile
bot-medium = Bot moyen
bot-hard = Bot difficile
bot-expert = Bot expert
bot-searching = Bot chercheur ({ $count })
level-random = au hasard
level-easy = facile
level-medium = moyen
level-hard = difficile
level-expert = expert
level-searching = chercheur ({ $count })

## La ligne de commande

refused-chance-list = « { $text } » n’est pas une liste de nombres comme 3,1,4.
refused-chance-moves = Le hasard imposé vaut pour un seul coup à la fois.
refused-content = Les tables de matériel ont { $problems ->
    [one] une erreur
   *[other] { $problems } erreurs
}.
refused-content-folder = Il n’y a ni tables de matériel dans { $folder }, ni dossiers qui en contiennent pour un jeu.{ $hint } Jeux : { $known }.
refused-content-name = { $folder } contient { $name }, et rien ne s’appelle ainsi ici.{ $hint } Connus : { $known }.
refused-content-whose = Les tables de { $folder } pourraient être de plusieurs jeux ({ $games }) : nommez le jeu, ou mettez-les dans un dossier à son nom.
content-none = { $game } : rien dans { $folder }, toutes les tables sont celles du programme.
content-all = { $game } : toutes les tables viennent de { $folder } ({ $from }).
content-some = { $game } : de { $folder } : { $from } ; du programme : { $others }.
content-stray = { $game } : { $file } dans { $folder } n’est pas une table de matériel et n’est pas lu.{ $hint } Connus : { $known }.
refused-impossible = Aucune partie ne mène à cette table ({ $why }).
refused-move-line = « { $text } » n’est pas de la forme PLACE: COUP.
refused-number = « { $text } » n’est pas un nombre entier de { $least } à { $most }.
refused-rule = Il n’y a pas de règle « { $id } ».{ $hint } Chapitres : { $known }.
refused-set = « { $text } » n’est pas de la forme clé=valeur.
refused-usage = { $what }
usage-unknown = « { $word } » n’est ni un verbe ni une option.{ $hint } Voir --help.
usage-missing = Il manque quelque chose : { $word } ; voir --help.
usage-no-value = { $word } demande une valeur ; voir --help.
usage-value = « { $value } » n’est pas une valeur pour { $word } ; voir --help.
usage-conflict = { $word } ne va pas avec le reste ; voir --help.
failed-panic = Une chose impossible s’est produite : { $why }.
failed-read = { $path } ne peut pas être lu : { $why }.
failed-write = { $path } ne peut pas être écrit : { $why }.
failed-database = La base de données ne fait pas sa part : { $why }.
failed-random = Le système ne donne pas de nombres au hasard : { $why }.

games-seats = de { $least } à { $most } joueurs
games-rules = { $rules } règles ({ $prefix }-…), version { $version }
games-formats = échange : { $formats }
games-options = Options

check-good = { $game } : { $files ->
    [one] { $files } table est en ordre
   *[other] { $files } tables sont en ordre
} ({ $fingerprint }).
check-bad = { $game } : { $problems ->
    [one] une erreur
   *[other] { $problems } erreurs
}.

simulate-title = { $game } : { $games ->
    [one] une partie
   *[other] { $games } parties
} à { $seats }
simulate-finished = terminées
simulate-decisions = décisions par partie
simulate-branching = réponses par décision
simulate-speed = vitesse
simulate-per-second = { $games } parties/s, { $moves } coups/s
simulate-laws = lois enfreintes
simulate-checksum = somme de contrôle
simulate-mean-max = { $mean } en moyenne, { $max } au plus
simulate-min-max = { $mean } en moyenne, de { $min } à { $max }
simulate-sources = Points par source
simulate-saved = { $games ->
    [one] Une partie enregistrée
   *[other] { $games } parties enregistrées
} dans { $folder }.

heading-seat = place
heading-bot = bot
heading-wins = victoires
heading-points = points
heading-deviation = écart
heading-range = étendue
heading-places = rangs
heading-difference = différence
heading-interval = 95 %
heading-fair = équitable
heading-p = p
heading-total = total

heading-kind = genre
heading-name = nom
heading-per-game = par partie
heading-share = parties

bulk-facts = bots : { $bots } ; graine { $seed }, dont chaque partie tire son propre hasard ; tables { $content }, règles version { $version }
bulk-again = à refaire : { $command }
bulk-by-clock = Un bot qui réfléchit à la montre joue chaque fois autrement.
bulk-fair = Équitable : { $fair } % chacun. Une victoire partagée à n compte 1/n pour chacun.
bulk-unfinished = { $count ->
    [one] Une partie n’a pas eu de fin et n’est pas comptée.
   *[other] { $count } parties n’ont pas eu de fin et ne sont pas comptées.
}
bulk-nobody = { $count ->
    [one] Une partie n’a été gagnée par personne.
   *[other] { $count } parties n’ont été gagnées par personne.
}
bulk-shared = { $count ->
    [one] Une victoire a été partagée
   *[other] { $count } victoires ont été partagées
} : chacun des n gagnants en a 1/n.
bulk-interrupted = Interrompu : voici les sommes de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} (demandées : { $asked }).
interrupt-waiting = Les parties en cours sont jouées jusqu’au bout ; Ctrl-C encore une fois pour partir tout de suite.

balance-title = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} à { $seats ->
    [one] { $seats } bot
   *[other] { $seats } bots
}
balance-test = Khi-deux { $square } à { $degrees ->
    [one] 1 degré de liberté
   *[other] { $degrees } degrés de liberté
}, p = { $p } : { $verdict } (Test de Pearson ; une victoire partagée compte en parts et avec sa variance plus petite.)
balance-fair = des places égales différeraient au moins autant par hasard dans { $p } de tels échantillons. Rien ici ne parle contre des places équitables.
balance-unfair = des places égales ne différeraient autant par hasard que dans { $p } de tels échantillons. Les places ne sont pas égales, ou le hasard a été inhabituel.
balance-no-test = Il n’y a pas de places à comparer.
balance-few = Il faudrait au moins cinq victoires attendues par place pour ce test : jouez plus de parties.
balance-comparisons = { $count ->
    [one] Une part a été comparée à la part équitable
   *[other] { $count } parts ont été comparées à la part équitable
} : par le seul hasard, environ { $luck } { $luck ->
    [one] serait hors de son intervalle
   *[other] seraient hors de leur intervalle
}. p en tient compte (test binomial exact, Holm) ; * marque ce qui ressort malgré tout.
balance-users = Qui emploie une chose est peut-être déjà en train de gagner : seul ce qui est distribué ou choisi avant le premier coup se compare sans arrière-pensée.
balance-no-uses = Ce jeu ne dit pas ce qui est employé.
balance-unused = Jamais employé dans ces parties
balance-unused-all = { $kind } : aucun des { $count } ; peut-être ne font-ils pas partie de cette mise en place.
balance-unused-some = { $kind } : { $names }
balance-plot-source = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, bots { $bots }, graine { $seed }
balance-plot-wins = { $kind } : victoires de ceux qui l’ont employé, { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
} (%)
balance-plot-means = { $kind } : points en moyenne, { $seats ->
    [one] 1 joueur
   *[other] { $seats } joueurs
}
balance-plot-seats = Victoires selon l’ordre du tour, { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
} (%)
balance-plot-points = Résultats selon les points, { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
} (%)
balance-plot-uses = { $kind } : emplois par partie, { $seats ->
    [one] 1 joueur
   *[other] { $seats } joueurs
}
arena-title = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} à { $seats }, places permutées
arena-shares = Les victoires sont la part de toutes les parties, quelle que soit la place d’où un bot a gagné ; une victoire partagée entre n places compte 1/n pour chacune. Équitable est ce que gagnerait un bot qui ne vaut pas mieux que les autres.

verify-good = Vérifié : { $moves ->
    [one] un coup
   *[other] { $moves } coups
}, chaque table et tout le hasard comme écrits.
verify-scripted = { $count ->
    [one] Une entrée a tiré des nombres donnés à la main.
   *[other] { $count } entrées ont tiré des nombres donnés à la main.
}
verify-unfinished = La partie n’est pas encore terminée.

db-saved = Sauvegardé dans { $path } : { $rows ->
    [one] une ligne
   *[other] { $rows } lignes
}.
db-restored = Restauré : { $rows ->
    [one] une ligne
   *[other] { $rows } lignes
}.
db-moved = Copié : { $rows ->
    [one] une ligne
   *[other] { $rows } lignes
}.
db-hash = Vérifié, empreinte { $hash }
people-reset = Avec ce lien, { $name } choisit un autre mot de passe, une seule fois et dans les 24 heures. Quiconque l’a le peut : transmettez-le en privé :
people-admin = { $name } administre maintenant la ludothèque.

replay-start = Début
replay-end = La partie est terminée.
result-place = { $place }. { $name } : { $points } { $points ->
    [one] point
   *[other] points
}
result-unplaced = — { $name } : { $points } { $points ->
    [one] point
   *[other] points
}
result-lost = Personne n’a gagné : la partie est perdue.

play-welcome = { $game }. Vous êtes à la place { $seat } ; « aide » montre ce que vous pouvez taper.
play-hot-seat = { $game }. Vous jouez { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} ; « aide » montre ce que vous pouvez taper.
play-asked = Place { $seat } : { $question }
play-filtered = { $shown ->
    [one] { $shown } coup
   *[other] { $shown } coups
} sur { $all }
play-hint = Un bot jouerait : { $move } ({ $text })
play-undone = Repris.
play-saved = Enregistré sous { $path }.
play-save-where = Enregistrer sous quel nom ? Tapez : enregistrer FICHIER
play-rule-usage = Quelle règle ? Tapez : règle ID
play-over = La partie est terminée.
play-bye = Au revoir.
play-stopped = L’entrée s’est terminée avant la partie.
play-help =
    Tapez le numéro d’un coup, sa notation, ou quelques lettres pour réduire la liste.
    La notation est celle des fichiers, la même dans toutes les langues ; la phrase à
    côté dit ce qu’elle fait. Une longue liste ne montre que les notations : quelques
    lettres montrent aussi les phrases.
    coups                  tous les coups de nouveau
    indice                 ce qu’un bot jouerait
    reprendre              reprendre votre dernier coup
    plateau                dessiner la table de nouveau
    points                 points par source
    journal                les derniers événements
    règle ID               une règle du jeu
    enregistrer [FICHIER]  enregistrer la partie
    quitter                partir
play-prompt = >

## En-têtes de listes

list-seat = Place { $seat }

draw-named = { $name } :

serve-open = La ludothèque est ouverte : { $page }
serve-settings = Réglages : { $why }
serve-database = La base de données ne s’ouvre pas : { $why }
serve-address = Impossible d’écouter à { $address } : { $why }
serve-failed = Le serveur ne peut pas continuer : { $why }

## Avis

told-turn = À vous de jouer à « { $table } ».
told-turn-after = À vous de jouer à « { $table } » : { $names } { $count ->
    [one] a
   *[other] ont
} joué.
told-reminder = Votre temps à « { $table } » est bientôt écoulé.
told-full = Toutes les places à « { $table } » sont prises : vous pouvez commencer la partie.
told-begun = La partie « { $table } » a commencé.
told-over = La partie « { $table } » est terminée.
told-over-place = La partie « { $table } » est terminée : vous êtes à la place { $place }.
told-abandoned = La partie « { $table } » a été arrêtée ; il n’y a pas de résultat.
told-undo = { $names } { $count ->
    [one] demande
   *[other] demandent
} à reprendre quelque chose à « { $table } ».
told-pause = { $names } { $count ->
    [one] aimerait
   *[other] aimeraient
} une pause à « { $table } ».
told-abandon = { $names } { $count ->
    [one] aimerait
   *[other] aimeraient
} arrêter la partie « { $table } ».
told-rematch = On rejoue « { $table } » : une place vous attend.
alert-device = Connexion sur un nouveau navigateur : { $device }. Si ce n’était pas vous, changez votre mot de passe.
alert-password = Votre mot de passe a été changé ({ $device }).
alert-codes-on = La connexion demande désormais un code de votre application d’authentification.
alert-codes-off = La connexion ne demande plus de code ({ $device }).
alert-passkey = Une clé d’accès a été ajoutée à votre compte ({ $device }).
alert-passkey-gone = Une clé d’accès a été retirée de votre compte ({ $device }).
alert-address = L’adresse de courriel de votre compte a été changée.
alert-channel = Vous recevez désormais des avis par { $place } ({ $device }).
alert-channel-gone = Vous ne recevez plus d’avis par { $place } ({ $device }).
letter-greeting = Bonjour { $name },
letter-alert-subject = Du nouveau sur votre compte
letter-alert-what = Si ce n’était pas vous, changez votre mot de passe ou adressez-vous à l’administration de la ludothèque.
letter-confirm-subject = Est-ce votre adresse de courriel ?
letter-confirm = Suivez ce lien dans la journée pour confirmer que cette adresse est la vôtre :
letter-reset-subject = Un autre mot de passe
letter-reset = Quelqu’un, sans doute vous, a oublié le mot de passe de ce compte. Ce lien permet d’en choisir un autre, une seule fois et dans l’heure :
letter-not-you = Si ce n’était pas vous, il n’y a rien à faire.
told-invited = On vous invite à « { $table } » : une place vous est réservée.
told-invited-by = { $names } { $count ->
    [one] vous invite
   *[other] vous invitent
} à « { $table } » : une place vous est réservée.
told-letter = { $count ->
    [0] On
   *[other] { $names }
} vous a écrit en privé à « { $table } ».
told-named = { $count ->
    [0] On
   *[other] { $names }
} vous a mentionné dans la discussion de « { $table } ».
told-several = { $count ->
    [one] { $count } nouvelle de vos tables
   *[other] { $count } nouvelles de vos tables
}
away-step = { $name } : { $what }
away-step-gain = { $name } : { $what } (+{ $points })
away-step-loss = { $name } : { $what } (−{ $points })
away-leader = Tout compté, { $name } mène avec { $points }.
away-leader-behind = Tout compté, { $name } mène avec { $points } ; vous avez { $mine }.
away-leader-you = Tout compté, vous menez avec { $points }.
away-ends = Votre temps s’achève { $hours ->
    [0] dans l’heure
    [one] dans une heure
   *[other] dans { $hours } heures
}.
told-library = Ludothèque
told-trial = Ceci est un message d’essai : les avis arrivent bien ici.
told-farewell = Ceci est le dernier message ici : cette adresse a été retirée de vos réglages.
told-more = … et { $count } de plus.
told-why = Vous recevez ce message parce que vous avez demandé à être prévenu ici. Choisissez ce qui vous est dit, et quand :
told-unsubscribe = Pour ne plus recevoir ces messages, en un clic :
unsubscribe-ask = Ne plus recevoir de messages sur vos tables ?
unsubscribe-yes = Ne plus en recevoir
unsubscribe-done = C’est fait : plus de messages. Vous pouvez les rétablir dans vos réglages.
calendar-name = Ludothèque : mes tours
calendar-deadline = Mon temps à « { $table } » s’achève
trouble-unsubscribed = Arrêté par le lien d’un message.
trouble-unconfirmed = L’adresse n’est pas confirmée.
trouble-signed-out = Ce navigateur n’est plus connecté à votre compte. Reconnectez-vous-y et ajoutez-le de nouveau.
trouble-address = Cette adresse ne peut pas servir.
trouble-gone = Il n’y a plus personne à cette adresse.
trouble-silent = Personne n’a répondu à temps.
trouble-unreachable = Cette adresse ne peut pas être jointe.
trouble-inside = Ce nom mène à une machine d’un réseau privé.
trouble-ours = La ludothèque n’a rien pu envoyer pour le moment ; votre adresse n’y est pour rien.
trouble-unset = Le courriel de la ludothèque n’est pas configuré pour le moment.
trouble-other = Le message n’est pas arrivé : { $what }.
trouble-no-mail-server = Aucun serveur de courriel n’est indiqué : lancez avec --smtp et --mail-from.
trouble-none-of-mine = Pour l’essayer, ajoutez-en un dans vos propres réglages.
refused-address = Cette adresse ne peut pas servir ici : il faut https, et aucune machine d’un réseau privé.
refused-channels = Vous pouvez être prévenu à { $most } endroits au plus : retirez-en un d’abord.
refused-unconfirmed = Confirmez d’abord votre adresse.
refused-unsubscribe = Ce lien ne vient pas de nous.
