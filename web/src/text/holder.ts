// Who sits on a seat, in words.
import type { SeatInfo } from "../protocol/SeatInfo";
import { t } from "../words/index.svelte";

export function holderName(seat: SeatInfo): string {
  if (seat.holder.kind === "open") return t("seat-open");
  return seat.holder.kind === "invited" ? t("seat-invited", { name: seat.holder.name }) : seat.holder.name;
}
