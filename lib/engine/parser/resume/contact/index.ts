import type { ParsedResume } from '@/lib/contracts';
import type { Line, SourceDocument } from '../../../documents';
import { distinctEmails, emailsOfLine } from './emails';
import { findLocation } from './location';
import { findName } from './name';
import { splitName } from './name-parts';
import { type ParsedTelephone, phoneCandidates, readPhones } from './phones';
import { distinctAddresses, webAddressesOfLine } from './web-addresses';
import type { ContactZone } from './zone';

/** The candidate's name, e-mail addresses, telephones, place and web addresses (parsing.md, ContactInformation). */

export type ParsedContact = NonNullable<ParsedResume['contactInformation']>;

export type FoundContact = {
  contact: ParsedContact;
  /** Index of the line that holds the name. */
  nameLine?: number;
};

export type ContactContext = {
  /** ISO 639-1. */
  language?: string;
};

function linesAt(document: SourceDocument, indexes: readonly number[]): Line[] {
  return indexes.flatMap((index) => document.lines[index] ?? []);
}

function emailsAt(document: SourceDocument, indexes: readonly number[]): string[] {
  return distinctEmails(
    indexes.flatMap((index) => {
      const line = document.lines[index];
      return line ? emailsOfLine(line, document.lines[index + 1]) : [];
    }),
  );
}

function phonesAt(lines: readonly Line[], country: string | undefined): ParsedTelephone[] {
  const candidates = lines.flatMap((line) => phoneCandidates(line.text));
  return readPhones(candidates, country ? { country } : {});
}

/** Uses the first answer that is not empty. */
function firstOf<T>(...attempts: (() => T[])[]): T[] {
  for (const attempt of attempts) {
    const found = attempt();
    if (found.length > 0) return found;
  }
  return [];
}

/** Reads the contact details from the lines that are the candidate's, else from those that may be. */
export function readContact(
  document: SourceDocument,
  zone: ContactZone,
  context: ContactContext,
): FoundContact {
  const own = linesAt(document, zone.own);
  const neutral = linesAt(document, zone.neutral);
  // 1. What has a shape of its own.
  const emails = firstOf(
    () => emailsAt(document, zone.own),
    () => emailsAt(document, zone.neutral),
  );
  const web = distinctAddresses(own.flatMap(webAddressesOfLine));
  // 2. The place; numbers are cut out of its lines first.
  const rawNumbers = own.flatMap((line) => phoneCandidates(line.text)).map((candidate) => candidate.raw);
  const placeLines = zone.own.flatMap((index) => {
    const line = document.lines[index];
    return line ? [{ index, text: line.text }] : [];
  });
  const location = findLocation(placeLines, rawNumbers);
  // 3. Telephones, as the country says how to read them.
  const country = location?.countryCode ?? COUNTRY_OF_LANGUAGE[context.language ?? ''];
  const telephones = firstOf(
    () => phonesAt(own, country),
    () => phonesAt(neutral, country),
  );
  // 4. The name, which mail and place help to tell from other large lines.
  const name = findName({ document, contactLines: new Set(zone.own), firstBody: zone.firstBody, emails });
  return {
    contact: {
      ...(name ? { candidateName: splitName(name.name, context.language) } : {}),
      telephones,
      emailAddresses: emails,
      ...(location ? { location } : {}),
      webAddresses: web,
    },
    ...(name ? { nameLine: name.line } : {}),
  };
}

/** Where a number without prefix is likely from when nothing else tells. */
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
