import { zlibSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { succeed } from '../../kernel';
import { withDocument } from '../pdf/document';
import { readPageFrame } from '../pdf/frame';
import { drawPage, grayOf } from '../pdf/scan/render';
import type { Raster } from '../raster';
import { type TiffPage, tiffOf } from '../testing/tiff';
import { pictureAsPdf } from './as-pdf';

/** 64 by 32 pixels, the left half black with a white square in it; made with libtiff and libheif. */
const FAX =
  'SUkqADAAAAAmoNX///gAgAgmopmC//////4AIAImoNX///gAgAgmoNX///gAgAgACwAAAQMAAQAAAEAAAAABAQMAAQAAACAAAAACAQMAAQAAAAEAAAADAQMAAQAAAAQAAAAGAQMAAQAAAAAAAAARAQQABAAAAMoAAAASAQMAAQAAAAEAAAAVAQMAAQAAAAEAAAAWAQMAAQAAAAgAAAAXAQQABAAAALoAAAAcAQMAAQAAAAEAAAAAAAAACQAAAAwAAAAJAAAACQAAAAgAAAARAAAAHQAAACYAAAA=';
const PHOTO =
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAIAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAABEwACAAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADYaXBycAAAALZpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAQAAAACAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGltZwACAAEAAQAAARttZGF0AAABDygBrwY4W9xvwv8I1/Iy/jTbYhi0dRvFM92YlOcBUV/tuG9G303fB/9xnm+8Fd2ueAGGDfonp+T8W2f+KbX8sxHrvGWYbTXssYemy7wPRM9eTSbRd8A3WK68zELeeL3+iTGn6X9HdU5YfV9fzGztzRAuXn+yReD5qgXAojdQVZEqdpeuUo9wdU5vwetYo5Y9JZZZsg3Guyje/f03wJRC6J+hzqSHYmVebBmJRFugM/fPr+a+lRV47v/4WnXyN/wfuNIgBqbz5C+kdS7qBbo89+69fTFFppW9asr/KO+r/Qo3hKxYlyGoqYafdrF2HvH+v8j+ZeZcQafxeZO1Os0P3n/cfK15P40uQft/PstaIGA=';

const [WIDTH, HEIGHT] = [64, 32];
const isInk = (x: number, y: number) => x < 32 && !(x >= 8 && x < 16 && y >= 8 && y < 16);
const SHADES = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) =>
  isInk(at % WIDTH, Math.floor(at / WIDTH)) ? 0 : 255,
);
const GRAY = { 256: WIDTH, 257: HEIGHT, 258: 8, 259: 1, 262: 1, 277: 1 };
const rowsOf = (bytes: Uint8Array, stride: number, rows: number) =>
  Array.from({ length: Math.ceil(bytes.length / (stride * rows)) }, (_, index) =>
    bytes.slice(index * stride * rows, (index + 1) * stride * rows),
  );
/** Writes each sample as its difference from that of the pixel before it. */
const differences = (bytes: Uint8Array, stride: number, samples: number) =>
  bytes.map((value, at) => (at % stride < samples ? value : value - (bytes[at - samples] ?? 0)));
const bits = Uint8Array.from({ length: (WIDTH / 8) * HEIGHT }, (_, at) =>
  [...SHADES.slice(8 * at, 8 * at + 8)].reduce((byte, shade) => 2 * byte + (shade === 0 ? 1 : 0), 0),
);
const coloured = (opacity?: number) =>
  Uint8Array.from([...SHADES].flatMap((shade) => [shade, shade, shade, ...(opacity ? [opacity] : [])]));
const tiles = [0, 16, 32, 48].flatMap((x) =>
  [SHADES].map((all) =>
    Uint8Array.from(
      { length: 16 * HEIGHT },
      (_, at) => all[Math.floor(at / 16) * WIDTH + x + (at % 16)] ?? 0,
    ),
  ),
);

/** Draws each page of the PDF, a pixel of it for a pixel of the picture. */
async function drawn(bytes: Uint8Array): Promise<Raster[]> {
  const pdf = await pictureAsPdf(bytes);
  if (!pdf.ok) throw new Error(pdf.failure.message);
  const read = await withDocument(pdf.value.pdf, (pdfium, document) => {
    const pages: Raster[] = [];
    for (let index = 0; index < pdfium.call.FPDF_GetPageCount(document); index++) {
      const page = pdfium.call.FPDF_LoadPage(document, index);
      const frame = readPageFrame(pdfium, page);
      const pixels = drawPage(pdfium, page, frame, WIDTH / Math.max(frame.width, frame.height));
      pdfium.call.FPDF_ClosePage(page);
      if (pixels) pages.push(grayOf(pixels));
    }
    return succeed(pages);
  });
  if (!read.ok) throw new Error(read.failure.message);
  return read.value;
}

/** Returns the shades well inside of the black half, the white square in it, and the white half. */
function shadesOf(raster: Raster | undefined) {
  const at = (x: number, y: number) => raster?.gray[y * (raster?.width ?? 0) + x];
  return [at(24, 20), at(12, 12), at(48, 16)];
}

const page = (tags: TiffPage['tags'], pieces: Uint8Array[], tiled = false): TiffPage => ({
  tags: { ...GRAY, ...tags },
  pieces,
  tiled,
});
const packed = (bytes: Uint8Array) => zlibSync(bytes);

describe('a TIFF', () => {
  it.each<[string, TiffPage]>([
    ['in one piece', page({}, [SHADES])],
    ['in strips', page({ 278: 5 }, rowsOf(SHADES, WIDTH, 5))],
    ['in tiles', page({ 322: 16, 323: HEIGHT }, tiles, true)],
    ['whose white is 0', page({ 262: 0 }, [SHADES.map((shade) => 255 - shade)])],
    ['of single bits', page({ 258: 1, 262: 0 }, [bits])],
    [
      'of bits the other way round',
      page({ 258: 1, 262: 0, 266: 2 }, [
        bits.map((byte) => Number.parseInt([...byte.toString(2).padStart(8, '0')].reverse().join(''), 2)),
      ]),
    ],
    ['packed', page({ 259: 8 }, [packed(SHADES)])],
    ['packed as differences', page({ 259: 8, 317: 2 }, [packed(differences(SHADES, WIDTH, 1))])],
    ['in colour', page({ 258: [8, 8, 8], 262: 2, 277: 3 }, [coloured()])],
    ['in colour with opacity', page({ 258: [8, 8, 8, 8], 262: 2, 277: 4, 338: 2 }, [coloured(255)])],
    [
      'of a palette',
      page({ 262: 3, 320: Array.from({ length: 768 }, (_, at) => (at % 256) * 257) }, [SHADES]),
    ],
  ])('is shown as it is: one %s', async (_, made) => {
    const [shown] = await drawn(tiffOf([made]));
    expect(shadesOf(shown)).toEqual([0, 255, 255]);
  });

  it('has paper where colours were multiplied with an opacity of nothing', async () => {
    const clear = new Uint8Array(WIDTH * HEIGHT * 4);
    const [shown] = await drawn(tiffOf([page({ 258: [8, 8, 8, 8], 262: 2, 277: 4, 338: 1 }, [clear])]));
    expect(shadesOf(shown)).toEqual([255, 255, 255]);
  });

  it('may be a fax', async () => {
    const [shown] = await drawn(Buffer.from(FAX, 'base64'));
    expect(shadesOf(shown)).toEqual([0, 255, 255]);
  });

  it('has its pages, without small versions of them', async () => {
    const pages = [page({}, [SHADES]), page({ 254: 1 }, [SHADES]), page({ 274: 6 }, [SHADES])];
    const [upright, turned, ...others] = await drawn(tiffOf(pages));
    expect([upright?.width, upright?.height, turned?.width, turned?.height]).toEqual([64, 32, 32, 64]);
    expect(others).toEqual([]);
  });

  it('has the shape of its paper where it has more dots across than down', async () => {
    const [shown] = await drawn(tiffOf([page({ 282: 2, 283: 1 }, [SHADES])]));
    expect([shown?.width, shown?.height]).toEqual([64, 64]);
  });

  it('ends where its pages come round again', async () => {
    const first = tiffOf([page({}, [SHADES])]);
    const start = Buffer.from(first).readUInt32LE(4);
    expect(await drawn(tiffOf([page({}, [SHADES])], { next: start }))).toHaveLength(1);
  });

  it.each<[string, Uint8Array]>([
    ['says that it is huge', tiffOf([page({ 256: 2 ** 31, 257: 2 ** 31 }, [SHADES])])],
    ['has tiles that are huge', tiffOf([page({ 322: 4000, 323: 2 ** 31 }, tiles, true)])],
    ['has planes', tiffOf([page({ 258: [8, 8, 8], 262: 2, 277: 3, 284: 2 }, [SHADES, SHADES, SHADES])])],
    ['is packed in an unknown way', tiffOf([page({ 259: 34_712 }, [SHADES])])],
    ['has no pieces', tiffOf([page({}, [])])],
  ])('is refused in words: one that %s', async (_, bytes) => {
    expect(await pictureAsPdf(bytes)).toMatchObject({ ok: false, failure: { code: 'ovIsImage' } });
  });

  it('does not grow by pieces that point to the same bytes', async () => {
    const one = Buffer.from(tiffOf([page({ 278: 1 }, rowsOf(SHADES, WIDTH, 1))]));
    const many = tiffOf([
      page({ 257: 2000, 278: 1 }, [one, ...Array.from({ length: 1999 }, () => new Uint8Array(0))]),
    ]);
    const view = new DataView(many.buffer);
    // All pieces become the first one.
    const entry = Buffer.from(many).indexOf(Buffer.from('11010400d0070000', 'hex'));
    const lengths = Buffer.from(many).indexOf(Buffer.from('17010400d0070000', 'hex'));
    for (let at = 0; at < 2000; at++) {
      view.setUint32(view.getUint32(entry + 8, true) + 4 * at, 8, true);
      view.setUint32(view.getUint32(lengths + 8, true) + 4 * at, many.length - 8, true);
    }
    expect(await pictureAsPdf(many)).toMatchObject({ ok: false, failure: { code: 'ovIsImage' } });
  });

  it.each([4, 8, 9, 60, 150])('is refused in words where it ends after %d bytes', async (length) => {
    const cut = Buffer.from(FAX, 'base64').subarray(0, length);
    expect(await pictureAsPdf(Buffer.concat([cut]))).toMatchObject({ ok: false });
  });
});

it('is refused for what it is: a PNG whose rows are interlaced', async () => {
  const header = Buffer.from(
    '89504e470d0a1a0a0000000d49484452000000400000002008000000010000000000000000',
    'hex',
  );
  expect(await pictureAsPdf(header)).toMatchObject({
    failure: { code: 'ovIsImage', message: expect.stringContaining('interlaced PNG') },
  });
});

/** A decoder that falls over within a picture, as WebAssembly does that runs out of memory. */
const fault = vi.hoisted(() => ({ isOn: false }));
vi.mock('libheif-js/libheif-wasm/libheif-bundle.mjs', async (original) => {
  const { default: open } = await original<{
    default: typeof import('libheif-js/libheif-wasm/libheif-bundle.mjs');
  }>();
  const opened = () => {
    const heif = open();
    if (!fault.isOn) return heif;
    return Object.assign(heif, {
      heif_js_decode_image2: () => {
        throw new WebAssembly.RuntimeError('unreachable');
      },
    });
  };
  return { default: opened };
});

describe('a HEIC', () => {
  it('is refused in words, and nothing else ends, where its decoder falls over', {
    timeout: 2000,
  }, async () => {
    fault.isOn = true;
    expect(await pictureAsPdf(Buffer.from(PHOTO, 'base64'))).toMatchObject({
      failure: { code: 'ovCorrupt' },
    });
    fault.isOn = false;
    expect((await pictureAsPdf(Buffer.from(PHOTO, 'base64'))).ok).toBe(true);
  });

  it('is shown as it is', async () => {
    const [shown] = await drawn(Buffer.from(PHOTO, 'base64'));
    const [ink, hole, paper] = shadesOf(shown);
    expect(ink).toBeLessThan(40);
    expect(Math.min(hole ?? 0, paper ?? 0)).toBeGreaterThan(215);
  });

  it.each([12, 100, 400, 600])(
    'is refused in words, or shown, where it ends after %d bytes',
    async (length) => {
      const cut = Buffer.from(PHOTO, 'base64').subarray(0, length);
      const pdf = await pictureAsPdf(Buffer.concat([cut]));
      expect(pdf.ok || pdf.failure.code).toBe('ovCorrupt');
    },
  );

  it('is refused when it says that it is huge', async () => {
    const huge = Buffer.from(PHOTO, 'base64');
    for (let at = huge.indexOf('ispe'); at >= 0; at = huge.indexOf('ispe', at + 4)) {
      huge.writeUInt32BE(30_000, at + 8);
      huge.writeUInt32BE(30_000, at + 12);
    }
    expect((await pictureAsPdf(huge)).ok).toBe(false);
  });
});
