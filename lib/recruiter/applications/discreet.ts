import { oneLine } from '../ground/one-line';
import { quoted } from '../ground/quoted';

/**
 * Takes out of a text what its workspace does not show to people outside: who the employer is, with the addresses that say so,
 * and the sentences that state the pay.
 */

/** What is not to be shown, as the posting writes it. */
export type Hidden = {
  employers: readonly string[];
  /** Words of the place, which stay even where they are part of an employer's name. */
  places: readonly string[];
  /** Amounts as written. */
  pay: readonly string[];
};

const INSTEAD = 'the employer';
/** Shorter names are taken as words of the language. */
const LEAST_NAME = 3;
const LEAST_FIRST_WORD = 4;

const LEGAL_FORM =
  /[\s,]+(?:(?:gmbh|mbh|ag|kg|kgaa|ohg|ug|se|e\.?\s?v\.?|e\.?\s?g\.?|ltd|limited|inc|incorporated|llc|llp|plc|corp|corporation|company|co|group|holding|bv|b\.v|nv|n\.v|sa|s\.a|sas|sarl|srl|s\.r\.l|s\.l|spa|s\.p\.a|oy|oyj|ab|a\/s|as|aps|pty)\.?|&|und|and|\+)$/iu;

const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"]+|[^\s<>"@]+@[^\s<>"@]+\.[^\s<>"@]+/iu;
/** Digits in groups, as a telephone number has them. */
const TELEPHONE = /(?:\+|\b00|\b0)\d[\d\s()/.-]{6,}\d/u;

const alone = (text: string) => `(?<![\\p{L}\\p{N}])(?:${text})(?![\\p{L}\\p{N}])`;

/** Returns a name without its legal form: `Nordwerk` for `Nordwerk GmbH & Co. KG`. */
function bareName(name: string): string {
  const shorter = name.replace(LEGAL_FORM, '');
  return shorter === name || shorter === '' ? name : bareName(shorter);
}

/** Longest first, so that the whole name goes before a part of it. */
function patternOf(names: readonly string[], flags: string): RegExp | null {
  const known = [...new Set(names)].sort((one, other) => other.length - one.length).map(quoted);
  return known.length > 0 ? new RegExp(alone(known.join('|')), flags) : null;
}

/** Addresses of the web without their beginning, known by the name in them. */
function domainsOf(names: readonly string[]): RegExp | null {
  const compact = names.map((name) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''));
  const known = compact.filter((name) => name.length >= LEAST_NAME).map(quoted);
  return known.length > 0 ? new RegExp(`[\\w.-]*(?:${known.join('|')})[\\w-]*(?:\\.[a-z]{2,})+`, 'iu') : null;
}

type Names = { full: RegExp | null; first: RegExp | null; domains: RegExp | null };

function namesIn({ employers, places }: Hidden): Names {
  const whole = employers.map((name) => oneLine(name)).filter((name) => name.length >= LEAST_NAME);
  const bare = whole.map(bareName).filter((name) => name.length >= LEAST_NAME);
  const spared = new Set(places.flatMap((place) => place.toLowerCase().split(/[\s,]+/)));
  const first = bare
    .map((name) => name.split(/[\s,]+/)[0] ?? '')
    .filter((word) => word.length >= LEAST_FIRST_WORD && !spared.has(word.toLowerCase()));
  return {
    full: patternOf([...whole, ...bare], 'giu'),
    first: patternOf(first, 'gu'),
    domains: domainsOf([...bare, ...first]),
  };
}

/** Leaves out the sentences of a line that say what is not to be said. */
function without(line: string, says: (text: string) => boolean): string {
  if (!says(line)) return line;
  const sentences = line.split(/(?<=[.!?;])\s+/u);
  return sentences.filter((sentence) => !says(sentence)).join(' ');
}

function withoutNames(line: string, { full, first }: Names): string {
  const named = full ? line.replace(full, INSTEAD) : line;
  return (first ? named.replace(first, INSTEAD) : named)
    .replace(/^(\W*)the employer/u, '$1The employer')
    .replace(/([.!?]\s+)the employer/gu, '$1The employer');
}

/** Returns a function that takes the hidden out of a text; what remains may be empty. */
export function discreetly(hidden: Hidden): (text: string) => string {
  const names = namesIn(hidden);
  const pay = patternOf(
    hidden.pay.filter((raw) => raw.replace(/\D/g, '').length >= 2),
    'u',
  );
  const isAddress = (text: string) =>
    ADDRESS.test(text) || TELEPHONE.test(text) || (names.domains?.test(text) ?? false);
  const ofLine = (line: string) => {
    const kept = pay ? without(line, (text) => pay.test(text)) : line;
    return hidden.employers.length > 0 ? withoutNames(without(kept, isAddress), names) : kept;
  };
  return (text) => text.split('\n').map(ofLine).join('\n').trim();
}
