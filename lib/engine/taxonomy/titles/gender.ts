import { fold } from '../../kernel';
import { withoutGender } from './words';

/**
 * Titles have one form for women and one for men in most languages. For comparing they are brought to the form that our tables
 * have, by the endings of each language: `Krankenpflegerin` and `Krankenpfleger` are one title.
 */

type Ending = readonly [theirs: string, ours: readonly string[]];

/** Reads `ending=other/another`, folded; an empty part after a stroke means no ending. */
const readEndings = (list: string): Ending[] =>
  list.split(' ').map((pair) => {
    const [theirs = '', ours = ''] = pair.split('=');
    return [theirs, ours.split('/')];
  });

/** The longest ending comes first. */
const ENDINGS: ReadonlyMap<string, readonly Ending[]> = new Map(
  Object.entries({
    en: 'woman=man person=man tress=ter/tor ress=er/or ess=er/',
    de: 'frauen=manner innen=e/ frau=mann in=/e',
    fr: 'trices=teurs euses=eurs trice=teur euse=eur enne=en onne=on iere=ier ere=er ve=f e=',
    es: 'triz=tor esa=e/ ora=or a=o/e/',
    pt: 'triz=tor esa=e/ ora=or a=o/e/',
    it: 'trice=tore essa=e/a/o/ ora=ore a=o/e',
    nl: 'ares=aar trice=teur euse=eur ster=er esse=e/ in=/e e=',
    pl: 'czyni=ca iarka=iarz arka=arz istka=ista czka=k ka=/a owa=owy na=ny a=y/',
    cs: 'kyne=ec ice=ik cka=c rka=r lka=l tka=t istka=ista a=y/',
    sk: 'kyna=ec icka=ik cka=c rka=r lka=l tka=t a=y/',
    ro: 'toare=tor oare=or easa=/ ista=ist a=/',
    sv: 'arinna=are inna=e erska=are/er kvinna=man',
    da: 'inde=/er erske=er kvinde=mand',
    no: 'inne=/er erske=er kvinne=mann',
    hu: 'no=',
  }).map(([language, list]) => [language, readEndings(list)]),
);

/**
 * Languages of which our tables have too few titles to know their words by: words with these endings are the form of a
 * woman there.
 */
const UNKNOWN = new Set(['cs', 'sk', 'ro', 'sv', 'da', 'no', 'hu']);
/** Endings that are as short mean something else in other languages. */
const TELLING = 4;
/** The same where the language is not known. */
const TELLING_UNKNOWN = 3;
const SHORTEST_STEM = 3;

type IsWord = (word: string) => boolean;

function* endingsFor(language: string | undefined): Generator<{ of: string; ending: Ending }> {
  const own = language === undefined ? undefined : ENDINGS.get(language);
  for (const ending of own ?? []) yield { of: language ?? '', ending };
  for (const [of, endings] of ENDINGS)
    if (of !== language)
      for (const ending of endings)
        if (ending[0].length >= (language === undefined ? TELLING_UNKNOWN : TELLING)) yield { of, ending };
}

/** Earlier results for words, by language; the tables do not change while a process runs. */
const remembered = new WeakMap<IsWord, Map<string, string>>();
const MOST_REMEMBERED = 100_000;

/** Returns the other form of a folded word of a title; the word itself where it has none or is it already. */
export function oneFormOf(word: string, language: string | undefined, isWord: IsWord): string {
  const known = remembered.get(isWord) ?? new Map<string, string>();
  remembered.set(isWord, known);
  const key = `${language ?? ''} ${word}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const one = findOneForm(word, language, isWord);
  if (known.size >= MOST_REMEMBERED) known.clear();
  known.set(key, one);
  return one;
}

function findOneForm(word: string, language: string | undefined, isWord: IsWord): string {
  for (const { of, ending } of endingsFor(language)) {
    const [theirs, ours] = ending;
    const stem = word.slice(0, -theirs.length);
    if (!word.endsWith(theirs) || stem.length < SHORTEST_STEM) continue;
    const known = ours.map((each) => stem + each).find(isWord) ?? vowelled(stem, ours, isWord);
    if (known) return known;
    if (UNKNOWN.has(of) && of === language) return stem + (ours[0] ?? '');
  }
  return word;
}

/** `verkoopster` and `verkoper`: a long vowel is written once in an open syllable. */
function vowelled(stem: string, endings: readonly string[], isWord: IsWord): string | undefined {
  const short = stem.replace(/([aeou])\1(?=[^aeiou]$)/u, '$1');
  return short === stem ? undefined : endings.map((each) => short + each).find(isWord);
}

const WORD = /\p{L}{4,}/gu;

/** Returns a title folded, without marks of gender, and with each word in the one form. */
export function titleInOneForm(title: string, language: string | undefined, isWord: IsWord): string {
  return withoutGender(fold(title)).replace(WORD, (word) => oneFormOf(word, language, isWord));
}

/** Returns the forms that a folded word may be brought to in any language, without itself. */
export function formsInAnyLanguage(word: string, isWord: IsWord): string[] {
  const forms = new Set([...ENDINGS.keys()].map((language) => oneFormOf(word, language, isWord)));
  forms.delete(word);
  return [...forms];
}
