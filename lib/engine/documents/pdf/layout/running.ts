import type { Line } from '../../model';
import type { PageLines } from './page-lines';

/** Shares of the height of the page that bound headers and footers. */
const TOP = 0.1;
const BOTTOM = 0.9;
/** Points by which a running line may move up or down from page to page. */
const SAME_PLACE = 4;
const PAGE_NUMBER =
  /^(?:[\p{L}.]{1,12}\s*)?[-–—|(]?\s*\d{1,3}\s*(?:[-–—|)]|(?:\/|\||of|von|de|di|sur|av|af|van|z|ze|из|od|\/\s*)\s*\d{1,3})?$/iu;
const PAGE_WORD =
  /^(?:p|pp|pg|page|seite|s|página|pagina|pág|pag|strona|str|sida|side|sivu|стр|страница|第)\.?\s*\d/iu;

/** "Jane Doe · Résumé": text that templates write at the foot of each page. */
const DOCUMENT_WORD =
  /(?:^|[·•|\t–-]\s*)(?:résumé|resume|curriculum vitae|cv|lebenslauf)(?:\s*[·•|\t–-]|$)/iu;

type Place = { page: number; y: number };

/**
 * Takes running headers and footers out of the flow of the pages, and gives them their roles. These are lines that
 * repeat at the same place, page numbers, and lines at the foot far below the text. The header of the first page stays
 * in place, since it names the person.
 */
export function takeRunning(pages: readonly PageLines[]): PageLines[] {
  const places = new Map<string, Place[]>();
  pages.forEach((page, index) => {
    for (const line of edgeLines(page)) {
      for (const key of keysOf(line))
        places.set(key, [...(places.get(key) ?? []), { page: index, y: line.box?.y0 ?? 0 }]);
    }
  });
  return pages.map((page, index) => {
    const foot = footOf(page);
    return withoutRunning(page, (line) => foot.has(line) || isRunning(line, index, page, places));
  });
}

/** In ems: white space above a line at the bottom that sets it apart from all text of the page. */
const FAR_BELOW = 4;
const ADDRESS = /@|\d[\d\s()/.-]{6,}\d/u;

/**
 * Contact details or the name of the document at the foot of a page, far below its text: they continue nothing above
 * them.
 */
function footOf(page: PageLines): Set<Line> {
  const lines = allLines(page);
  const at = lines.findIndex(
    (line) => isAtBottom(line, page) && (line.gapBefore ?? 0) > FAR_BELOW * line.fontSize,
  );
  const foot = at < 0 ? [] : lines.slice(at);
  const isFoot =
    foot.every((line) => isAtBottom(line, page)) &&
    foot.some(({ text }) => ADDRESS.test(text) || DOCUMENT_WORD.test(text));
  return new Set(isFoot ? foot : []);
}

function allLines(page: PageLines): Line[] {
  return [...page.above, ...(page.columns?.left ?? []), ...(page.columns?.right ?? []), ...page.below];
}

function edgeLines(page: PageLines): Line[] {
  return allLines(page).filter((line) => isAtTop(line, page) || isAtBottom(line, page));
}

function isAtTop(line: Line, page: PageLines): boolean {
  return (line.box?.y0 ?? page.height) < TOP * page.height;
}

function isAtBottom(line: Line, page: PageLines): boolean {
  return (line.box?.y1 ?? 0) > BOTTOM * page.height;
}

/** Returns the text of a line, and the text with each number left open that may be the one of its page. */
function keysOf({ text, page }: Line): string[] {
  const numbers = [...text.matchAll(/\d+/gu)].filter(([digits]) => Number(digits) === page + 1);
  const open = numbers.map(
    (match) => `${text.slice(0, match.index)}#${text.slice(match.index + match[0].length)}`,
  );
  return [text, ...open];
}

function isRunning(
  line: Line,
  index: number,
  page: PageLines,
  places: ReadonlyMap<string, Place[]>,
): boolean {
  const isTop = isAtTop(line, page);
  if (!isTop && !isAtBottom(line, page)) return false;
  const text = line.text.trim();
  if (PAGE_WORD.test(text) && text.length < 24) return PAGE_NUMBER.test(text) || /\d$/u.test(text);
  const isNumber = PAGE_NUMBER.test(text) && Number.parseInt(text.replace(/\D+/u, ''), 10) === index + 1;
  if (isNumber && /^[^\p{L}]*$/u.test(text)) return true;
  if (isTop && index === 0) return false;
  const y = line.box?.y0 ?? 0;
  const others = keysOf(line).flatMap((key) => places.get(key) ?? []);
  return others.some((other) => other.page !== index && Math.abs(other.y - y) <= SAME_PLACE);
}

function withoutRunning(page: PageLines, isRunningLine: (line: Line) => boolean): PageLines {
  const running = edgeLines(page).filter(isRunningLine);
  if (running.length === 0) return page;
  const keep = (lines: Line[]) => lines.filter((line) => !running.includes(line));
  const columns = page.columns && {
    ...page.columns,
    left: keep(page.columns.left),
    right: keep(page.columns.right),
  };
  for (const line of running) line.role = isAtTop(line, page) ? 'header' : 'footer';
  const kept: PageLines = { ...page, above: keep(page.above), below: keep(page.below), running };
  return columns === undefined ? kept : { ...kept, columns };
}
