import { type Detail, detail, unlessSame } from '@/components/dossier/details/detail';
import { exactPlace } from '@/components/dossier/workbench/place-text';
import type { ParsedResume } from '@/lib/contracts';

type Contact = NonNullable<ParsedResume['contactInformation']>;

function nameDetails(name: Contact['candidateName']): Detail[] {
  return [
    detail('Title of address', name?.prefix),
    detail('Given name', name?.givenName),
    detail('Called', name?.moniker),
    detail('Middle name', name?.middleName),
    detail('Family name', name?.familyName),
    detail('Suffix', name?.suffix),
  ];
}

function phoneDetails(phone: NonNullable<Contact['telephones']>[number]): Detail[] {
  const parts = [phone.internationalCountryCode, phone.areaCityCode, phone.subscriberNumber];
  return [
    detail('Phone as written', unlessSame(phone.raw, phone.normalized)),
    detail('Country, area, number', parts),
  ];
}

/** Returns the parts of a name, of telephone numbers and of the address, and the kind of page of each web address. */
export function contactDetails(contact: Contact | null | undefined): Detail[] {
  return [
    ...nameDetails(contact?.candidateName),
    ...(contact?.telephones ?? []).flatMap(phoneDetails),
    detail('Address', exactPlace(contact?.location)),
    ...(contact?.webAddresses ?? []).map(({ address, type }) => detail(type ?? 'Web address', address)),
  ];
}
