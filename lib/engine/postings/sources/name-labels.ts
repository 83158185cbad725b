import type { JsonObject } from './values';
import { nameOf } from './values';

/** Words of a page that were collected together with a name, without a space between: `Bramble S.A.About the company`. */

/** Where one text of a page ends and the next one begins. */
const SEAM = /(?<=[\p{Ll}\p{N}.)])(?=\p{Lu}\p{Ll}*(?:\s|\p{Ll}))/gu;
const SHORTEST = 5;
const LEAST_SHARE = 0.1;
const LEAST_NAMES = 8;

/** Returns the labels that end many different names of a column. */
export function labelsOf(rows: readonly JsonObject[], column: string | undefined): readonly string[] {
  if (column === undefined) return [];
  const names = new Set(rows.flatMap((row) => nameOf(row[column]) ?? []));
  const counts = new Map<string, number>();
  for (const name of names)
    for (const { index } of name.slice(0, 200).matchAll(SEAM)) {
      const label = name.slice(index);
      if (index > 1 && label.length >= SHORTEST) counts.set(label, (counts.get(label) ?? 0) + 1);
    }
  const least = Math.max(LEAST_NAMES, LEAST_SHARE * names.size);
  const labels = [...counts].flatMap(([label, count]) => (count >= least ? [label] : []));
  return labels.sort((one, other) => one.length - other.length);
}

/** Returns a name without the label behind it. */
export function withoutLabel(name: string | undefined, labels: readonly string[]): string | undefined {
  const label = labels.find((each) => name?.endsWith(each) && name.length > each.length);
  return label === undefined ? name : name?.slice(0, -label.length).trim();
}
