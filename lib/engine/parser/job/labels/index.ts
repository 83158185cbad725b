import type { Line, SourceDocument } from '../../../documents';
import { fold, PARAGRAPHS, remembered, squeeze } from '../../../kernel';
import type { PostingLabel } from '../../../lexicon';
import { LABEL_NAMES } from './vocabulary';

/**
 * Facts after labels: "Location: Berlin", a label on a line or in a cell above or before its value, and several of them
 * in one line ("Start: 1 May | Contract: permanent").
 */

export type LabelledValue = {
  value: string;
  /** Index of the line of the document that holds the value. */
  index: number;
  /** The value is on the line below its label, which may be a heading. */
  isBelow: boolean;
};

export type Labels = {
  /** The values after labels of the given kind, in order. */
  of: (name: PostingLabel) => readonly LabelledValue[];
  /** True for a line that is a label, or a label with its value. */
  isLabelled: (index: number) => boolean;
};

const LONGEST_LABEL = 42;
const LONGEST_VALUE = 200;
/** A value on the line below its label is short. */
const LONGEST_BELOW = 110;
const DELIMITER = /^\s{0,3}(?:[:：]|\s[-–—](?=\s)|\t)\s*/u;
const FRAGMENTS = /\s+[|•·●▪◆]\s+|\s{4,}/u;

let names: Map<string, PostingLabel[]> | undefined;

function buildNames(): Map<string, PostingLabel[]> {
  const table = new Map<string, PostingLabel[]>();
  for (const [name, labels] of LABEL_NAMES)
    for (const label of labels) {
      const key = keyOf(label);
      const known = table.get(key) ?? [];
      if (key !== '' && !known.includes(name)) table.set(key, [...known, name]);
    }
  return table;
}

function keyOf(label: string): string {
  return fold(label)
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/\(s\)$/u, 's')
    .replace(/[^\p{L}\p{N}'°]+/gu, ' ')
    .trim();
}

const namesOf = remembered((label: string): readonly PostingLabel[] => {
  if (label.length > LONGEST_LABEL) return [];
  names ??= buildNames();
  return names.get(keyOf(label)) ?? [];
}, PARAGRAPHS);

type Found = { names: readonly PostingLabel[]; value: string };

/** Returns the label at the beginning of a fragment and the value after it. */
function labelled(fragment: string): Found | undefined {
  const text = fragment.trim();
  const end = /[:：\t]|\s[-–—]\s/u.exec(text.slice(0, LONGEST_LABEL + 3));
  if (!end) return undefined;
  const known = namesOf(text.slice(0, end.index));
  const delimiter = DELIMITER.exec(text.slice(end.index));
  if (known.length === 0 || !delimiter) return undefined;
  const value = squeeze(text.slice(end.index + delimiter[0].length));
  return value === '' || value.length > LONGEST_VALUE ? undefined : { names: known, value };
}

/** Values that are labels elsewhere: "Job type" above "Contract". */
const ALSO_VALUES = /^(?:contract|freelance|remote|hybrid|home office)$/iu;

/** True for a line that may be the value of the label above or before it. */
function mayBeBelow(line: Line | undefined, label: Line): line is Line {
  if (!line || line.page !== label.page) return false;
  const text = squeeze(line.text);
  if (ALSO_VALUES.test(text) && !ALSO_VALUES.test(squeeze(label.text))) return true;
  if (text === '' || text.length > LONGEST_BELOW || namesOf(text.replace(/[:：]\s*$/u, '')).length > 0)
    return false;
  return !labelled(text);
}

/** Reads the labelled facts of a document. */
export function readLabels(document: SourceDocument): Labels {
  const values = new Map<PostingLabel, LabelledValue[]>();
  const lines = new Set<number>();
  const note = (found: Found, index: number, isBelow: boolean) => {
    for (const name of found.names)
      values.set(name, [...(values.get(name) ?? []), { value: found.value, index, isBelow }]);
    lines.add(index);
  };
  document.lines.forEach((line, index) => {
    const alone = namesOf(line.text.replace(/[:：]\s*$/u, '').trim());
    const next = document.lines[index + 1];
    if (alone.length > 0) {
      if (mayBeBelow(next, line)) note({ names: alone, value: squeeze(next.text) }, index + 1, true);
      lines.add(index);
      return;
    }
    for (const found of labelledIn(line.text)) note(found, index, false);
  });
  return { of: (name) => values.get(name) ?? [], isLabelled: (index) => lines.has(index) };
}

/** The labels of a line with the values after them. */
const labelledIn = remembered(
  (text: string): readonly Found[] => fragmentsOf(text).flatMap((fragment) => labelled(fragment) ?? []),
  PARAGRAPHS,
);

/** Returns the parts of a line that may each hold a label. */
function fragmentsOf(text: string): string[] {
  if (text.length > 600 || !/[:：\t]|\s[-–—]\s/u.test(text)) return [];
  const parts = text.split(FRAGMENTS);
  return parts.flatMap((part) => part.split(/[,;]\s+(?=\p{Lu}[\p{L}' /-]{2,30}:\s)/u));
}
