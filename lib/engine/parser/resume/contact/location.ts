import type { ParsedResume } from '@/lib/contracts';
import { squeeze } from '../../../kernel';
import { countryByName } from '../../../taxonomy';
import { type Address, readAddress } from './address';
import { isStreet } from './address-vocabulary';

/** The candidate's place: the heaviest address among the contact lines, with the lines that belong to it. */

export type ParsedLocation = NonNullable<NonNullable<ParsedResume['contactInformation']>['location']>;

const LEAST = 2.5;
const SEPARATORS = /\s*[|•·●■▪◆❖⋅∙]\s*|\t+|\s{4,}|\s+[–—]\s+/u;
/** What is no part of an address, cut out before reading. */
const OTHER_CONTACT =
  /[^\s|,;]{1,80}@[^\s|,;]{1,120}|(?:https?:\/\/|www\.)\S{1,300}|\b[\p{L}\d-]{1,60}(?:\.[\p{L}\d-]{1,60}){0,3}\.(?:com|org|net|io|dev|me|de|es|fr|it|co)(?:\/\S{0,200})?(?![\p{L}\d])/giu;

type AddressLine = { text: string };
type Found = { address: Address; from: number; to: number; text: string };

function clean(text: string, phones: readonly string[]): string {
  let rest = text.replace(/[\p{Co}\u200b-\u200f\ufeff]/gu, ' | ').replace(OTHER_CONTACT, ' | ');
  for (const phone of phones) rest = rest.replaceAll(phone, ' | ');
  return rest;
}

function fragments(text: string): string[] {
  return text
    .split(SEPARATORS)
    .map((part) => squeeze(part).replace(/^[\s,;:–-]+|[\s,;–-]+$/gu, ''))
    .filter((part) => part.length > 1);
}

function addressesOf(lines: readonly AddressLine[], phones: readonly string[]): Found[] {
  const found: Found[] = [];
  lines.forEach(({ text }, at) => {
    for (const fragment of fragments(clean(text, phones)))
      found.push({ address: readAddress(fragment), from: at, to: at, text: fragment });
    const next = lines[at + 1];
    if (next) found.push(...overTwoLines(text, next.text, at, phones));
  });
  return found;
}

/** "12 High Street" above "Springfield, IL 62701", and "80331 München" above "Deutschland". */
function overTwoLines(text: string, next: string, at: number, phones: readonly string[]): Found[] {
  const [upper, ...moreUpper] = fragments(clean(text, phones));
  const [lower, ...moreLower] = fragments(clean(next, phones));
  if (!upper || !lower || moreUpper.length > 0 || moreLower.length > 0) return [];
  if (!isStreet(upper) && countryByName(lower) === undefined && !/,$/u.test(text.trim())) return [];
  const joined = `${upper}, ${lower}`;
  return [{ address: readAddress(joined), from: at, to: at + 1, text: joined }];
}

function hasPlace(address: Address): boolean {
  return address.municipality !== undefined || address.countryCode !== undefined;
}

/** Streets that stand on the line above an address without one. */
function withStreetAbove(best: Found, lines: readonly AddressLine[], phones: readonly string[]): Address {
  const above = lines[best.from - 1];
  if (!above || best.address.streetAddressLines.length > 0) return best.address;
  const [street, ...others] = fragments(clean(above.text, phones));
  if (!street || others.length > 0 || !isStreet(street)) return best.address;
  return { ...best.address, streetAddressLines: [street] };
}

/** Gives the location, or undefined when no line holds one. `phones` are the numbers found, as written. */
export function findLocation(
  lines: readonly AddressLine[],
  phones: readonly string[],
): ParsedLocation | undefined {
  let best: Found | undefined;
  for (const found of addressesOf(lines, phones)) {
    if (!hasPlace(found.address) || found.address.weight < LEAST) continue;
    if (!best || found.address.weight > best.address.weight) best = found;
  }
  if (!best) return undefined;
  const { weight, ...address } = withStreetAbove(best, lines, phones);
  return {
    ...(address.countryCode ? { countryCode: address.countryCode } : {}),
    ...(address.postalCode ? { postalCode: address.postalCode } : {}),
    ...(address.regions.length > 0 ? { regions: address.regions } : {}),
    ...(address.municipality ? { municipality: address.municipality } : {}),
    ...(address.streetAddressLines.length > 0 ? { streetAddressLines: address.streetAddressLines } : {}),
  };
}
