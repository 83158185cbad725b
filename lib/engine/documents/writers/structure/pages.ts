import type { Line } from '../../model';

const HEADING_SCALE = 1.15;
const TITLE_SCALE = 1.6;

/** A page declares no headings: a line larger than the usual size `base` stands for one. */
export function withHeading(line: Line, base: number): Line {
  if (line.role !== 'paragraph' || line.fontSize < base * HEADING_SCALE) return line;
  return { ...line, role: 'heading', headingLevel: line.fontSize > base * TITLE_SCALE ? 1 : 2 };
}
