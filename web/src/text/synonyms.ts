// What players say, beside what rulebooks write. Without accents, in small letters.
const spoken: Record<string, readonly string[]> = {
  burn: ["sacrifice", "sacrifier"],
  castle: ["stronghold", "forteresse"],
  color: ["colour"],
  favour: ["favor", "faveur"],
  fort: ["stronghold", "forteresse"],
  leech: ["neighbour", "voisin"],
  neighbor: ["neighbour"],
  pelletage: ["pelle"],
  shovel: ["spade", "pelle"],
  terraform: ["transform"],
  terraformer: ["transform"],
  tiebreak: ["tie"],
};

/** The word itself, and others that mean the same. Half a word will do once it is clear. */
export function meanings(word: string): string[] {
  const others = Object.entries(spoken).filter(
    ([said]) => said === word || (word.length >= 4 && said.startsWith(word)),
  );
  return [word, ...others.flatMap(([, written]) => written)];
}
