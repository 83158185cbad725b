import type { SourceDocument } from './model';

/**
 * The text of the document, one row for each of its lines and in their order, so that row n is `lines[n]`.
 * Bullets that the reader split off are set back in front of their line.
 */
export function plainText(document: SourceDocument): string {
  return document.lines.map((line) => (line.bullet ? `${line.bullet} ${line.text}` : line.text)).join('\n');
}
