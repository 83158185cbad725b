/** Retrieval by words, as search engines do it: BM25 with k1 1.2 and b 0.75. */

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}+#.]*[\p{L}\p{N}+#]/gu) ?? [];

type Text = { text: string };

export function bm25<Document extends Text>(
  documents: readonly Document[],
): (query: string, document: Document) => number {
  const counts = new Map(
    documents.map((document) => {
      const words = wordsOf(document.text);
      const own = new Map<string, number>();
      for (const word of words) own.set(word, (own.get(word) ?? 0) + 1);
      return [document, { own, length: words.length }] as const;
    }),
  );
  const frequency = new Map<string, number>();
  let total = 0;
  for (const { own, length } of counts.values()) {
    total += length;
    for (const word of own.keys()) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  }
  const mean = total / documents.length;
  return (query, document) => {
    const known = counts.get(document);
    if (!known) return 0;
    let score = 0;
    for (const word of new Set(wordsOf(query))) {
      const count = known.own.get(word) ?? 0;
      const seen = frequency.get(word) ?? 0;
      const rarity = Math.log(1 + (documents.length - seen + 0.5) / (seen + 0.5));
      score += (rarity * count * 2.2) / (count + 1.2 * (0.25 + (0.75 * known.length) / mean));
    }
    return score;
  };
}
