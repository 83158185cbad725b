import { findDates, squeeze } from '../../../kernel';
import type { EntryLine } from '../lines/entry-line';
import { type Assignment, NO_MARGINS } from './assign';
import type { DocumentStyle } from './document-style';
import { bestQuality, type Draft, qualityOf } from './draft';
import { type Item, itemsByLine, itemsByMarker, itemsBySentence, markerOf, textOfItem } from './items';
import { type HeaderParts, type Part, trimPart } from './parts';
import { splitPlace } from './places';
import { type Outline, outlineOf, readStatement, type Statement, type Telling } from './statements';
import type { Field } from './statements/grammar';
import type { MarkKind } from './statements/vocabulary';
import { TOLD } from './weights';

/** Entries written as sentences, one an item. */

/** Marks that surely announce the field after them. */
const LEADS: ReadonlySet<MarkKind> = new Set<MarkKind>([
  'as',
  'at',
  'from',
  'with',
  'joined',
  'for',
  'in',
  'asBefore',
]);

/** Share of dated entries from which the others are text about them. */
const MOSTLY = 0.6;

function partOf(field: Field, column: number, line: EntryLine): Part {
  return {
    text: field.text,
    line: line.index,
    row: 0,
    column,
    bold: line.line.bold,
    italic: false,
    linked: false,
    separator: field.intro === 'comma' ? ',' : '',
    ...(LEADS.has(field.intro) && { isLedTo: true }),
  };
}

/** Returns the item as one line with the dates of the statement. */
function headerLine(item: Item, text: string, { dates }: Statement): EntryLine | null {
  const [first] = item.lines;
  if (first === undefined) return null;
  const line = { ...first.line, text: text.replaceAll('\n', ' ') };
  return { ...first, line, dates: dates ? [dates] : [], isDateOnly: false, isBody: false };
}

/**
 * Returns the evidence against an item being an entry; `mayBeWorded` is false if it has no word or mark of a sentence.
 */
function looksTold({ lines: [first] }: Item, mayBeWorded: boolean): number {
  if (first === undefined) return 0;
  const { text } = first.line;
  const isSetOff =
    first.dates.some(({ from, to }) => text[from - 1] === '\t' || text[to] === '\t') || first.isDateOnly;
  const isWorded = mayBeWorded || markerOf(first) !== '';
  return (isSetOff ? TOLD.setOff : 0) + (isWorded ? 0 : TOLD.unworded);
}

type Request = {
  style: DocumentStyle;
  telling: Telling;
  /** Returns the worth of entries together, at most the sum of their qualities. */
  worthOf: (drafts: readonly Draft[]) => number;
  /** Worth that they must exceed. */
  least: number;
  /** Worth of each entry in addition to its quality. */
  bonus: number;
  /** Outlines of the texts that were looked at: an item may be in both readings. */
  outlines: Map<string, Outline | null>;
};

/** An item with its features before it is read; `most` is its greatest possible worth as an entry. */
type Sketch = { item: Item; text: string; outline: Outline | null; most: number };

/** End of the first sentence of a text. */
const STOP = /(?<=[\p{Ll}\d)]{3}\.)\s+(?=\p{Lu})/u;

/** Returns the first sentence of an item if it contains the period; the text after it describes the entry. */
function opening(item: Item, text: string, { style, telling }: Request): string {
  const [first] = item.lines;
  const end = telling.about === 'work' && first && markerOf(first) !== '' ? text.search(STOP) : -1;
  if (end < 0) return text;
  const sentence = text.slice(0, end);
  return findDates(sentence, style.dates).some(({ isSingle }) => !isSingle) ? sentence : text;
}

function sketchOf(item: Item, request: Request): Sketch {
  const { style, telling, outlines, bonus } = request;
  const text = opening(item, textOfItem(item, style.rightEdgeOf), request);
  const known = outlines.get(text);
  const outline = known === undefined ? outlineOf(text, findDates(text, style.dates), telling) : known;
  outlines.set(text, outline);
  if (outline === null) return { item, text, outline, most: 0 };
  const mayBeWorded = outline.hasVerb || outline.marks.some(({ kind }) => LEADS.has(kind));
  const most = bestQuality(outline.period !== undefined) + looksTold(item, mayBeWorded) + bonus;
  return { item, text, outline, most: Math.max(0, most) };
}

/** Evidence from which on a text names a school by its own words. */
const NAMED = 2;

/** True for a text that is only the name of a school, which may be above several of its degrees. */
function namesSchool(text: string, { about, evidence }: Telling): boolean {
  const { what, where } = evidence(text);
  return about === 'study' && what <= 0 && where >= NAMED;
}

/** Adds the school above its list to an entry that does not name one itself. */
function withHead(assignment: Assignment, header: HeaderParts, { head }: Item, telling: Telling): Assignment {
  const { where, ...rest } = assignment;
  if (head === undefined || (where && namesSchool(where.text, telling))) return assignment;
  const { place, rest: name } = splitPlace(head.line.text);
  if (place !== '') header.places.push(place);
  const school: Field = { label: 'where', text: trimPart(name), from: 0, intro: 'start' };
  return { ...rest, where: partOf(school, header.parts.length, head) };
}

/** An entry with the statement that it was read from. */
type Told = { draft: Draft; statement: Statement };

function toldBy(item: Item, text: string, statement: Statement, telling: Telling): Told | null {
  const line = headerLine(item, text, statement);
  if (line === null) return null;
  const place = statement.where && splitPlace(statement.where.text);
  const where = statement.where && place && { ...statement.where, text: trimPart(place.rest) };
  const used = [statement.what, where, ...statement.others].filter((field) => field !== undefined);
  const inOrder = [...used].sort((a, b) => a.from - b.from);
  const parts = used.map((field) => partOf(field, inOrder.indexOf(field), line));
  const [what, employer] = [statement.what && parts[0], where && parts[statement.what ? 1 : 0]];
  const others = parts.filter((part) => part !== what && part !== employer);
  const places = [...(place?.place ? [place.place] : []), ...statement.places];
  const header: HeaderParts = { parts, places, links: [] };
  const own: Assignment = {
    ...(what && { what }),
    ...(employer && { where: employer }),
    others,
    score: statement.score,
    margins: NO_MARGINS,
  };
  const assignment = withHead(own, header, item, telling);
  const segment = { header: [line], body: [], anchor: statement.dates ? 0 : -1 };
  const isWorded = statement.hasVerb || parts.some(({ isLedTo }) => isLedTo);
  const quality = qualityOf(segment, assignment, telling) + looksTold(item, isWorded);
  return { draft: { segment, header, assignment, quality }, statement };
}

/** True for an item of a list that is an entry by its name only. */
function isNamedItem({ lines: [first] }: Item, statement: Statement | null, telling: Telling): boolean {
  const what = statement?.what?.text;
  if (first === undefined || what === undefined || markerOf(first) === '') return false;
  return telling.isWholeAlone?.(what) === true;
}

const NAME = /[\p{Lu}\p{Lo}]/u;

/** False for "working on reports at the end of the month": no date, no title, and nothing written like a name. */
function namesSomething({ what, where }: Statement, outline: Outline | null, telling: Telling): boolean {
  if (outline?.hasDates === true || NAME.test(`${what?.text ?? ''}${where?.text ?? ''}`)) return true;
  return what !== undefined && telling.evidence(what.text).what > 0;
}

/** Returns the statements of the items; null if their possible scores add up to no more than `least`. */
function statementsOf(
  items: readonly Item[],
  request: Request,
): { sketch: Sketch; statement: Statement | null }[] | null {
  const sketches = items.map((item) => sketchOf(item, request));
  let most = sketches.reduce((sum, sketch) => sum + sketch.most, 0);
  const read: { sketch: Sketch; statement: Statement | null }[] = [];
  for (const sketch of sketches) {
    if (most <= request.least) return null;
    const found = sketch.outline && readStatement(sketch.outline, request.telling);
    const isSure =
      found !== null &&
      namesSomething(found, sketch.outline, request.telling) &&
      (found.score > TOLD.sure || isNamedItem(sketch.item, found, request.telling));
    const statement = isSure ? found : null;
    if (statement === null) most -= sketch.most;
    read.push({ sketch, statement });
  }
  return most > request.least ? read : null;
}

/** Returns the entries of the items; an item without one belongs to the one before. */
function tellItems(items: readonly Item[], request: Request): Told[] {
  const read = statementsOf(items, request);
  if (read === null) return [];
  const found = read.flatMap(({ statement }) => statement ?? []);
  const dated = found.filter(({ dates }) => dates !== undefined).length;
  const told: Told[] = [];
  for (const { sketch, statement } of read) {
    const { item, text } = sketch;
    const isDated = statement?.dates !== undefined || dated < found.length * MOSTLY;
    const isWhole = statement?.what !== undefined && statement.where !== undefined;
    const isItem = isWhole && item.lines[0]?.line.bullet !== undefined;
    const isAlike = isDated || isItem || isNamedItem(item, statement, request.telling);
    const entry =
      statement !== null && isAlike ? toldBy(item, squeeze(text), statement, request.telling) : null;
    if (entry) told.push(entry);
    told.at(-1)?.draft.segment.body.push(...(entry ? [] : item.lines), ...(item.below ?? []));
  }
  return told;
}

/** Margins take as long to work out as the fields, so they are for entries that are kept. */
function withMargins({ draft, statement }: Told): Draft {
  return { ...draft, assignment: { ...draft.assignment, margins: statement.margins() } };
}

/**
 * Returns the entries of a section read as items of a list or as sentences, whichever is worth more; null if neither is
 * worth more than `least`. Readings that cannot reach that are cut short.
 */
export function toldEntries(lines: readonly EntryLine[], request: Omit<Request, 'outlines'>): Draft[] | null {
  const outlines: Request['outlines'] = new Map();
  let best: readonly Told[] | null = null;
  let { least } = request;
  const { rightEdgeOf } = request.style;
  const sentences = request.telling.about === 'work' ? itemsBySentence(lines, rightEdgeOf) : [];
  for (const items of [
    itemsByMarker(lines, (text) => namesSchool(text, request.telling)),
    itemsByLine(lines, rightEdgeOf),
    sentences,
  ]) {
    const told = tellItems(items, { ...request, outlines, least });
    if (items === sentences && !told.every(({ statement }) => statement.hasVerb)) continue;
    const worth = request.worthOf(told.map(({ draft }) => draft)) + request.bonus * told.length;
    if (worth > least) [best, least] = [told, worth];
  }
  return best?.map(withMargins) ?? null;
}
