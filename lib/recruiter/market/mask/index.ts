/**
 * E-mail addresses and telephone numbers in texts of the job market are masked in the app: they belong to people named
 * in the advertisement, and its original page has them. The texts in the market are not changed.
 */
import { emailsIn } from './emails';
import { phonesIn } from './phones';
import type { Stretch } from './stretch';

export const MASKED_EMAIL = '[email hidden]';
export const MASKED_PHONE = '[phone hidden]';

type Masked = Stretch & { mask: string };

/** Returns the stretches of a text to mask, in order, without overlaps. */
function contactsIn(text: string, country: string | undefined): Masked[] {
  const all = [
    ...emailsIn(text).map((stretch) => ({ ...stretch, mask: MASKED_EMAIL })),
    ...phonesIn(text, country).map((stretch) => ({ ...stretch, mask: MASKED_PHONE })),
  ].sort((one, other) => one.from - other.from || other.to - one.to);
  let end = 0;
  return all.filter(({ from, to }) => {
    const isFree = from >= end;
    if (isFree) end = to;
    return isFree;
  });
}

/**
 * A plain text with its e-mail addresses and telephone numbers masked. `country` (ISO 3166-1 alpha-2) decides how
 * numbers without an international prefix look there; without it they are known by their label or a leading zero.
 */
export function maskContacts(text: string, country?: string): string {
  const parts: string[] = [];
  let at = 0;
  for (const { from, to, mask } of contactsIn(text, country)) {
    parts.push(text.slice(at, from), mask);
    at = to;
  }
  return parts.join('') + text.slice(at);
}

/** Masks a snippet (HTML of `_snippets`: text with `em`) like its text; emphasis within a contact is left empty. */
export function maskSnippet(snippet: string, country?: string): string {
  const pieces = snippet.split(/(<\/?em>)/);
  const contacts = contactsIn(pieces.filter((_, index) => index % 2 === 0).join(''), country);
  let at = 0;
  return pieces
    .map((piece, index) => {
      if (index % 2 === 1) return piece;
      const from = at;
      at += piece.length;
      return maskedPart(piece, from, contacts);
    })
    .join('');
}

/** Returns the part of a text that begins at `start` there; a contact is masked where it begins. */
function maskedPart(part: string, start: number, contacts: readonly Masked[]): string {
  const shown: string[] = [];
  let at = 0;
  for (const { from, to, mask } of contacts) {
    if (to <= start || from >= start + part.length) continue;
    shown.push(part.slice(at, Math.max(0, from - start)), from >= start ? mask : '');
    at = to - start;
  }
  return shown.join('') + part.slice(at);
}
