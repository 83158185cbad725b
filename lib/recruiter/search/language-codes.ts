import { fold } from '@/lib/expression';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

function namesOf(code: string): string[] {
  return ['en', code].flatMap((reader) => {
    const name = new Intl.DisplayNames([reader], { type: 'language', fallback: 'none' }).of(code);
    return name ? [fold(name)] : [];
  });
}

/** Codes of ISO 639-1 by names, in English and in the language itself. */
function codesByName(): Map<string, string> {
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return new Map(codes.flatMap((code) => namesOf(code).map((name) => [name, code] as const)));
}

let known: Map<string, string> | undefined;

/** Returns the code of a language that somebody names or writes as its code; anything else unchanged. */
export function languageCode(written: string): string {
  known ??= codesByName();
  return known.get(fold(written.trim())) ?? written;
}
