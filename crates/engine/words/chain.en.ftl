# The steps of effects, for lists of what waits and for texts of cards.
# Verbs are in the infinitive without "to".
chain-task = seat { $seat }: { $what }{ $about }
chain-task-tied = seat { $seat }, in any order with the next: { $what }{ $about }
chain-about = {" "}({ $what })
chain-nothing = nothing
chain-then = { $first }, then { $rest }
chain-any-order = in any order: { $parts }
chain-and = { $first } and { $rest }
chain-choose = { $n ->
    [1] either { $parts }
   *[other] choose { $n } of: { $parts }
}
chain-or = { $first } or { $rest }
chain-first-of = the first that is possible: { $parts }
chain-or-else = { $first }, else { $rest }
chain-may = may { $what }
chain-pay = may { $cost } to { $what }
chain-for-each = { $who }: { $what }
chain-if = if { $test }: { $what }
chain-if-else = if { $test }: { $what }; otherwise { $otherwise }
chain-together = { $who }, in secret and together: { $what }
chain-happens = ({ $when })
chain-instead-of = not { $what }
chain-once = once
chain-modifier = { $key }: { $change }
chain-trigger = whenever { $who } { $when }{ $cond }: { $what }
chain-cond = , if { $test }
chain-self = you
chain-opponent = an opponent
chain-anyone = anyone
refused-other-question = You are asked something else now: { $asked }.
refused-nothing-comes-of-it = Nothing would come of this now.
