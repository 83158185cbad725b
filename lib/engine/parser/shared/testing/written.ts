import type { Line, Run, SourceDocument } from '@/lib/engine/documents';

/**
 * Makes documents for tests from text with a few marks:
 * `# ` opens a declared heading of level 2, `**bold**` and `_italic_` set runs, `- ` a bullet, `⇥` is a tab; a space
 * line begins a new block. All other text is plain and 11 points.
 */

const MARKED = /\*\*([^*]+)\*\*|_([^_]+)_|([^*_]+|[*_])/gu;

function runsOf(text: string, heading: boolean): Run[] {
  return [...text.matchAll(MARKED)].map(([all, bold, italic]) => ({
    text: bold ?? italic ?? all,
    bold: bold !== undefined || heading,
    italic: italic !== undefined,
    fontSize: heading ? 14 : 11,
  }));
}

function lineOf(raw: string, block: number): Line {
  const written = raw.trim().replaceAll('⇥', '\t');
  const heading = written.startsWith('# ');
  const bullet = /^[-•] /u.test(written) ? written.charAt(0) : undefined;
  const runs = runsOf(heading || bullet ? written.slice(2) : written, heading);
  return {
    text: runs.map(({ text }) => text).join(''),
    runs,
    page: 0,
    fontSize: heading ? 14 : 11,
    bold: runs.every(({ bold }) => bold),
    role: heading ? 'heading' : bullet ? 'listItem' : 'paragraph',
    ...(heading && { headingLevel: 2 }),
    ...(bullet && { bullet }),
    block,
    column: 0,
  };
}

/** Returns the document that a text with marks describes. */
export function writtenDocument(text: string): SourceDocument {
  const lines: Line[] = [];
  let block = 0;
  for (const raw of text.split('\n')) {
    if (raw.trim() === '') block++;
    else lines.push(lineOf(raw, block));
  }
  return {
    kind: 'docx',
    lines,
    pages: [{ width: 0, height: 0 }],
    images: [],
    properties: {},
    truncated: false,
  };
}
