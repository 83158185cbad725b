import type { PostingLabel } from '../../../lexicon';
import { countryByName } from '../../../taxonomy';
import { readAddress } from '../../shared/places/address';
import type { Address } from '../../shared/places/address-model';
import type { LabelledValue, Labels } from '../labels';

/** An address whose parts follow separate labels: "City: Dayton", "State: OH", "Zip: 45402". */

/** The parts as one text, the meaning by each label, and whether the town has a label. */
export type LabelledAddress = { text: string; said: Partial<Address>; hasTown: boolean };

/** Parts of one address are near each other. */
const NEAR_LINES = 8;
const LONGEST_PART = 80;
const POSTAL_CODE = /^(?=[\p{L}\d -]*\d)[\p{L}\d][\p{L}\d -]{1,9}$/u;
const STREET = /\d/u;

type Part = 'street' | 'town' | 'region' | 'postalCode' | 'country';

const FORMS: Readonly<Record<Part, RegExp>> = {
  street: STREET,
  town: /^\p{L}[^\d;|/]*$/u,
  region: /^\p{L}[^\d;|/]*$/u,
  postalCode: POSTAL_CODE,
  country: /^\p{L}[^\d;|/]*$/u,
};

function partOf(labels: Labels, name: Part & PostingLabel, near: number): string | undefined {
  const fits = ({ value, index }: LabelledValue) =>
    Math.abs(index - near) <= NEAR_LINES && value.length <= LONGEST_PART && FORMS[name].test(value);
  return labels.of(name).find(fits)?.value;
}

/** Returns the start of the address: the least ambiguous label. */
function startOf(labels: Labels): number | undefined {
  const surest = (['postalCode', 'region', 'street'] as const).flatMap((name) =>
    labels.of(name).filter(({ value }) => FORMS[name].test(value)),
  );
  return surest[0]?.index;
}

/** Returns the labelled address of a posting; undefined if only the town, or nothing, has a label. */
export function labelledAddress(labels: Labels): LabelledAddress | undefined {
  const start = startOf(labels);
  if (start === undefined) return undefined;
  const part = (name: Part) => partOf(labels, name, start);
  const [town, region, postalCode, country] = [
    part('town'),
    part('region'),
    part('postalCode'),
    part('country'),
  ];
  const street = part('street');
  if (!town && !postalCode && !(region && country) && !street) return undefined;
  const text = [street, [postalCode, town].filter(Boolean).join(' '), region, country]
    .filter(Boolean)
    .join(', ');
  const own = street === undefined ? undefined : readAddress(street);
  const isWholeInStreet = own?.municipality !== undefined && own.weight >= 3;
  const countryCode = country === undefined ? undefined : countryByName(country);
  return {
    text,
    said: {
      ...(countryCode ? { countryCode } : {}),
      ...(postalCode ? { postalCode } : {}),
      ...(region ? { regions: [region] } : {}),
      ...(town ? { municipality: town } : {}),
      ...(street && !isWholeInStreet ? { streetAddressLines: [street] } : {}),
    },
    hasTown: town !== undefined || postalCode !== undefined,
  };
}
