import type { DecodedOf, HrXmlResumeData, Location, ParsedResume } from '@/lib/contracts';

/** The values that HR-XML writes in its own way (decision 0011), read back. */

type Structured = HrXmlResumeData['resume']['structuredXMLResume'];
type Position = NonNullable<NonNullable<ParsedResume['employmentHistory']>['positions']>[number];
type ContactInfo = NonNullable<Structured['contactInfo']>;
type FlexibleDate = NonNullable<
  NonNullable<Structured['militaryHistory']>[number]['serviceDetail']
>[number]['startDate'];
type Place = DecodedOf<typeof Location>;
type PersonName = NonNullable<NonNullable<ParsedResume['contactInformation']>['candidateName']>;
type SectionIdentifier = { sectionType: string; id?: string };

export type DateValue = NonNullable<Position['startDate']>;
export type HrXmlContactMethod = NonNullable<ContactInfo['contactMethod']>[number];
export type HrXmlAddress = HrXmlContactMethod['postalAddress'];
export type HrXmlName = ContactInfo['personName'];
type Maybe<T> = T | null | undefined;

const DATE = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/;

/** Returns a whole number or one with a fraction; undefined for anything else. */
export function numberOf(text: Maybe<string>): number | undefined {
  return text && /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : undefined;
}

/** Returns a whole number. */
export function countOf(text: Maybe<string>): number | undefined {
  const number = numberOf(text);
  return number === undefined ? undefined : Math.round(number);
}

export function truthOf(text: Maybe<string>): boolean | undefined {
  return text === 'true' || text === 'false' ? text === 'true' : undefined;
}

/** Returns a value in its wrapping, or nothing. */
export function wrapped<T>(value: T | undefined): { value: T } | undefined {
  return value === undefined ? undefined : { value };
}

/** yyyy-MM-dd, or nothing. */
export function dayOf(text: Maybe<string>): string | undefined {
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined;
}

/** Returns whether a date means that something is current. */
export function isCurrent(date: FlexibleDate): boolean {
  return date?.stringDate?.toLowerCase() === 'current';
}

/** Reads a date; a current one is the day of the document, as in version 10. */
export function dateOf(date: FlexibleDate, revisionDate: Maybe<string>): DateValue | undefined {
  if (isCurrent(date)) return currentDate(revisionDate);
  const [, year, month, day] = DATE.exec(date?.anyDate ?? date?.yearMonth ?? date?.year ?? '') ?? [];
  if (year === undefined) return undefined;
  return {
    date: `${year}-${month ?? '01'}-${day ?? '01'}`,
    isCurrentDate: false,
    foundYear: true,
    foundMonth: month !== undefined,
    foundDay: day !== undefined,
  };
}

function currentDate(revisionDate: Maybe<string>): DateValue | undefined {
  const date = dayOf(revisionDate);
  if (date === undefined) return undefined;
  return { date, isCurrentDate: true, foundYear: false, foundMonth: false, foundDay: false };
}

export function placeOf(address: Maybe<HrXmlAddress>): Place | undefined {
  if (!address) return undefined;
  const { countryCode, postalCode, region: regions, municipality, deliveryAddress } = address;
  return { countryCode, postalCode, regions, municipality, streetAddressLines: deliveryAddress?.addressLine };
}

const BEFORE = new Set(['formOfAddress', 'aristocraticPrefix']);

export function nameOf(name: Maybe<HrXmlName>): PersonName | undefined {
  if (!name) return undefined;
  const { formattedName, givenName, preferredGivenName, middleName, familyName, affix = [] } = name;
  const written = (before: boolean) =>
    affix
      ?.filter(({ type }) => BEFORE.has(type) === before)
      .flatMap(({ text }) => text || [])
      .join(' ') || undefined;
  return {
    formattedName,
    prefix: written(true),
    givenName,
    moniker: preferredGivenName,
    middleName,
    familyName,
    suffix: written(false),
  };
}

/** Returns the id of an entry as version 10 writes it: `DEG-1` is `EDU-1` there. */
export function entryId(id: string): string {
  return id.replace(/^DEG-/, 'EDU-');
}

/** Returns a section type as version 10 writes it. */
export function sectionType(name: string): string {
  return name.replaceAll(' ', '_');
}

const SECTION_OF: Readonly<Record<string, string>> = { POS: 'WORK_HISTORY', EDU: 'EDUCATION' };

/** An entry of a section stands for the section too; ids that no section is known for are under the last one named. */
function placesIn(names: readonly string[]): SectionIdentifier[] {
  const places: SectionIdentifier[] = [];
  let last = '';
  for (const name of names) {
    if (/^[A-Z]+-\d+$/.test(name)) {
      const id = entryId(name);
      places.push({ sectionType: SECTION_OF[id.replace(/-.*/, '')] ?? last, id });
    } else {
      last = sectionType(name);
      places.push({ sectionType: last });
    }
  }
  const named = new Set(places.flatMap(({ sectionType: section, id }) => (id ? [section] : [])));
  return places.filter(({ sectionType: section, id }) => id !== undefined || !named.has(section));
}

/** Converts "Found in WORK HISTORY; POS-1; EDUCATION; DEG-2" to the form of version 10. */
export function placesOf(whereFound: Maybe<string>): SectionIdentifier[] | undefined {
  const [, list] = /^Found in (.+)$/.exec(whereFound ?? '') ?? [];
  return list === undefined ? undefined : placesIn(list.split('; '));
}
