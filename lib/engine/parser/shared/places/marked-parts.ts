import { fold, squeeze } from '../../../kernel';

/**
 * Parts of an address with a mark of their kind: "Dist. Gaya", "Tal-Yawal", "Kunnam (taluk)", "P.O. Barola", "Kab.
 * Bogor", "Municipio de Soacha", "pow. olkuski". Written for this project.
 */

export type MarkedKind =
  | 'district'
  | 'region'
  | 'town'
  | 'post'
  | 'village'
  | 'quarter'
  | 'postalCode'
  | 'person';

export type MarkedPart = { kind: MarkedKind; name: string };

/** Marks before the name, folded, the longer ones first; `.` and `-` after them are free. */
const BEFORE: readonly [MarkedKind, string][] = [
  [
    'postalCode',
    'pin ?code|pincode|pin no|pin|zip ?code|zip|postal code|post code|postcode|postleitzahl|plz|cep|cap|kode pos|code postal|codigo postal',
  ],
  [
    'district',
    'district|distric|distt|dist|disst|dstt|dst|dt|provincia de|prov|provincia|landkreis|lkr|kreis|powiat|pow|okres|judetul|jud|kabupaten|kab|uezd|район|р-н|departamento de|arrondissement de',
  ],
  [
    'region',
    'state of|state|estado de|estado|region of|region|region de|bundesland|wojewodztwo|woj|voivodeship|oblast|обл|область|propinsi|provinsi',
  ],
  [
    'town',
    'v\\.? ?p\\.? ?o|village ?(?:&|and|\\+) ?post|vill\\.? ?(?:&|and|\\+) ?(?:post|p\\.? ?o|p/o)|post ?(?:&|and) ?vill(?:age)?|at ?(?:/|&|\\+|and)? ?p(?:ost|o|\\.o)|a/p|town ?(?:&|and|\\+) ?post|(?:town|city|ciudad|localidad|cidade|miasto|municipio|kota)(?=\\s?[:;=-])|municipio de|ville de|gemeinde|gmina|gm|comune di|concelho de|kota|ilce|ilcesi|lga',
  ],
  ['post', 'p\\.? ?o\\.? ?(?:\\+|&|/|and) ?p\\.? ?s|post office|post|p\\.? ?o|p/o|via'],
  [
    'quarter',
    'mohalla|mohallah|muhalla|moh|tehsil|tahsil|tahasil|tehasil|teshil|teh|talukas?|taluk|taluq|tal|tq|tk|mandal|mdl|block|sub ?division|police station|thana|p\\.? ?s|p/s|kecamatan|kec|kelurahan|kel|barangay|brgy|bgy|bairro|barrio|quartier|colonia|col|urb|urbanizacion|upazila|ward',
  ],
  ['village', 'village|villege|vilage|villag|vill|vil|gram|gaon|at|desa|dorf|aldeia|aldea|vereda|kampung|kp'],
  ['person', 'c/o|s/o|d/o|w/o|care of|son of|daughter of|wife of'],
];

/** Marks after the name. */
const AFTER: readonly [MarkedKind, string][] = [
  ['district', 'district|distt|dist|dt|county'],
  ['region', 'state|oblast'],
  ['quarter', 'taluka|taluk|tehsil|tal|tk|tq|mandal|mdl|block|kecamatan|mah|mahallesi'],
  ['post', 'post|p\\.? ?o'],
  ['village', 'village|vill|vil'],
];

const beforePatterns = BEFORE.map(
  ([kind, marks]) => [kind, new RegExp(`^(?:${marks})(?:[\\s.:;=-]+(?=\\S)|(?<=[.-]))`, 'u')] as const,
);
const afterPatterns = AFTER.map(
  ([kind, marks]) =>
    [kind, new RegExp(`^(\\p{L}.{1,40}?)[\\s-]*[\\s([-](?:${marks})[\\s.)\\]]*$`, 'u')] as const,
);

const LONGEST = 60;
/** "P.O. Box 247" is not a post office called Box. */
const POST_BOX = /^box\b/iu;

/** Returns the kind and name of a marked part of an address; undefined for a part without a mark. */
export function markedPart(part: string): MarkedPart | undefined {
  if (part.length > LONGEST) return undefined;
  const folded = fold(part);
  for (const [kind, pattern] of beforePatterns) {
    const match = pattern.exec(folded);
    const name = match ? nameOf(part.slice(match[0].length)) : '';
    if (name !== '' && !POST_BOX.test(name)) return { kind, name };
  }
  for (const [kind, pattern] of afterPatterns) {
    const match = pattern.exec(folded);
    const name = match?.[1] ? nameOf(part.slice(0, match[1].length)) : '';
    if (name !== '') return { kind, name };
  }
  return undefined;
}

function nameOf(text: string): string {
  return squeeze(text).replace(/^[\s.:;=()[\]–-]+|[\s.:;=()[\]–-]+$/gu, '');
}

/** Beginning of a mark inside a part ("Melur TK Madurai", "Jorhat Dist- Jorhat Pin 785683"). */
const MARK_INSIDE =
  /(?<=[\p{L}\d)\]])[\s.]+(?=(?:dist|distt|district|tal|taluk|taluka|teh|tehsil|p\.?s|p\.?o|post|pin|pincode|pin code|via|block|state|mandal|near|opp|c\/o|s\/o)\s?[.:–-]+\s?[\p{L}\d]|(?:tehsil|distt|dist|district|pin|pincode|pin code|zip)\s)/giu;

/** The dash between a mark and its name ("Tal. – Yawal", "Dist -Jalgaon"), which parts no address. */
export const DASH_BEHIND_MARK =
  /(?<![\p{L}\d])((?:dist|distt|district|tal|taluk|taluka|teh|tehsil|vill|village|post|p\.?o|p\.?s|state|mandal|pin|pin ?code|zip|at)\.?)\s*[-–—:]+\s*(?=[\p{L}\d])/giu;

/** Cuts a part before each mark inside of it. */
export function cutAtMarks(part: string): string[] {
  return part.length > 200 ? [part] : part.split(MARK_INSIDE).map(squeeze).filter(Boolean);
}
