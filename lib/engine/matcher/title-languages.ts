import { type ProfessionTaxonomy, TITLE_LANGUAGES, wordsOfTitle } from '../taxonomy';

/** The language of a title, which is not always that of its document: a German CV may have an English one. */

const LANGUAGES: readonly string[] = TITLE_LANGUAGES;

/** Returns the language of a number. */
export const titleLanguageAt = (number: number): string | undefined => LANGUAGES[number - 1];

/** Returns the number of the language of folded words, from 1 on; 0 where it is none of the space. */
export type TitleLanguageOf = (words: readonly string[], ofDocument: string | undefined) => number;

/** Occurrences that a word has in a language without it, and how much likelier the language of the document is. */
const UNSEEN = 0.2;
const LIKELIER = 3;

/** Counts the words of the titles of each language. */
function wordsOfLanguages({ titles }: ProfessionTaxonomy) {
  const counts = LANGUAGES.map(() => new Map<string, number>());
  for (const { title, language } of titles()) {
    const own = counts[LANGUAGES.indexOf(language)];
    for (const word of own ? wordsOfTitle(title, language) : []) own?.set(word, (own.get(word) ?? 0) + 1);
  }
  return counts.map((own) => ({ own, all: [...own.values()].reduce((sum, count) => sum + count, 0) }));
}

export function titleLanguages(professions: ProfessionTaxonomy): TitleLanguageOf {
  const languages = wordsOfLanguages(professions);
  return (words, ofDocument) => {
    const place = LANGUAGES.indexOf(ofDocument ?? '');
    const known = words.filter((word) => languages.some(({ own }) => own.has(word)));
    if (known.length === 0) return place + 1;
    if (place < 0 && known.length < words.length) return 0;
    const likely = languages.map(({ own, all }, at) =>
      known.reduce(
        (sum, word) => sum + Math.log((own.get(word) ?? UNSEEN) / all),
        at === place ? Math.log(LIKELIER) : 0,
      ),
    );
    return likely.indexOf(Math.max(...likely)) + 1;
  };
}
