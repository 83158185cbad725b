import { fontFaces } from './font-faces';
import { wrapped } from './wrapped';

/** Text of a picture of a chart, around the chart. */
export type Caption = { title: string; lines: readonly string[] };

const SVG = 'http://www.w3.org/2000/svg';
const MARGIN = 24;
const LINE = 18;
const SCALE = 2;
/** A colour that nothing is seen of, as browsers write it. */
const CLEAR = /^transparent$|^rgba\(.*, 0\)$|\/ 0\)$/;
/** Parts that show where somebody points, and do not belong in a picture. */
const POINTED = '.recharts-tooltip-cursor, .recharts-active-dot';
const PAINTED = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'fill-opacity',
  'opacity',
  'font-size',
  'font-weight',
];

/** Returns the drawing with its colours and fonts written out, since a picture has no style sheet. */
function standalone(svg: SVGSVGElement, { width, height }: DOMRect, faces: string): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const [originals, copies] = [svg.querySelectorAll('*'), copy.querySelectorAll('*')];
  const pointed = copy.querySelectorAll(POINTED);
  originals.forEach((original, index) => {
    const style = getComputedStyle(original);
    for (const name of PAINTED) copies[index]?.setAttribute(name, style.getPropertyValue(name));
    copies[index]?.removeAttribute('class');
  });
  for (const mark of pointed) mark.remove();
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.setAttribute('font-family', getComputedStyle(svg).fontFamily);
  copy.setAttribute('xmlns', SVG);
  const style = document.createElementNS(SVG, 'style');
  style.textContent = faces;
  copy.prepend(style);
  return new XMLSerializer().serializeToString(copy);
}

async function imageOf(source: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  await image.decode();
  return image;
}

type Line = { text: string; font: string; top: number };

/** Returns the caption in lines that fit into a width, and where the drawing begins below them. */
function setCaption({ title, lines }: Caption, { fontFamily }: CSSStyleDeclaration, width: number) {
  const context = document.createElement('canvas').getContext('2d');
  const set: Line[] = [];
  let top = MARGIN;
  const put = (text: string, font: string, height: number) => {
    if (context) context.font = font;
    for (const part of wrapped(text, width, (words) => context?.measureText(words).width ?? 0)) {
      set.push({ text: part, font, top });
      top += height;
    }
  };
  put(title, `600 15px ${fontFamily}`, 24);
  for (const line of lines) put(line, `12px ${fontFamily}`, LINE);
  return { set, head: top + 8 };
}

function write(context: CanvasRenderingContext2D, lines: readonly Line[], { color }: CSSStyleDeclaration) {
  context.fillStyle = color;
  context.textBaseline = 'top';
  for (const { text, font, top } of lines) {
    context.font = font;
    context.fillText(text, MARGIN, top);
  }
}

/** Writes the words of a legend next to its drawings. */
function writeLegend(
  context: CanvasRenderingContext2D,
  element: HTMLElement,
  { left, top }: { left: number; top: number },
) {
  for (const words of element.querySelectorAll(
    '[data-legend] li > :not(svg), [data-legend] li span > span',
  )) {
    if (words.querySelector('svg, span')) continue;
    const place = words.getBoundingClientRect();
    const style = getComputedStyle(words);
    context.fillStyle = style.color;
    context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    context.textBaseline = 'middle';
    context.fillText(
      words.textContent ?? '',
      left + place.left,
      top + place.top + place.height / 2,
      place.width,
    );
  }
}

/** Returns the background of an element: the colour of the nearest ancestor that has one. */
function groundOf(element: Element): string {
  for (let around: Element | null = element; around; around = around.parentElement) {
    const { backgroundColor } = getComputedStyle(around);
    if (!CLEAR.test(backgroundColor)) return backgroundColor;
  }
  return 'white';
}

/** Returns the drawings within an element as one PNG, as on the screen, below their caption. */
export async function pictureOf(element: HTMLElement, caption: Caption): Promise<Blob | null> {
  const drawings = [...element.querySelectorAll('svg')].map((svg) => ({
    svg,
    place: svg.getBoundingClientRect(),
  }));
  const around = element.getBoundingClientRect();
  const style = getComputedStyle(document.body);
  const { set, head } = setCaption(caption, style, around.width);
  const canvas = document.createElement('canvas');
  canvas.width = (around.width + 2 * MARGIN) * SCALE;
  canvas.height = (head + around.height + MARGIN) * SCALE;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.scale(SCALE, SCALE);
  context.fillStyle = groundOf(element);
  context.fillRect(0, 0, canvas.width, canvas.height);
  write(context, set, style);
  const faces = await fontFaces(style.fontFamily, element.textContent ?? '').catch(() => '');
  for (const { svg, place } of drawings) {
    const image = await imageOf(standalone(svg, place, faces));
    context.drawImage(
      image,
      MARGIN + place.left - around.left,
      head + place.top - around.top,
      place.width,
      place.height,
    );
  }
  writeLegend(context, element, { left: MARGIN - around.left, top: head - around.top });
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** Downloads a file. */
export function download(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
