import { imageExtension, imageSize } from '../images';
import type { EmbeddedImage, SourceDocument } from '../model';

type Traits = {
  isJpeg: boolean;
  /** Width in relation to height. */
  shape: number;
  /** Pixels of the shorter side. */
  side: number;
  /** Bytes that a pixel takes: the more there is to see, the less it can be packed. */
  detail: number;
  isOnFirstPage: boolean;
  isAtTop: boolean;
  isRepeated: boolean;
  /** Width in points as shown; undefined where the format does not state it. */
  shownWidth: number | undefined;
};

/** A picture with a lower score is not a photo of a person. */
export const MIN_LIKENESS = 3;

const MIN_SIDE = 60;
/** Widths in relation to heights: of portraits and squares, and of anything that may show one person. */
const PORTRAIT = { min: 0.6, max: 1.05 };
const POSSIBLE = { min: 0.5, max: 1.6 };
/** Bytes a pixel below which a picture is drawn, and from which it is photographed. */
const DETAIL = { jpg: { drawn: 0.025, photographed: 0.06 }, png: { drawn: 0.35, photographed: 0.9 } };

/** Evidence and its weight. */
const EVIDENCE: readonly [weight: number, holds: (traits: Traits) => boolean][] = [
  [2, ({ shape }) => shape >= PORTRAIT.min && shape <= PORTRAIT.max],
  [1, ({ isJpeg }) => isJpeg],
  [1.5, ({ isJpeg, detail }) => detail >= DETAIL[isJpeg ? 'jpg' : 'png'].photographed],
  [-3, ({ isJpeg, detail }) => detail < DETAIL[isJpeg ? 'jpg' : 'png'].drawn],
  [1, ({ isOnFirstPage }) => isOnFirstPage],
  [-2, ({ isOnFirstPage }) => !isOnFirstPage],
  [1, ({ isAtTop }) => isAtTop],
  [0.5, ({ side }) => side >= 150],
  [-1, ({ side }) => side < 90],
  [-3, ({ isRepeated }) => isRepeated],
  [-2, ({ shownWidth }) => shownWidth !== undefined && shownWidth < 36],
  [0.5, ({ shownWidth }) => shownWidth !== undefined && shownWidth >= 54 && shownWidth <= 220],
];

/**
 * Returns the likelihood that a picture shows the candidate, as a sum of evidence; below zero for an impossible one.
 */
export function photoLikeness(image: EmbeddedImage, document: SourceDocument): number {
  const traits = traitsOf(image, document);
  if (!traits || traits.side < MIN_SIDE) return -1;
  if (traits.shape < POSSIBLE.min || traits.shape > POSSIBLE.max) return -1;
  return EVIDENCE.reduce((sum, [weight, holds]) => (holds(traits) ? sum + weight : sum), 0);
}

function traitsOf(image: EmbeddedImage, document: SourceDocument): Traits | undefined {
  const { bytes, page, box, line = 0 } = image;
  const extension = imageExtension(bytes);
  const size = imageSize(bytes);
  if (!size || !extension || extension === 'gif') return undefined;
  const height = document.pages[page]?.height ?? 0;
  return {
    isJpeg: extension === 'jpg',
    shape: size.width / size.height,
    side: Math.min(size.width, size.height),
    detail: bytes.length / (size.width * size.height),
    isOnFirstPage: page === 0,
    isAtTop: box
      ? (box.y0 + box.y1) / 2 < height / 2
      : document.kind !== 'pdf' && line <= document.lines.length / 4,
    isRepeated: document.images.some((other) => other !== image && isSame(other.bytes, bytes)),
    shownWidth: box && box.x1 - box.x0,
  };
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}
