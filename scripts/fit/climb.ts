/** Fits numbers of the parser that have no gradient: one after the other is moved while readings get better. */

type Table = { [name: string]: number | Table };

/** One number of a table of weights that is changed in place. */
export type Weight = { path: string; get: () => number; set: (value: number) => void };

/** Weights that were used since the set was last cleared. */
const asked = new Set<string>();

/**
 * Returns all numbers in tables of weights, in their order; from then on it is recorded which of them a reading uses.
 */
export function weightsIn(tables: object, above = ''): Weight[] {
  return Object.entries(tables as Table).flatMap(([name, written]) => {
    const path = above === '' ? name : `${above}.${name}`;
    if (typeof written !== 'number') return weightsIn(written, path);
    let value = written;
    const get = () => {
      asked.add(path);
      return value;
    };
    const set = (next: number) => {
      value = next;
    };
    Object.defineProperty(tables, name, { get, enumerable: true });
    return [{ path, get: () => value, set }];
  });
}

const rounded = (value: number) => Math.round(value * 100) / 100;

/** Largest gain or loss of one document: no single one decides. */
const MOST = 2;
/** In standard errors of the gain over all documents: two that gain and none that loses, or four and one. */
const SIGNIFICANT = 1.3;

/** True if so many documents are read better by a change, and so few worse, that it can hardly be chance. */
function isBetter(changes: readonly number[]): boolean {
  const gains = changes.map((change) => Math.max(-MOST, Math.min(MOST, change)));
  const sum = gains.reduce((total, gain) => total + gain, 0);
  const spread = Math.sqrt(gains.reduce((total, gain) => total + gain * gain, 0));
  return spread > 0 && sum / spread >= SIGNIFICANT;
}

/** Value of a document as it is read now, and the weights that were used. */
type Reading = { value: number; asked: ReadonlySet<string> };

/**
 * Moves each weight by the steps, up and down, as long as documents are read better. `readers` read a document each and
 * return a score, more being better; a document is read again only if it uses the weight that is moved.
 */
export function climb(
  weights: readonly Weight[],
  steps: readonly number[],
  readers: readonly (() => number)[],
  tell: (path: string, value: number, total: number) => void,
): void {
  const read = (at: number): Reading => {
    asked.clear();
    const value = readers[at]?.() ?? 0;
    return { value, asked: new Set(asked) };
  };
  const now = readers.map((_, at) => read(at));
  const mayMove = ({ path, get, set }: Weight, step: number): boolean => {
    const before = get();
    const concerned = [...now.keys()].filter((at) => now[at]?.asked.has(path));
    set(rounded(before + step));
    const next = concerned.map((at) => [at, read(at)] as const);
    const isTaken = isBetter(next.map(([at, { value }]) => value - (now[at]?.value ?? 0)));
    if (isTaken) for (const [at, reading] of next) now[at] = reading;
    else set(before);
    return isTaken;
  };
  const total = () => now.reduce((sum, { value }) => sum + value, 0);
  for (const size of steps)
    for (const weight of weights)
      for (const direction of [1, -1])
        while (mayMove(weight, direction * size)) tell(weight.path, weight.get(), total());
}

/** Returns the source of a module of tables with the current numbers of the weights; everything else is unchanged. */
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
