/** Control characters, also those that turn the direction of writing, and separators of lines and paragraphs. */
export const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Returns external text as one line, to be shown and to be put into headers. */
export function oneLine(text: string): string {
  return text.replace(CONTROLS, ' ').trim();
}
