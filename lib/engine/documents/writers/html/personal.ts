import { fold } from '../../../kernel';

/**
 * Marks personal data in a page (parsing.md, Html): text and elements get the class `tx-redacted`, and nothing is
 * removed. Known texts are found in any case, accents, spacing and styling, telephone numbers with any separators;
 * e-mail addresses are found even when they are not known.
 */

/** Placeholder for a tag in the text of a page, which may be anywhere in a match. */
const TAG = '\uFFFC';
const TOKEN = /<[^>]*>|&(?:#\d{1,7}|[a-z]{2,6});|[^<&]|[<&]/giu;
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
};
const PERSONAL_ATTRIBUTE = /\s(?:href|alt|title)="([^"]*)"/giu;
const EMAIL = /[\p{L}\p{N}._%+'\uFFFC-]{1,80}@[\p{L}\p{N}.\uFFFC-]{1,253}/gu;
const NUMBER_DIGITS = 7;
/** Names this short are words of many languages, and are only found as written. */
const SHORT_NAME = 3;
const BETWEEN_WORDS = '[^\\p{L}\\p{N}]{0,6}';
const BETWEEN_DIGITS = '[^\\p{L}\\p{N}]{0,4}';

type Pattern = { expression: RegExp; isFolded: boolean };
/** A piece of the source and its text. */
type Token = { source: string; text: string };

/** `body` is HTML of this folder's writers: attributes are quoted and hold no angle brackets. */
export function markPersonal(body: string, texts: readonly string[]): string {
  const patterns = [...new Set(texts)].flatMap(patternOf);
  const tokens: Token[] = (body.match(TOKEN) ?? []).map((source) => ({ source, text: textOf(source) }));
  const marked = findPersonal(tokens, patterns);
  let html = '';
  let isOpen = false;
  let at = 0;
  for (const { source, text } of tokens) {
    const isMarked = text !== TAG && marked[at] === 1;
    if (isMarked !== isOpen) html += isMarked ? '<span class="tx-redacted">' : '</span>';
    isOpen = isMarked;
    html += text === TAG ? markTag(source, patterns) : source;
    at += text.length;
  }
  return isOpen ? `${html}</span>` : html;
}

function textOf(source: string): string {
  if (source.length > 1 && source.startsWith('<')) return TAG;
  if (source.length === 1 || !source.startsWith('&')) return source;
  const code = /^&#(\d+);$/.exec(source)?.[1];
  return ENTITIES[source] ?? (code ? String.fromCodePoint(Math.min(Number(code), 0x10ffff)) : source);
}

/** Returns one for every unit of the text that is personal. */
function findPersonal(tokens: readonly Token[], patterns: readonly Pattern[]): Uint8Array {
  const text = tokens.map((token) => token.text).join('');
  const folded = fold(text);
  const marked = new Uint8Array(text.length);
  const emails = text.includes('@') ? [{ expression: EMAIL, isFolded: false }] : [];
  for (const { expression, isFolded } of [...patterns, ...emails])
    for (const match of (isFolded ? folded : text).matchAll(expression))
      marked.fill(1, match.index, match.index + match[0].length);
  return marked;
}

/** Addresses, titles and descriptions are not text of the page, but can hold the same data. */
function markTag(tag: string, patterns: readonly Pattern[]): string {
  const values = [...tag.matchAll(PERSONAL_ATTRIBUTE)].map(([, value = '']) =>
    (value.match(TOKEN) ?? []).map(textOf).join(''),
  );
  const isPersonal = values.some(
    (value) =>
      /^(?:mailto|tel):/i.test(value) ||
      patterns.some(({ expression, isFolded }) => (isFolded ? fold(value) : value).search(expression) >= 0),
  );
  return isPersonal ? tag.replace(/^<[a-z\d]+/i, '$& class="tx-redacted"') : tag;
}

function patternOf(text: string): Pattern[] {
  const digits = text.replace(/\D/gu, '');
  if (digits.length >= NUMBER_DIGITS && !/\p{L}/u.test(text))
    return [pattern(`(?<!\\p{N})${[...digits].join(BETWEEN_DIGITS)}(?!\\p{N})`, true)];
  const isShort = text.trim().length <= SHORT_NAME && digits === '';
  if (isShort)
    return [...new Set([text.trim(), text.trim().toUpperCase()])].flatMap((form) =>
      wordsPattern(form, false),
    );
  const address = text.replace(/^(?:https?:\/\/)?(?:www\.)?/iu, '');
  return wordsPattern(fold(address), true);
}

function wordsPattern(text: string, isFolded: boolean): Pattern[] {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (words.join('').length < 2) return [];
  const close = words.map((word) => [...word].join(`${TAG}*`)).join(BETWEEN_WORDS);
  const spaced = words.map((word) => [...word].join(`[ ${TAG}]+`)).join(BETWEEN_WORDS);
  return [pattern(`(?<![\\p{L}\\p{N}])(?:${close}|${spaced})(?![\\p{L}\\p{N}])`, isFolded)];
}

function pattern(source: string, isFolded: boolean): Pattern {
  return { expression: new RegExp(source, 'gu'), isFolded };
}
