// Power tokens as they move from bowl to bowl: each keeps its identity, so that it can be seen moving.

export type Bowls = [number, number, number];
/** Names of the tokens in each bowl. */
export type Tokens = [number[], number[], number[]];

/** Where a token from each bowl goes first: round the bowls, never back. */
const NEXT = [
  [1, 2],
  [2, 0],
  [0, 1],
] as const;

/** The same tokens after the bowls changed; new ones get new names, lost ones disappear. */
export function flow(before: Tokens | null, bowls: Bowls): Tokens {
  const tokens: Tokens = before ? [[...before[0]], [...before[1]], [...before[2]]] : [[], [], []];
  let next = Math.max(-1, ...tokens.flat()) + 1;
  for (const step of [0, 1] as const) {
    for (const from of [0, 1, 2] as const) {
      const to = NEXT[from][step];
      while (tokens[from].length > bowls[from] && tokens[to].length < bowls[to]) {
        tokens[to].push(tokens[from].pop()!);
      }
    }
  }
  for (const bowl of [0, 1, 2] as const) {
    tokens[bowl].length = Math.min(tokens[bowl].length, bowls[bowl]);
    while (tokens[bowl].length < bowls[bowl]) tokens[bowl].push(next++);
  }
  return tokens;
}
