import type { Line } from '@/lib/engine/documents';
import { isAllCapitals } from '../../../kernel';
import type { SectionKind } from './model';

/**
 * How a line looks, as far as headings of one rank share it. Two lines with the same look were set in the same style.
 */
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

/** The look of a line, or of its first run (for a heading in the margin or in front of a colon). */
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

/** The look that most of the text has. */
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

/** What is known about one look from the lines whose wording is that of a heading. */
export type LookEvidence = { kinds: Set<SectionKind>; headings: number; lines: number };

/** Counts for each look how many of its lines have the wording of a heading, and of how many kinds. */
export function gatherEvidence(
  looks: readonly Look[],
  worded: readonly { look: Look; kind: SectionKind }[],
): Map<Look, LookEvidence> {
  const evidence = new Map<Look, LookEvidence>();
  for (const look of looks) {
    const entry = evidence.get(look) ?? { kinds: new Set(), headings: 0, lines: 0 };
    entry.lines++;
    evidence.set(look, entry);
  }
  for (const { look, kind } of worded) {
    const entry = evidence.get(look) ?? { kinds: new Set(), headings: 0, lines: 1 };
    entry.headings++;
    entry.kinds.add(kind);
    evidence.set(look, entry);
  }
  return evidence;
}

/** True when the look is that of the section headings of this document. */
export function isHeadingLook(look: Look, evidence: LookEvidence | undefined, body: Look): boolean {
  if (evidence === undefined || evidence.headings === 0) return false;
  const share = evidence.headings / evidence.lines;
  if (evidence.kinds.size >= 3) return share >= 0.25 && look !== body;
  if (evidence.kinds.size === 2) return share >= 0.4 && look !== body;
  return share >= 0.5 && standsOut(look, body);
}

/** True when so many lines of the look are headings by wording that the others must be headings too. */
export function makesHeadings(evidence: LookEvidence | undefined): boolean {
  return evidence !== undefined && evidence.kinds.size >= 2 && evidence.headings / evidence.lines >= 0.5;
}

/** The rank of a look among headings: by declared level, else by size. A heading cannot end one of a higher rank. */
export function rankOf(look: Look): number {
  if (look.startsWith('level ')) return 1000 - Number(look.slice(6));
  return Number(look.split('|')[0]);
}

/** True when nothing but capitals sets the look off from the body. */
export function differsByCapitalsOnly(look: Look, body: Look): boolean {
  const plain = (value: Look) => value.split('|').slice(0, 3).join('|');
  return !look.startsWith('level ') && plain(look) === plain(body);
}
