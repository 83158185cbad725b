/** Fits numbers of the parser that no gradient leads to: one after the other is moved while what is read gets better. */

type Table = { [name: string]: number | Table };

/** One number of a table of weights that is changed in place. */
export type Weight = { path: string; get: () => number; set: (value: number) => void };

/** All numbers in tables of weights, in their order. */
export function weightsIn(tables: object, above = ''): Weight[] {
  return Object.entries(tables as Table).flatMap(([name, value]) => {
    const path = above === '' ? name : `${above}.${name}`;
    if (typeof value !== 'number') return weightsIn(value, path);
    const table = tables as Record<string, number>;
    return [{ path, get: () => table[name] ?? 0, set: (next: number) => (table[name] = next) }];
  });
}

/** How well each document is read; more is better. */
export type Score = readonly number[];

const rounded = (value: number) => Math.round(value * 100) / 100;

/** What one document may gain or lose at most: no single one decides. */
const MOST = 2;
/** In standard errors of the gain over all documents: three that gain and none that loses, or six and one. */
const SIGNIFICANT = 1.7;

/** A change counts when so many documents are read better by it, and so few worse, that it can hardly be chance. */
function isBetter(next: Score, now: Score): boolean {
  const gains = next.map((value, n) => Math.max(-MOST, Math.min(MOST, value - (now[n] ?? 0))));
  const sum = gains.reduce((total, gain) => total + gain, 0);
  const spread = Math.sqrt(gains.reduce((total, gain) => total + gain * gain, 0));
  return spread > 0 && sum / spread >= SIGNIFICANT;
}

/** Moves each weight by the steps, up and down, as long as that is better; gives the best score. */
export function climb(
  weights: readonly Weight[],
  steps: readonly number[],
  score: () => Score,
  tell: (path: string, value: number, score: Score) => void,
): Score {
  let now = score();
  for (const step of steps)
    for (const { path, get, set } of weights)
      for (const direction of [1, -1]) {
        for (;;) {
          const before = get();
          set(rounded(before + direction * step));
          const next = score();
          if (!isBetter(next, now)) {
            set(before);
            break;
          }
          now = next;
          tell(path, get(), now);
        }
      }
  return now;
}

/** The source of a module of tables with the numbers that the weights have now; all else stays as it is. */
export function withNumbers(source: string, weights: readonly Weight[]): string {
  const values = new Map(weights.map(({ path, get }) => [path, get()]));
  const above: string[] = [];
  return source.replace(
    /(?:export const )?(\w+)(?:: |\s*=\s*)\{|\}|(\w+): (-?\d+(?:\.\d+)?)|\/\*\*[\s\S]*?\*\//gu,
    (all: string, opened: string | undefined, name: string | undefined) => {
      if (opened !== undefined) above.push(opened);
      else if (all === '}') above.pop();
      else if (name !== undefined) return `${name}: ${values.get([...above, name].join('.')) ?? all}`;
      return all;
    },
  );
}
