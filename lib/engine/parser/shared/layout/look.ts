import type { Line } from '@/lib/engine/documents';
import { isAllCapitals } from '../../../kernel';

/** Look of a line, as far as headings of one rank share it. Two lines with the same look were set in the same style. */
export type Look = string;

type Style = { fontSize: number; bold: boolean; color?: string };

function styleOf(line: Line, firstRunOnly: boolean): Style {
  const run = line.runs.find(({ text }) => /[\p{L}\p{N}]/u.test(text));
  if (run === undefined) return { fontSize: line.fontSize, bold: line.bold };
  const color = run.color === undefined ? {} : { color: run.color };
  return firstRunOnly
    ? { fontSize: run.fontSize, bold: run.bold, ...color }
    : { fontSize: line.fontSize, bold: line.bold, ...color };
}

/** Returns the look of a line, or of its first run (for a heading in the margin or in front of a colon). */
export function lookOf(line: Line, text = line.text, firstRunOnly = false): Look {
  if (line.headingLevel !== undefined) return `level ${line.headingLevel}`;
  const style = styleOf(line, firstRunOnly);
  const capitals = isAllCapitals(text) ? 'capitals' : '';
  const colon = /[:：]$/u.test(text.trimEnd()) ? 'colon' : '';
  return [
    Math.round(style.fontSize * 2) / 2,
    style.bold ? 'bold' : '',
    style.color ?? '',
    capitals,
    colon,
  ].join('|');
}

/** Returns the look of most of the text. */
export function bodyLook(lines: readonly Line[]): Look {
  const characters = new Map<Look, number>();
  for (const line of lines) {
    if (line.headingLevel !== undefined) continue;
    const look = lookOf(line);
    characters.set(look, (characters.get(look) ?? 0) + line.text.length);
  }
  return [...characters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

/** True when the look stands out of the body by size, weight, colour or capitals. */
export function standsOut(look: Look, body: Look): boolean {
  if (look.startsWith('level ')) return true;
  if (look === body || body.startsWith('level ')) return false;
  const [size = '0', bold = '', color = '', capitals = ''] = look.split('|');
  const [bodySize = '0', bodyBold = '', bodyColor = '', bodyCapitals = ''] = body.split('|');
  if (Number(size) < Number(bodySize) - 1.5) return false;
  return (
    Number(size) > Number(bodySize) + 0.5 ||
    bold > bodyBold ||
    capitals > bodyCapitals ||
    (color !== bodyColor && Number(size) >= Number(bodySize))
  );
}

/**
 * Returns the rank of a look among headings: by declared level, else by size. A heading cannot end one of a higher
 * rank.
 */
export function rankOf(look: Look): number {
  if (look.startsWith('level ')) return 1000 - Number(look.slice(6));
  return Number(look.split('|')[0]);
}
