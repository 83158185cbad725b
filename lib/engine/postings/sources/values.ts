import { fold } from '../../kernel';
import { scaleOfUnit } from '../../parser';
import type { PayPeriod, RawPay } from './model';

/** Lenient access to external data. Nothing here throws: values of an unexpected shape are absent. */

export type JsonObject = Record<string, unknown>;

/** Longest text taken of one member: an advertisement has a tenth of it. */
const MAX_TEXT = 200_000;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function objectOf(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** Returns the value as a list: itself, or its only member, or nothing. */
export function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}

/** Returns the text of a string or number, trimmed; absent when empty. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return undefined;
  const text = value.slice(0, MAX_TEXT).trim();
  return text === '' ? undefined : text;
}

/** Names of members with the name of an object, or endings of such names, in the languages of the sources. */
const NAMING = [
  'name',
  'label',
  'display_name',
  'value',
  'nom',
  'libelle',
  'nombre',
  'nome',
  'naam',
  'nazwa',
  'namn',
  'navn',
  'title',
];
const NAMING_END =
  /(?:name|label|nom|nombre|nome|naam|nazwa|namn|navn|titel|title|название|наименование|名)$/i;
const LONGEST_NAME = 120;

/**
 * Returns the text that names an object: of a member called so, else a short description, else the first text that may
 * be a name.
 */
function nameOfObject(value: JsonObject): string | undefined {
  const called = firstText(...NAMING.map((member) => value[member]));
  if (called !== undefined) return called;
  const members = Object.entries(value).flatMap(([member, each]) => {
    const text = typeof each === 'string' ? textOf(each) : undefined;
    return text !== undefined && text.length <= LONGEST_NAME && !ADDRESS.test(text) ? [{ member, text }] : [];
  });
  return (
    members.find(({ member }) => NAMING_END.test(member)) ??
    members.find(({ member }) => member === 'description') ??
    members.find(({ member, text }) => !IDENTIFIER.test(member) && /\p{L}/u.test(text))
  )?.text;
}

const ADDRESS = /^(?:https?:|www\.|\/)/i;
const IDENTIFIER = /(?:id|key|code|type|url|uri|href)$/i;

/** Returns the text of a string, or of the member that names an object (`name`, `label`). */
export function nameOf(value: unknown): string | undefined {
  const only: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
  return isObject(only) ? nameOfObject(only) : textOf(only);
}

/** Placeholders in tables for empty cells. */
const NOTHING = /^(?:none|null|nan|nil|undefined|n\/?a|unknown|not (?:available|specified)|[-–—/.?]+)?$/i;

/** True for an empty cell, or one with a word for that. */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  return typeof value === 'string' && value.length < 20 && NOTHING.test(value.trim());
}

/** Returns the first text that is present. */
export function firstText(...values: unknown[]): string | undefined {
  for (const value of values) {
    const text = textOf(value);
    if (text !== undefined) return text;
  }
  return undefined;
}

const OTHER_DIGIT = /(?![0-9])\p{Nd}/gu;
/** The zeros of other scripts, which their other digits follow. */
const FIRST_DIGITS = ['٠', '۰', '०', '০', '๐', '０'].map((zero) => zero.charCodeAt(0));

/** Returns a text with the digits of any script as those of this one: `۴۵٬۰۰۰`, `४५`. */
export function withDigits(value: unknown): unknown {
  if (typeof value !== 'string' || value.length > 200) return value;
  return value
    .replace(OTHER_DIGIT, (digit) => {
      const zero = FIRST_DIGITS.find(
        (first) => digit.charCodeAt(0) - first < 10 && digit.charCodeAt(0) >= first,
      );
      return zero === undefined ? digit : String(digit.charCodeAt(0) - zero);
    })
    .replace(/(?<=\d)٬(?=\d{3})/gu, ',');
}

/** Reads a number, also from text with commas, spaces or apostrophes between thousands. */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  const text = textOf(value);
  if (text === undefined || text.length > 24) return undefined;
  const plain = text.replace(/[\s'’]/g, '').replace(/,(?=\d{3}(?:\D|$))/g, '');
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

/** Returns a cell as a text by which it can be compared; nothing of one that is nested too deep to be written. */
export function writtenCell(value: unknown): string {
  if (typeof value === 'string') return value;
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '';
  }
}

export function booleanOf(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  const text = textOf(value)?.toLowerCase();
  if (text === 'true' || text === '1' || text === 'yes') return true;
  if (text === 'false' || text === '0' || text === 'no') return false;
  return undefined;
}

/** Returns an address of the web, absolute or against `base`. */
export function addressOf(value: unknown, base?: string): string | undefined {
  const text = textOf(value);
  if (text === undefined || !URL.canParse(text, base)) return undefined;
  const url = new URL(text, base);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : undefined;
}

const PERIODS: [RegExp, PayPeriod][] = [
  [/\bbi-?weekly|fortnight|(?:two|2) weeks|14-?tag/i, 'fortnight'],
  [/hour|stunde|heure|\bhora|\bora\b|\buur|\bph\b/i, 'hour'],
  [/dai|\bday|\btag\b|jour|\bdía|giorn|\bdag\b|diem/i, 'day'],
  [/week|woche|semaine|semana|settiman/i, 'week'],
  [/month|monat|mois|\bmes\b|mensual|mese|maand/i, 'month'],
  [/year|annu|annum|jahr|\ban\b|année|año|anno|jaar|\bp\.?a\b/i, 'year'],
];

const PERIOD_OF_SCALE: Readonly<Record<NonNullable<ReturnType<typeof scaleOfUnit>>, PayPeriod>> = {
  Hourly: 'hour',
  Daily: 'day',
  Weekly: 'week',
  Monthly: 'month',
  Annually: 'year',
};

/** Returns the period that a word means, in the languages of the sources. */
export function periodOf(value: unknown): PayPeriod | undefined {
  const text = textOf(value)?.slice(0, 64);
  if (text === undefined) return undefined;
  const scale = scaleOfUnit(fold(text));
  return scale ? PERIOD_OF_SCALE[scale] : PERIODS.find(([pattern]) => pattern.test(text))?.[1];
}

/** Returns the ISO 639-1 code of a language code (`de`, `de-AT`, `de_AT`). */
export function languageOf(value: unknown): string | undefined {
  return /^[a-z]{2}(?=$|[-_])/.exec(textOf(value)?.toLowerCase() ?? '')?.[0];
}

/** Former codes that sites still write for the same money. */
const FORMER_CODES: Readonly<Record<string, string>> = { RUR: 'RUB' };

export function currencyOf(value: unknown): string | undefined {
  const text = textOf(value)?.toUpperCase();
  if (text === undefined || !/^[A-Z]{3}$/.test(text)) return undefined;
  return FORMER_CODES[text] ?? text;
}

/**
 * Returns an amount of money: as `numberOf`, and with dots before thousands or a comma before cents (`50.000`,
 * `12,50`).
 */
export function amountOf(value: unknown): number | undefined {
  const text = textOf(value);
  if (typeof value !== 'number' && text !== undefined && text.length <= 24) {
    const plain = text.replace(/[\s'’]/g, '');
    if (/^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/.test(plain))
      return Number(plain.replaceAll('.', '').replace(',', '.'));
    if (/^\d+,\d{1,2}$/.test(plain)) return Number(plain.replace(',', '.'));
  }
  return numberOf(value);
}

/** Reads pay that is written in words, with the currency of another member. */
function payInWords(texts: readonly string[], currency: unknown): string {
  const ends = [...new Set(texts)].join(' - ');
  const stated = textOf(currency);
  return (stated === undefined || ends.includes(stated) ? ends : `${ends} ${stated}`).slice(0, 200);
}

/**
 * Builds pay from figures; absent when no figure is above zero. The smaller figure is the minimum, whatever it was
 * called. Anything but a plain figure is kept in words.
 */
export function payOf(figures: {
  minimum?: unknown;
  maximum?: unknown;
  currency?: unknown;
  period?: unknown;
  isPredicted?: boolean;
}): RawPay | undefined {
  const known = {
    currency: currencyOf(figures.currency),
    period: periodOf(figures.period),
    isPredicted: figures.isPredicted === true,
  };
  const ends = [figures.minimum, figures.maximum].filter((end) => textOf(end) !== undefined);
  const read = ends.map(amountOf);
  const texts = ends.flatMap((end) => textOf(end) ?? []).filter((text) => /\d/.test(text));
  if (read.includes(undefined) && texts.length > 0)
    return { text: payInWords(texts, figures.currency), ...known };
  const amounts = read.filter((amount) => amount !== undefined && amount > 0) as number[];
  if (amounts.length === 0) return undefined;
  return { minimum: Math.min(...amounts), maximum: Math.max(...amounts), ...known };
}
