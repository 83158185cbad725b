import { type Result, succeed } from '../../kernel';
import { decode } from '../charset';
import { FlowBuilder, opensWithBullet, type TextStyle } from '../flow';
import type { ReadFailure, ReadLimits, SourceDocument } from '../model';
import { readRecord } from '../records';
import { isMarkdown, markedTexts } from './markdown';

/** Plain text has no size; this is the usual one. */
const STYLE: TextStyle = { bold: false, italic: false, fontSize: 11 };
const UNDERLINE = /^\s*([=\-_~*#])\1{2,}\s*$/;
const MARKDOWN_HEADING = /^(#{1,6})\s+(\S.*?)\s*#*$/;
const LINE_HEIGHT = 13;
const MAX_TITLE = 120;
/** More spaces than this stand for an empty row. */
const MOST_BLANKS = 3;

/**
 * Reads plain text: a stretch of lines up to an empty one is a block, a bullet starts a new block, a line underlined
 * with `===` or `---` and a Markdown `#` line are headings. Lines are kept as they were broken. Emphasis and links of
 * Markdown are read where the text as a whole is Markdown.
 */
export function readText(bytes: Uint8Array, limits: ReadLimits): Result<SourceDocument, ReadFailure> {
  const { text, inDoubt } = decode(bytes);
  const bare = text.replace(/^\ufeff/, '');
  const record = readRecord(bare);
  if (record && !record.ok) return record;
  const document = documentOfText(record?.value ?? bare, limits);
  return succeed(inDoubt ? { ...document, doubts: ['encoding'] } : document);
}

/** Does the same as `readText`, for text that is decoded already. */
export function documentOfText(text: string, limits: ReadLimits): SourceDocument {
  const flow = new FlowBuilder(limits);
  const rows = rowsOf(unquoted(text));
  const write = isMarkdown(rows) ? writeMarked : writePlain;
  for (const [index, row] of rows.entries()) {
    if (flow.stopped) break;
    addRow(flow, { row, before: rows[index - 1], after: rows[index + 1] }, write);
  }
  return flow.finish('text', {});
}

const ESCAPES = /(?:\\x[\da-f]{2})+/gi;
const FEWEST_ESCAPES = 3;

/** Unquotes text: removes the quotation marks around the whole, and reads its escaped bytes. */
function unquoted(text: string): string {
  const bare = /^\s*"[\s\S]*"\s*$/.test(text) ? text.trim().slice(1, -1) : text;
  if ((bare.match(ESCAPES)?.length ?? 0) < FEWEST_ESCAPES) return bare;
  const decoder = new TextDecoder();
  return bare.replace(ESCAPES, (escaped) =>
    decoder.decode(Uint8Array.from(escaped.split('\\x').slice(1), (digits) => Number.parseInt(digits, 16))),
  );
}

const LINE_END = /\r\n|[\n\r\f\v\u2028\u2029]/;
/** Characters beyond which no author writes a line. */
const LOST_ENDS = 1000;
const FEWEST_GAPS = 8;

/** A dash between years was lost together with the ends of the lines. */
const LOST_DASH = /\b((?:19|20)\d{2}) {2,}(?=(?:(?:19|20)\d{2}|present|current|now|today)\b)/gi;

/** The same for a text that is one line from beginning to end. */
const LOST_ALL_ENDS = 300;

/**
 * Returns the rows of a text. Where a copy lost the ends of its lines, two spaces stand for one, and more for an empty
 * row.
 */
function rowsOf(text: string): string[] {
  const written = text.split(LINE_END);
  const longest = written.filter((row) => row.trim() !== '').length > 1 ? LOST_ENDS : LOST_ALL_ENDS;
  return written.flatMap((row) => {
    if (row.length < longest) return [row];
    const parts = row.replace(LOST_DASH, '$1 – ').split(/( {2,})/);
    if (parts.length < 2 * FEWEST_GAPS) return [row];
    return parts.flatMap((part) => (/^ {2,}$/.test(part) ? (part.length > MOST_BLANKS ? [''] : []) : [part]));
  });
}

type Row = { row: string; before: string | undefined; after: string | undefined };

type Write = (flow: FlowBuilder, text: string) => void;

function writePlain(flow: FlowBuilder, text: string): void {
  flow.text(text, STYLE);
}

function writeMarked(flow: FlowBuilder, text: string): void {
  for (const marked of markedTexts(text, STYLE)) flow.text(marked.text, marked.style);
}

function addRow(flow: FlowBuilder, { row, before, after }: Row, write: Write): void {
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
    addHeading(flow, markdown[2] ?? '', markdown[1]?.length ?? 1, write);
  } else if (after && UNDERLINE.test(after) && isTitle(row) && !before?.trim()) {
    addHeading(flow, row, after.trim().startsWith('=') ? 1 : 2, write);
  } else {
    if (!flow.isOpen || opensWithBullet(row.trimStart())) flow.begin({ role: 'paragraph' });
    write(flow, row);
    flow.lineBreak();
  }
}

function addHeading(flow: FlowBuilder, text: string, headingLevel: number, write: Write): void {
  flow.begin({ role: 'heading', headingLevel });
  write(flow, text);
  flow.end();
}

function isTitle(row: string): boolean {
  return row.length <= MAX_TITLE;
}
