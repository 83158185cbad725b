import type { ParsedResume } from '@/lib/contracts';
import type { SourceDocument } from '../../../documents';
import type { StringModel } from '../../../strings';
import type { Gazetteer } from '../../../taxonomy';
import { distinctEmails, emailsOfLine } from '../../shared/contact/emails';
import { type ContactLine, contactLines } from '../../shared/contact/lines';
import { countriesOfNumbers } from '../../shared/contact/number-countries';
import {
  linkedPhone,
  type ParsedTelephone,
  type PhoneCandidate,
  phoneCandidates,
  readPhones,
} from '../../shared/contact/phones';
import {
  distinctAddresses,
  ownAddressesOfLine,
  webAddressesOfLine,
} from '../../shared/contact/web-addresses';
import type { DetailKind } from '../details/labels';
import type { DetailRow } from '../details/rows';
import { likelyCountries } from './likely-countries';
import { type FoundLocation, findLocation, firstTown } from './location';
import { type FoundName, findName } from './name';
import { splitName } from './name-parts';
import { signedName } from './signed-name';
import { signedPlaces } from './signed-place';
import { type ChosenTown, judgeTown, type TownVerdict } from './town-certainty';
import type { ContactZone } from './zone';

/** The candidate's name, e-mail addresses, telephones, place and web addresses (parsing.md, ContactInformation). */

type ParsedContact = NonNullable<ParsedResume['contactInformation']>;

type FoundContact = {
  contact: ParsedContact;
  /** Indexes of the lines that hold any of it. */
  lines: number[];
  /** True for a town that may be something else. */
  isTownDoubtful: boolean;
};

type ContactContext = {
  /** ISO 639-1. */
  language?: string;
  /** Labelled rows about the person. */
  rows: readonly DetailRow[];
  /** Knows the world's towns; without it only large ones are known. */
  gazetteer?: Gazetteer;
  /** Tells names from other short texts. */
  strings?: StringModel;
};

const NEAR_TOP = 400;
const NEAR_END = 200;
/** More of one kind is a list of other people's. */
const MOST = 30;

function bothEnds(indexes: readonly number[]): number[] {
  if (indexes.length <= NEAR_TOP + NEAR_END) return [...indexes];
  return [...indexes.slice(0, NEAR_TOP), ...indexes.slice(-NEAR_END)];
}

function emailsIn(lines: readonly ContactLine[]): string[] {
  return distinctEmails(lines.flatMap(emailsOfLine)).slice(0, MOST);
}

/** Rows whose numbers are not telephone numbers. */
const OTHER_NUMBERS: ReadonlySet<DetailKind> = new Set<DetailKind>([
  'passportNumber',
  'nationalIdentity',
  'document',
]);

/** Separators between the value of a label and the rest of its line. */
const END_OF_VALUE = /\s*[|•·●▪;\t\n]|\s{3,}/u;

/** Returns the contact lines without the numbers of passports and the like. */
function withoutDocuments(lines: readonly ContactLine[], rows: readonly DetailRow[]): ContactLine[] {
  const values = new Map(
    rows
      .filter(({ kind, value }) => OTHER_NUMBERS.has(kind) && value !== '')
      .map((row) => [row.index, row.value.split(END_OF_VALUE, 1)[0] ?? '']),
  );
  return lines.map((line) => {
    const value = values.get(line.index);
    return value ? { ...line, text: line.text.replace(value, ' ') } : line;
  });
}

function candidatesIn(lines: readonly ContactLine[]): PhoneCandidate[] {
  return lines.flatMap(({ text, links }) => [
    ...phoneCandidates(text),
    ...links.flatMap((href) => linkedPhone(href) ?? []),
  ]);
}

/** Returns where numbers without a prefix may be from, the likeliest country first. */
function phonesIn(lines: readonly ContactLine[], [country, ...others]: readonly string[]): ParsedTelephone[] {
  return readPhones(candidatesIn(lines), country ? { country, others } : {}).slice(0, MOST);
}

/** Returns lines that hold an address or a number according to a label, in any section. */
function labelledLines(rows: readonly DetailRow[]): number[] {
  const indexes = rows
    .filter(({ kind }) => kind === 'email' || kind === 'phone')
    .flatMap(({ lines }) => lines);
  return bothEnds([...new Set(indexes)].sort((a, b) => a - b));
}

/** Uses the first answer that is not empty. */
function firstOf<T>(...attempts: (() => T[])[]): T[] {
  for (const attempt of attempts) {
    const found = attempt();
    if (found.length > 0) return found;
  }
  return [];
}

function holdsDetails(line: ContactLine): boolean {
  const isTaken = line.text.trim() === '' && line.line.text.trim() !== '';
  return (
    isTaken ||
    line.links.length > 0 ||
    [emailsOfLine, webAddressesOfLine].some((read) => read(line).length > 0) ||
    candidatesIn([line]).length > 0
  );
}

/**
 * The countries whose numbering plan a number without prefix may follow: that of the place, of the rest, of the
 * language.
 */
function countriesForNumbers(
  place: FoundLocation | undefined,
  spokenOf: readonly string[],
  language: string | undefined,
): string[] {
  const usual = COUNTRY_OF_LANGUAGE[language ?? ''];
  const likely = place?.likelyCountries ?? [];
  const own = place?.location.countryCode;
  const all = [
    own,
    ...(usual && likely.includes(usual) ? [usual] : []),
    ...likely.slice(0, 1),
    ...spokenOf,
    usual,
  ];
  return [...new Set(all.flatMap((country) => country ?? []))];
}

/** Judges the town of a place; a place without one leaves nothing to doubt. */
function verdictOn(place: FoundLocation | undefined, { strings, gazetteer }: ContactContext): TownVerdict {
  const { municipality: town, countryCode } = place?.location ?? {};
  if (!place || !town) return 'sure';
  const chosen: ChosenTown = { ...place.chosen, town, countryCode };
  return judgeTown(chosen, { strings, gazetteer });
}

/** Returns a place without its town; undefined where nothing is left of it. */
function withoutTown({
  municipality: _,
  ...rest
}: FoundLocation['location']): FoundLocation['location'] | undefined {
  return Object.keys(rest).length > 0 ? rest : undefined;
}

/** Reads the contact details from the lines that are the candidate's, else from those that may be. */
export function readContact(
  document: SourceDocument,
  zone: ContactZone,
  context: ContactContext,
): FoundContact {
  // Without headings a whole book may be "contact details": nobody's name or place is in the middle of it.
  const own = withoutDocuments(contactLines(document, bothEnds(zone.own)), context.rows);
  const labelled = () => contactLines(document, labelledLines(context.rows));
  const neutral = () => contactLines(document, bothEnds(zone.neutral));
  // 1. Values with a distinctive shape.
  const emails = firstOf(
    () => emailsIn(own),
    () => emailsIn(labelled()),
    () => emailsIn(neutral()),
  );
  const web = firstOf(
    () => own.flatMap(webAddressesOfLine),
    () => neutral().flatMap(ownAddressesOfLine),
  );
  const calledOwn = contactLines(document, zone.calledOwn).flatMap(webAddressesOfLine);
  // 2. The name, which the e-mail address helps to find among other large lines.
  const ownLines = new Set(bothEnds(zone.own));
  const name: FoundName | undefined =
    findName({ document, contactLines: ownLines, emails, rows: context.rows, strings: context.strings }) ??
    signedName(document.lines);
  // 3. The place; name and numbers are cut out of its lines first.
  const rawNumbers = candidatesIn(own).map((candidate) => candidate.raw);
  const { gazetteer, language } = context;
  const places = gazetteer && {
    gazetteer,
    evidence: { language, countries: countriesOfNumbers(rawNumbers.slice(0, MOST), language) },
  };
  const known = [...rawNumbers.slice(0, MOST), ...(name ? [name.name] : [])];
  const place =
    findLocation(own, known, { rows: context.rows, places }) ??
    firstTown(signedPlaces(document.lines), places);
  // 4. Telephones, read by the rules of the country.
  const spokenOf = likelyCountries(document.lines, context.rows, gazetteer);
  const countries = countriesForNumbers(place, spokenOf, language);
  const telephones = firstOf(
    () => phonesIn(own, countries),
    () => phonesIn(labelled(), countries),
    () => phonesIn(neutral(), countries),
  );
  const verdict = verdictOn(place, context);
  const location = place && verdict === 'absent' ? withoutTown(place.location) : place?.location;
  return {
    contact: {
      ...(name ? { candidateName: splitName(name.name, context.language, name.parts) } : {}),
      telephones,
      emailAddresses: emails,
      ...(location ? { location } : {}),
      webAddresses: distinctAddresses([...web, ...calledOwn]).slice(0, MOST),
    },
    lines: [
      ...(name ? [name.line] : []),
      ...(place?.lines ?? []),
      ...own.filter(holdsDetails).map(({ index }) => index),
    ],
    isTownDoubtful: verdict === 'doubtful',
  };
}

/** Likely country of a number without prefix when nothing else decides. */
const COUNTRY_OF_LANGUAGE: Record<string, string> = {
  en: 'US',
  de: 'DE',
  fr: 'FR',
  es: 'ES',
  it: 'IT',
  pt: 'PT',
  nl: 'NL',
  pl: 'PL',
  da: 'DK',
  sv: 'SE',
  no: 'NO',
  cs: 'CZ',
  ro: 'RO',
  tr: 'TR',
  el: 'GR',
  hu: 'HU',
  ru: 'RU',
  uk: 'UA',
  zh: 'CN',
  ja: 'JP',
  ko: 'KR',
  he: 'IL',
};
