import type { z } from 'zod';
import {
  CALLS,
  DATA_NOTICE,
  MarketAggregateResponse,
  MarketFieldsResponse,
  MarketSearchResponse,
} from '@/lib/contracts';
import { type Answered, type Asked, type Caller, refused } from '../ask';
import type { Outcome } from '../results';

type Parameters = Readonly<Record<string, string | number | boolean>>;

/** What a job is shown with unless fields are asked for; its whole text is not among them. */
const FIELDS =
  'job_id,job_title,organization_name,location,region,country,profession,date,salary,contract_type,source_website,source_url';
const MOST_RESULTS = 100;
const MOST_VALUES = 200;

/** The members of this API are spelled alike on the wire and in our code. */
async function askMarket<Schema extends z.ZodType>(
  { ask }: Caller,
  asked: Asked,
  schema: Schema,
): Promise<Answered<z.output<Schema>>> {
  const answer = await ask(asked);
  if (!answer.ok) return answer;
  const read = schema.safeParse(answer.value);
  return read.success
    ? { ok: true, value: read.data }
    : refused('BadAnswer', 'The answer has not the form that its contract says.');
}

function formOf(parameters: Parameters): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? String(Number(value)) : String(value),
    ]),
  );
}

function valuesLike(values: Record<string, string>, like: string | undefined) {
  const wanted = like?.toLowerCase();
  const all = Object.entries(values).filter(([, label]) => !wanted || label.toLowerCase().includes(wanted));
  return {
    shown: Object.fromEntries(all.slice(0, MOST_VALUES)),
    left: Math.max(0, all.length - MOST_VALUES),
  };
}

/** Describes the fields of the market; the values of a field where that one is asked for. */
export async function marketFields(
  caller: Caller,
  { field, like, language }: { field?: string; like?: string; language?: string },
): Promise<Outcome<'market_fields'>> {
  const form = { ...(field && { _field: field }), ...(language && { _language: language }) };
  const answer = await askMarket(caller, { call: CALLS.marketFields, form }, MarketFieldsResponse);
  if (!answer.ok) return answer;
  const fields = Object.entries(answer.value).map(
    ([name, { possible_values, custom_categories: _, ...info }]) => {
      if (!possible_values) return [name, info];
      const { shown, left } = field
        ? valuesLike(possible_values, like)
        : { shown: undefined, left: Object.keys(possible_values).length };
      return [
        name,
        { ...info, ...(shown && { possible_values: shown }), ...(left > 0 && { values_left_out: left }) },
      ];
    },
  );
  return { ok: true, value: { fields: Object.fromEntries(fields) } };
}

/** Lists jobs of the market. */
export async function marketSearch(
  caller: Caller,
  { parameters }: { parameters: Parameters },
): Promise<Outcome<'market_search'>> {
  if (Number(parameters._limit ?? 0) > MOST_RESULTS)
    return refused('limit_exceeded', `_limit may be ${MOST_RESULTS} at most here. Page on with _offset.`);
  const form = formOf({ _fields: FIELDS, ...parameters });
  const answer = await askMarket(caller, { call: CALLS.searchMarketByPost, form }, MarketSearchResponse);
  return answer.ok ? { ok: true, value: { notice: DATA_NOTICE, ...answer.value } } : answer;
}

/** Groups jobs of the market into buckets. */
export async function marketAggregate(
  caller: Caller,
  { parameters }: { parameters: Parameters },
): Promise<Outcome<'market_aggregate'>> {
  const asked = { call: CALLS.aggregateMarketByPost, form: formOf(parameters) };
  const answer = await askMarket(caller, asked, MarketAggregateResponse);
  return answer.ok ? { ok: true, value: { notice: DATA_NOTICE, buckets: answer.value } } : answer;
}
