// What people can be told, in the order of the settings.
import type { NoticeKind } from "../../protocol/NoticeKind";
import { t } from "../../words/index.svelte";

export const kinds = (): [NoticeKind, string][] => [
  ["turn", t("told-kind-turn")],
  ["reminder", t("told-kind-reminder")],
  ["full", t("told-kind-full")],
  ["begun", t("told-kind-begun")],
  ["over", t("told-kind-over")],
  ["undo", t("told-kind-undo")],
  ["pause", t("told-kind-pause")],
  ["abandon", t("told-kind-abandon")],
  ["rematch", t("told-kind-rematch")],
  ["invited", t("told-kind-invited")],
  ["named", t("told-kind-named")],
];
