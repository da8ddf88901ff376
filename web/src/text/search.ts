// Search as you type, in rulebooks.
import type { Rule } from "../protocol/Rule";
import { meanings } from "./synonyms";

/** Without accents and capitals, as people type. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}

/** Rules whose id, text or chapter contain every word typed, or another word for it. */
export function found(rules: Rule[], typed: string, chapter = ""): Rule[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean).map(meanings);
  if (wanted.length === 0) return rules;
  return rules.filter((rule) => {
    const text = plain(`${rule.id} ${chapter} ${rule.text}`);
    return wanted.every((words) => words.some((word) => text.includes(word)));
  });
}
