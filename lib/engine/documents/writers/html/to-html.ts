import { decodeHtml } from '../../html';
import type { SourceDocument } from '../../model';
import { isMostlyRightToLeft } from '../structure';
import { writeFlow } from './flow';
import { pageShell } from './page';
import { writePages } from './pages';
import { markPersonal } from './personal';
import { sanitisePage } from './sanitise';

export type HtmlOptions = {
  /** Leaves all pictures out, as a blind view needs it. */
  hideImages?: boolean;
  /** BCP 47 tag of the text; by default, the language that the file declares. */
  language?: string;
  /** Names, telephone numbers, addresses ...: they stay, in elements of the class `tx-redacted` (parsing.md, Html). */
  personal?: readonly string[];
};

/**
 * Writes a document as a complete page of HTML with an embedded style sheet, readable from 360 px on.
 * `bytes` are the original file: HTML is sanitised from its own source, every other kind is written from its lines.
 */
export function toHtml(bytes: Uint8Array, document: SourceDocument, options: HtmlOptions = {}): string {
  const body = writeBody(bytes, document, options);
  const shell = {
    language: options.language,
    hasScans: !options.hideImages && (document.scans?.some(({ picture }) => picture) ?? false),
    isRightToLeft: isMostlyRightToLeft(document.lines.map(({ text }) => text)),
  };
  if (!options.personal) return pageShell(document.properties, body, shell);
  // A title cannot be marked, and is often the name.
  const { title: _, ...properties } = document.properties;
  return pageShell(properties, markPersonal(body, options.personal), shell);
}

function writeBody(bytes: Uint8Array, document: SourceDocument, options: HtmlOptions): string {
  // A source that the reader gave up on would keep the sanitiser busy, too.
  if (document.kind === 'html' && !document.truncated)
    return sanitisePage(decodeHtml(bytes).text, options.hideImages ?? false);
  const shown = options.hideImages ? { ...document, images: [], scans: undefined } : document;
  return document.kind === 'pdf' || document.scans ? writePages(shown) : writeFlow(shown.lines, shown.images);
}
