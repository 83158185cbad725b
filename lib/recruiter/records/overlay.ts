import { isBeneath, type Path, pathOf, valueAt, withValueAt } from './paths';

/** One change as stored. `anchors` identifies each list entry on the way at the time of the change. */
export type Change = {
  id: string;
  path: string;
  kind: 'set' | 'remove';
  value: unknown;
  anchors: string[];
  undone: boolean;
};

/** A correction in force, and its place in this parse; without a place its list entry is gone. */
export type Placed<C extends Change> = { change: C; place: Path | null };

type Entry = Record<string, Record<string, { raw?: unknown } | undefined> | undefined>;

/**
 * Returns the identity of a list entry in another parse, where its place in the list may differ: the names and dates
 * that identify it for a reader.
 */
export function identityOfEntry(entry: unknown): string {
  if (entry === null || typeof entry !== 'object') return JSON.stringify(entry ?? null);
  const { employer, jobTitle, startDate, schoolName, degree, ...others } = entry as Entry;
  const text = typeof others.text === 'string' ? (others.text as string).slice(0, 200) : undefined;
  return JSON.stringify([
    employer?.name?.raw,
    jobTitle?.raw,
    startDate?.date,
    schoolName?.raw,
    degree?.name?.raw,
    others.name,
    others.raw,
    others.address,
    others.language,
    others.organization,
    others.referenceName,
    text,
  ]);
}

/** Returns the identities of the list entries on a path. */
export function anchorsOf(document: unknown, path: Path): string[] {
  return path.flatMap((step, index) =>
    typeof step === 'number' ? [identityOfEntry(valueAt(document, path.slice(0, index + 1)))] : [],
  );
}

/** Returns where a change applies: the same place, or the place to which its list entries moved. */
function placeOf(document: unknown, path: Path, anchors: readonly string[]): Path | null {
  const place: (string | number)[] = [];
  const left = [...anchors];
  for (const step of path) {
    if (typeof step === 'string') {
      place.push(step);
      continue;
    }
    const list = valueAt(document, place);
    if (!Array.isArray(list)) return null;
    const anchor = left.shift();
    const known = list.map(identityOfEntry);
    const index = known[step] === anchor ? step : known.indexOf(anchor ?? '');
    if (index === -1) return null;
    place.push(index);
  }
  return place;
}

/**
 * Returns the changes in force, oldest first: the newest of each path, unless it was undone, removed or replaced as a
 * whole.
 */
export function inForce<C extends Change>(changes: readonly C[]): C[] {
  const known = new Map<string, C>();
  for (const change of changes) {
    if (change.undone) continue;
    known.delete(change.path);
    if (change.kind === 'remove') continue;
    for (const path of known.keys()) if (isBeneath(path, change.path)) known.delete(path);
    known.set(change.path, change);
  }
  return [...known.values()];
}

/** Returns the data that a change at a path applies to: the parsed data with the corrections above the path. */
export function baseFor<Data>(parsed: Data, changes: readonly Change[], path: string): Data {
  const ancestors = changes.filter((change) => isBeneath(path, change.path));
  return overlay(parsed, ancestors).effective;
}

/** Lays corrections over parsed data, whole lists and objects before the values inside them. */
export function overlay<Data, C extends Change>(
  parsed: Data,
  changes: readonly C[],
): { effective: Data; placed: Placed<C>[] } {
  const placed: Placed<C>[] = [];
  let effective = parsed;
  const byDepth = inForce(changes).sort((a, b) => a.path.split('.').length - b.path.split('.').length);
  for (const change of byDepth) {
    const path = pathOf(change.path);
    const place = path && placeOf(baseFor(parsed, byDepth, change.path), path, change.anchors);
    if (place) effective = withValueAt(effective, place, change.value) as Data;
    placed.push({ change, place });
  }
  return { effective, placed };
}
