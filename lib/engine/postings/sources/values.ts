import type { PayPeriod, RawPay } from './model';

/**
 * Lenient looks into what others send. Nothing here throws: what is not of the expected shape is absent.
 */

export type JsonObject = Record<string, unknown>;

/** Longest text taken of one member: an advertisement has a tenth of it. */
const MAX_TEXT = 200_000;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function objectOf(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** The value as a list: itself, or its only member, or nothing. */
export function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}

/** Text of a string or number, trimmed; absent when empty. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return undefined;
  const text = value.slice(0, MAX_TEXT).trim();
  return text === '' ? undefined : text;
}

/** Text of a string, or of the member that names an object (`name`, `label`). */
export function nameOf(value: unknown): string | undefined {
  if (!isObject(value)) return textOf(value);
  return textOf(value.name) ?? textOf(value.label) ?? textOf(value.display_name) ?? textOf(value.value);
}

/** The first text that is there. */
export function firstText(...values: unknown[]): string | undefined {
  for (const value of values) {
    const text = textOf(value);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** A number, also written as text with thousands parted by commas, blanks or apostrophes. */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  const text = textOf(value);
  if (text === undefined || text.length > 24) return undefined;
  const plain = text.replace(/[\s'’]/g, '').replace(/,(?=\d{3}(?:\D|$))/g, '');
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

export function booleanOf(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  const text = textOf(value)?.toLowerCase();
  if (text === 'true' || text === '1' || text === 'yes') return true;
  if (text === 'false' || text === '0' || text === 'no') return false;
  return undefined;
}

/** An address of the web, absolute or against `base`. */
export function addressOf(value: unknown, base?: string): string | undefined {
  const text = textOf(value);
  if (text === undefined || !URL.canParse(text, base)) return undefined;
  const url = new URL(text, base);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : undefined;
}

/** The database knows no later days; who writes one means that there is no end. */
const LAST_YEAR = '2149';

const ISO_DAY = /^\d{4}-\d{2}-\d{2}(?=\D|$)/;
const WITH_ZONE = /(?:\b(?:GMT|UTC)|Z|[+-]\d{2}:?\d{2})\s*(?:\(.*\))?$/;

function momentOf(text: string): Date {
  if (/^\d{10}$/.test(text)) return new Date(Number(text) * 1000);
  if (/^\d{13}$/.test(text)) return new Date(Number(text));
  return new Date(WITH_ZONE.test(text) ? text : `${text} UTC`);
}

/** The day of a date: ISO text as written, another form that the platform understands, or time since 1970. */
export function dayOf(value: unknown): string | undefined {
  const text = textOf(value);
  if (text === undefined || text.length > 64) return undefined;
  const written = ISO_DAY.exec(text)?.[0];
  const moment = written ? new Date(`${written}T00:00:00Z`) : momentOf(text);
  if (Number.isNaN(moment.getTime())) return undefined;
  const day = moment.toISOString().slice(0, 10);
  const isPlausible = day >= '1970' && day < LAST_YEAR;
  return isPlausible && (written ?? day) === day ? day : undefined;
}

const PERIODS: [RegExp, PayPeriod][] = [
  [/hour|stunde|heure|\bhora|\bora\b|\buur|\bph\b/i, 'hour'],
  [/dai|\bday|\btag\b|jour|\bdía|giorn|\bdag\b|diem/i, 'day'],
  [/week|woche|semaine|semana|settiman/i, 'week'],
  [/month|monat|mois|\bmes\b|mensual|mese|maand/i, 'month'],
  [/year|annu|annum|jahr|\ban\b|année|año|anno|jaar|\bp\.?a\b/i, 'year'],
];

/** The period that a word for one stands for, in the languages of the sources. */
export function periodOf(value: unknown): PayPeriod | undefined {
  const text = textOf(value)?.slice(0, 64);
  return text === undefined ? undefined : PERIODS.find(([pattern]) => pattern.test(text))?.[1];
}

/** ISO 639-1 of a code of a language (`de`, `de-AT`, `de_AT`). */
export function languageOf(value: unknown): string | undefined {
  return /^[a-z]{2}(?=$|[-_])/.exec(textOf(value)?.toLowerCase() ?? '')?.[0];
}

export function currencyOf(value: unknown): string | undefined {
  const text = textOf(value)?.toUpperCase();
  return text !== undefined && /^[A-Z]{3}$/.test(text) ? text : undefined;
}

/** Pay of figures; absent when there is none above zero. The smaller figure is the minimum, whatever it was called. */
export function payOf(figures: {
  minimum?: unknown;
  maximum?: unknown;
  currency?: unknown;
  period?: unknown;
  isPredicted?: boolean;
}): RawPay | undefined {
  const amounts = [numberOf(figures.minimum), numberOf(figures.maximum)]
    .filter((amount) => amount !== undefined)
    .filter((amount) => amount > 0);
  if (amounts.length === 0) return undefined;
  return {
    minimum: Math.min(...amounts),
    maximum: Math.max(...amounts),
    currency: currencyOf(figures.currency),
    period: periodOf(figures.period),
    isPredicted: figures.isPredicted === true,
  };
}
