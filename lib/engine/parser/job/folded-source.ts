import { fold } from '../../kernel';

/** Folds the words of an expression and leaves its escapes: `\p{L}`, `\s` and `\d`. */
export function foldedSource(source: string): string {
  return source
    .split(/(\\p\{L\}|\\s|\\d)/u)
    .map((part) => (part.startsWith('\\') ? part : fold(part)))
    .join('');
}
