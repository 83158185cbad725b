import type { Line } from '@/lib/engine/documents';

/** A line of a section. For a heading with text after it ("Skills: a, b") the line holds only that text. */
export type SectionLine = { index: number; line: Line };
