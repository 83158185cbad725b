import type { PictureLine, PictureWord } from '@/lib/engine/documents';

const LINE = /<span class='ocr_(?:line|header|caption|textfloat)'/;
const PLACE = /title="bbox (\d+) \d+ \d+ (\d+); baseline (-?[\d.e-]+) (-?[\d.e-]+)/;
const WORD =
  /<span class='ocrx_word'[^>]*title='bbox (\d+) (\d+) (\d+) (\d+); x_wconf (\d+)'[^>]*>([^\n]*?)<\/span>/;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
/** Certainty below which a letter or two are dirt on the paper, and the same for text without letters or digits. */
const DIRT = 0.15;
const LONE_MARK = 0.5;

/** Returns the lines of a page in hOCR, which the engine writes one element a row. */
export function linesOfHocr(hocr: string): PictureLine[] {
  const lines: PictureLine[] = [];
  for (const row of hocr.split('\n')) {
    if (LINE.test(row)) lines.push(lineOf(row));
    const word = wordOf(row);
    if (word && isText(word)) lines.at(-1)?.words.push(word);
  }
  return lines.filter(({ words }) => words.length > 0);
}

/** hOCR counts the baseline from the lower left corner of the box of the line. */
function lineOf(row: string): PictureLine {
  const [left = 0, bottom = 0, slope = 0, offset = 0] = PLACE.exec(row)?.slice(1).map(Number) ?? [];
  return { words: [], baseline: { y: bottom + offset - slope * left, slope } };
}

function wordOf(row: string): PictureWord | undefined {
  const found = WORD.exec(row);
  if (!found) return undefined;
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, confidence = 0] = found.slice(1, 6).map(Number);
  const text = (found[6] ?? '')
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .trim();
  return { text, x0, y0, x1, y1, certainty: confidence / 100 };
}

function isText({ text, x0, x1, y0, y1, certainty }: PictureWord): boolean {
  if (text === '' || x1 <= x0 || y1 <= y0) return false;
  if (/[\p{L}\p{N}]{3}/u.test(text)) return true;
  return certainty >= (/[\p{L}\p{N}]/u.test(text) ? DIRT : LONE_MARK);
}
