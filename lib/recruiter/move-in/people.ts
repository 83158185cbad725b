import { type CustomField, type CustomValue, customColumn, customValueFrom } from '../custom-fields/types';
import type { ColumnRole, ColumnUse, Person, Table } from './types';

/** Several values in one cell: addresses, numbers and tags. */
const PARTS = /\s*[;,|\n]\s*/;
const MOST_TAG = 40;
const MOST_TAGS = 20;
const DAY_MS = 86_400_000;
/** Day 0 of spreadsheets. */
const EPOCH = Date.UTC(1899, 11, 30);
const SERIAL = /^[345]\d{4}(?:\.\d+)?$/;
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year < 100 ? 2000 + year : year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : null;
}

/** Reads a day; one in figures alone is null where it may be two, unless its column shows which comes first (`monthFirst`). */
function readDay(text: string, monthFirst: boolean | null): string | null {
  if (SERIAL.test(text))
    return new Date(EPOCH + Math.floor(Number(text)) * DAY_MS).toISOString().slice(0, 10);
  const iso = /^(\d{4})-(\d\d?)-(\d\d?)/.exec(text);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const figures = /^(\d{1,2})([./-])(\d{1,2})[./-](\d{2,4})/.exec(text);
  if (figures) {
    const [one, other, year] = [Number(figures[1]), Number(figures[3]), Number(figures[4])];
    if (figures[2] === '.' || one > 12 || one === other) return dayOf(year, other, one);
    if (other > 12) return dayOf(year, one, other);
    return monthFirst === null ? null : monthFirst ? dayOf(year, one, other) : dayOf(year, other, one);
  }
  const [, before, word = '', after, year] =
    /^(?:(\d{1,2}) )?(\p{L}{3})\p{L}*\.?(?: (\d{1,2}),)? (\d{4})/u.exec(text) ?? [];
  const month = MONTHS.indexOf(word.toLowerCase()) + 1;
  const day = Number(before ?? after);
  return month > 0 && day > 0 ? dayOf(Number(year), month, day) : null;
}

/** Returns whether the days of a column have the month first; null if none of them shows it. */
function hasMonthFirst(days: readonly string[]): boolean | null {
  for (const day of days) {
    const [, one, other] = /^(\d{1,2})[/-](\d{1,2})[/-]/.exec(day) ?? [];
    if (Number(one) > 12) return false;
    if (Number(other) > 12) return true;
  }
  return null;
}

const nameOfFile = (text: string) => {
  const bare =
    text
      .replace(/[?#].*$/, '')
      .split(/[\\/]/)
      .at(-1) ?? '';
  try {
    return decodeURIComponent(bare).trim();
  } catch {
    return bare.trim();
  }
};

/** Puts `Doe, Jane` into the order in which a name is said. */
function inOrder(name: string): string {
  const [family, given, ...more] = name.split(/\s*,\s*/);
  return given && family && more.length === 0 ? `${given} ${family}` : name;
}

/** What a row says of one field: its value, or the text that is none, with the name of the field. */
type OfField = { key: string; value: CustomValue } | { unread: string };

/** Makes the reader of the fields of the workspace in the rows of a table; days are read by the column they are in. */
function fieldsIn(table: Table, roles: readonly (ColumnUse | null)[], fields: readonly CustomField[]) {
  const columns = fields.flatMap((field) => {
    const at = roles.indexOf(customColumn(field.key));
    if (at < 0) return [];
    const first = field.type === 'date' ? hasMonthFirst(table.rows.map((row) => row[at] ?? '')) : null;
    return [{ field, at, first }];
  });
  return (row: readonly string[]): OfField[] =>
    columns.flatMap(({ field, at, first }): OfField[] => {
      const text = row[at]?.trim() ?? '';
      if (text === '') return [];
      const value = customValueFrom(field, field.type === 'date' ? (readDay(text, first) ?? '') : text);
      return [value === null ? { unread: `${field.name}: ${text}` } : { key: field.key, value }];
    });
}

/**
 * Makes the reader of the rows of a table, by what its columns hold. What a field of the workspace cannot hold is kept as a note.
 */
export function peopleOf(
  table: Table,
  roles: readonly (ColumnUse | null)[],
  fields: readonly CustomField[] = [],
): (row: readonly string[]) => Person {
  const ofFields = fieldsIn(table, roles, fields);
  const at = (role: ColumnRole) => roles.flatMap((one, index) => (one === role ? [index] : []));
  const dates = at('date')[0];
  const monthFirst = dates === undefined ? null : hasMonthFirst(table.rows.map((row) => row[dates] ?? ''));
  return (row) => {
    const all = (role: ColumnRole) => at(role).flatMap((index) => row[index]?.trim() || []);
    const one = (role: ColumnRole) => all(role)[0] ?? '';
    const several = (role: ColumnRole) =>
      [...new Set(all(role).flatMap((cell) => cell.split(PARTS)))].filter(Boolean);
    const placed = [
      ['Job', one('job')],
      ['Stage', one('stage')],
    ].flatMap(([what, value]) => (value ? [`${what}: ${value}`] : []));
    const own = ofFields(row);
    const name = inOrder(one('name')) || [one('given'), one('family')].filter(Boolean).join(' ');
    return {
      name,
      given: one('given'),
      family: one('family'),
      emails: several('email').map((email) => email.replace(/^<|>$/g, '')),
      phones: several('phone'),
      place: one('place'),
      title: one('title'),
      employer: one('employer'),
      skills: several('skills'),
      tags: [...new Set([...several('tags'), ...placed])]
        .map((tag) => tag.slice(0, MOST_TAG))
        .slice(0, MOST_TAGS),
      notes: [...all('notes'), ...own.flatMap((said) => ('unread' in said ? said.unread : []))],
      cv: nameOfFile(one('cv')),
      text: one('text'),
      source: one('source').slice(0, 150),
      since: readDay(one('date'), monthFirst),
      custom: Object.fromEntries(own.flatMap((said) => ('key' in said ? [[said.key, said.value]] : []))),
    };
  };
}

/** A document that is read as any other CV. */
export type Card = { text: string; extension: 'txt' | 'html' };

const MARKUP = /<(?:p|div|br|body|table|span|ul|h[1-6])\b/i;

/** Returns the text of a person's CV, or else writes what a row says of them as a short one. */
export function cardOf(person: Person): Card {
  const { name, emails, phones, place, title, employer, skills, text } = person;
  if (text) return { text, extension: MARKUP.test(text) ? 'html' : 'txt' };
  const work = [title, employer].filter(Boolean).join(', ');
  const lines = [
    ...[name, ...emails, ...phones, place],
    ...(work ? ['', 'Experience', work] : []),
    ...(skills.length > 0 ? ['', 'Skills', skills.join(', ')] : []),
  ];
  return { text: lines.join('\n').replace(/\n{3,}/g, '\n\n'), extension: 'txt' };
}

/** Returns what a row says in the form in which a document declares it, laid over what is read. */
export function declaredOf(person: Person): object {
  const { name, given, family, emails, phones, place, title, employer } = person;
  const candidateName = {
    formattedName: name,
    ...(given && { givenName: given }),
    ...(family && { familyName: family }),
  };
  const position = {
    isCurrent: true,
    ...(title && { jobTitle: { raw: title } }),
    ...(employer && { employer: { name: { raw: employer } } }),
  };
  return {
    contactInformation: {
      candidateName,
      ...(emails.length > 0 && { emailAddresses: emails }),
      ...(phones.length > 0 && { telephones: phones.map((raw) => ({ raw })) }),
      ...(place && { location: { municipality: place } }),
    },
    ...((title || employer) && { employmentHistory: { positions: [position] } }),
  };
}
