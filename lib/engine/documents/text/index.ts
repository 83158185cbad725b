import { decodeText } from '../charset';
import { FlowBuilder, opensWithBullet, type TextStyle } from '../flow';
import type { ReadLimits, SourceDocument } from '../model';

/** Plain text has no size; this is what it is commonly shown in. */
const STYLE: TextStyle = { bold: false, italic: false, fontSize: 11 };
const UNDERLINE = /^\s*([=\-_~*#])\1{2,}\s*$/;
const MARKDOWN_HEADING = /^(#{1,6})\s+(\S.*?)\s*#*$/;
const LINE_HEIGHT = 13;
const MAX_TITLE = 120;

/**
 * Reads plain text: a stretch of lines up to an empty one is a block, a bullet starts a new block, a line underlined
 * with `===` or `---` and a Markdown `#` line are headings. Lines are kept as they were broken.
 */
export function readText(bytes: Uint8Array, limits: ReadLimits): SourceDocument {
  return documentOfText(decodeText(bytes).replace(/^\ufeff/, ''), limits);
}

/** As `readText`, for text that is decoded already. */
export function documentOfText(text: string, limits: ReadLimits): SourceDocument {
  const flow = new FlowBuilder(limits);
  const rows = text.split(/\r\n|[\n\r\f\v\u2028\u2029]/);
  for (const [index, row] of rows.entries()) {
    if (flow.stopped) break;
    addRow(flow, row, rows[index - 1], rows[index + 1]);
  }
  return flow.finish('text', {});
}

function addRow(flow: FlowBuilder, row: string, before: string | undefined, after: string | undefined): void {
  if (row.trim() === '') {
    flow.end();
    flow.emptyLine(LINE_HEIGHT);
    return;
  }
  if (UNDERLINE.test(row)) {
    flow.end();
    return;
  }
  const markdown = isTitle(row) && MARKDOWN_HEADING.exec(row.trim());
  if (markdown) {
    addHeading(flow, markdown[2] ?? '', markdown[1]?.length ?? 1);
  } else if (after && UNDERLINE.test(after) && isTitle(row) && !before?.trim()) {
    addHeading(flow, row, after.trim().startsWith('=') ? 1 : 2);
  } else {
    if (!flow.isOpen || opensWithBullet(row.trimStart())) flow.begin({ role: 'paragraph' });
    flow.text(row, STYLE);
    flow.lineBreak();
  }
}

function addHeading(flow: FlowBuilder, text: string, headingLevel: number): void {
  flow.begin({ role: 'heading', headingLevel });
  flow.text(text, STYLE);
  flow.end();
}

function isTitle(row: string): boolean {
  return row.length <= MAX_TITLE;
}
