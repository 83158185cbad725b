import type { ParsedResume } from '@/lib/contracts';
import { fold, squeeze } from '../../../kernel';
import { alternativesOf, phrasesOf } from '../../../lexicon';
import { countriesOfCity, countryByName } from '../../../taxonomy';
import { emailsInText } from '../../shared/contact/emails';
import { isNameShaped } from '../../shared/contact/name-shape';
import { NOT_IN_NAMES } from '../../shared/contact/name-vocabulary';
import { phoneCandidates, readPhones } from '../../shared/contact/phones';
import { addressesInText, typeOfAddress } from '../../shared/contact/web-addresses';
import { readAddress } from '../../shared/places/address';
import type { PlaceContext } from '../../shared/places/settle';
import { evidenceOf } from '../../shared/wording/evidence';
import { locationOf } from '../contact/location';
import { splitName } from '../contact/name-parts';
import { readPlace } from '../entries/places';
import type { TextSection } from '../paragraphs';

/** Referees with their contact data. */

type Reference = NonNullable<NonNullable<ParsedResume['references']>[number]>;

const COMPANY =
  /\b(?:inc|ltd|llc|gmbh|ag|s\.?a\.?|s\.?l\.?|corp(?:oration)?|company|university|universidad|universite|universitat|college|institute|group|school|hospital|bank|consulting|technologies|solutions|software|labs?)\b/u;
/** Weight of an address from which on a row is one (a town with its region, street, code or country). */
const SURE_PLACE = 5;
/** Nobody has more referees. */
const MOST = 30;
/** A comma before the form of a firm is part of its name ("Quay Products, Inc."). */
const SEPARATOR =
  /\s*(?:[|•·;\t]|,(?!\s*(?:inc|ltd|llc|llp|plc|corp|co|gmbh|pty|s\.?a|s\.?l)\b))\s*|\s+[-–—]\s+|\s{3,}/iu;

/** From here on the words of a text are those of a firm ("Harbour View Hotel"). */
const FIRM = 1.5;

function isPerson(text: string): boolean {
  return (
    isNameShaped(text) &&
    evidenceOf(text).organisation < FIRM &&
    !fold(text)
      .split(/[\s,]+/u)
      .some((word) => NOT_IN_NAMES.has(word)) &&
    !COMPANY.test(fold(text))
  );
}

const typeWords = (type: 'personal' | 'professional') =>
  new RegExp(
    String.raw`\b(?:${alternativesOf(phrasesOf(({ references }) => references?.[type]).map(fold))})\b`,
    'u',
  );

const TYPES: readonly [type: string, words: RegExp][] = [
  ['Personal', typeWords('personal')],
  ['Professional', typeWords('professional')],
];

/** Returns the kind of reference that a text mentions (wire-facts 2.10, References[].Type). */
function typeOfReference(text: string): string | undefined {
  const folded = fold(text.slice(0, 2000));
  return TYPES.find(([, words]) => words.test(folded))?.[0];
}

/** Labels of a row in a form: "Address: Leeds". */
const LABEL =
  /^\s*(name|full name|title|position|designation|job title|company|organi[sz]ation|employer|institution|address|location|city|phone|mobile|cell|tel|telephone|e-?mail|contact|relationship)\s*[:：]\s*/iu;
const NAME_LABEL = /^\s*(?:full )?name\s*[:：]/iu;

/** Returns the parts of rows that may be a title, a firm or a place. */
function partsOf(rows: readonly string[]): string[] {
  return rows
    .flatMap((row) => row.split(SEPARATOR))
    .map((part) => squeeze(part))
    .filter(
      (part) =>
        /\p{L}{3}/u.test(part) && !part.includes('@') && !/\d{4}/u.test(part) && part.split(' ').length <= 8,
    );
}

const PIECES = /\s*[|•·,;\t\n]\s*/u;
/** A place is written in a few pieces at most: town, region, country. */
const MOST_PIECES = 5;

/** Returns the place of the referee: the address, or the rest of a row after title and firm if it is a place. */
function locationOfReferee(
  rows: readonly string[],
  taken: ReadonlySet<string>,
  places: PlaceContext | undefined,
): Reference['location'] {
  const rests = rows.map((row) =>
    row.split(PIECES).filter((piece) => piece !== '' && !taken.has(squeeze(piece)) && !piece.includes('@')),
  );
  const whole = rests
    .map((pieces) => readAddress(pieces.join(', ')))
    .find((address) => address.weight >= SURE_PLACE && address.municipality);
  if (whole) return locationOf(whole);
  const named = rests
    .filter((pieces) => pieces.length > 0 && pieces.length <= MOST_PIECES)
    .map((pieces) => readPlace(pieces.filter((piece) => !/\d{5}/u.test(piece)).join(', '), places))
    .find((place) => place?.municipality && place.countryCode);
  return named ?? undefined;
}

function titleAmong(parts: readonly string[]): string | undefined {
  return parts.find(
    (part) =>
      (evidenceOf(part).title > 2 ||
        fold(part)
          .split(/[\s/]+/u)
          .some((word) => NOT_IN_NAMES.has(word))) &&
      !COMPANY.test(fold(part)),
  );
}

function companyAmong(parts: readonly string[]): string | undefined {
  const isPlace = (part: string) => countriesOfCity(part).length > 0 || countryByName(part) !== undefined;
  return (
    parts.find((part) => COMPANY.test(fold(part))) ??
    parts.find((part) => !isPerson(part) && !isPlace(part)) ??
    parts.find((part) => !isPlace(part))
  );
}

function detailsOf(labelled: readonly string[], { country, places }: RefereeContext): Partial<Reference> {
  const rows = labelled.map((row) => row.replace(LABEL, ''));
  const text = rows.join('\n');
  const telephones = readPhones(rows.flatMap(phoneCandidates), country ? { country } : {}).map(
    ({ raw, normalized }) => ({
      ...(raw ? { raw } : {}),
      ...(normalized ? { normalized } : {}),
    }),
  );
  const webAddresses = addressesInText(text).map((address) => ({ address, type: typeOfAddress(address) }));
  const parts = partsOf(rows);
  const title = titleAmong(parts);
  const company = companyAmong(parts.filter((part) => part !== title));
  const taken = new Set([title, company].flatMap((part) => part ?? []));
  const location = locationOfReferee(rows, taken, places);
  const kind = typeOfReference(text);
  return {
    ...(title ? { title } : {}),
    ...(company ? { company } : {}),
    ...(location ? { location } : {}),
    ...(kind ? { type: kind } : {}),
    telephones,
    emailAddresses: emailsInText(text),
    webAddresses,
  };
}

/** The candidate's country, for telephones, and the known places. */
export type RefereeContext = { country: string | undefined; places?: PlaceContext | undefined };

/**
 * Returns one reference for each line that begins with a name; a line such as "available on request" does not count.
 */
export function readReferences(sections: readonly TextSection[], context: RefereeContext): Reference[] {
  const found: { name: string; rows: string[]; isBold: boolean }[] = [];
  for (const { text, lines } of sections.flatMap(({ paragraphs }) => paragraphs)) {
    const isNamed = NAME_LABEL.test(text);
    const [first = '', ...rest] = text
      .replace(isNamed ? NAME_LABEL : /^$/u, '')
      .split(SEPARATOR)
      .map((part) => squeeze(part));
    const isBold = lines[0]?.line.runs[0]?.bold === true;
    // If the first referee is in bold, so are the others, and their firms below them are not.
    const isAlike = found[0] === undefined || isBold || !found[0].isBold;
    if (isAlike && isPerson(first)) found.push({ name: first, rows: rest, isBold });
    else found.at(-1)?.rows.push(text);
  }
  return found
    .slice(0, MOST)
    .map(({ name, rows }) => ({ referenceName: splitName(name), ...detailsOf(rows, context) }));
}
