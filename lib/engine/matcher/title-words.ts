/**
 * Words that titles are made of, with how telling each is: the words of our own titles in all their languages, counted in
 * the postings of the sample market. The table is shipped with the project, so that a score depends on no index. Its first
 * line has the number of postings, each other one a word and how many of them have it; the place of a word is its number.
 */
export type TitleWords = {
  numberOf: ReadonlyMap<string, number>;
  isWord: (word: string) => boolean;
  /** By number: from 0 (every posting) to 255 (none of them). */
  rarities: Uint8Array;
};

/** Numbers of words take 16 bits, and the highest ends a sentence. */
const MOST_WORDS = 0xffff;

/** Reads the table; throws where it has more words than there are numbers. */
export function readTitleWords(table: string): TitleWords {
  const [head = '', ...lines] = table.trim().split('\n');
  if (lines.length > MOST_WORDS) throw new Error('There are too many words of titles.');
  const most = Math.log1p(Number(head.split('\t')[1] ?? 1));
  const rows = lines.map((line) => line.split('\t'));
  const numberOf = new Map(rows.map(([word = ''], number) => [word, number]));
  return {
    numberOf,
    isWord: (word) => numberOf.has(word),
    rarities: Uint8Array.from(rows, ([, count = '0']) =>
      Math.round(255 * (1 - Math.log1p(Number(count)) / most)),
    ),
  };
}
