import { lineOfStretch } from '../../shared/layout/rest';
import type { SectionLine } from '../../shared/layout/section-line';
import type { EntryField } from '../lines/fields';
import type { LabelKind, RecordField } from './model';
import { kindOfLabel, kindOfMisspelt } from './wording';

/** Labels in a line and the values after them ("Designation : Fitter ⇥ Duration : 2004 - 2006"). */

/** A label with the stretch of the text that is its value. */
export type LabelInText = {
  kind: LabelKind;
  label: string;
  labelFrom: number;
  from: number;
  to: number;
  /** True for a label that only a dash parts from its value ("Position - Fitter"). */
  isWeak?: true;
};

/** Separators between a label and its value. */
const BEHIND_LABEL = /^[\s:：=–—-]*[:：=–—>-]*[\s>]*/u;
const COLON = /[:：]/gu;
const LONGEST_LABEL = 80;
const MOST_COLONS = 16;
/** Without a colon a label is one only in front of a value that it cannot do without. */
const NAMING: ReadonlySet<string> = new Set(['what', 'where', 'when', 'start', 'end']);
/**
 * Possible beginnings of a second label of a line: after a separator rather than after a word of the value before it.
 */
const BOUNDARIES = [/[\t;|,(]\s*/gu, /\s+(?=\p{Lu})/gu];

function labelAt(text: string, kind: LabelKind, from: number, end: number): LabelInText {
  const behind = BEHIND_LABEL.exec(text.slice(end, end + 40))?.[0].length ?? 0;
  return { kind, label: text.slice(from, end).trim(), labelFrom: from, from: end + behind, to: text.length };
}

/** Returns the label that ends at the colon and begins the line. */
function firstWithColon(text: string, colon: number): LabelInText | null {
  if (colon > LONGEST_LABEL) return null;
  const kind = kindOfMisspelt(text.slice(0, colon).replaceAll('\t', ' '));
  return kind === null ? null : labelAt(text, kind, 0, colon);
}

/** Cells after a tab from which on the line is the row of a table, and its first cell no label. */
const ROW_CELLS = 3;

const cellsBehind = (text: string, from: number) =>
  text
    .slice(from)
    .split('\t')
    .filter((cell) => /[\p{L}\p{N}]/u.test(cell)).length;

/** "Designation⇥Fitter", "Institute ⇥-⇥ Harbour College", "Position - Fitter". */
function firstWithoutColon(text: string): LabelInText | null {
  const end = /\t|\s[–—-]+\s|\s*=>?\s|[:：]?-\s/u.exec(text.slice(0, LONGEST_LABEL));
  if (end === null || end.index === 0) return null;
  const kind = kindOfLabel(text.slice(0, end.index));
  if (kind === null) return null;
  const isTab = end[0] === '\t';
  if (isTab && cellsBehind(text, end.index) >= ROW_CELLS) return null;
  if (!isTab && !NAMING.has(kind.field)) return null;
  const label = labelAt(text, kind, 0, end.index);
  if (label.from >= text.length) return null;
  return isTab ? label : { ...label, isWeak: true };
}

/** Returns the longest label between the value before it and its colon. */
function laterWithColon(text: string, after: number, colon: number): LabelInText | null {
  const start = Math.max(after, colon - LONGEST_LABEL);
  for (const boundary of BOUNDARIES)
    for (const found of text.slice(start, colon).matchAll(boundary)) {
      const from = start + found.index + found[0].length;
      const kind = kindOfLabel(text.slice(from, colon));
      if (kind !== null) return labelAt(text, kind, from, colon);
    }
  return null;
}

/**
 * Returns the labels of a line in their order, each with the stretch of its value; empty for a line without a label of
 * an entry. Text before the first one belongs to none: a later label begins a line only after a tab or a separator.
 */
export function labelsIn(text: string): LabelInText[] {
  if (text.length > 2000) return [];
  const found: LabelInText[] = [];
  const colons = [...text.matchAll(COLON)].slice(0, MOST_COLONS);
  for (const { index: colon } of colons) {
    const last = found.at(-1);
    const label =
      last === undefined
        ? (firstWithColon(text, colon) ?? laterWithColon(text, 0, colon))
        : laterWithColon(text, last.from, colon);
    if (label === null) continue;
    if (last) last.to = label.labelFrom;
    found.push(label);
  }
  if (found.length > 0) return found;
  const first = firstWithoutColon(text);
  return first ? [first] : [];
}

function bareLabelOf(text: string): LabelKind | null {
  const bare = /^(.{2,60}?)\s*[:：][\s:：–—-]*$/u.exec(text.trim());
  return bare?.[1] === undefined ? null : kindOfLabel(bare[1]);
}

/** True for a text that is nothing but the label of a field and a colon, a dash after it or not. */
export const isBareLabel = (text: string): boolean => bareLabelOf(text) !== null;

/** True for such a label of a title, a degree, an employer or a school. */
export function isBareName(text: string): boolean {
  const field = bareLabelOf(text)?.field;
  return field === 'what' || field === 'where';
}

/** Returns the field of a label without a colon. */
export const fieldOfLabel = (text: string): RecordField | undefined => kindOfLabel(text.trim())?.field;

/** Returns the value of a label as a separate line. */
export function valueLine({ index, line }: SectionLine, { from, to }: LabelInText): SectionLine {
  const end = from + line.text.slice(from, to).replace(/(?<![\s,;|:(–—-])[\s,;|:(–—-]+$/u, '').length;
  return { index, line: lineOfStretch(line, from, end) };
}

const PROSE_FIELDS: readonly RecordField[] = ['what', 'where', 'when', 'place', 'subject'];

/**
 * Returns the fields of labels that only dashes separate from their values: two kinds of them are not a coincidence.
 */
function fieldsBehindDashes(lines: readonly SectionLine[]): Set<RecordField> {
  const weak = lines.flatMap(({ line }) => labelsIn(line.text)).filter(({ isWeak }) => isWeak);
  return new Set(weak.map(({ kind }) => kind.field));
}

/**
 * Returns the lines of a section that is not a form, without the label of a field before some of them, and the field of
 * each of these.
 */
export function withoutLabels(lines: readonly SectionLine[]): {
  lines: SectionLine[];
  fields: ReadonlyMap<number, EntryField>;
} {
  const fields = new Map<number, EntryField>();
  const isBesideOthers = fieldsBehindDashes(lines).size > 1;
  const stripped = lines.map((entry) => {
    const labels = entry.line.bullet === undefined ? labelsIn(entry.line.text) : [];
    const [label] = labels;
    if (label === undefined || labels.length > 1 || label.labelFrom > 0) return entry;
    const { field } = label.kind;
    if (label.isWeak && !isBesideOthers) return entry;
    if (!PROSE_FIELDS.includes(field) || label.from >= entry.line.text.length) return entry;
    fields.set(entry.index, field as EntryField);
    return valueLine(entry, label);
  });
  const names = [...fields.values()];
  if (names.includes('what') || names.includes('where')) return { lines: stripped, fields };
  // "Duration: 2011 - 2013" alone is not a form, and its label is not a field either.
  const dated = lines.map((entry, at) =>
    fields.get(entry.index) === 'when' ? (stripped[at] ?? entry) : entry,
  );
  return { lines: dated, fields: new Map() };
}
