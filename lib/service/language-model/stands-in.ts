/** Returns only letters and digits, in one case: writers of documents break lines and space names out. */
function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#@.]+/gu, ' ')
    .trim();
}

/** Returns whether a text is in a document as whole words, whatever the spaces, marks and capitals between them. */
export function standsIn(document: string): (text: string) => boolean {
  const whole = ` ${bare(document)} `;
  return (text) => {
    const sought = bare(text);
    if (sought === '') return false;
    return [` ${sought} `, ` ${sought}. `].some((form) => whole.includes(form));
  };
}

/** Letters between two values of one entry: those of some three lines. */
const WITHIN = 240;

/** Returns whether two texts are in a document as whole words, and close to each other in one place at least. */
export function standTogetherIn(document: string): (one: string, other: string) => boolean {
  const whole = ` ${bare(document)} `;
  const placesOf = (text: string) => {
    const sought = bare(text);
    const places: { from: number; to: number }[] = [];
    for (let at = whole.indexOf(` ${sought}`); at >= 0; at = whole.indexOf(` ${sought}`, at + 1)) {
      const to = at + 1 + sought.length;
      if (/^[ .]/.test(whole.slice(to, to + 1))) places.push({ from: at, to });
    }
    return places;
  };
  return (one, other) => {
    const places = placesOf(other);
    return placesOf(one).some(({ from, to }) =>
      places.some((place) => Math.max(place.from - to, from - place.to) <= WITHIN),
    );
  };
}

/** Returns whether two texts are both there and the words of one are among those of the other, in one run. */
export function overlapping(one: string | null | undefined, other: string | null | undefined): boolean {
  const [first, second] = [bare(one ?? ''), bare(other ?? '')];
  if (first === '' || second === '') return false;
  return ` ${first} `.includes(` ${second} `) || ` ${second} `.includes(` ${first} `);
}

/** Returns whether two texts are the same words, whatever the spaces, marks and capitals. */
function sameWords(one: string, other: string): boolean {
  return bare(one) === bare(other);
}

/** Returns true if two texts are both there and are the same words. */
export function sameWordsIn(one: string | null | undefined, other: string | null | undefined): boolean {
  return Boolean(one && other) && sameWords(one ?? '', other ?? '');
}
