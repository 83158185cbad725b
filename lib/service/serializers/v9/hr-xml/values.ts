import type { DecodedOf, HrXmlResumeData, Location, ParsedResume } from '@/lib/contracts';

/** Values with a special form in HR-XML. Every value is text; unknown ones are left out. */

type Structured = HrXmlResumeData['resume']['structuredXMLResume'];
type Position = NonNullable<NonNullable<ParsedResume['employmentHistory']>['positions']>[number];
type ContactInfo = NonNullable<Structured['contactInfo']>;

export type DateValue = NonNullable<Position['startDate']>;
export type Place = DecodedOf<typeof Location>;
export type PersonName = NonNullable<NonNullable<ParsedResume['contactInformation']>['candidateName']>;
export type HrXmlContactMethod = NonNullable<ContactInfo['contactMethod']>[number];
type HrXmlName = NonNullable<ContactInfo['personName']>;
type HrXmlAddress = NonNullable<HrXmlContactMethod['postalAddress']>;
type SectionIdentifier = { sectionType?: string | null; id?: string | null };

/** Placeholder for a missing date (HR-XML 2.5, DateOfAttendance). */
export const NOT_KNOWN = { anyDate: 'notKnown' };

/** Returns the object, or nothing when none of its members is there. */
export function unlessEmpty<T extends object>(members: T): T | undefined {
  return Object.values(members).some((value) => value !== undefined && value !== null) ? members : undefined;
}

/** Returns the items, or nothing when the list is empty. */
export function unlessNone<T>(items: readonly T[] | null | undefined): T[] | undefined {
  return items?.length ? [...items] : undefined;
}

/** Returns a number or a truth value as text. */
export function textOf(value: number | boolean | null | undefined): string | undefined {
  return value === null || value === undefined ? undefined : String(value);
}

/** Returns a date with as much of it as was found; `current` for one that is still going on. */
export function flexibleDate(value: DateValue | null | undefined) {
  if (!value) return undefined;
  if (value.isCurrentDate) return { stringDate: 'current' };
  if (value.foundDay) return { anyDate: value.date };
  return value.foundMonth ? { yearMonth: value.date.slice(0, 7) } : { year: value.date.slice(0, 4) };
}

export function postalAddress(place: Place | null | undefined): HrXmlAddress | undefined {
  if (!place) return undefined;
  const addressLine = unlessNone(place.streetAddressLines);
  return unlessEmpty({
    countryCode: place.countryCode,
    postalCode: place.postalCode,
    region: unlessNone(place.regions),
    municipality: place.municipality,
    deliveryAddress: addressLine && { addressLine },
  });
}

export function personName(name: PersonName | null | undefined): HrXmlName | undefined {
  if (!name) return undefined;
  const affix = [
    ...(name.prefix ? [{ type: 'formOfAddress' as const, text: name.prefix }] : []),
    ...(name.suffix ? [{ type: 'qualification' as const, text: name.suffix }] : []),
  ];
  return unlessEmpty({
    formattedName: name.formattedName,
    givenName: name.givenName,
    preferredGivenName: name.moniker,
    middleName: name.middleName,
    familyName: name.familyName,
    affix: unlessNone(affix),
  });
}

/** Returns the id of an entry as version 9 writes it: degrees are `DEG-1` there (wire-facts 2.10, Ids). */
export function entryId(id: string): string {
  return id.replace(/^EDU-/, 'DEG-');
}

/** Returns a section type as version 9 writes it, with a space (wire-facts 2.10, FoundSections). */
export function sectionName(sectionType: string): string {
  return sectionType.replaceAll('_', ' ');
}

/** "Found in WORK HISTORY; POS-1; EDUCATION; DEG-2": each section and entry once. */
export function whereFound(places: readonly SectionIdentifier[] | null | undefined): string | undefined {
  const names = (places ?? []).flatMap(({ sectionType, id }) => [
    ...(sectionType ? [sectionName(sectionType)] : []),
    ...(id ? [entryId(id)] : []),
  ]);
  return names.length > 0 ? `Found in ${[...new Set(names)].join('; ')}` : undefined;
}
