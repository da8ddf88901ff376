// How fast a table is played, in words.
import type { Pace } from "../protocol/Pace";
import { lang, t } from "../words/index.svelte";
import { duration } from "./time";

export function paceText(pace: Pace): string {
  switch (pace.kind) {
    case "relaxed":
      return t("pace-relaxed");
    case "live":
      return t("pace-live", {
        bank: duration(pace.bank * 1000, lang()),
        increment: duration(pace.increment * 1000, lang()),
      });
    case "correspondence":
      return t("pace-correspondence", { time: duration(pace.per_turn * 1000, lang()) });
  }
}
