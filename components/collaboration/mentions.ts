import type { Colleague } from '@/lib/recruiter/vocabulary';

/** Returns the text being typed after an @ that ends at the caret; null outside a mention. */
export function mentionBeing(text: string, caret: number): { from: number; typed: string } | null {
  const before = text.slice(0, caret);
  const match = /(?:^|\s)@([\p{L}\p{N}.'’ -]{0,40})$/u.exec(before);
  if (!match) return null;
  const typed = match[1] ?? '';
  return { from: caret - typed.length - 1, typed };
}

/** Returns those colleagues whose name, or a part of it, begins with the typed text. */
export function offered(colleagues: readonly Colleague[], typed: string): Colleague[] {
  const wanted = typed.toLowerCase();
  return colleagues
    .filter(({ name }) => {
      const words = name.toLowerCase();
      return words.startsWith(wanted) || words.split(' ').some((word) => word.startsWith(wanted));
    })
    .slice(0, 6);
}

/** Returns the text with the mention written out, and the new place of the caret. */
export function withMention(
  text: string,
  { from, typed }: { from: number; typed: string },
  { name }: Colleague,
): { text: string; caret: number } {
  const written = `@${name} `;
  const rest = text.slice(from + 1 + typed.length).replace(/^ /, '');
  return { text: text.slice(0, from) + written + rest, caret: from + written.length };
}

/** Returns the colleagues whose full name comes after an @ in a text. */
export function mentionedIn(text: string, colleagues: readonly Colleague[]): Colleague[] {
  return colleagues.filter(({ name }) => text.includes(`@${name}`));
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Splits a text at its mentions. */
export function piecesOf(text: string, mentions: readonly Colleague[]): { text: string; mention: boolean }[] {
  const names = mentions.map(({ name }) => `@${name}`).sort((one, other) => other.length - one.length);
  if (names.length === 0) return [{ text, mention: false }];
  const pattern = new RegExp(`(${names.map(escaped).join('|')})`, 'u');
  return text
    .split(pattern)
    .filter(Boolean)
    .map((piece) => ({ text: piece, mention: names.includes(piece) }));
}
