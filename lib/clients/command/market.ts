import { aggregateMarket, type MarketParameters, searchMarket } from '../market';
import { EXIT, type ExitCode, endedBy, wrongUse } from './exit';
import { formatOf, type Given, numberOf, textOf } from './options';
import { type Column, chartOf, written } from './output';
import type { Place } from './run';

const TAKEN = 20;
const FIELDS =
  'job_id,job_title,organization_name,location,country,date,salary,contract_type,source_website,source_url';
const SHOWN = ['job_title', 'organization_name', 'location', 'country', 'date', 'salary'];

/** Reads `name=value` as the API has it: a question is written as in an address, each part or all in one argument. */
export function questionOf(rest: readonly string[]): MarketParameters {
  const parts = rest.flatMap((each) => each.split('&')).filter((each) => each.trim() !== '');
  return Object.fromEntries(
    parts.map((part) => {
      const at = part.indexOf('=');
      if (at <= 0) throw wrongUse(`${part} is no NAME=VALUE, such as region=Berlin.`);
      return [part.slice(0, at).trim(), part.slice(at + 1).trim()];
    }),
  );
}

type Row = Readonly<Record<string, unknown>>;

const isFigure = (value: unknown): value is number => typeof value === 'number';

function cellOf(value: unknown): string | number | null {
  if (value === null || value === undefined) return null;
  if (isFigure(value) || typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map((one) => cellOf(one)).join(', ');
  return typeof value === 'object' ? Object.values(value).map(cellOf).join(', ') : String(value);
}

const columnsOf = (names: readonly string[]): Column<Row>[] =>
  names.map((name) => ({ heading: name, cell: (row) => cellOf(row[name]) }));

/** Each bucket by the values it is of, and the figure asked for: the metric, or the count without one. */
function chart(buckets: readonly Row[], groups: readonly string[], metric: string | undefined): string {
  const figure = metric?.split(',').find((name) => name !== 'count') ?? 'count';
  return chartOf(
    buckets.map((bucket) => {
      const value = bucket[figure];
      const label = groups.map((group) => cellOf(bucket[group]) ?? 'none').join(', ');
      return { label, value: isFigure(value) ? value : null };
    }),
  );
}

async function aggregated(given: Given, question: MarketParameters, group: string): Promise<string> {
  const metric = textOf(given, 'metric');
  const groups = group.split(',');
  const _limit = [numberOf(given, 'take', TAKEN), ...groups.slice(1).map(() => TAKEN)].join(',');
  const answer = await aggregateMarket({ _limit, ...question, _group: group, _metric: metric });
  if (!answer.ok) throw endedBy(answer.failure);
  const buckets: readonly Row[] = answer.value;
  if (given.values.chart) return chart(buckets, groups, metric);
  const names = [...new Set([...groups, ...buckets.flatMap((bucket) => Object.keys(bucket))])];
  return written(formatOf(given) ?? 'table', { columns: columnsOf(names), lines: buckets, json: buckets });
}

/** Asks the job market for jobs, or for figures of groups. */
export async function market(given: Given, place: Place): Promise<ExitCode> {
  const question = questionOf(given.rest);
  const group = textOf(given, 'group');
  if (group) {
    place.out.write(await aggregated(given, question, group));
    return EXIT.done;
  }
  if (given.values.chart || textOf(given, 'metric')) throw wrongUse('Name what to group by with --group.');
  const asked = { _fields: FIELDS, _limit: numberOf(given, 'take', TAKEN), ...question };
  const answer = await searchMarket(asked);
  if (!answer.ok) throw endedBy(answer.failure);
  const { total_count: total, results } = answer.value;
  place.out.write(
    written(formatOf(given) ?? 'table', {
      columns: columnsOf(SHOWN),
      lines: results as readonly Row[],
      json: answer.value,
    }),
  );
  place.err.write(`${results.length.toLocaleString('en')} of ${total.toLocaleString('en')} jobs\n`);
  return EXIT.done;
}
