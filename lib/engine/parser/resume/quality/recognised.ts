import type { ScannedPage } from '../../../documents';

/**
 * Certainty of the recogniser below which a word of a picture is more often wrong than right: of 364 words below it 208
 * were wrong, of 16,407 others 241 (30 printed CVs scanned again).
 */
const UNSURE = 0.65;

const trimmed = (text: string) => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** Returns the words that were read from pictures and are unsure wherever they stand. */
function unsureWords(scans: readonly ScannedPage[]): Set<string> {
  const words = scans.flatMap((scan) => scan.words).map((word) => ({ ...word, text: trimmed(word.text) }));
  const unsure = words.filter(({ certainty }) => certainty < UNSURE).map(({ text }) => text);
  const sure = new Set(words.filter(({ certainty }) => certainty >= UNSURE).map(({ text }) => text));
  return new Set(unsure.filter((text) => text !== '' && !sure.has(text)));
}

/** Returns a test for texts that hold a word the recogniser was unsure of. */
export function unsureIn(scans: readonly ScannedPage[]): (text: string | null | undefined) => boolean {
  const unsure = unsureWords(scans);
  return (text) => (text ?? '').split(/\s+/).some((word) => unsure.has(trimmed(word)));
}
