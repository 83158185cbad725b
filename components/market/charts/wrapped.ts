/** Returns the places where a word may break: after a space, and after the separators of an address. */
const BREAKS = /(?<=[ .\-/_])(?! )/;

/**
 * Breaks a text into lines no wider than requested: between words, and in a word that is wider after a full stop, a dash
 * or a slash; any other wider word gets a line to itself.
 */
export function wrapped(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  const pieces = text
    .split(/(?<= )/)
    .flatMap((word) => (measure(word.trimEnd()) > width ? word.split(BREAKS) : [word]));
  for (const piece of pieces) {
    if (line !== '' && measure(`${line}${piece}`.trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = piece;
    } else line += piece;
  }
  return [...lines, line.trimEnd()];
}
