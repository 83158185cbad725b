import type { Line } from '../../../documents';
import { squeeze } from '../../../kernel';
import { languageByName } from '../../../taxonomy';
import { wordingOf } from '../headings/wording';
import { type DetailKind, detailKindOf } from './labels';

/**
 * Rows of a form about a person: a label and its value after a colon, a dash, a tab or wide space, in the next cell or
 * column, or on the lines below. A value extends over further lines where it is an address.
 */

export type DetailRow = {
  kind: DetailKind;
  /** As written, without the separator before the value. */
  label: string;
  /** The lines of the value joined with line ends; may be empty. */
  value: string;
  /** Indexes of the label's line and of all lines that hold label or value, in reading order. */
  index: number;
  lines: number[];
};

const LONGEST_LABEL = 48;
/** Separators between a label and its value: "Name:", "Name :-", "Name - ", "Name⇥", "Name.......". */
const SEPARATOR =
  /\s?[:：=][\s:：.=–—-]*|\t[\s:：.=–—-]*|\s?[-–—]{1,2}[\s:：–—-]*|\s{2,}[\s:：–—-]*|[.…]{3,}[\s:：]*/gu;
/** Beginning of a value whose label is elsewhere. */
const VALUE_MARK = /^\s*[:：]\s*[-–—]*\s*/u;
const DECORATION = /^[\s\p{Co}•·●▪■◦‣⁃∙*✔✓➢►>→❖◆o-]{0,6}(?=\p{L})/u;
const BRACKETED_NUMBER = /^\(?\d{1,2}[.)]\s+/u;
/** Lines that the value of an address has at most. */
const MOST_LINES = 6;

type Labelled = { kind: DetailKind; label: string; value: string };

/** Returns the label of a detail at the start of a text, and the text after it. */
export function labelledText(text: string): Labelled | undefined {
  const bare = text.replace(DECORATION, '').replace(BRACKETED_NUMBER, '');
  const head = bare.slice(0, LONGEST_LABEL + 4);
  for (const match of head.matchAll(SEPARATOR)) {
    const label = bare.slice(0, match.index);
    if (label.trim().length < 2 && !/\p{Script=Han}/u.test(label)) continue;
    const kind = isHyphen(match[0]) && !mayEndAtHyphen(bare, match) ? undefined : detailKindOf(label);
    if (kind) return { kind, label: label.trim(), value: bare.slice(match.index + match[0].length).trim() };
  }
  return wholeLabel(bare) ?? unpartedLabel(bare);
}

/** Words that a label inside of a line has at most. */
const MOST_WORDS = 4;
const MOST_LABELS = 12;

/** Returns where the label that ends at a colon begins, when its last words are one. */
function labelStart(text: string, colon: number, from: number): number | undefined {
  const starts = [...text.slice(Math.max(from, colon - LONGEST_LABEL), colon).matchAll(/(?<=^|[\s,;|])\S/gu)]
    .map((match) => match.index + Math.max(from, colon - LONGEST_LABEL))
    .slice(-MOST_WORDS);
  return starts.find((start) => detailKindOf(text.slice(start, colon)) !== undefined);
}

/** "Name: Ada Marwood Date of Birth: 4 May 1990" holds two rows. */
export function piecesOf(text: string): string[] {
  const colons = [...text.slice(0, 600).matchAll(/[:：]/gu)].slice(0, MOST_LABELS);
  const cuts = [0];
  for (const { index } of colons) {
    const start = labelStart(text, index, cuts.at(-1) ?? 0);
    if (start !== undefined && start > (cuts.at(-1) ?? 0)) cuts.push(start);
  }
  return cuts.map((cut, at) => {
    const end = cuts[at + 1];
    return end === undefined ? text.slice(cut) : text.slice(cut, end).replace(/(?<![\s,;|])[\s,;|]+$/u, '');
  });
}

function wholeLabel(bare: string): Labelled | undefined {
  const whole = bare.length <= LONGEST_LABEL ? bare.replace(/(?<![\s:：.–—-])[\s:：.–—-]+$/u, '') : '';
  const kind = whole === '' ? undefined : detailKindOf(whole);
  return kind && { kind, label: whole, value: '' };
}

/** "氏名 山田 花子", "氏 名 山田 花子": labels of scripts without spaces, which only a space separates from the value. */
const UNSPACED_LABEL =
  /^([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2,6}|\p{Script=Han} \p{Script=Han}) (.{2,60})$/u;

/** Reads "Languages Known English and Hindi": a label of several words without a separator. */
function unpartedLabel(bare: string): Labelled | undefined {
  const [, unspaced = '', rest = ''] = UNSPACED_LABEL.exec(bare) ?? [];
  const own = unspaced === '' ? undefined : detailKindOf(unspaced);
  if (own) return { kind: own, label: unspaced, value: rest.trim() };
  const [label] =
    /^\p{L}+(?:['’]s)?(?: \p{L}+){1,2}(?= [\p{Lu}\d])/u.exec(bare.slice(0, LONGEST_LABEL)) ?? [];
  const last = label?.lastIndexOf(' ') ?? -1;
  for (const text of label ? [label, label.slice(0, last)] : []) {
    const kind = text.includes(' ') ? detailKindOf(text) : undefined;
    if (kind) return { kind, label: text, value: bare.slice(text.length).trim() };
  }
  return unpartedAddress(bare);
}

/** Reads "Address Norwich, Norfolk": a label of one word before an address, which differs from a name by its comma. */
function unpartedAddress(bare: string): Labelled | undefined {
  const [, label = '', value = ''] = /^(\p{L}{4,12}) ([\p{Lu}\d][^,.]*,.{3,})$/u.exec(bare) ?? [];
  const kind = label === '' ? undefined : detailKindOf(label);
  return kind !== undefined && ADDRESSES.has(kind) ? { kind, label, value: value.trim() } : undefined;
}

const isHyphen = (separator: string) => /^[-–—]$/u.test(separator);

/** "E-mail" and "S-o" hold a hyphen, "Email id-jo@example.org" ends at one. */
function mayEndAtHyphen(text: string, match: RegExpMatchArray): boolean {
  return (match.index ?? 0) >= 3 && /^[\p{L}\d+(]/u.test(text.slice((match.index ?? 0) + match[0].length));
}

/** Returns the nearest line to the right of the label at the same height, where columns are side by side. */
function besideOf(lines: readonly Line[], index: number): number | undefined {
  const label = lines[index];
  if (!label?.box) return undefined;
  let best: number | undefined;
  for (let at = Math.max(0, index - 40); at < Math.min(lines.length, index + 60); at++) {
    const line = lines[at];
    if (at === index || !line?.box || line.page !== label.page) continue;
    const isLevel = Math.abs(line.box.y0 - label.box.y0) < label.fontSize * 0.5;
    if (!isLevel || line.box.x0 < label.box.x1 - 1) continue;
    if (best === undefined || line.box.x0 < (lines[best]?.box?.x0 ?? 0)) best = at;
  }
  return best;
}

const sameRow = (a: Line, b: Line | undefined) =>
  a.cell !== undefined && b?.cell?.table === a.cell.table && b.cell.row === a.cell.row;

function isDetail(line: Line | undefined): boolean {
  return line !== undefined && labelledText(line.text) !== undefined;
}

/**
 * Returns the cell under a label that is next to other labels: "Permanent address | Present address" over both of them.
 */
function cellsBelow(lines: readonly Line[], index: number): number[] {
  const label = lines[index]?.cell;
  const found: number[] = [];
  for (let at = index + 1; label && lines[at]?.cell?.table === label.table; at++) {
    const { row, column } = lines[at]?.cell ?? {};
    if (row === label.row + 1 && column === label.column) found.push(at);
  }
  return found.some((at) => isDetail(lines[at])) ? [] : found;
}

/** Returns the lines of the value of a label that is by itself. */
function valueLines(lines: readonly Line[], index: number): number[] {
  const label = lines[index] as Line;
  const found: number[] = [];
  if (label.cell && sameRow(label, lines[index + 1])) {
    for (let at = index + 1; sameRow(label, lines[at]); at++)
      if (lines[at]?.cell?.column !== label.cell.column) found.push(at);
    const isTitle = found.every((at) => isDetail(lines[at]));
    if (found.length > 0) return isTitle ? cellsBelow(lines, index) : found;
  }
  const beside = besideOf(lines, index);
  if (beside !== undefined) return isDetail(lines[beside]) ? [] : [beside];
  const next = lines[index + 1];
  if (!next || isDetail(next) || wordingOf(next.text)) return [];
  const isEmptyMark = /^\s*[:：-]\s*$/u.test(next.text);
  const value = isEmptyMark ? lines[index + 2] : next;
  if (!value || isDetail(value)) return isEmptyMark ? [index + 1] : [];
  return isEmptyMark ? [index + 1, index + 2] : [index + 1];
}

const ADDRESSES: ReadonlySet<DetailKind> = new Set<DetailKind>(['address', 'permanentAddress']);

/** Returns whether an address continues from one line to the next. */
function goesOn(lines: readonly Line[], at: number): boolean {
  const line = lines[at];
  const next = lines[at + 1];
  if (!line || !next || next.page !== line.page || next.column !== line.column || next.bullet) return false;
  if (next.cell && !sameRow(line, next)) return false;
  if ((next.gapBefore ?? 0) > next.fontSize * 1.2 || next.text.length > 90) return false;
  if (next.bold && !line.bold) return false;
  return !/@|https?:/u.test(next.text) && !isDetail(next) && !wordingOf(next.text)?.exact;
}

/** Joins between the last item of a list and the others. */
const JOINT = /^\s*(?:&|,|\/|\+|(?:and|und|y|e|et|en|i|og|och|ve)\s)\s*/iu;

/** True for the next language of a list, on a separate line ("German (B1)", ": Urdu", "& Bengali"). */
function isNextLanguage(lines: readonly Line[], at: number): boolean {
  const line = lines[at];
  const next = lines[at + 1];
  if (!line || !next || next.page !== line.page || next.column !== line.column) return false;
  const bare = next.text.replace(VALUE_MARK, '').replace(DECORATION, '').replace(JOINT, '');
  const [name = ''] = /^[\p{L}\p{M}]+/u.exec(bare) ?? [];
  return next.text.length < 100 && languageByName(name) !== undefined;
}

function furtherLines(kind: DetailKind, lines: readonly Line[], from: number): number[] {
  const mayGoOn = ADDRESSES.has(kind) ? goesOn : kind === 'languages' ? isNextLanguage : () => false;
  const found: number[] = [];
  for (let at = from; found.length < MOST_LINES && mayGoOn(lines, at); at++) found.push(at + 1);
  return found;
}

/**
 * Required content of a value of some kinds; "Contact" alone may be a heading, "Mail" above a name is not its label.
 */
const HOLDS: Partial<Record<DetailKind, RegExp>> = {
  phone: /^[\s(+]*\d[\d\s()./+–-]{4,}\d/u,
  email: /@|[[({<]\s?at\s?[\])}>]/iu,
  dateOfBirth: /\d/u,
};

function isPlausible({ kind, value }: DetailRow): boolean {
  return HOLDS[kind]?.test(value) ?? true;
}

/** Returns the row of the last label of a line, with the lines of its value. */
function rowAt(lines: readonly Line[], index: number, text: string): DetailRow | undefined {
  const labelled = labelledText(text);
  if (!labelled) return undefined;
  const below = labelled.value === '' ? valueLines(lines, index) : [];
  const further = furtherLines(labelled.kind, lines, below.at(-1) ?? index);
  const all = [...below, ...further];
  const texts = [labelled.value, ...all.map((at) => lines[at]?.text.replace(VALUE_MARK, '') ?? '')];
  return rowOf(labelled, index, texts.map(squeeze), all);
}

function rowOf({ kind, label }: Labelled, index: number, texts: readonly string[], further: number[] = []) {
  return {
    kind,
    label,
    value: texts.filter((text) => text !== '').join('\n'),
    index,
    lines: [index, ...further],
  };
}

/** Returns the rows of a document in reading order. */
export function detailRows(lines: readonly Line[]): DetailRow[] {
  return lines.flatMap((line, index) => {
    const pieces = piecesOf(line.text);
    const before = pieces.slice(0, -1).flatMap((piece) => {
      const labelled = labelledText(piece);
      return labelled ? [rowOf(labelled, index, [squeeze(labelled.value)])] : [];
    });
    const last = rowAt(lines, index, pieces.at(-1) ?? '');
    return (last ? [...before, last] : before).filter(isPlausible);
  });
}
