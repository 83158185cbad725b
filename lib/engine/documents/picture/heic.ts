/// <reference path="./libheif-js.d.ts" />
import { zlibSync } from 'fflate';
import type open from 'libheif-js/libheif-wasm/libheif-bundle.mjs';
import { type PicturePage, pageOf } from './page';

type Heif = ReturnType<typeof open>;
type HeifImage = ReturnType<InstanceType<Heif['HeifDecoder']>['decode']>[number];

const RGBA = 4;
const RGB = 3;
const WHITE = 255;

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
    const heif = libheif();
    const images = new heif.HeifDecoder().decode(bytes);
    const image = images.find((each) => each.is_primary()) ?? images[0];
    if (image === undefined) return undefined;
    const [width, height] = [image.get_width(), image.get_height()];
    if (width < 1 || height < 1) return undefined;
    if (width * height > mostPixels) return 'large';
    const pixels = await pixelsOf(heif, image);
    if (pixels === undefined) return undefined;
    const packed = zlibSync(onPaper(pixels), { level: 1 });
    const look = { channels: RGB, filter: 'FlateDecode' as const, turns: 0, isWhole: true };
    return pageOf({ width, height, bytes: packed, ...look });
  } catch {
    return undefined;
  }
}

/**
 * Returns the colours and opacity of each pixel. `display` of the library decodes in a task of its own, where nobody
 * catches what it throws, so its steps are taken here.
 */
async function pixelsOf(heif: Heif, image: HeifImage): Promise<Uint8Array | undefined> {
  const [width, height] = [image.get_width(), image.get_height()];
  const { heif_colorspace_RGB: colours } = heif.heif_colorspace;
  const { heif_chroma_interleaved_RGBA: order } = heif.heif_chroma;
  const decoded = await heif.heif_js_decode_image2(image.handle, colours, order);
  if (decoded === null || !('channels' in decoded)) return undefined;
  const { heif_channel_interleaved: interleaved } = heif.heif_channel;
  const channel = decoded.channels.find(({ id }) => id === interleaved);
  if (channel?.width !== width || channel.height !== height) return undefined;
  const pixels = new Uint8Array(width * height * RGBA);
  for (let y = 0; y < height; y++)
    pixels.set(
      channel.data.subarray(y * channel.stride, y * channel.stride + width * RGBA),
      y * width * RGBA,
    );
  return pixels;
}

function onPaper(pixels: Uint8Array): Uint8Array {
  const paper = new Uint8Array((pixels.length / RGBA) * RGB);
  for (let from = 0, to = 0; from < pixels.length; from += RGBA) {
    const opacity = (pixels[from + RGB] ?? WHITE) / WHITE;
    for (let channel = 0; channel < RGB; channel++)
      paper[to++] = (pixels[from + channel] ?? WHITE) * opacity + WHITE * (1 - opacity);
  }
  return paper;
}
