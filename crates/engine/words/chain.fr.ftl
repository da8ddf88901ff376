# Les étapes des effets, pour la liste de ce qui attend et pour les textes des cartes.
# Les verbes sont à l'infinitif.
chain-task = place { $seat } : { $what }{ $about }
chain-task-tied = place { $seat }, dans n'importe quel ordre avec la suivante : { $what }{ $about }
chain-about = {" "}({ $what })
chain-nothing = rien
chain-then = { $first }, puis { $rest }
chain-any-order = dans n'importe quel ordre : { $parts }
chain-and = { $first } et { $rest }
chain-choose = { $n ->
    [1] soit { $parts }
   *[other] choisir { $n } fois parmi : { $parts }
}
chain-or = { $first }, soit { $rest }
chain-first-of = le premier possible : { $parts }
chain-or-else = { $first }, sinon { $rest }
chain-may = pouvoir { $what }
chain-pay = pouvoir { $cost } pour { $what }
chain-for-each = { $who } : { $what }
chain-if = si { $test } : { $what }
chain-if-else = si { $test } : { $what } ; sinon { $otherwise }
chain-together = { $who }, en secret et en même temps : { $what }
chain-happens = ({ $when })
chain-instead-of = ne pas { $what }
chain-once = une seule fois
chain-modifier = { $key } : { $change }
chain-trigger = chaque fois que { $who } { $when }{ $cond } : { $what }
chain-cond = , si { $test }
chain-self = vous
chain-opponent = un adversaire
chain-anyone = quelqu'un
refused-other-question = On vous demande autre chose : { $asked }.
refused-nothing-comes-of-it = Cela ne donnerait rien en ce moment.
