import { type CustomField, customText, customValueFrom, isDay, partsOfFilter, readFigure } from './types';

/** Conditions on a field: the form of an address, of what is typed into a bar, and in words. Pure. */

export const ANY_VALUE = '*';
export const NO_VALUE = '-';

/** A condition as the store asks it. */
export type Wanted =
  | { is: 'any' }
  | { is: 'none' }
  | { is: 'words'; words: string }
  | { is: 'range'; from: string; to: string }
  | { is: 'one'; id: string };

type Field = Pick<CustomField, 'type' | 'choices'>;

const RANGE = /^(.*?)(?:__|\.\.|\s+to\s+)(.*)$/su;

const isEnd = (type: 'number' | 'date', text: string) =>
  text === '' || (type === 'number' ? /^-?\d+(?:\.\d+)?$/.test(text) : isDay(text));

/** Reads a condition in the form of an address; null where the field has no values like this. */
export function wantedOf({ type, choices }: Field, wanted: string): Wanted | null {
  if (wanted === ANY_VALUE) return { is: 'any' };
  if (wanted === NO_VALUE) return { is: 'none' };
  if (type === 'text') return { is: 'words', words: wanted };
  if (type === 'choice' || type === 'person')
    return choices.some(({ id }) => id === wanted) ? { is: 'one', id: wanted } : null;
  const cut = wanted.indexOf('__');
  const [from, to] = cut < 0 ? [wanted, wanted] : [wanted.slice(0, cut), wanted.slice(cut + 2)];
  return (from !== '' || to !== '') && isEnd(type, from) && isEnd(type, to)
    ? { is: 'range', from, to }
    : null;
}

const lastOfMonth = (year: number, month: number) =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);

/** Returns the first and the last day of a written day, month or year. */
function daysOf(text: string): [string, string] | null {
  if (isDay(text)) return [text, text];
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?$/.exec(text) ?? [];
  if (year === undefined) return null;
  if (month === undefined) return [`${year}-01-01`, `${year}-12-31`];
  if (Number(month) < 1 || Number(month) > 12) return null;
  return [`${year}-${month}-01`, lastOfMonth(Number(year), Number(month))];
}

function endsOf(type: 'number' | 'date', text: string): [string, string] | null {
  if (text === '') return ['', ''];
  if (type === 'date') return daysOf(text);
  const figure = readFigure(text);
  return figure === null ? null : [String(figure), String(figure)];
}

/** Writes a range as an address has it: `1000..2000`, `1000__`, `>= 1000`, `2026-03`, `2026-01..2026-03`. */
function rangeFrom(type: 'number' | 'date', typed: string): string | null {
  const [, sign, single] = /^(>=|<=)\s*(.+)$/s.exec(typed) ?? [];
  const [, first, last] = RANGE.exec(typed) ?? [];
  const [from, to] =
    sign === '>='
      ? [single, '']
      : sign === '<='
        ? ['', single]
        : first === undefined
          ? [typed, typed]
          : [first, last];
  const [begin, end] = [endsOf(type, (from ?? '').trim()), endsOf(type, (to ?? '').trim())];
  if (!begin || !end || (begin[0] === '' && end[1] === '')) return null;
  return begin[0] === end[1] && type === 'number' ? begin[0] : `${begin[0]}__${end[1]}`;
}

/** Writes a typed condition as an address has it; null where the field has no values like this. */
export function filterFrom(field: Field, typed: string): string | null {
  const text = typed.trim();
  if (text === '' || text === ANY_VALUE || text === NO_VALUE) return text || null;
  if (field.type === 'text') return text;
  if (field.type === 'number' || field.type === 'date') return rangeFrom(field.type, text);
  const value = customValueFrom(field, text);
  return value === null ? null : String(value);
}

/** The form of values of a field, for typing them. */
export const FILTER_HINTS: Readonly<Record<CustomField['type'], string>> = {
  text: 'Words that are in it; * for any value, - for none',
  number: '1000..2000 is from 1,000 to 2,000; >=1000 is 1,000 or more',
  date: '2026-03 is that month; 2026-01-01..2026-03-31 is from one day to the other',
  choice: 'One of its choices; * for any, - for none',
  person: 'A member by name; * for any, - for none',
};

function rangeText(
  field: Field,
  { from, to }: Extract<Wanted, { is: 'range' }>,
  text: typeof customText,
): string {
  const say = (end: string) => text(field, field.type === 'number' ? Number(end) : end);
  if (from === to) return `: ${say(from)}`;
  if (from && to) return `: ${say(from)} to ${say(to)}`;
  const [more, less] = field.type === 'number' ? ['or more', 'or less'] : ['or later', 'or earlier'];
  return from ? `: ${say(from)} ${more}` : `: ${say(to)} ${less}`;
}

/** Returns a filter in words: `Notice period: 3 or more`. A field that is not known is named by its key. */
export function filterText(
  fields: readonly CustomField[],
  filter: string,
  text: typeof customText = customText,
): string {
  const parts = partsOfFilter(filter);
  const field = fields.find(({ key }) => key === parts?.key);
  if (!parts || !field) return filter.replace('__', ': ');
  const wanted = wantedOf(field, parts.wanted);
  if (wanted === null) return `${field.name}: ${parts.wanted}`;
  if (wanted.is === 'any') return `${field.name}: any`;
  if (wanted.is === 'none') return `${field.name}: none`;
  if (wanted.is === 'words') return `${field.name}: ${wanted.words}`;
  if (wanted.is === 'one') return `${field.name}: ${text(field, wanted.id)}`;
  return `${field.name}${rangeText(field, wanted, text)}`;
}
