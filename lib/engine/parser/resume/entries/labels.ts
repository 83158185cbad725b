import { fold } from '../../../kernel';
import { lineOfRest, type SectionLine } from '../sections';
import { FIELD_LABELS } from './vocabulary/labels';

/** Fields of entries that are announced by a label in front of them ("Employer: Acme", "Position⇥Engineer"). */

export type FieldLabel = (typeof FIELD_LABELS)[number][0];

const fields = new Map<string, Set<FieldLabel>>();
for (const [field, labels] of FIELD_LABELS)
  for (const label of labels.split(/\s+/u)) {
    const key = fold(label.replaceAll('_', ' '));
    fields.set(key, (fields.get(key) ?? new Set()).add(field));
  }

const LABELLED = /^\s*(\p{L}[\p{L}\p{M} '’/-]{1,80}?)\s*(?:[:：]\s*|\t)(?=\S)/u;
/** Lines with labels of the two fields that make a section one of labelled entries. */
const FEWEST = 2;

function fieldsOf(label: string): ReadonlySet<FieldLabel> {
  return fields.get(fold(label).trim()) ?? new Set();
}

/** True for a text that is nothing but the label of a date or a place ("Date:", "Location:"). */
export function isBareLabel(text: string): boolean {
  const found = /^([\p{L} ]{2,30})\s*[:：]\s*$/u.exec(text.trim());
  return found?.[1] !== undefined && fieldsOf(found[1]).size > 0;
}

type Found = { rest: string; field: FieldLabel };

function labelOf(text: string): Found | null {
  const found = LABELLED.exec(text);
  const [field] = found?.[1] === undefined ? [] : fieldsOf(found[1]);
  return found && field ? { rest: text.slice(found[0].length), field } : null;
}

/**
 * The lines without the labels of their fields, and which field each of them is; as they are where a section has no
 * such labels, for a single one may be part of a sentence.
 */
export function readLabels(lines: readonly SectionLine[]): {
  lines: SectionLine[];
  fields: ReadonlyMap<number, FieldLabel>;
} {
  const found = lines.map(({ line }) => (line.bullet === undefined ? labelOf(line.text) : null));
  const count = (field: FieldLabel) => found.filter((label) => label?.field === field).length;
  if (count('what') + count('where') < FEWEST || count('what') === 0 || count('where') === 0)
    return { lines: [...lines], fields: new Map() };
  const byIndex = new Map<number, FieldLabel>();
  const stripped = lines.map((entry, at) => {
    const label = found[at];
    if (!label) return entry;
    if (label.field !== 'text') byIndex.set(entry.index, label.field);
    return { ...entry, line: lineOfRest(entry.line, label.rest) };
  });
  return { lines: fieldsFirst(stripped, found), fields: byIndex };
}

/** Forms put the employer below what was done: the fields of each entry before its text, which then is its body. */
function fieldsFirst(lines: readonly SectionLine[], labels: readonly (Found | null)[]): SectionLine[] {
  const ordered: SectionLine[] = [];
  const seen = new Set<FieldLabel>();
  let textAt = -1;
  lines.forEach((entry, at) => {
    const field = labels[at]?.field;
    if (field === 'text') {
      if (textAt < 0) textAt = ordered.length;
      ordered.push(asBody(entry));
    } else if (field !== undefined && textAt >= 0 && !seen.has(field)) ordered.splice(textAt++, 0, entry);
    else {
      if (field !== undefined && seen.has(field)) {
        seen.clear();
        textAt = -1;
      }
      ordered.push(entry);
    }
    if (field !== undefined) seen.add(field);
  });
  return ordered;
}

const asBody = ({ index, line }: SectionLine): SectionLine => ({
  index,
  line: { ...line, role: 'listItem' },
});
