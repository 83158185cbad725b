import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { ParsedResume } from '@/lib/contracts';
import { type HrXmlContactMethod, personName, postalAddress, unlessEmpty, unlessNone } from './values';

type Contact = NonNullable<ParsedResume['contactInformation']>;
type Telephone = { raw?: string | null; normalized?: string | null };
type WebAddress = NonNullable<Contact['webAddresses']>[number];

/** Contact data of a referee or the candidate. */
export type ContactWays = {
  location?: Contact['location'];
  telephones?: readonly Telephone[] | null;
  emailAddresses?: readonly string[] | null;
  webAddresses?: readonly WebAddress[] | null;
};

const ON_PERSON = { use: 'personal', location: 'onPerson', whenAvailable: 'anytime' };

function telephone({ raw, normalized }: Telephone): HrXmlContactMethod {
  const formattedNumber = raw ?? normalized;
  const kind = parsePhoneNumberFromString(normalized ?? '')?.getType();
  return kind === 'MOBILE'
    ? { ...ON_PERSON, mobile: { formattedNumber } }
    : { ...ON_PERSON, telephone: { formattedNumber } };
}

/** Networks are named (`linkedIn`, `github`); a site that could be anything is `businessDirect` (decision 0011). */
function purposeOf(type: string | null | undefined): string {
  if (!type || type === 'Unknown') return 'businessDirect';
  if (type === 'PersonalWebsite') return 'personal';
  return type === 'GitHub' ? 'github' : type.charAt(0).toLowerCase() + type.slice(1);
}

function webAddress({ address, type }: WebAddress): HrXmlContactMethod {
  return { ...ON_PERSON, use: purposeOf(type), internetWebAddress: address };
}

/** Returns one item for each way, in the order address, telephones, e-mail addresses, web addresses. */
export function contactMethods(ways: ContactWays): HrXmlContactMethod[] {
  const address = postalAddress(ways.location);
  return [
    ...(address ? [{ whenAvailable: 'anytime', postalAddress: address }] : []),
    ...(ways.telephones ?? []).map(telephone),
    ...(ways.emailAddresses ?? []).map((internetEmailAddress) => ({ ...ON_PERSON, internetEmailAddress })),
    ...(ways.webAddresses ?? []).map(webAddress),
  ];
}

/** HR-XML 2.5, ContactInfo. */
export function contactInfo(contact: ParsedResume['contactInformation']) {
  if (!contact) return undefined;
  return unlessEmpty({
    personName: personName(contact.candidateName),
    contactMethod: unlessNone(contactMethods(contact)),
  });
}
