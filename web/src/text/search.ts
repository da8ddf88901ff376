// Search as you type, in rulebooks.
import type { Rule } from "../protocol/Rule";

/** Without accents and capitals, as people type. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}

/** Rules whose id or text contain every word typed. */
export function found(rules: Rule[], typed: string): Rule[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return rules;
  return rules.filter((rule) => {
    const text = plain(`${rule.id} ${rule.text}`);
    return wanted.every((word) => text.includes(word));
  });
}
