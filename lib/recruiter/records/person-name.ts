import type { ParsedResume } from '@/lib/contracts';

/** Names as people write them, for documents that write them in capitals. The resume keeps the document's form. */

type PersonName = NonNullable<NonNullable<ParsedResume['contactInformation']>['candidateName']>;

/** Small in the middle of a name. */
const PARTICLES = new Set(
  'af al av bin da das de degli del della den der des di do dos du e el ibn la las le lo los och of op ten ter van vom von y zu zum zur'.split(
    ' ',
  ),
);
/** Family names of Vietnam that begin a name; behind them "Van" and "Do" are names too. */
const VIETNAMESE = new Set(
  'bui dang do duong hoang ho huynh le ly ngo nguyen pham phan tran vo vu'.split(' '),
);
const VOWEL = /[^A-Z]|[AEIOUY]/;
const TURKIC = new Set(['tr', 'az']);

const isCased = (text: string) => text.toLowerCase() !== text.toUpperCase();
const isInCapitals = (text: string) => isCased(text) && text === text.toUpperCase();
const lettersOf = (text: string) => text.replace(/\P{L}/gu, '');

/** Returns whether a word consists of initials: one letter, or two that cannot be pronounced. */
function isInitials(word: string, isLast: boolean): boolean {
  const letters = lettersOf(word);
  if (letters.length < 2 || /^(?:\p{L}\.)+\p{L}?$/u.test(word)) return true;
  return letters.length === 2 && !isLast && !VOWEL.test(letters);
}

function capitalised(part: string, locale: string): string {
  const small = part.toLocaleLowerCase(locale);
  const [first = ''] = small;
  const rest = small.slice(first.length);
  if (/^mc\p{L}{3,}$/u.test(small)) return `Mc${capitalised(small.slice(2), locale)}`;
  return first.toLocaleUpperCase(locale) + rest;
}

/** Writes `O'Neill`, `Jean-Pierre`, `Na'ima`: capitals follow a hyphen, and the apostrophe of one letter. */
function wordInCase(word: string, locale: string): string {
  return word
    .split('-')
    .map((part) => {
      const [, before, mark, after] = /^(\p{L})(['’])(.+)$/u.exec(part) ?? [];
      if (before && mark && after) return before + mark + capitalised(after, locale);
      return capitalised(part, locale);
    })
    .join('-');
}

/**
 * Puts a written name into the case of names: all of it if it is all in capitals, else those words of `parts` that are, as in
 * "Jean DUPONT". The letters of a degree after the name (`keep`) stay as they are.
 */
export function nameInCase(
  written: string,
  { parts = '', keep = '', language = '' }: { parts?: string; keep?: string; language?: string } = {},
): string {
  const words = written.split(/(\s+)/);
  const kept = new Set(keep.split(/[\s,]+/));
  const own = new Set(parts.split(/\s+/));
  const named = words.filter((word) => isCased(word) && !kept.has(word.replace(/,$/, '')));
  const isWhole = isInCapitals(named.join('')) && lettersOf(named.join('')).length > 3;
  const locale = TURKIC.has(language) ? language : 'en';
  const isVietnamese = VIETNAMESE.has((named[0] ?? '').toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''));
  return words
    .map((word) => {
      if (!named.includes(word) || !isInCapitals(word)) return word;
      const isLast = word === named.at(-1);
      if (isInitials(word, isLast)) return word;
      if (!isWhole && (lettersOf(word).length < 3 || !own.has(word))) return word;
      const isParticle = PARTICLES.has(word.toLowerCase()) && word !== named[0] && !isLast && !isVietnamese;
      return isParticle ? word.toLowerCase() : wordInCase(word, locale);
    })
    .join('');
}

/** Returns the name of the person in a resume, in the case of names; null if it was not found. */
export function personName(resume: ParsedResume): string | null {
  const name: PersonName = resume.contactInformation?.candidateName ?? {};
  const { prefix, givenName, middleName, familyName, suffix } = name;
  const parts = [givenName, middleName, familyName].filter(Boolean).join(' ');
  const written = name.formattedName || [givenName, familyName].filter(Boolean).join(' ');
  if (!written.trim()) return null;
  const language = resume.resumeMetadata?.documentLanguage ?? '';
  return nameInCase(written, {
    parts: [prefix, parts].filter(Boolean).join(' '),
    keep: suffix ?? '',
    language,
  });
}
