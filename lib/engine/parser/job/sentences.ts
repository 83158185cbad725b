/** Sentences of a paragraph; a softener or a language level in one does not apply to the next. */

const END = /[.!?;](?=\s+(?:[\p{Lu}\p{Lo}\d"“«(]|\p{Ll}{2}))|\n/gu;
/** Dots after these end no sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:\p{L}|z\.\s?B|bzw|ca|inkl|mind|max|min|e\.g|i\.e|etc|incl|approx|no|nr|ref|dr|mr|mrs|ms|st|sr|sra|prof|tel|m\.in|np|ok|godz|mies|vs|p\.\s?ej|bijv|o\.a|dipl|ing|lic|eng|dott|sig)$/iu;

/** Returns the sentences with their positions. */
export function sentencesOf(text: string): { text: string; at: number }[] {
  const sentences: { text: string; at: number }[] = [];
  let from = 0;
  for (const match of text.matchAll(END)) {
    if (match[0] === '.' && ABBREVIATION.test(text.slice(Math.max(from, match.index - 8), match.index)))
      continue;
    const to = match.index + match[0].length;
    sentences.push({ text: text.slice(from, to), at: from });
    from = to;
  }
  if (from < text.length) sentences.push({ text: text.slice(from), at: from });
  return sentences;
}
