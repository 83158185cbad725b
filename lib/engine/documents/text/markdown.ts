import type { TextStyle } from '../flow';

/** A stretch of a row of Markdown in one style. */
export type MarkedText = { text: string; style: TextStyle };

const HEADING = /^#{1,6}\s+\S/u;
const STRONG = /\*\*[^*\s][^*]{0,200}\*\*/u;
/** Rows with the marks of Markdown that make a text one. */
const FEWEST = 2;
const MARKS =
  /\*\*([^*\s](?:[^*]{0,300}[^*\s])?)\*\*|__([^_\s](?:[^_]{0,300}[^_\s])?)__|(?<![\p{L}\p{N}*])\*([^*\s](?:[^*]{0,300}[^*\s])?)\*(?![\p{L}\p{N}*])|(?<![\p{L}\p{N}_])_([^_\s](?:[^_]{0,300}[^_\s])?)_(?![\p{L}\p{N}_])|\[([^[\]]{1,200})\]\(([^()\s]{1,300})\)|<((?:https?:\/\/|mailto:)?[^<>\s]{1,200}[.@][^<>\s]{1,200})>/gu;

/** True for a text whose rows have headings or emphasis of Markdown. */
export function isMarkdown(rows: readonly string[]): boolean {
  return rows.filter((row) => HEADING.test(row) || STRONG.test(row)).length >= FEWEST;
}

/** Returns the row without its marks: bold, italic and linked stretches in their styles. */
export function markedTexts(row: string, style: TextStyle): MarkedText[] {
  const texts: MarkedText[] = [];
  let at = 0;
  for (const found of row.matchAll(MARKS)) {
    const [all, strong, strongToo, italic, italicToo, label, href, address] = found;
    texts.push({ text: row.slice(at, found.index), style });
    at = found.index + all.length;
    if (label !== undefined && href !== undefined) texts.push({ text: label, style: { ...style, href } });
    else if (address !== undefined) texts.push({ text: address, style });
    else {
      const bold = strong ?? strongToo;
      const text = bold ?? italic ?? italicToo ?? '';
      texts.push({ text, style: bold === undefined ? { ...style, italic: true } : { ...style, bold: true } });
    }
  }
  texts.push({ text: row.slice(at), style });
  return texts.filter(({ text }) => text !== '');
}
