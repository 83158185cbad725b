import { type ParsedResume, WEB_ADDRESS_TYPES } from '@/lib/contracts';
import { type HrXmlContactMethod, type HrXmlName, nameOf, placeOf } from './values';

type Contact = NonNullable<ParsedResume['contactInformation']>;

/** The types of web addresses by the purposes that version 9 names. */
const TYPES = new Map<string, string>([
  ...WEB_ADDRESS_TYPES.map((type) => [type.toLowerCase(), type] as const),
  ['personal', 'PersonalWebsite'],
  ['businessdirect', 'Unknown'],
]);

function webAddresses(methods: readonly HrXmlContactMethod[]): Contact['webAddresses'] {
  return methods.flatMap(({ use, internetWebAddress: address }) =>
    address ? [{ address, type: TYPES.get((use ?? '').toLowerCase()) ?? 'Unknown' }] : [],
  );
}

/** Returns the contact data of a person. Numbers stay as written: version 9 has no other form of them. */
export function waysOf(methods: readonly HrXmlContactMethod[] | null | undefined) {
  const all = methods ?? [];
  return {
    location: placeOf(all.find(({ postalAddress }) => postalAddress)?.postalAddress),
    telephones: all.flatMap(({ telephone, mobile }) => {
      const raw = (mobile ?? telephone)?.formattedNumber;
      return raw ? [{ raw }] : [];
    }),
    emailAddresses: all.flatMap(({ internetEmailAddress }) => internetEmailAddress || []),
    webAddresses: webAddresses(all),
  };
}

/** HR-XML 2.5, ContactInfo. */
export function contactOf(
  info: { personName?: HrXmlName; contactMethod?: HrXmlContactMethod[] | null } | null | undefined,
): Contact | undefined {
  return info ? { candidateName: nameOf(info.personName), ...waysOf(info.contactMethod) } : undefined;
}
