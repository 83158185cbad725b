import { fold } from '@/lib/engine/kernel';
import { type Labelled, stepsOf } from '@/lib/engine/parser/resume/entries/decoder/before';
import type { Prepared } from '@/lib/engine/parser/resume/entries/decoder/lattice';
import { DATE, type Step, WHAT, WHERE } from '@/lib/engine/parser/resume/entries/decoder/model';
import type { Piece } from '@/lib/engine/parser/resume/entries/decoder/pieces';
import type { EntryLine } from '@/lib/engine/parser/resume/lines/entry-line';

/** Aligns the true entries of a document to the spans of its sections, from which the decoder learns. */

/** A job or a study; `more` is the field of study, which its degree may hold. */
export type TrueEntry = { what: string; more: string; where: string; start: string; end: string };
export type Similar = (a: string | undefined, b: string, threshold?: number) => boolean;

/** A section with the entries that were found before. */
export type Alignable = Prepared & {
  lines: readonly EntryLine[];
  /** Lines of their headers, by number in the document. */
  headers: ReadonlySet<number>;
  /** Their fields. */
  old: ReadonlySet<string>;
};

const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}+#]+/gu) ?? [];
const compact = (text: string) => wordsOf(text).join('');

/** Likeness of a text that the other ways of reading took for a field. */
const KNOWN = 0.99;

function likeness(want: string, got: string, similar: Similar): number {
  if (want === '' || got === '') return 0;
  const [a, b] = [compact(want), compact(got)];
  if (a === b) return 1;
  if (!similar(want, got)) return 0;
  return 0.7 + 0.25 * (Math.min(a.length, b.length) / Math.max(a.length, b.length));
}

/** A degree is written with its subject or without. */
function likenessOfWhat({ what, more }: TrueEntry, got: string, similar: Similar): number {
  const alone = likeness(what, got, similar);
  if (more === '') return alone;
  const have = new Set(wordsOf(got));
  const holds = (text: string) => wordsOf(text).every((word) => have.has(word));
  const isHeld = wordsOf(what).length > 0 && holds(what) && wordsOf(got).length <= wordsOf(what).length + 6;
  const within = isHeld ? 0.6 + (holds(more) ? 0.35 : 0) : 0;
  return Math.max(alone * 0.97, likeness(`${what} ${more}`, got, similar), within);
}

const yearOf = (date: string) => date.slice(0, 4);

function hasDates(entry: EntryLine, { from }: Piece, { start, end }: TrueEntry): boolean {
  const found = entry.isDateOnly ? entry.dates : entry.dates.filter((date) => date.from === from);
  return found.some((date) => {
    const last = date.end ?? (date.isSingle ? date.start : undefined);
    const isEnd = date.isCurrent ? end === 'current' : String(last?.year ?? '') === yearOf(end);
    const isStart = String(date.start?.year ?? '') === yearOf(start);
    return date.isSingle ? isEnd || isStart : isEnd && isStart;
  });
}

type Candidate = Labelled & { section: number; row: number; likeness: number; isText: boolean };
type Candidates = { whats: Candidate[]; wheres: Candidate[]; dates: Candidate[] };

/** The most candidates of one field that are combined. */
const MOST = 12;

function candidatesOf(sections: readonly Alignable[], entry: TrueEntry, similar: Similar): Candidates {
  const found: Candidates = { whats: [], wheres: [], dates: [] };
  sections.forEach(({ lattice, pieces, lines, old }, section) => {
    lattice.spans.flat().forEach(({ from, to, text }) => {
      const piece = pieces[from];
      const line = lines[piece?.row ?? -1];
      if (piece === undefined || line === undefined) return;
      const common = { section, from, to, row: piece.row, isText: line.isBody };
      if (piece.isDate) {
        const isDated = entry.start !== '' || entry.end !== '';
        if (isDated && hasDates(line, piece, entry))
          found.dates.push({ ...common, label: DATE, likeness: 1 });
        return;
      }
      const known = (own: number) => (own > 0 && old.has(text) ? KNOWN : own);
      const what = known(likenessOfWhat(entry, text, similar));
      const where = known(likeness(entry.where, text, similar));
      if (what > 0) found.whats.push({ ...common, label: WHAT, likeness: what });
      if (where > 0) found.wheres.push({ ...common, label: WHERE, likeness: where });
    });
  });
  return found;
}

/** What a choice of spans costs, in units of the likeness of texts. */
const COST = { unlike: 3, text: 0.7, row: 0.5, noField: 3, noDate: 2, shared: 1.5, above: 0.02, most: 5 };
/** Lines that an entry's fields are apart at most, and that a shared employer is above its roles. */
const SPREAD = 6;
const FAR = 60;

type Choice = { cost: number; own: Candidate[] };

/** The labels of pieces that entries before have; the first of several entries has their common employer. */
type Taken = Map<string, number>;

function choiceOf(
  [what, where, date]: readonly (Candidate | undefined)[],
  entry: TrueEntry,
  taken: Taken,
): Choice | null {
  if (!what && !where) return null;
  const isShared = where !== undefined && taken.get(`${where.section} ${where.from}`) === WHERE;
  if (isShared && (!what || what.section !== where.section)) return null;
  const own = [what, date, ...(isShared ? [] : [where])].filter((one) => one !== undefined);
  const [first] = own;
  if (first === undefined || own.some(({ section }) => section !== first.section)) return null;
  if (what && where && what.section === where.section && what.from < where.to && where.from < what.to)
    return null;
  const rows = own.map(({ row }) => row);
  const spread = Math.max(...rows) - Math.min(...rows);
  const above = isShared && what ? what.row - where.row : 0;
  if (spread > SPREAD || above < 0 || above > FAR) return null;
  const price = (found: Candidate | undefined, wanted: string, missing: number) =>
    found ? (1 - found.likeness) * COST.unlike + (found.isText ? COST.text : 0) : wanted === '' ? 0 : missing;
  const cost =
    spread * COST.row +
    (isShared ? COST.shared + above * COST.above : 0) +
    price(what, entry.what, COST.noField) +
    price(where, entry.where, COST.noField) +
    price(date, entry.start || entry.end, COST.noDate);
  return { cost, own };
}

function bestChoice({ whats, wheres, dates }: Candidates, entry: TrueEntry, taken: Taken): Choice | null {
  const isFree = ({ section, from, to, label }: Candidate) => {
    for (let n = from; n < to; n++) {
      const by = taken.get(`${section} ${n}`);
      if (by !== undefined && !(label === WHERE && by === WHERE)) return false;
    }
    return true;
  };
  const top = (all: readonly Candidate[]) => [
    ...all
      .filter(isFree)
      .sort((a, b) => b.likeness - a.likeness)
      .slice(0, MOST),
    undefined,
  ];
  let best: Choice | null = null;
  for (const what of top(whats))
    for (const where of top(wheres))
      for (const date of top(dates)) {
        const choice = choiceOf([what, where, date], entry, taken);
        if (choice && choice.cost <= COST.most && choice.cost < (best?.cost ?? Number.POSITIVE_INFINITY))
          best = choice;
      }
  return best;
}

/** Returns the true steps of each section; null where its entries run into each other. */
export function trueSteps(
  sections: readonly Alignable[],
  entries: readonly TrueEntry[],
  similar: Similar,
): (Step[] | null)[] {
  const taken: Taken = new Map();
  const chosen = entries.flatMap((entry) => {
    const best = bestChoice(candidatesOf(sections, entry, similar), entry, taken);
    for (const { section, from, to, label } of best?.own ?? [])
      for (let n = from; n < to; n++) taken.set(`${section} ${n}`, label);
    return best ? [best.own] : [];
  });
  return sections.map((section, n) => {
    const own = chosen.filter(([first]) => first?.section === n);
    const { lines, headers } = section;
    return stepsOf(section, own, (row) => {
      const line = lines[row];
      return line !== undefined && !line.isBody && headers.has(line.index);
    });
  });
}
