import type { ParsedResume } from '@/lib/contracts';
import { findDates, fold, squeeze } from '../../../kernel';
import type { AttributeName } from '../../../lexicon';
import { toDateValue } from '../../shared/date-value';
import type { DetailRow } from '../details/rows';
import { ATTRIBUTE_NAMES } from '../details/vocabulary';
import { hukouOf } from './hukou';
import { nationalityCode } from './nationality';
import { attributeLabelOf, GENDER_WORDS, MARITAL_WORDS } from './vocabulary';

/** Personal details after labels (parsing.md, PersonalAttributes). Details without a label are not guessed. */

export type PersonalAttributes = NonNullable<ParsedResume['personalAttributes']>;

type Labelled = { name: AttributeName; label: string; value: string };

/** Digits that the number of an identity has at least. */
const FEWEST_DIGITS = 3;
const LONGEST_VALUE = 120;
const FRAGMENTS = /\s*[|•·●▪;\t]\s*|\s{4,}/u;
const DELIMITER = /^\s?[:：=]\s*|^\s?[-–—]\s+|^\t+\s*/u;
/** Labels that are followed by their value without a colon. */
const LEADS: ReadonlySet<AttributeName> = new Set<AttributeName>(['dateOfBirth', 'drivingLicense']);

/** Returns the label at the start of a text, and the text after it. */
function labelledValue(text: string, next: string | undefined): Labelled | undefined {
  const found = attributeLabelOf(fold(text));
  if (!found) return undefined;
  const rest = text.slice(found.label.length);
  const delimiter = DELIMITER.exec(rest);
  if (delimiter) return { ...found, value: squeeze(rest.slice(delimiter[0].length)) };
  if (LEADS.has(found.name) && rest.trim() !== '') return { ...found, value: squeeze(rest) };
  return rest.trim() === '' && next ? { ...found, value: squeeze(next) } : undefined;
}

function labelledValues(texts: readonly string[]): Labelled[] {
  const found: Labelled[] = [];
  for (const text of texts) {
    const whole = /^[^|•·●▪;]{1,60}\t[^\t]{1,120}$/u.test(text) ? [text] : text.split(FRAGMENTS);
    whole.forEach((part, at) => {
      for (const piece of splitLabels(part)) {
        const labelled = labelledValue(piece, whole[at + 1]);
        if (labelled && labelled.value !== '' && labelled.value.length <= LONGEST_VALUE) found.push(labelled);
      }
    });
  }
  return found;
}

/** Splits a text with several labels: "Nationality: Dutch, Date of birth: 3 May 1990". */
function splitLabels(text: string): string[] {
  return text.split(/,\s+(?=\p{Lu}[\p{L}' ]{2,30}:)/u).map((part) => part.trim());
}

function dateValue(text: string, today: string): NonNullable<PersonalAttributes['dateOfBirth']> | undefined {
  const [found] = findDates(text, { today });
  const date = found?.start ?? found?.end;
  if (!date || date.year < 1920 || `${date.year}` >= today.slice(0, 4)) return undefined;
  return toDateValue(date);
}

const CURRENCIES: readonly [RegExp, string][] = [
  [/€|\beur/iu, 'EUR'],
  [/£|\bgbp/iu, 'GBP'],
  [/\bchf|\bfr\./iu, 'CHF'],
  [/₹|\binr|\brs\b|\blpa|\blakh/iu, 'INR'],
  [/¥|\bcny|\brmb|元/iu, 'CNY'],
  [/zł|\bpln/iu, 'PLN'],
  [/R\$|\bbrl/iu, 'BRL'],
  [/\$|\busd/iu, 'USD'],
];

function salaryOf(text: string): PersonalAttributes['currentSalary'] {
  const match = /(\d{1,3}(?:[.,' ]\d{3})+|\d+)(?:[.,](\d{1,2}))?\s*(k\b|lpa\b|lakhs?\b)?/iu.exec(text);
  if (!match?.[1]) return undefined;
  const unit = match[3]?.toLowerCase();
  const factor = unit === 'k' ? 1000 : unit ? 100_000 : 1;
  const amount = Number(`${match[1].replace(/\D/gu, '')}.${match[2] ?? 0}`) * factor;
  const currency = CURRENCIES.find(([pattern]) => pattern.test(text))?.[1];
  return amount > 0 ? { amount, ...(currency ? { currency } : {}) } : undefined;
}

const TEXTS: readonly AttributeName[] = [
  'availability',
  'birthplace',
  'currentLocation',
  'drivingLicense',
  'familyComposition',
  'fathersName',
  'gender',
  'hukouCity',
  'maritalStatus',
  'mothersMaidenName',
  'motherTongue',
  'nationality',
  'passportNumber',
  'preferredLocation',
  'visaStatus',
  'willingToRelocate',
];

const partsOf = (text: string) => text.split(/\s*[|•·,;\t]\s*/u).map((part) => squeeze(part));

/** Returns whether a line only has personal details: "Date of birth: 3 May 1990", "Male, married". */
export function isPersonalLine(line: string): boolean {
  const text = squeeze(line);
  if (labelledValue(text, text)) return true;
  const words = partsOf(text).map(fold);
  return words.every((word) => GENDER_WORDS.has(word) || MARITAL_WORDS.has(word));
}

/** Single words among the details: "married", "female". */
function unlabelled(texts: readonly string[]): PersonalAttributes {
  const parts = texts.flatMap(partsOf);
  const gender = parts.find((part) => part.length > 2 && GENDER_WORDS.has(fold(part)));
  const maritalStatus = parts.find((part) => MARITAL_WORDS.has(fold(part)));
  return { ...(gender ? { gender } : {}), ...(maritalStatus ? { maritalStatus } : {}) };
}

function birthplaceIn(value: string): string | undefined {
  const match = /\s(?:in|à|en|a|em|te|w)\s(\p{Lu}[\p{L}\s.,'()-]{1,60})$/u.exec(value);
  return match?.[1] ? squeeze(match[1]) : undefined;
}

const attributes: ReadonlySet<string> = new Set(ATTRIBUTE_NAMES);
const isAttribute = (kind: DetailRow['kind']): kind is AttributeName => attributes.has(kind);

/** Rows of a form, whose labels may be misspelt and whose values may be next to or below them. */
function attributesInRows(rows: readonly DetailRow[]): Labelled[] {
  return rows.flatMap(({ kind, label, value }) => {
    const [first = ''] = value.split('\n', 1);
    const isUsable = isAttribute(kind) && first !== '' && first.length <= LONGEST_VALUE;
    return isUsable ? [{ name: kind, label, value: first.replace(/(?<=\p{L}{3})[.,;]+$/u, '') }] : [];
  });
}

/**
 * Reads the details out of the candidate's contact and personal lines; undefined without any. `drivingLicense` is the
 * one found in other sections.
 */
export function readPersonalAttributes(
  texts: readonly string[],
  rows: readonly DetailRow[],
  { today, drivingLicense }: { today: string; drivingLicense?: string | undefined },
): PersonalAttributes | undefined {
  const values = [...attributesInRows(rows), ...labelledValues(texts)];
  const first = (name: AttributeName) => values.find((item) => item.name === name)?.value;
  const attributes: PersonalAttributes = unlabelled(texts);
  for (const name of TEXTS) {
    const value = first(name);
    if (value) Object.assign(attributes, { [name]: value });
  }
  if (drivingLicense !== undefined) attributes.drivingLicense ??= drivingLicense;
  const birth = first('dateOfBirth');
  const dateOfBirth = birth ? dateValue(birth, today) : undefined;
  const birthplace = attributes.birthplace ?? (birth ? birthplaceIn(birth) : undefined);
  const currentSalary = salaryOf(first('currentSalary') ?? '');
  const requiredSalary = salaryOf(first('requiredSalary') ?? '');
  const nationalityCountryCode = attributes.nationality ? nationalityCode(attributes.nationality) : undefined;
  const identities = values
    .filter(
      (item) => item.name === 'nationalIdentity' && (item.value.match(/\d/gu)?.length ?? 0) >= FEWEST_DIGITS,
    )
    .map(({ label, value }) => ({ number: value, phrase: `${label}: ${value}` }));
  const read = {
    ...attributes,
    ...hukouOf(attributes.hukouCity),
    ...(dateOfBirth ? { dateOfBirth } : {}),
    ...(birthplace ? { birthplace } : {}),
    ...(currentSalary ? { currentSalary } : {}),
    ...(requiredSalary ? { requiredSalary } : {}),
    ...(nationalityCountryCode ? { nationalityCountryCode } : {}),
    ...(identities.length > 0 ? { nationalIdentities: identities } : {}),
  };
  return Object.keys(read).length > 0 ? read : undefined;
}
