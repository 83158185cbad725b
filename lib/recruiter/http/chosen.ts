import type { Actor } from '../ground/actor';
import { NOT_SIGNED_IN } from '../ground/use-case';
import { FIGURE_FORMATS, type FigureFormat } from '../market/dashboard/export';
import { problemAnswer } from './answers';

/** What an address chooses out of a few. An answer to who is not signed in says that, whatever else is wrong. */

/** Returns the format in an address, or else an answer that lists the formats. */
export function formatFrom<Format extends string>(
  actor: Actor | null,
  params: URLSearchParams,
  formats: readonly Format[],
): Format | Response {
  const format = formats.find((known) => known === params.get('format'));
  if (format) return format;
  if (!actor) return problemAnswer(NOT_SIGNED_IN.problem);
  const message = `Choose one of ${formats.join(', ')}.`;
  return problemAnswer({ code: 'invalid', message, field: 'format' });
}

/** Returns the figure and the format in an address, or else an answer that there is none such. */
export function figureFrom<Id extends string>(
  actor: Actor | null,
  params: URLSearchParams,
  ids: readonly Id[],
  /** Of the two names, where others are fields of the market. */
  prefix: '' | '_',
): { id: Id; format: FigureFormat } | Response {
  const id = ids.find((known) => known === params.get(`${prefix}figure`));
  const format = FIGURE_FORMATS.find((known) => known === params.get(`${prefix}format`));
  if (id && format) return { id, format };
  if (!actor) return problemAnswer(NOT_SIGNED_IN.problem);
  return problemAnswer({ code: 'invalid', message: 'There is no such figure or format.' });
}
