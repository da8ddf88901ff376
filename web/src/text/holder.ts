// Who sits on a seat, in words.
import type { SeatInfo } from "../protocol/SeatInfo";
import { t } from "../words/index.svelte";

export function holderName(seat: SeatInfo): string {
  return seat.holder.kind === "open" ? t("seat-open") : seat.holder.name;
}
