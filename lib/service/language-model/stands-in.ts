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

/** Returns whether two texts are the same words, whatever the spaces, marks and capitals. */
function sameWords(one: string, other: string): boolean {
  return bare(one) === bare(other);
}

/** Returns true if two texts are both there and are the same words. */
export function sameWordsIn(one: string | null | undefined, other: string | null | undefined): boolean {
  return Boolean(one && other) && sameWords(one ?? '', other ?? '');
}
