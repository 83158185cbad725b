import { type Correction, pathOf, valueAt, withValueAt } from '@/lib/recruiter/vocabulary';

/** A correction on its way to the server. `settled`: the server has it, and the page will soon. */
export type Pending = {
  readonly key: string;
  readonly path: string;
  readonly value: unknown;
  readonly settled: boolean;
};

/** Returns the data on screen: that of the server, with pending changes laid over it. */
export function withPending<Data extends object>(effective: Data, pending: readonly Pending[]): Data {
  return pending.reduce((shown, { path, value }) => {
    const place = pathOf(path);
    return place ? (withValueAt(shown, place, value) as Data) : shown;
  }, effective);
}

/** Returns the value at a path, null without one. */
export function shownAt(shown: object, path: string): unknown {
  return valueAt(shown, pathOf(path) ?? []) ?? null;
}

/** Returns the corrections of the page, including those on their way. */
export function correctionsWith(
  corrections: readonly Correction[],
  effective: object,
  pending: readonly Pending[],
): readonly Correction[] {
  if (pending.length === 0) return corrections;
  const paths = new Set(pending.map(({ path }) => path));
  const known = new Map(corrections.map((correction) => [correction.path, correction]));
  const sending = pending.map(
    ({ key, path, value }): Correction => ({
      id: key,
      path,
      value,
      parsedValue: known.get(path)?.parsedValue ?? shownAt(effective, path),
      by: 'you',
      at: new Date().toISOString(),
      detached: false,
    }),
  );
  return [...corrections.filter(({ path }) => !paths.has(path)), ...sending];
}
