import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encodeTitle, encodeWords, similarity, type TitleVector, wordsOfTitle } from '../title-space';
import { withoutOtherScripts } from '../titles/unspaced';
import { TITLE_LANGUAGES } from './model';
import { buildTitleIndex } from './retrieval/build';
import { shipped } from './testing/shipped';
import { titleEncoderOf } from './title-encoder';

const { space } = shipped;
if (!space) throw new Error('The space of titles is missing.');

const isTrained = (language: string) => (TITLE_LANGUAGES as readonly string[]).includes(language);
const isLeftOut = (title: string) => crc32(title) % 8 === 0;
const leftOut = shipped.titles().filter(({ title, language }) => !isTrained(language) && isLeftOut(title));
const index = buildTitleIndex(
  shipped.titles().filter(({ title, language }) => isTrained(language) || !isLeftOut(title)),
  shipped.list,
);
const encode = titleEncoderOf(shipped, space, () => index);

const labels = shipped.list.map((profession) => ({
  profession,
  vector: encodeTitle(space, profession.labels.en, 'en'),
}));

/** Returns the unit group of the English label that is nearest to a vector. */
function nearestUnit(vector: TitleVector): number | undefined {
  const [best] = labels
    .map((label) => ({ ...label, near: similarity(vector, label.vector) }))
    .sort((one, other) => other.near - one.near);
  return best && best.near > 0 ? best.profession.isco : undefined;
}

describe('the vector of a title that the tables do not have', () => {
  const languages = [...new Set(leftOut.map(({ language }) => language))];

  it.each(languages)('is nearer to its profession than its own words are, in %s', (language) => {
    const titles = leftOut.filter((line) => line.language === language);
    const right = { words: 0, letters: 0 };
    for (const { title, profession } of titles) {
      const words = wordsOfTitle(title, language);
      const own = encodeWords(space, withoutOtherScripts(words));
      if (nearestUnit(own) === profession.isco) right.words++;
      if (nearestUnit(encode(words, language)) === profession.isco) right.letters++;
    }
    expect(right.letters, `of ${titles.length}`).toBeGreaterThan(right.words);
  });

  it('is that of its words in a language of the space, and of no words nothing', () => {
    const words = ['quantum', 'basket', 'weaving', 'evangelist'];
    expect(encode(words, 'en')).toEqual(encodeWords(space, words));
    expect(encode([], 'pl').every((value) => value === 0)).toBe(true);
    const sentence = 'odpowiadam za sprzedaz i obsluge klientow w calym regionie polnocnym'.split(' ');
    expect(encode(sentence, 'pl')).toEqual(encodeWords(space, sentence));
  });
});
