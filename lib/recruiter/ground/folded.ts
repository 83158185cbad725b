/** Folds the text for sorting and comparing exact values: without case, accents and differences of width. */
export function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
