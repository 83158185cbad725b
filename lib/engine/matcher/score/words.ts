import { SENTENCE_END, type WordFacts } from '../profile';

/** Share of a title whose very words are in the sentences of a document, each weighted by its rarity. */

/** Rarity of the words asked for at hand, by number; zero again after each comparison. */
const wanted = new Uint8Array(SENTENCE_END);

/** Returns the sentence with the most of the words, by its place, and its share of the request, 0 to 1. */
export function bestSentence(
  { asked, rarities }: Pick<WordFacts, 'asked' | 'rarities'>,
  { said }: Pick<WordFacts, 'said'>,
): { share: number; at: number } {
  let total = 0;
  for (let at = 0; at < asked.length; at++) {
    wanted[asked[at] as number] = rarities[at] as number;
    total += rarities[at] as number;
  }
  const best = { share: 0, at: -1 };
  let sum = 0;
  let sentence = 0;
  for (let at = 0; total > 0 && at < said.length; at++) {
    const word = said[at] as number;
    if (word !== SENTENCE_END) sum += wanted[word] as number;
    else {
      if (sum > best.share * total) {
        best.share = sum / total;
        best.at = sentence;
      }
      sum = 0;
      sentence++;
    }
  }
  for (const word of asked) wanted[word] = 0;
  return best;
}
