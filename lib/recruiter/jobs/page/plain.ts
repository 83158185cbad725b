const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  apos: "'",
  nbsp: ' ',
  amp: '&',
};

/** Unescapes a text whose special characters were written as HTML entities. */
export function unescaped(text: string): string {
  return text.replace(/&(lt|gt|quot|#39|apos|nbsp|amp);/g, (_, name: string) => ENTITIES[name] ?? '');
}

/** Tags that pages put into names and titles. Other words in angle brackets, as in `Cook <m/f/d>`, are text. */
const INLINE = /<\/?(?:b|strong|i|em|u|s|small|mark|sup|sub|span|font|a)(?:\s[^<>]*)?\/?>/gi;
const BREAKS = /<\/?(?:br|p|div|h[1-6]|li|ul|ol)(?:\s[^<>]*)?\/?>/gi;

/** Returns a name or title without markup, on one line. */
export function plainLine(text: string): string {
  return unescaped(text).replace(INLINE, '').replace(BREAKS, ' ').replace(/\s+/g, ' ').trim();
}
