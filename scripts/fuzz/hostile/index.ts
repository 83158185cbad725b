import { randomOf } from '@/lib/engine/kernel';
import { type Makers, SMALL_BYTES } from './made.ts';
import { MAILS } from './mails.ts';
import { MARKUP } from './markup.ts';
import { OTHERS } from './others.ts';
import { PACKAGES } from './packages.ts';
import { PDF_FONTS } from './pdf-fonts.ts';
import { PDFS } from './pdfs.ts';

export { PERSON } from './made.ts';

const MAKERS: Makers = { ...PDFS, ...PDF_FONTS, ...PACKAGES, ...MARKUP, ...MAILS, ...OTHERS };
/** Names of the kinds of nesting and repeating. */
export const HOSTILE_KINDS: readonly string[] = Object.keys(MAKERS);
const MOST_TRIES = 100;

/**
 * Returns a file of less than 10 kB that is made to cost more than it weighs, and its kind; kinds come in turn. The same
 * seed and number give the same bytes.
 */
export function hostileFile(seed: number, number: number): { kind: string; bytes: Uint8Array } {
  const kind = HOSTILE_KINDS[number % HOSTILE_KINDS.length] ?? '';
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    const mixed = Math.imul(number * MOST_TRIES + attempt + 1, 0x85ebca6b);
    const bytes = MAKERS[kind]?.(randomOf(Math.imul(seed, 0x9e3779b1) ^ mixed));
    if (bytes && bytes.length < SMALL_BYTES) return { kind, bytes };
  }
  throw new Error(`${kind} is never smaller than ${SMALL_BYTES} bytes`);
}
