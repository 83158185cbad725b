import { readFile } from 'node:fs/promises';
import { DEFAULT_READ_LIMITS, type Line, readDocument } from '@/lib/engine/documents';
import { parseResume } from '@/lib/engine/parser/resume';
import { findSections } from '@/lib/engine/parser/resume/sections';
import { type Decision, traced } from '@/lib/engine/parser/shared/trace';
import { STRING_CLASSES, type StringModel } from '@/lib/engine/strings';
import { readingTables } from './documents.ts';

const WIDTH = 100;

function placeOf(line: Line): string {
  const { page, column, block, cell, fontSize, bold, bullet, gapBefore } = line;
  const inTable = cell ? ` [${cell.table},${cell.row},${cell.column}]` : '';
  const gap = gapBefore === undefined ? '' : ` +${Math.round(gapBefore)}`;
  return `p${page} c${column} b${block}${inTable} ${fontSize}${bold ? 'B' : ''}${gap}${bullet ? ` ${bullet}` : ''}`;
}

function print({ about, lines, candidates, chosen, why }: Decision): void {
  console.log(
    `${about} -> ${chosen}${why ? ` (${why})` : ''}${lines.length > 0 ? `  lines ${lines.join(', ')}` : ''}`,
  );
  for (const { value, score, why: reason } of candidates)
    console.log(
      `    ${score === undefined ? '' : score.toFixed(2).padStart(7)} ${value}${reason ? `  ${reason}` : ''}`,
    );
}

/** The decisions, each once: passes change the same in every way of reading that is tried. */
function once(decisions: readonly Decision[]): Decision[] {
  return [...new Map(decisions.map((decision) => [JSON.stringify(decision), decision])).values()];
}

/** What a string is, in per cent, of classes that are likelier than others. */
const LIKELY = 0.2;

function readingOf(text: string, strings: StringModel | undefined): string {
  const shares = text.trim() === '' ? undefined : strings?.read(text.trim());
  const likely = STRING_CLASSES.flatMap((name, n) => ({ name, share: shares?.[n] ?? 0 }))
    .filter(({ share }) => share >= LIKELY)
    .sort((a, b) => b.share - a.share);
  return likely.map(({ name, share }) => `${name} ${Math.round(100 * share)}`).join(', ');
}

/**
 * Prints how a document is read: its lines with their sections and what each is as a string, then what each pass changed,
 * and the decisions with the candidates of each: the entries of sections with the margins of the decoder among them.
 */
export async function traceDocument(file: string, today: string): Promise<number> {
  const read = await readDocument(await readFile(file), DEFAULT_READ_LIMITS);
  if (!read.ok) {
    console.error(`${read.failure.code} ${read.failure.message}`);
    return 1;
  }
  const document = read.value;
  const tables = await readingTables();
  const { decisions } = traced(() => parseResume(document, { documentLastModified: today, ...tables }));
  const labels = new Map<number, string>();
  for (const { kind, alsoKinds, firstLine, lines } of findSections(document)) {
    for (const { index } of lines) labels.set(index, `  ${kind}`);
    labels.set(firstLine, `# ${[kind, ...alsoKinds].join('+')}`);
  }
  document.lines.forEach((line, index) => {
    const label = (labels.get(index) ?? '').padEnd(18);
    console.log(
      `${String(index).padStart(4)} ${label}${placeOf(line).padEnd(24)} ${line.text.slice(0, WIDTH)}  {${readingOf(line.text, tables.strings)}}`,
    );
  });
  once(decisions).forEach(print);
  return 0;
}
