import { escapeHtml } from '../../../kernel';
import type { Line, Run } from '../../model';
import { colorOnWhite, linkAddress } from '../structure';

const MIN_SCALE = 0.75;
const MAX_SCALE = 2.4;

/** Returns the text of a line with its look; `base` is the size of plain text in the document. */
export function writeLine(line: Line, base: number): string {
  const parts: string[] = [''];
  for (const run of line.runs) {
    for (const [index, piece] of run.text.split('\t').entries()) {
      if (index > 0) parts.push('');
      parts.push(`${parts.pop() ?? ''}${writeRun({ ...run, text: piece }, line, base)}`);
    }
  }
  return parts.length === 1
    ? (parts[0] ?? '')
    : `<span class="row">${parts.map((part) => `<span>${part}</span>`).join('')}</span>`;
}

function writeRun(run: Run, line: Line, base: number): string {
  if (run.text === '') return '';
  let html = escapeHtml(run.text);
  const style = runStyle(run, line, base);
  if (style) html = `<span style="${style}">${html}</span>`;
  if (run.bold && line.role !== 'heading') html = `<strong>${html}</strong>`;
  if (run.italic) html = `<em>${html}</em>`;
  const href = run.href && linkAddress(run.href);
  return href ? `<a href="${escapeHtml(href)}" target="_blank" rel="noopener noreferrer">${html}</a>` : html;
}

function runStyle(run: Run, line: Line, base: number): string {
  const declarations: string[] = [];
  const scale = sizeScale(run.fontSize, line.role === 'heading' ? line.fontSize : base);
  if (scale !== undefined) declarations.push(`font-size:${scale}em`);
  const color = colorOnWhite(run.color);
  if (color && !run.href) declarations.push(`color:#${color}`);
  if (run.caps) declarations.push('text-transform:uppercase');
  return declarations.join(';');
}

/** Returns the size in relation to another one, kept readable; undefined when they are about the same. */
export function sizeScale(size: number, base: number): number | undefined {
  if (size <= 0 || base <= 0 || Math.abs(size / base - 1) < 0.06) return undefined;
  return Math.round(Math.min(MAX_SCALE, Math.max(MIN_SCALE, size / base)) * 100) / 100;
}
