import { searchFormOf, type WordsNode } from '@/lib/expression';

function editDistance(a: string, b: string): number {
  let before = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (before[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(replaced, (before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    before = row;
  }
  return before[b.length] ?? 0;
}

function fits(word: string, pattern: string): boolean {
  const [head = '', ...rest] = pattern;
  if (head === '') return word === '';
  if (head === '*') {
    const tail = rest.join('');
    return Array.from({ length: word.length + 1 }, (_, cut) => word.slice(cut)).some((end) =>
      fits(end, tail),
    );
  }
  return word.startsWith(head) && fits(word.slice(1), rest.join(''));
}

function placesOf(words: readonly string[], ways: readonly string[]): number[] {
  return words.flatMap((word, index) => (ways.includes(word) ? [index] : []));
}

function hasPhrase(
  words: readonly string[],
  phrase: readonly string[][],
  within: number | undefined,
): boolean {
  const [first = [], ...others] = phrase;
  let here = placesOf(words, first);
  for (const ways of others)
    here = placesOf(words, ways).filter((place) =>
      here.some((before) => {
        if (within === undefined) return place === before + 1;
        return place !== before && Math.abs(place - before) - 1 <= within;
      }),
    );
  return here.length > 0;
}

/** Returns whether a text fits a full-text query, word by word. */
export function fitsWords(text: string, node: WordsNode): boolean {
  const form = searchFormOf(text.normalize('NFC'));
  const words = form.text.split(' ');
  const terms = [...words, ...form.extra];
  const visit = (each: WordsNode): boolean => {
    switch (each.type) {
      case 'and':
        return each.nodes.every(visit);
      case 'or':
        return each.nodes.some(visit);
      case 'not':
        return !visit(each.node);
      case 'field':
        return visit(each.node);
      case 'term':
        return terms.some((term) => each.anyOf.includes(term));
      case 'phrase':
        return hasPhrase(words, each.words, each.within);
      case 'wildcard':
        return terms.some((term) => term !== '' && fits(term, each.pattern));
      default:
        return terms.some((term) => term !== '' && editDistance(term, each.term) <= each.distance);
    }
  };
  return visit(node);
}
