// Proposals and promises in words.
import { provinceId } from "../printed";
import type { DealView } from "../protocol/DealView";
import type { Term } from "../protocol/Term";
import type { Word } from "../words";

type Name = (seat: number) => string;

export function termText(word: Word, term: Term, name: Name): string {
  if (term === "nothing") return "–";
  if ("vote" in term) return word("vow-vote", { who: name(term.vote.candidate) });
  if ("no_contest" in term) return word("vow-no-contest", { who: name(term.no_contest.candidate) });
  if ("pay" in term) return word("vow-pay", { gold: term.pay.gold, phase: term.pay.phase });
  if ("join" in term) return word("vow-join", { who: name(term.join.leader), war: term.join.war + 1 });
  return word("vow-no-entry", {
    province: word(`province-${provinceId(term.no_entry.province)}`),
    phase: term.no_entry.phase,
  });
}

export interface Line {
  text: string;
  /** Carried out as soon as it is accepted; the others are promises. */
  binding: boolean;
}

/** All that a proposal says, what binds first. */
export function dealLines(word: Word, deal: DealView, name: Name): Line[] {
  const [by, to] = [name(deal.by), name(deal.to)];
  const binding = [
    ...(deal.gives > 0 ? [word("deal-gives", { who: by, gold: deal.gives })] : []),
    ...(deal.asks > 0 ? [word("deal-gives", { who: to, gold: deal.asks })] : []),
    ...(deal.alliance ? [word("deal-alliance")] : []),
    ...(deal.truce > 0 ? [word("deal-truce", { count: deal.truce })] : []),
    ...(deal.admits ? [word("deal-admits", { who: by })] : []),
    ...(deal.enters ? [word("deal-admits", { who: to })] : []),
    ...(deal.treaty !== null ? [word("deal-treaty", { war: deal.treaty })] : []),
    ...(deal.invitation !== null ? [word("deal-invitation", { war: deal.invitation })] : []),
    ...(deal.compromise !== null ? [word("deal-compromise", { who: name(deal.compromise) })] : []),
    ...deal.ceded.map((province) => word("deal-cedes", { province: word(`province-${province}`) })),
  ];
  return [
    ...binding.map((text) => ({ text, binding: true })),
    ...deal.promises.map((term) => ({
      text: word("deal-promise", { who: by, term: termText(word, term, name) }),
      binding: false,
    })),
  ];
}
