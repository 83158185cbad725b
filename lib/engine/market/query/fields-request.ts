import type { LabelLanguage } from '../vocabulary';
import { FIELDS, type Field, readFieldName } from './fields';
import type { Parameter } from './filters';
import { Options } from './options';
import { Problems } from './problem';
import type { ReadRequest } from './search-request';

/** market.md, "Fields: query parameters". */
export type FieldsRequest = {
  fields: readonly Field[];
  /** Only these of the possible values; for a single field. */
  values?: readonly string[];
  language: LabelLanguage;
  pretty: boolean;
};

/** Every account may use every field, so `_get_all` adds nothing. */
const KNOWN = ['_get_all', '_field', '_values', '_language', '_pretty'];

/** Reads a question for the fields. Never throws. */
export function readFieldsRequest(
  parameters: readonly Parameter[],
  fallback: LabelLanguage,
): ReadRequest<FieldsRequest> {
  const problems = new Problems();
  const options = new Options(parameters, KNOWN, problems);
  for (const { name } of options.filters)
    problems.add(name, 'unknown_parameter', `There is no parameter ${name} here.`);
  options.flag('_get_all', false);
  const name = options.text('_field');
  const named = name === undefined ? undefined : readFieldName(name, '_field', problems);
  const values = options.list('_values').map(({ text }) => text);
  const request: FieldsRequest = {
    fields: named ? [named.field] : FIELDS,
    values: named && values.length > 0 ? values : undefined,
    language: options.language(fallback),
    pretty: options.flag('_pretty', false),
  };
  if (problems.list.length > 0) return { problems: problems.list };
  return { request, deprecated: [], problems: [] };
}
