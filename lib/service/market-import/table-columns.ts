import { isBlank, isTown, type ProposedColumns, proposeColumns, termOf } from '@/lib/engine/postings';
import { gazetteer } from '../gazetteer';
import { processStrings } from '../taxonomy';
import { type TableKind, writtenRows } from './tables';

/** Columns of a whole table, with the likely role of each. */

type Cells = Record<string, unknown>;

export type KnownColumns = ProposedColumns & {
  columns: string[];
  /** In how many rows each column has a value. */
  filled: Record<string, number>;
  /** All rows, those that cannot be read among them. */
  rows: number;
};

/** First rows sampled to learn the contents of columns, and further ones for each column that begins later. */
const SAMPLE_ROWS = 1000;
const ROWS_OF_LATE = 200;
/** Most columns; beyond that, each row may have different members. */
const MOST_COLUMNS = 1000;

/** Surveys all rows: the columns, the number of filled cells of each, and sample rows with their contents. */
function createSurvey() {
  const filled = new Map<string, number>();
  const late = new Map<string, number>();
  const sample: Cells[] = [];
  let rows = 0;

  /** True where a row is to be looked at for a column that the first rows do not have. */
  function isOfLate(cells: Cells): boolean {
    const open = Object.keys(cells).filter((name) => (late.get(name) ?? ROWS_OF_LATE) < ROWS_OF_LATE);
    for (const name of open) if (!isBlank(cells[name])) late.set(name, (late.get(name) ?? 0) + 1);
    return open.some((name) => !isBlank(cells[name]));
  }

  function note(cells: Cells) {
    for (const name of Object.keys(cells)) {
      const count = filled.get(name);
      if (count === undefined && filled.size >= MOST_COLUMNS) continue;
      if (count === undefined && sample.length >= SAMPLE_ROWS) late.set(name, 0);
      filled.set(name, (count ?? 0) + (isBlank(cells[name]) ? 0 : 1));
    }
    if (sample.length < SAMPLE_ROWS || (late.size > 0 && isOfLate(cells))) sample.push(cells);
  }

  return {
    add: (cells: Cells | undefined) => {
      rows += 1;
      if (cells) note(cells);
    },
    result: () => ({ columns: [...filled.keys()], filled: Object.fromEntries(filled), rows, sample }),
  };
}

/** Returns the columns of a table, over all its rows; days after `today` are no days of publication. */
export async function columnsOf(
  kind: TableKind,
  stream: AsyncIterable<Uint8Array>,
  today = new Date().toISOString().slice(0, 10),
): Promise<KnownColumns> {
  const survey = createSurvey();
  for await (const row of writtenRows(kind, stream)) survey.add('cells' in row ? row.cells : undefined);
  const { columns, filled, rows, sample } = survey.result();
  const places = await gazetteer();
  const tools = { strings: processStrings(), isTown: (text: string) => isTown(text, places), termOf };
  return { columns, filled, rows, ...proposeColumns(columns, { rows: sample, tools, today }) };
}
