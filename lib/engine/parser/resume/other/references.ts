import type { ParsedResume } from '@/lib/contracts';
import { fold, squeeze } from '../../../kernel';
import { emailsInText } from '../../shared/contact/emails';
import { isNameShaped } from '../../shared/contact/name-shape';
import { NOT_IN_NAMES } from '../../shared/contact/name-vocabulary';
import { phoneCandidates, readPhones } from '../../shared/contact/phones';
import { addressesInText, typeOfAddress } from '../../shared/contact/web-addresses';
import { readAddress } from '../../shared/places/address';
import { evidenceOf } from '../../shared/wording/evidence';
import { locationOf } from '../contact/location';
import { splitName } from '../contact/name-parts';
import type { TextSection } from '../paragraphs';

/** Referees with what is said of how to reach them. */

type Reference = NonNullable<NonNullable<ParsedResume['references']>[number]>;

const COMPANY =
  /\b(?:inc|ltd|llc|gmbh|ag|s\.?a\.?|s\.?l\.?|corp(?:oration)?|company|university|universidad|universite|universitat|college|institute|group|school|hospital|bank|consulting|technologies|solutions|software|labs?)\b/u;
/** Weight of an address from which on a row is one (a town with its region, street, code or country). */
const SURE_PLACE = 5;
/** Nobody has more referees. */
const MOST = 30;
const SEPARATOR = /\s*[|•·,;\t]\s*|\s+[-–—]\s+|\s{3,}/u;

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

const TYPES: readonly [type: string, words: RegExp][] = [
  ['Personal', /\b(?:personal|character|friend|personlich|personnelle?|personale?|persoonlijk|osobista)\b/u],
  [
    'Professional',
    /\b(?:professional|former manager|line manager|supervisor|colleague|beruflich|professionnelle?|profesional|professionale|zakelijk|zawodowa)\b/u,
  ],
];

/** What kind of reference a text says that it is (wire-facts 2.10, References[].Type). */
function typeOfReference(text: string): string | undefined {
  const folded = fold(text.slice(0, 2000));
  return TYPES.find(([, words]) => words.test(folded))?.[0];
}

function detailsOf(rows: readonly string[], country: string | undefined): Partial<Reference> {
  const text = rows.join('\n');
  const telephones = readPhones(rows.flatMap(phoneCandidates), country ? { country } : {}).map(
    ({ raw, normalized }) => ({
      ...(raw ? { raw } : {}),
      ...(normalized ? { normalized } : {}),
    }),
  );
  const webAddresses = addressesInText(text).map((address) => ({ address, type: typeOfAddress(address) }));
  const parts = rows
    .flatMap((row) => row.split(SEPARATOR))
    .map((part) => squeeze(part))
    .filter(
      (part) =>
        /\p{L}{3}/u.test(part) && !part.includes('@') && !/\d{4}/u.test(part) && part.split(' ').length <= 8,
    );
  const title = parts.find(
    (part) =>
      (evidenceOf(part).title > 2 ||
        fold(part)
          .split(/[\s/]+/u)
          .some((word) => NOT_IN_NAMES.has(word))) &&
      !COMPANY.test(fold(part)),
  );
  const place = rows.map(readAddress).find((address) => address.weight >= SURE_PLACE && address.municipality);
  const kind = typeOfReference(text);
  const company =
    parts.find((part) => part !== title && COMPANY.test(fold(part))) ??
    parts.find((part) => part !== title && !isPerson(part)) ??
    parts.find((part) => part !== title);
  return {
    ...(title ? { title } : {}),
    ...(company ? { company } : {}),
    ...(place ? { location: locationOf(place) } : {}),
    ...(kind ? { type: kind } : {}),
    telephones,
    emailAddresses: emailsInText(text),
    webAddresses,
  };
}

/** One reference for each line that begins with a name; a line such as "available on request" is none. */
export function readReferences(sections: readonly TextSection[], country: string | undefined): Reference[] {
  const found: { name: string; rows: string[]; isBold: boolean }[] = [];
  for (const { text, lines } of sections.flatMap(({ paragraphs }) => paragraphs)) {
    const [first = '', ...rest] = text.split(SEPARATOR).map((part) => squeeze(part));
    const isBold = lines[0]?.line.runs[0]?.bold === true;
    // Where the first referee stands in bold, so do the others, and their firms below them do not.
    const isAlike = found[0] === undefined || isBold || !found[0].isBold;
    if (isAlike && isPerson(first)) found.push({ name: first, rows: rest, isBold });
    else found.at(-1)?.rows.push(text);
  }
  return found
    .slice(0, MOST)
    .map(({ name, rows }) => ({ referenceName: splitName(name), ...detailsOf(rows, country) }));
}
