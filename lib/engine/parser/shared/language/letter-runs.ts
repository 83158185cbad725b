/**
 * Returns the runs of three letters inside the words of a text, with a space for the ends of words. Small letters,
 * marks kept.
 */
export function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.flatMap((word) => {
    const padded = ` ${word} `;
    return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3));
  });
}
