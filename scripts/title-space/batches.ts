import type { Random } from '@/lib/engine/kernel';
import type { Corpus } from './corpus.ts';

/** Draws the content of a batch: distinct occupations, each with two of its titles. */

export type Batch = { occupations: Uint32Array; first: Uint32Array; second: Uint32Array };

/** Probability that the second title is in another language, if there is one. */
const ACROSS = 0.4;
/** Occupations with many more titles than this are drawn more often than others, by the root of their number. */
const FEW_TITLES = 8;
const ATTEMPTS = 8;

export function batchDrawer(corpus: Corpus, occupations: number, size: number, random: Random): () => Batch {
  const { occupationOf, languageOf } = corpus;
  const titlesOf = Array.from({ length: occupations }, (): number[] => []);
  occupationOf.forEach((occupation, title) => {
    titlesOf[occupation]?.push(title);
  });
  const drawnIn = new Uint32Array(occupations);
  const batch = {
    occupations: new Uint32Array(size),
    first: new Uint32Array(size),
    second: new Uint32Array(size),
  };
  let round = 0;

  const partner = (title: number, titles: readonly number[]) => {
    const across = random.next() < ACROSS;
    let other = title;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      other = titles[random.below(titles.length)] as number;
      if (other !== title && (languageOf[other] !== languageOf[title]) === across) break;
    }
    return other;
  };

  return () => {
    round++;
    for (let at = 0; at < size; ) {
      const title = random.below(occupationOf.length);
      const occupation = occupationOf[title] as number;
      const titles = titlesOf[occupation] as number[];
      if (drawnIn[occupation] === round || random.next() ** 2 > 1 / (titles.length / FEW_TITLES + 1))
        continue;
      drawnIn[occupation] = round;
      batch.occupations[at] = occupation;
      batch.first[at] = title;
      batch.second[at] = partner(title, titles);
      at++;
    }
    return batch;
  };
}
