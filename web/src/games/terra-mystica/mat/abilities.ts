// Special actions of strongholds, as they are drawn.

/** By the name a score sheet gives the action. */
export const ACTION_ICONS: Record<string, string> = {
  ACTA: "cult",
  ACTW: "s-dwelling",
  ACTS: "s-trading-house",
  ACTC: "double",
  ACTG: "spade",
  ACTN: "air",
};
