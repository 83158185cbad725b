import { titleInOneForm, wordsOfTitle } from '../../taxonomy';
import type { MatchKnowledge } from '../knowledge';
import type { TellingDocument } from './document';
import { SENTENCE_END, type WordFacts } from './model';
import { withoutPersons } from './persons';
import type { TellingSentence } from './sentences';

/** The words of titles that a document requires, and those its sentences have. */

const MOST_ASKED = 12;
/** Sentences whose words are kept, and words of each. */
const MOST_SENTENCES = 24;
const MOST_WORDS = 16;

function numbersOf(words: readonly string[], { titleWords }: MatchKnowledge): number[] {
  return [...new Set(words.flatMap((word) => titleWords.numberOf.get(word) ?? []))];
}

/**
 * Returns the words of the weightiest title, and those of the sentences with the most of them; titles and studies do not
 * count as sentences.
 */
export function wordFacts(
  document: TellingDocument,
  [title]: readonly string[],
  telling: readonly TellingSentence[],
  knowledge: MatchKnowledge,
): { facts: WordFacts; sentences: string[] } {
  const rarityOf = (number: number) => knowledge.titleWords.rarities[number] as number;
  const asked =
    title === undefined
      ? []
      : wordsOfTitle(
          titleInOneForm(withoutPersons(title), document.language, knowledge.titleWords.isWord),
          document.language,
        );
  const numbers = numbersOf(asked, knowledge).slice(0, MOST_ASKED);
  const others = new Set([...document.titles.map((each) => each.title.trim()), ...document.studies]);
  const said = telling
    .filter(({ sentence }) => !others.has(sentence))
    .map(({ sentence, words }) => {
      const known = numbersOf(words, knowledge).slice(0, MOST_WORDS);
      return { sentence, known, worth: known.reduce((sum, number) => sum + rarityOf(number), 0) };
    })
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth)
    .slice(0, MOST_SENTENCES);
  return {
    sentences: said.map(({ sentence }) => sentence),
    facts: {
      asked: Uint16Array.from(numbers),
      rarities: Uint8Array.from(numbers, rarityOf),
      said: Uint16Array.from(said.flatMap(({ known }) => [...known, SENTENCE_END])),
    },
  };
}
