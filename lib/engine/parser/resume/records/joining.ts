import { joinedLine } from '../../shared/layout/rest';
import type { SectionLine } from '../../shared/layout/section-line';
import { isProse } from '../../shared/wording/prose';
import { labelsIn } from './labels';
import { kindOfLabel, kindOfMisspelt } from './wording';

/** Labels and values that are in two cells or on two lines, brought together to one line. */

const LONGEST_VALUE = 140;
const OPENS_WITH_COLON = /^\s*[:：]/u;
const COLON_ALONE = /^\s*[:：=–-]+\s*$/u;

const rowOf = ({ line: { cell } }: SectionLine) => (cell ? `${cell.table}.${cell.row}` : '');
const cellOf = (entry: SectionLine) => `${rowOf(entry)}.${entry.line.cell?.column}`;

/** Groups neighbouring lines with the same key; a line without one is a separate group. */
function groupsOf(lines: readonly SectionLine[], keyOf: (line: SectionLine) => string): SectionLine[][] {
  const groups: SectionLine[][] = [];
  let key = '';
  for (const line of lines) {
    const own = keyOf(line);
    if (own !== '' && own === key) groups.at(-1)?.push(line);
    else groups.push([line]);
    key = own;
  }
  return groups;
}

/** Joins a label and its value; any other lines in the cell of the value follow. */
function joinPair(label: SectionLine, values: readonly SectionLine[]): SectionLine[] {
  const [value, ...others] = values;
  if (value === undefined) return [label];
  return [{ index: label.index, line: joinedLine([label.line, value.line], '\t: ') }, ...others];
}

/** Joins the cells of "Company | Acme | Period | 2004 - 2006", in which every second one is a label. */
function joinRow(row: SectionLine[]): SectionLine[] {
  if (rowOf(row[0] as SectionLine) === '') return row;
  const cells = groupsOf(row, cellOf).filter(([first]) => !COLON_ALONE.test(first?.line.text ?? ''));
  if (cells.length % 2 !== 0 || cells.length > 6) return row;
  const labels = cells.filter((_, at) => at % 2 === 0);
  const areLabels = labels.every(
    ([label, more]) => label && !more && kindOfMisspelt(label.line.text) !== null,
  );
  const [first, second] = cells;
  if (!areLabels || first === undefined || second === undefined) return row;
  // Two titles of columns side by side are not a label with its value.
  if (second.length === 1 && kindOfLabel(second[0]?.line.text ?? '') !== null) return row;
  return cells.flatMap((cell, at) =>
    at % 2 === 0 ? joinPair(cell[0] as SectionLine, cells[at + 1] ?? []) : [],
  );
}

/** True for a line that ends in a label without its value. */
function lacksValue({ line: { text } }: SectionLine): boolean {
  const last = labelsIn(text).at(-1);
  return last !== undefined && last.from >= text.trimEnd().length;
}

function isValue({ line }: SectionLine): boolean {
  const { text, bullet } = line;
  return (
    bullet === undefined &&
    text.length <= LONGEST_VALUE &&
    !isProse(text) &&
    labelsIn(text).length === 0 &&
    kindOfLabel(text) === null &&
    !/[:：]\s*$/u.test(text)
  );
}

const FIELDS: ReadonlySet<string> = new Set([
  'what',
  'where',
  'when',
  'start',
  'end',
  'place',
  'board',
  'subject',
]);

/** Fewest different fields of bare labels in a form, so that no label is a word by chance. */
const FEWEST_FIELDS = 3;

/** True for lines of which many are labels without a colon, each above its value ("Employer" above "Tallow Works"). */
function haveBareLabels(lines: readonly SectionLine[]): boolean {
  const fields = new Set(lines.flatMap(({ line }) => kindOfLabel(line.text)?.field ?? []));
  return fields.size >= FEWEST_FIELDS && fields.has('when') && (fields.has('what') || fields.has('where'));
}

/** True for a label whose value is on the next line, with or without the colon there. */
function belongsTogether(label: SectionLine, next: SectionLine | undefined, areBare: boolean): boolean {
  if (next === undefined || label.line.text.length > LONGEST_VALUE) return false;
  if (areBare && isValue(next) && FIELDS.has(kindOfLabel(label.line.text)?.field ?? '')) return true;
  if (OPENS_WITH_COLON.test(next.line.text)) return kindOfLabel(label.line.text) !== null;
  const kind = labelsIn(label.line.text).at(-1)?.kind;
  return kind !== undefined && FIELDS.has(kind.field) && lacksValue(label) && isValue(next);
}

/** Returns the lines with every label of an entry on the line of its value. */
export function joinLabels(lines: readonly SectionLine[]): SectionLine[] {
  const rows = groupsOf(lines, rowOf).flatMap(joinRow);
  const areBare = haveBareLabels(rows);
  const joined: SectionLine[] = [];
  for (let at = 0; at < rows.length; at++) {
    const [entry, next] = [rows[at] as SectionLine, rows[at + 1]];
    if (next !== undefined && belongsTogether(entry, next, areBare)) {
      const joint = areBare && !OPENS_WITH_COLON.test(next.line.text) ? '\t: ' : '\t';
      joined.push({ index: entry.index, line: joinedLine([entry.line, next.line], joint) });
      at++;
    } else joined.push(entry);
  }
  return joined;
}
