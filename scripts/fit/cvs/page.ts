import type { Line, SourceDocument } from '@/lib/engine/documents';
import type { Tag } from '@/lib/engine/parser/resume/tagger';

export type TaggedDocument = { document: SourceDocument; tags: Tag[] };

export type Style = {
  fontSize?: number;
  bold?: boolean;
  bullet?: string;
  gap?: number;
  cell?: Line['cell'];
  column?: number;
};

const LEADING = 3;
const PAGE = 52;

/** Collects the lines of a fictional CV with their tags, as a reader of documents would return them. */
export class Page {
  readonly lines: Line[] = [];
  readonly tags: Tag[] = [];
  private block = 0;
  private readonly kind: 'pdf' | 'docx';
  private readonly fontSize: number;

  /** PDFs carry gaps between lines; in flowing formats every paragraph is a separate block. */
  constructor(kind: 'pdf' | 'docx', fontSize: number) {
    this.kind = kind;
    this.fontSize = fontSize;
  }

  /** A wider gap before the next line. */
  part(): void {
    this.block++;
  }

  add(tag: Tag, text: string, style: Style = {}): void {
    const { fontSize = this.fontSize, bold = false, bullet, cell, column = 0 } = style;
    const opensBlock = this.kind === 'docx' || style.gap !== undefined;
    if (opensBlock) this.block++;
    const gapBefore = style.gap ?? (this.kind === 'pdf' ? LEADING : undefined);
    const y0 = (this.lines.length % PAGE) * 14;
    this.lines.push({
      text,
      runs: [{ text, bold, italic: false, fontSize }],
      page: this.kind === 'pdf' ? Math.floor(this.lines.length / PAGE) : 0,
      ...(this.kind === 'pdf' && { box: { x0: 60, y0, x1: 60 + text.length * 5, y1: y0 + fontSize } }),
      fontSize,
      bold,
      role: cell ? 'cell' : bullet ? 'listItem' : 'paragraph',
      ...(bullet && { bullet }),
      block: this.block,
      column,
      ...(cell && { cell }),
      ...(gapBefore !== undefined && { gapBefore }),
    });
    this.tags.push(tag);
  }

  finish(): TaggedDocument {
    const document: SourceDocument = {
      kind: this.kind,
      lines: this.lines,
      pages: [{ width: 595, height: 842 }],
      images: [],
      properties: {},
      truncated: false,
    };
    return { document, tags: this.tags };
  }
}
