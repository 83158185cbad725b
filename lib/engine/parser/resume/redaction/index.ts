import type { ParsedResume } from '@/lib/contracts';
import type { StringModel } from '@/lib/engine/strings';
import { fold, isUnspacedText } from '../../../kernel';
import { anyOf } from './any-of';
import { withOtherWritings } from './other-writings';
import { detailsOfOthers } from './others';
import { type ReservedData, reservedDataOf } from './terms';

/**
 * The redacted twin of a resume (parsing.md, RedactedResumeData): the same structure without data that identifies a
 * person, in the fields and in every free text. Municipality, region and country stay, as matching needs them.
 */

export { type ReservedData, reservedDataOf } from './terms';

/** Replacement for removed text. */
export const REDACTED = '[redacted]';

const EMAIL = /[\p{L}\p{N}._%+'-]{1,64}@[\p{L}\p{N}.-]{1,253}/gu;
/** With the prefix of a country a number is a telephone number anywhere: in a footer, or in somebody's task. */
const PHONE = /(?<![\p{L}\p{N}])\+\d(?:[\s()./-]{0,2}\d){8,14}(?!\d)/gu;
const URL = /(?:https?:\/\/|www\.)[^\s|<>"]{1,400}/giu;
/** Members with nothing but personal data. */
const DROPPED = ['contactInformation', 'references', 'coverLetter', 'userDefinedTags'] as const;
const SHORT_NAME = 3;
/** Longer names are taken out of the middle of words and handles, too. */
const COMMON_NAME = 6;

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&');
}

function literal(text: string): string {
  return escaped(text).replace(/\s+/gu, '\\s+');
}

const BETWEEN_PARTS = "[\\s,.;()'’/·-]";

const LONG_NAME = 8;

/** Matches a name letter by letter, as it is set with wide spacing, or split in two where it was read as one word. */
function spaced(text: string): string {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.length < LONG_NAME ? '' : letters.map(escaped).join('[\\s.]{0,2}');
}

/** Matches an address with any separators between its letters and numbers; two numbers never run together. */
function loosely(text: string): string {
  const parts = text.match(/\p{L}+|\d+|[^\p{L}\d\s,.;()'’/·-]+/gu) ?? [];
  const isNumber = (part: string | undefined) => /^\d/u.test(part ?? '');
  return parts
    .map((part, at) => {
      const between =
        at === 0 ? '' : `${BETWEEN_PARTS}{${isNumber(parts[at - 1]) && isNumber(part) ? 1 : 0},4}`;
      return `${between}${escaped(part)}`;
    })
    .join('');
}

/**
 * Names of scripts that part no words, or add endings to them, anywhere in the text; two characters of a longer name
 * only where a word begins.
 */
function patternsOfUnspaced(names: readonly string[]): RegExp[] {
  const bare = names.map((name) => name.replace(/\s+/gu, '')).filter((name) => name.length > 1);
  const isPart = (name: string) =>
    name.length === 2 && bare.some((other) => other !== name && other.includes(name));
  const anywhere = bare.filter((name) => !isPart(name)).map((name) => [...name].join('\\s?'));
  const parts = bare.filter(isPart).map((name) => `(?<![\\p{L}\\p{N}])${name}`);
  const all = [...new Set([...anywhere, ...parts])];
  return all.length === 0 ? [] : [new RegExp(all.join('|'), 'gu')];
}

/**
 * Names of usual length are removed as whole words ("Lang" must leave "language" intact), short ones as written only:
 * "Li" must not empty "list" of its meaning, nor "Bo" every "bo". Flattened texts may repeat them without a space.
 */
function patternsOf(reserved: ReservedData): RegExp[] {
  const names = (reserved.names ?? []).filter((name) => !isUnspacedText(name));
  const joined = names.filter((name) => /\s/u.test(name)).map((name) => name.replace(/\s+/gu, ''));
  const long = names.filter((name) => name.length > COMMON_NAME);
  const common = names.filter((name) => name.length > SHORT_NAME && name.length <= COMMON_NAME);
  const short = names.filter((name) => name.length <= SHORT_NAME);
  const others = [
    ...(reserved.phones ?? []),
    ...(reserved.emailAddresses ?? []),
    ...(reserved.urls ?? []).flatMap((url) => [url, url.replace(/^https?:\/\//iu, '').replace(/\/$/u, '')]),
  ];
  const pattern = (
    terms: readonly string[],
    flags: string,
    boundary: boolean,
    written: (text: string) => string = literal,
  ) => {
    const alternatives = [...new Set(terms)]
      .sort((a, b) => b.length - a.length)
      .map(written)
      .filter((alternative) => alternative !== '');
    const body = `(?:${alternatives.join('|')})`;
    return alternatives.length === 0
      ? []
      : [new RegExp(boundary ? `(?<![\\p{L}\\p{N}])${body}+(?![\\p{L}\\p{N}])` : body, flags)];
  };
  return [
    ...pattern(reserved.otherData ?? [], 'giu', false, loosely),
    ...patternsOfUnspaced((reserved.names ?? []).filter(isUnspacedText)),
    ...pattern([...joined, ...joined.map(fold)], 'giu', true),
    ...pattern([...names, ...names.map(fold)], 'giu', true, spaced),
    ...pattern([...others, ...long, ...long.map(fold)], 'giu', false),
    ...pattern([...common, ...common.map(fold)], 'giu', true),
    ...pattern([...short, ...short.map((name) => name.toUpperCase())], 'gu', true),
  ];
}

function redactText(text: string, patterns: readonly RegExp[], strings: StringModel | undefined): string {
  const { names, numbers } = detailsOfOthers(text, strings);
  const others = anyOf([...names, ...numbers].map((detail) => [...detail].map(escaped)));
  const bare = others === '' ? text : text.replace(new RegExp(others, 'gu'), REDACTED);
  let redacted = bare.includes('@') ? bare.replace(EMAIL, REDACTED) : bare;
  if (redacted.includes('://') || /www\./iu.test(redacted)) redacted = redacted.replace(URL, REDACTED);
  if (redacted.includes('+')) redacted = redacted.replace(PHONE, REDACTED);
  for (const pattern of patterns) redacted = redacted.replace(pattern, REDACTED);
  return redacted;
}

/** Members whose text is a code or a date of the parser and never the candidate's. */
const CODES: ReadonlySet<string> = new Set([
  'id',
  'date',
  'sectionType',
  'qualityCode',
  'level',
  'languageCode',
  'countryCode',
  'documentLanguage',
  'documentCulture',
  'documentLastModified',
  'parserSettings',
  'jobType',
  'jobLevel',
  'probability',
  'schoolType',
  'type',
  'relatedToByDates',
  'relatedToByCompanyName',
]);

/** Redacts the texts of values; each text once, since most of them come again as raw, normalised and running text. */
function redactor(
  patterns: readonly RegExp[],
  strings: StringModel | undefined,
): (value: unknown) => unknown {
  const known = new Map<string, string>();
  const redact = (text: string) => {
    const redacted = known.get(text) ?? redactText(text, patterns, strings);
    known.set(text, redacted);
    return redacted;
  };
  return (value) => redactValue(value, redact);
}

/** Redacts what the message of a finding quotes of the document, in brackets at its end; its own words stay. */
function withoutQuotes(message: string, redact: (text: string) => string): string {
  const from = message.endsWith(')') ? message.indexOf(' (') : -1;
  return from < 0 ? message : `${message.slice(0, from)}${redact(message.slice(from))}`;
}

function redactValue(value: unknown, redact: (text: string) => string): unknown {
  if (typeof value === 'string') return redact(value);
  if (Array.isArray(value)) return value.map((item) => redactValue(item, redact));
  if (value === null || typeof value !== 'object') return value;
  const left: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value)) {
    if (name === 'message' && typeof member === 'string') left[name] = withoutQuotes(member, redact);
    else left[name] = CODES.has(name) ? member : redactValue(member, redact);
  }
  return left;
}

const IDENTIFYING_ATTRIBUTES = [
  'birthplace',
  'dateOfBirth',
  'familyComposition',
  'fathersName',
  'gender',
  'hukouArea',
  'hukouCity',
  'maritalStatus',
  'mothersMaidenName',
  'nationalIdentities',
  'nationality',
  'nationalityCountryCode',
  'passportNumber',
] as const;

function contactLeft(resume: ParsedResume): ParsedResume['contactInformation'] {
  const { countryCode, regions, municipality } = resume.contactInformation?.location ?? {};
  const location = {
    ...(countryCode ? { countryCode } : {}),
    ...(regions?.length ? { regions } : {}),
    ...(municipality ? { municipality } : {}),
  };
  return Object.keys(location).length > 0 ? { location } : {};
}

function attributesLeft(resume: ParsedResume): ParsedResume['personalAttributes'] {
  const left = { ...resume.personalAttributes };
  for (const name of IDENTIFYING_ATTRIBUTES) delete left[name];
  return left;
}

/** Lines of the plain text that hold contact details or belong to referees are taken out whole. */
function plainTextLeft(plainText: string, lines: ReadonlySet<number>): string {
  return plainText
    .split('\n')
    .map((row, index) => (lines.has(index) ? REDACTED : row))
    .join('\n');
}

/** Returns the towns and regions of a resume, which stay. */
function placesOf({ contactInformation, employmentHistory, education }: ParsedResume): ReadonlySet<string> {
  const locations = [
    contactInformation?.location,
    ...(employmentHistory?.positions ?? []).map(({ employer }) => employer?.location),
    ...(education?.educationDetails ?? []).map(({ location }) => location),
  ];
  const names = locations.flatMap((place) => [place?.municipality, ...(place?.regions ?? [])]);
  return new Set(names.flatMap((name) => (name ? [fold(name)] : [])));
}

/** Returns the reserved data with the names of others: who is named beside a number is not named elsewhere, either. */
function withOthers(
  reserved: ReservedData,
  resume: ParsedResume,
  strings: StringModel | undefined,
): ReservedData {
  const { names } = detailsOfOthers(resume.resumeMetadata?.plainText ?? '', strings);
  const places = placesOf(resume);
  return {
    ...reserved,
    names: [...(reserved.names ?? []), ...names.filter((name) => !places.has(fold(name)))],
  };
}

/**
 * Returns the redacted twin; `sensitiveLines` are the rows of the plain text that identify somebody. `strings` tells the
 * names of others from what only looks like one.
 */
export function redactResume(
  resume: ParsedResume,
  reserved: ReservedData,
  sensitiveLines: ReadonlySet<number>,
  strings?: StringModel,
): ParsedResume {
  const left: ParsedResume = { ...resume };
  for (const name of DROPPED) delete left[name];
  left.contactInformation = contactLeft(resume);
  if (resume.personalAttributes) left.personalAttributes = attributesLeft(resume);
  const { reservedData: _, ...metadata } = resume.resumeMetadata ?? {};
  left.resumeMetadata = { ...metadata, plainText: plainTextLeft(metadata.plainText ?? '', sensitiveLines) };
  const known = withOthers(withOtherWritings(reserved, resume), resume, strings);
  return redactor(patternsOf(known), strings)(left) as ParsedResume;
}

/** Sections of the plain text with personal data. */
const PERSONAL_SECTIONS: ReadonlySet<string> = new Set(['CONTACT_INFO', 'REFERENCES']);

function personalLines(metadata: ParsedResume['resumeMetadata']): ReadonlySet<number> {
  const sections = (metadata?.foundSections ?? []).filter(({ sectionType }) =>
    PERSONAL_SECTIONS.has(sectionType ?? ''),
  );
  const rows = metadata?.plainText?.split('\n').length ?? 0;
  return new Set(
    sections.flatMap(({ firstLineNumber, lastLineNumber }) => {
      const first = Math.max(firstLineNumber ?? 0, 0);
      const last = Math.min(lastLineNumber ?? -1, rows - 1);
      return Array.from({ length: Math.max(last - first + 1, 0) }, (_, at) => first + at);
    }),
  );
}

/**
 * Returns the redacted twin of a resume that was parsed elsewhere or before: its members name the data that identifies
 * a person.
 */
export function redactReceived(resume: ParsedResume): ParsedResume {
  const said = resume.resumeMetadata?.reservedData ?? {};
  const known = reservedDataOf(resume);
  const both = (name: keyof ReservedData) => [...(known[name] ?? []), ...(said[name] ?? []).filter(Boolean)];
  const reserved: ReservedData = {
    phones: both('phones'),
    names: both('names'),
    emailAddresses: both('emailAddresses'),
    urls: both('urls'),
    otherData: both('otherData'),
  };
  return redactResume(resume, reserved, personalLines(resume.resumeMetadata));
}
