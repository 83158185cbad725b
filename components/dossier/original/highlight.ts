/**
 * Marks places of text with the highlighter, in this document or in a frame, by the CSS Custom Highlight API: nothing
 * in the marked document is changed.
 */

const NAME = 'evidence';

/** Share of the visible part above the place, so that the text before it is seen too. */
const ABOVE = 0.3;

type Realm = Window & typeof globalThis;

function realmOf(target: Document): Realm | null {
  return target.defaultView as Realm | null;
}

/** Returns the marker on paper as a plain value, so that a frame without our styles can use it. */
function markerColour(): string {
  return getComputedStyle(document.documentElement).getPropertyValue('--color-paper-marker').trim() || 'Mark';
}

const styled = new WeakSet<Document>();

function style(target: Document, realm: Realm): void {
  if (styled.has(target)) return;
  styled.add(target);
  const sheet = new realm.CSSStyleSheet();
  sheet.replaceSync(`::highlight(${NAME}) { background-color: ${markerColour()}; }`);
  target.adoptedStyleSheets = [...target.adoptedStyleSheets, sheet];
}

/** Marks the ranges and nothing else. False where the browser cannot. */
export function highlight(target: Document, ranges: readonly Range[]): boolean {
  const realm = realmOf(target);
  if (!realm || !('highlights' in realm.CSS)) return false;
  style(target, realm);
  if (ranges.length === 0) realm.CSS.highlights.delete(NAME);
  else realm.CSS.highlights.set(NAME, new realm.Highlight(...ranges));
  return true;
}

/** Scrolls `box` so that the range is in its upper part, unless it is in sight already. */
export function scrollToRange(box: Element, range: Range): void {
  const place = range.getBoundingClientRect();
  const isRoot = box === box.ownerDocument.scrollingElement;
  const frame = isRoot
    ? { top: 0, bottom: box.clientHeight, height: box.clientHeight }
    : box.getBoundingClientRect();
  if (place.top >= frame.top && place.bottom <= frame.bottom) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  box.scrollBy({ top: place.top - frame.top - frame.height * ABOVE, behavior: calm ? 'auto' : 'smooth' });
}
