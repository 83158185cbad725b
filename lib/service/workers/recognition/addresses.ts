import type { PictureLine, PictureWord } from '@/lib/engine/documents';

/**
 * Text that all languages write alike, and that a model which knows it reads best: English knows `@`, others do not.
 */
const ADDRESS = /@|^https?:|^www\./i;
/** Share of the width of a word that is within an address of the other reading. */
const WITHIN = 0.5;

/** Returns a reading in which the addresses are replaced by those of another reading of the same picture. */
export function withAddressesOf(other: readonly PictureLine[], lines: readonly PictureLine[]): PictureLine[] {
  const addresses = other.flatMap(({ words }) => words.filter(({ text }) => ADDRESS.test(text)));
  return lines.map(({ words, baseline }) => {
    const taken = new Set<PictureWord>();
    const written = words.flatMap((word) => {
      const address = addresses.find((each) => isWithin(word, each));
      if (address === undefined) return word;
      if (taken.has(address)) return [];
      taken.add(address);
      return address;
    });
    return { words: written, baseline };
  });
}

function isWithin(word: PictureWord, address: PictureWord): boolean {
  const middle = (word.y0 + word.y1) / 2;
  const common = Math.min(word.x1, address.x1) - Math.max(word.x0, address.x0);
  return middle > address.y0 && middle < address.y1 && common > WITHIN * (word.x1 - word.x0);
}
