/** The text as it is sorted and as exact values are compared: without case, accents and differences of width. */
export function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
