/** Typos: words and phrases in which a few letters were left out, added, changed or exchanged with their neighbour. */

/** Three rows of the table of costs; longer texts than this are never compared. */
const LONGEST = 64;
const rows = [0, 1, 2].map(() => new Uint8Array(LONGEST + 1)) as [Uint8Array, Uint8Array, Uint8Array];

/** Returns how many slips lead from one text to the other; `most + 1` when there are more than `most`. */
export function slipsBetween(written: string, key: string, most: number): number {
  const [rowsOf, columns] = [written.length, key.length];
  if (Math.abs(rowsOf - columns) > most || rowsOf > LONGEST || columns > LONGEST) return most + 1;
  let [twoBack, back, row] = rows;
  for (let j = 0; j <= columns; j++) back[j] = j;
  for (let i = 1; i <= rowsOf; i++) {
    row[0] = i;
    let least = i;
    const letter = written.charCodeAt(i - 1);
    for (let j = 1; j <= columns; j++) {
      const other = key.charCodeAt(j - 1);
      let cost = Math.min(back[j] ?? 0, row[j - 1] ?? 0) + 1;
      cost = Math.min(cost, (back[j - 1] ?? 0) + (letter === other ? 0 : 1));
      const exchanged =
        i > 1 && j > 1 && letter === key.charCodeAt(j - 2) && written.charCodeAt(i - 2) === other;
      if (exchanged) cost = Math.min(cost, (twoBack[j - 2] ?? 0) + 1);
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    [twoBack, back, row] = [back, row, twoBack];
  }
  return Math.min(back[columns] ?? 0, most + 1);
}

/** True when at most `most` slips lead from one text to the other. */
export function isWithinSlips(written: string, key: string, most: number): boolean {
  return slipsBetween(written, key, most) <= most;
}

/** Returns the letters of a text, a bit for each of a to z and one for all others. */
function lettersOf(text: string): number {
  let mask = 0;
  for (let at = 0; at < text.length; at++) {
    const place = text.charCodeAt(at) - 97;
    mask |= 1 << (place >= 0 && place < 26 ? place : 26);
  }
  return mask;
}

function bitsOf(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
}

type Known = { text: string; letters: number };

/**
 * A finder of the nearest of many texts: with the same first letter, which people hardly ever get wrong, and at most
 * `most` typos away. Of equally near texts the first one wins. Each typo changes at most two of the letters of a text,
 * which is checked before any table is filled.
 */
export function nearestOf(texts: Iterable<string>): (written: string, most: number) => string | undefined {
  const buckets = new Map<string, Known[]>();
  for (const text of new Set(texts)) {
    const key = `${text.charAt(0)}${text.length}`;
    const bucket = buckets.get(key);
    if (bucket) bucket.push({ text, letters: lettersOf(text) });
    else buckets.set(key, [{ text, letters: lettersOf(text) }]);
  }
  return (written, most) => {
    const letters = lettersOf(written);
    let best: string | undefined;
    let least = most + 1;
    for (let length = written.length - most; length <= written.length + most; length++)
      for (const known of buckets.get(`${written.charAt(0)}${length}`) ?? []) {
        if (bitsOf(known.letters ^ letters) > 2 * Math.min(most, least)) continue;
        const slips = slipsBetween(written, known.text, Math.min(most, least));
        if (slips < least) [best, least] = [known.text, slips];
      }
    return best;
  };
}
