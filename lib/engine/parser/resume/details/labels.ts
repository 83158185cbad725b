import { nearestOf, remembered } from '../../../kernel';
import type { AttributeName, FurtherDetail } from '../../../lexicon';
import { ATTRIBUTE_NAMES, FURTHER_DETAILS, labelKey, labelsOf } from './vocabulary';

/** Kinds of labels for a person's details, including misspelt ("Martial Status", "Fathar Name") and joined ones. */

export type DetailKind = AttributeName | FurtherDetail;

const kinds = new Map<string, DetailKind>();
for (const kind of [...ATTRIBUTE_NAMES, ...FURTHER_DETAILS])
  for (const key of labelsOf(kind).map(labelKey)) if (!kinds.has(key)) kinds.set(key, kind);

const LONGEST = 48;
/** Letters from which on a label may hold one slip of the pen, and two. */
const ONE_SLIP = 7;
const TWO_SLIPS = 11;

const nearest = nearestOf([...kinds.keys()].filter((key) => key.length >= ONE_SLIP - 1));

/** Returns the kind of the known label closest to a misspelt one. */
function bySlip(key: string): DetailKind | undefined {
  const most = key.length >= TWO_SLIPS ? 2 : key.length >= ONE_SLIP ? 1 : 0;
  const near = most === 0 ? undefined : nearest(key, most);
  return near === undefined ? undefined : kinds.get(near);
}

function kindOfKey(key: string): DetailKind | undefined {
  if (key === '' || key.length > LONGEST) return undefined;
  return kinds.get(key) ?? kinds.get(key.replace(/ (?:no|nos|number|is|details?|[12])$/u, '')) ?? bySlip(key);
}

/**
 * Returns the kind of a label; for a joined one ("Nationality / Religion", "Date & Place of Birth") that of its first
 * half.
 */
export const detailKindOf: (label: string) => DetailKind | undefined = remembered((label) => {
  const whole = kindOfKey(labelKey(label));
  if (whole) return whole;
  const [first, ...others] = label.split(/\s*[/&+,(]\s*|\s+(?:and|und|et|y|e|i|en|og|och)\s+/u);
  return first && others.length > 0 ? kindOfKey(labelKey(first)) : undefined;
});
