import { crc32 } from 'node:zlib';
import { rowsOfWords, wordsOfTitle } from '../../lib/engine/taxonomy/title-space/rows.ts';
import type { Occupation } from './occupations.ts';

/** Titles as the training reads them: rows of features, occupation and language of each. */

export type Corpus = {
  /** Titles by number: their rows are those from `starts[t]` to `starts[t + 1]`. */
  starts: Uint32Array;
  rows: Uint16Array;
  occupationOf: Uint32Array;
  languageOf: Uint8Array;
};

/**
 * True for a title that training never sees: one in ten, chosen only by its words, the same in every language and
 * classification.
 */
export function isHeldOut(words: readonly string[]): boolean {
  return crc32(words.join(' ')) % 10 === 0;
}

export function corpusOf(occupations: readonly Occupation[], languages: readonly string[]): Corpus {
  const starts = [0];
  const rows: number[] = [];
  const occupationOf: number[] = [];
  const languageOf: number[] = [];
  occupations.forEach(({ titles }, occupation) => {
    const seen = new Set<string>();
    for (const { text, language } of titles) {
      const words = wordsOfTitle(text, language);
      const key = `${language} ${words.join(' ')}`;
      if (words.length === 0 || seen.has(key) || isHeldOut(words)) continue;
      seen.add(key);
      for (const row of rowsOfWords(words)) rows.push(row);
      starts.push(rows.length);
      occupationOf.push(occupation);
      languageOf.push(languages.indexOf(language));
    }
  });
  return {
    starts: Uint32Array.from(starts),
    rows: Uint16Array.from(rows),
    occupationOf: Uint32Array.from(occupationOf),
    languageOf: Uint8Array.from(languageOf),
  };
}
