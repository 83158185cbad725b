import { searchFormOf, tokensOf } from '@/lib/expression';
import { squeeze } from '../kernel';
import { ITEM } from './columns';

/** Letters composed, and no half of a pair, which the database refuses. */
export function wellFormed(text: string | null | undefined): string {
  return (text ?? '').toWellFormed().normalize('NFC');
}

/** Returns a name as its words with spaces between, in which names are compared: `Node.JS` is `node js`. */
export function itemOf(text: string | null | undefined): string {
  return tokensOf(wellFormed(text))
    .map(({ term }) => term)
    .join(' ');
}

/** Returns the search form of several texts; no phrase reaches from one into another. */
export function formOf(texts: readonly (string | null | undefined)[]): { text: string; extra: string[] } {
  const forms = texts.map(wellFormed).filter(Boolean).map(searchFormOf);
  const words = forms.map(({ text }) => text).filter(Boolean);
  const extra = new Set(forms.flatMap((form) => form.extra));
  return { text: squeeze(words.join(` ${ITEM} `)), extra: [...extra] };
}

const JOINED = /(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+){2,}(?![\p{L}\p{N}])/gu;
const TO = /(?<![\p{L}\p{N}])[\p{L}\p{N}]+[ -]to[ -][\p{L}\p{N}]+(?![\p{L}\p{N}])/giu;

/** Returns a name with its one-word parts closed up, so that `go` does not match `Go-to-market`. */
export function closedUp(name: string | null | undefined): string {
  const close = (words: string) => words.replace(/[ -]/g, '');
  return wellFormed(name).replace(JOINED, close).replace(TO, close);
}
