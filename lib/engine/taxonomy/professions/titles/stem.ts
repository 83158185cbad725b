/**
 * The base of a folded word, the same for its genders, numbers and endings, by rules that hold for the six languages
 * of the tables at once, so that an English title in a German document needs no rule of its own. It need not be a
 * word; it is only ever compared with another base.
 */

/**
 * Endings that stand for the same person: the letters that such a word ends in, what is replaced, by what. The first
 * that fits is taken.
 */
const PERSONS: readonly [last: string, ending: RegExp, instead: string][] = [
  ['unersn', /(?:frau|frauen|leute|mann|manner|manns)$/u, 'mann'],
  ['nse', /(?:woman|women|men|person|persons|people|man)$/u, 'man'],
  ['n', /(.{3})innen$/u, '$1'],
  ['n', /(.{4})(?:in|inn)$/u, '$1'],
  ['rs', /werksters?$/u, 'werker'],
  ['es', /(.{3})isteres?$/u, '$1ister'],
  [
    'rseian',
    /(.{3}[td])(?:or|ors|ore|ori|ora|oras|oren|ores|eur|eurs|eure|rice|rices|rici|euse|euses|eures)$/u,
    '$1',
  ],
  ['ers', /(.{3})(?:euse|euses|eur|eurs|eure|eures)$/u, '$1eur'],
  ['ersai', /(.{3})(?:iere|ieres|ier|iers|iera|ieri)$/u, '$1ier'],
  ['esn', /(.{3})(?:ienne|iennes|ien|iens)$/u, '$1ien'],
  ['aes', /(.{3})(?:essa|esse|esses)$/u, '$1'],
  ['ersnm', /(.{3}(?:isch|lich|iv|al|ell))(?:e|er|es|en|em)$/u, '$1'],
];

const PLURAL = /(?:[^s]s|es)$/u;
const LAST_VOWELS = /(.{3,}?)(?:en|[aeio])$/u;

function base(word: string): string {
  const letter = word.charAt(word.length - 1);
  for (const [last, ending, instead] of PERSONS)
    if (last.includes(letter) && ending.test(word)) return word.replace(ending, instead);
  const singular = word.length > 4 && PLURAL.test(word) ? word.slice(0, -1) : word;
  return singular.replace(LAST_VOWELS, '$1');
}

const bases = new Map<string, string>();
const MOST_REMEMBERED = 60_000;

/** The base of a folded word; short words and those with signs ("c++") stay as they are. */
export function stem(word: string): string {
  if (word.length < 4) return word;
  const known = bases.get(word);
  if (known !== undefined) return known;
  const found = base(word);
  if (bases.size >= MOST_REMEMBERED) bases.clear();
  bases.set(word, found);
  return found;
}
