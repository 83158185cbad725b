/// <reference path="./libheif-js.d.ts" />
import { zlibSync } from 'fflate';
import { startsWith } from '../signatures';
import { type PicturePage, pageOf } from './page';

type Pixels = { data: Uint8ClampedArray; width: number; height: number };
type HeifImage = { display: (pixels: Pixels, done: (shown: Pixels | null) => void) => void };

/** Brands of files whose pictures are coded as HEVC, as telephones take them. */
const BRANDS = ['heic', 'heix', 'heim', 'heis', 'mif1', 'msf1'];
const RGBA = 4;
const RGB = 3;
const WHITE = 255;

/** Returns whether a file is a HEIC. */
export function isHeic(bytes: Uint8Array): boolean {
  return BRANDS.some((brand) => startsWith(bytes, 4, `ftyp${brand}`));
}

/**
 * Returns the main picture of a HEIC, upright on white paper; undefined for one that cannot be decoded, `large` for
 * one with more pixels than allowed. Each picture has an engine of its own, which goes with all that it held.
 */
export async function heicPage(
  bytes: Uint8Array,
  mostPixels: number,
): Promise<PicturePage | 'large' | undefined> {
  // Loaded when it is needed: few documents are photos of a telephone.
  const { default: libheif } = await import('libheif-js/libheif-wasm/libheif-bundle.mjs');
  try {
    const images = new (libheif().HeifDecoder)().decode(bytes);
    const image = images.find((each) => each.is_primary()) ?? images[0];
    if (image === undefined) return undefined;
    const [width, height] = [image.get_width(), image.get_height()];
    if (width < 1 || height < 1) return undefined;
    if (width * height > mostPixels) return 'large';
    const pixels = await pixelsOf(image, width, height);
    if (pixels === undefined) return undefined;
    const packed = zlibSync(onPaper(pixels), { level: 1 });
    return pageOf({ width, height, channels: RGB, filter: 'FlateDecode', bytes: packed, turns: 0 });
  } catch {
    return undefined;
  }
}

function pixelsOf(image: HeifImage, width: number, height: number): Promise<Uint8ClampedArray | undefined> {
  const data = new Uint8ClampedArray(width * height * RGBA);
  return new Promise((resolve) =>
    image.display({ data, width, height }, (shown) => resolve(shown?.data ?? undefined)),
  );
}

function onPaper(pixels: Uint8ClampedArray): Uint8Array {
  const paper = new Uint8Array((pixels.length / RGBA) * RGB);
  for (let from = 0, to = 0; from < pixels.length; from += RGBA) {
    const opacity = (pixels[from + RGB] ?? WHITE) / WHITE;
    for (let channel = 0; channel < RGB; channel++)
      paper[to++] = (pixels[from + channel] ?? WHITE) * opacity + WHITE * (1 - opacity);
  }
  return paper;
}
