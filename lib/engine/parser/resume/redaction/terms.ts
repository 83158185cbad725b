import type { ParsedResume } from '@/lib/contracts';

/** Everything that identifies the candidate or the referees, as it is known from the parsed resume. */

export type ReservedData = NonNullable<NonNullable<ParsedResume['resumeMetadata']>['reservedData']>;

type Name = NonNullable<NonNullable<ParsedResume['contactInformation']>['candidateName']>;

function present(values: readonly (string | null | undefined)[]): string[] {
  return [...new Set(values.filter((value): value is string => Boolean(value && value.trim().length > 1)))];
}

/** Length of particles like "van", "der", "dos", which by themselves are nobody's name. */
const LONGEST_PARTICLE = 3;

function partsOfName(name: Name | null | undefined): string[] {
  if (!name) return [];
  const { formattedName, givenName, middleName, familyName, moniker } = name;
  return present([
    formattedName,
    givenName,
    ...(givenName ?? '').split(/[\s.-]+/u).filter((part) => part.length > LONGEST_PARTICLE),
    moniker,
    ...(middleName ?? '').split(' '),
    middleName,
    familyName,
    ...(familyName ?? '').split(/[\s.-]+/u).filter((part) => part.length > LONGEST_PARTICLE),
  ]);
}

/** parsing.md, ReservedData: "used for redaction". */
export function reservedDataOf(resume: ParsedResume): ReservedData {
  const { contactInformation: contact, personalAttributes: personal, references } = resume;
  const location = contact?.location;
  const identities = personal?.nationalIdentities?.flatMap(({ number }) => number ?? []) ?? [];
  return {
    phones: present([
      ...(contact?.telephones ?? []).flatMap(({ raw, normalized }) => [raw, normalized]),
      ...(references ?? []).flatMap(({ telephones }) =>
        (telephones ?? []).flatMap(({ raw, normalized }) => [raw, normalized]),
      ),
    ]),
    names: present([
      ...partsOfName(contact?.candidateName),
      ...(references ?? []).flatMap(({ referenceName }) => partsOfName(referenceName)),
      personal?.fathersName,
      personal?.mothersMaidenName,
    ]),
    emailAddresses: present([
      ...(contact?.emailAddresses ?? []),
      ...(references ?? []).flatMap(({ emailAddresses }) => emailAddresses ?? []),
    ]),
    urls: present([
      ...(contact?.webAddresses ?? []).map(({ address }) => address),
      ...(references ?? []).flatMap(({ webAddresses }) => (webAddresses ?? []).map(({ address }) => address)),
    ]),
    otherData: present([
      ...(location?.streetAddressLines ?? []),
      location?.postalCode,
      personal?.passportNumber,
      personal?.drivingLicense && /\d{4}/u.test(personal.drivingLicense)
        ? personal.drivingLicense
        : undefined,
      personal?.birthplace,
      ...identities,
    ]),
  };
}
