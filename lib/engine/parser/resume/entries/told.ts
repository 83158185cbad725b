import { findDates, squeeze } from '../../../kernel';
import type { Assignment } from './assign';
import type { DocumentStyle } from './document-style';
import { type Draft, qualityOf } from './draft';
import { type Item, itemsByLine, itemsByMarker, markerOf, textOfItem } from './items';
import type { EntryLine } from './lines';
import { type HeaderParts, type Part, trimPart } from './parts';
import { splitPlace } from './places';
import { readStatement, type Statement, type Telling } from './statements';
import type { Field } from './statements/grammar';
import type { MarkKind } from './statements/vocabulary';

/** Entries that are told in sentences, one an item. */

/** From this score on an item is an entry of its own. */
const SURE = 1.2;

/** Marks that surely announce the field behind them. */
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

/** Where so many entries are dated, the others are text about them. */
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
    separator: '',
    ...(LEADS.has(field.intro) && { isLedTo: true }),
  };
}

/** The item as one line with the dates of the statement. */
function headerLine(item: Item, text: string, { dates }: Statement): EntryLine | null {
  const [first] = item.lines;
  if (first === undefined) return null;
  const line = { ...first.line, text: text.replaceAll('\n', ' ') };
  return { ...first, line, dates: dates ? [dates] : [], isDateOnly: false, isBody: false };
}

/** What speaks against an item being told: it is set like a header, or nothing in it is worded like a sentence. */
const UNLIKELY = { setOff: -0.8, unworded: -0.5 };

function looksTold({ lines: [first] }: Item, { hasVerb }: Statement, parts: readonly Part[]): number {
  if (first === undefined) return 0;
  const { text } = first.line;
  const isSetOff =
    first.dates.some(({ from, to }) => text[from - 1] === '\t' || text[to] === '\t') || first.isDateOnly;
  const isWorded = hasVerb || markerOf(first) !== '' || parts.some(({ isLedTo }) => isLedTo);
  return (isSetOff ? UNLIKELY.setOff : 0) + (isWorded ? 0 : UNLIKELY.unworded);
}

function draftOf(item: Item, text: string, statement: Statement, telling: Telling): Draft | null {
  const line = headerLine(item, text, statement);
  if (line === null) return null;
  const place = statement.where && splitPlace(statement.where.text);
  const where = statement.where && place && { ...statement.where, text: trimPart(place.rest) };
  const used = [statement.what, where, ...statement.others].filter((field) => field !== undefined);
  const parts = used.map((field, column) => partOf(field, column, line));
  const [what, employer] = [statement.what && parts[0], where && parts[statement.what ? 1 : 0]];
  const others = parts.filter((part) => part !== what && part !== employer);
  const places = [...(place?.place ? [place.place] : []), ...statement.places];
  const header: HeaderParts = { parts, places, links: [] };
  const assignment: Assignment = {
    ...(what && { what }),
    ...(employer && { where: employer }),
    others,
    score: statement.score,
    margins: statement.margins(),
  };
  const segment = { header: [line], body: [], anchor: statement.dates ? 0 : -1 };
  const quality = qualityOf(segment, assignment, telling) + looksTold(item, statement, parts);
  return { segment, header, assignment, quality };
}

/** The entries that the items tell; an item that tells none belongs to the one before. */
function tellItems(items: readonly Item[], style: DocumentStyle, telling: Telling): Draft[] {
  const read = items.map((item) => {
    const text = textOfItem(item, style.rightEdgeOf);
    const statement = readStatement(text, findDates(text, style.dates), telling);
    return { item, text, statement: statement !== null && statement.score > SURE ? statement : null };
  });
  const told = read.flatMap(({ statement }) => statement ?? []);
  const dated = told.filter(({ dates }) => dates !== undefined).length;
  const drafts: Draft[] = [];
  for (const { item, text, statement } of read) {
    const isDated = statement?.dates !== undefined || dated < told.length * MOSTLY;
    const isWhole = statement?.what !== undefined && statement.where !== undefined;
    const isItem = isWhole && item.lines[0]?.line.bullet !== undefined;
    const isAlike = isDated || isItem;
    const draft = statement !== null && isAlike ? draftOf(item, squeeze(text), statement, telling) : null;
    if (draft) drafts.push(draft);
    else drafts.at(-1)?.segment.body.push(...item.lines);
  }
  return drafts;
}

/** The ways to read a section as items of a list or as sentences, each with the entries it gives. */
export function toldEntries(lines: readonly EntryLine[], style: DocumentStyle, telling: Telling): Draft[][] {
  return [itemsByMarker(lines), itemsByLine(lines, style.rightEdgeOf)].map((items) =>
    tellItems(items, style, telling),
  );
}
