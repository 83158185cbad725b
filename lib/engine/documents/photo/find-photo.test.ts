import { describe, expect, it } from 'vitest';
import { findPhoto, withPictures } from '..';
import type { EmbeddedImage, SourceDocument } from '../model';
import { encodePng } from '../pdf/png';
import { drawPdf } from '../pdf/testing/draw';
import { buildDocx, read } from '../testing';

/** Returns the beginning of a JPEG up to the end of its header, with this many bytes a pixel. */
function jpeg(width: number, height: number, detail = 0.15): Uint8Array {
  const header = [0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, height >> 8, height & 0xff, width >> 8, width & 0xff, 3];
  const bytes = new Uint8Array(header.length + Math.round(width * height * detail));
  bytes.set(header);
  return bytes;
}

/** Returns a PNG with pixels as various as in a photo, or with few colours as in a logo. */
function png(width: number, height: number, kind: 'various' | 'flat'): Uint8Array {
  let seed = width * 31 + height;
  const bytes = Uint8Array.from({ length: width * height * 3 }, (_, index) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return kind === 'various' ? seed >> 16 : (index / 3) % width < width / 2 ? 200 : 30;
  });
  return encodePng({ width, height, stride: width * 3, bytesPerPixel: 3, bytes });
}

function documentWith(...images: [bytes: Uint8Array, line: number][]): SourceDocument {
  const line = { text: 'x', runs: [], page: 0, fontSize: 11, bold: false, block: 0, column: 0 };
  return {
    kind: 'docx',
    lines: Array.from({ length: 40 }, () => ({ ...line, role: 'paragraph' as const })),
    pages: [{ width: 0, height: 0 }],
    images: images.map(([bytes, at]): EmbeddedImage => {
      return { bytes, extension: bytes[0] === 0x89 ? 'png' : 'jpg', page: 0, line: at };
    }),
    properties: {},
    truncated: false,
  };
}

const PHOTO = jpeg(300, 400);
function found(...images: [bytes: Uint8Array, line: number][]) {
  return findPhoto(documentWith(...images))?.bytes;
}

describe('the photo', () => {
  it('is chosen among icons, logos, banners and drawings', () => {
    const others: [Uint8Array, number][] = [
      [jpeg(32, 32), 0],
      [jpeg(900, 200), 0],
      [png(200, 200, 'flat'), 0],
      [jpeg(200, 200, 0.01), 1],
      [jpeg(640, 480), 30],
    ];
    expect(found(...others, [PHOTO, 2])).toBe(PHOTO);
    expect(found([PHOTO, 2], ...others)).toBe(PHOTO);
    expect(found(...others.slice(0, 4))).toBeUndefined();
  });

  it('may be a PNG', () => {
    const photo = png(180, 220, 'various');
    expect(found([png(160, 160, 'flat'), 0], [photo, 1])).toBe(photo);
  });

  it('is none where pictures are many of a kind, broken or absent', () => {
    const icon = png(96, 96, 'various');
    expect(found([icon, 0], [icon.slice(), 10], [icon.slice(), 20])).toBeUndefined();
    expect(found([Uint8Array.from([0xff, 0xd8, 0xff, 0xc0]), 0])).toBeUndefined();
    expect(found()).toBeUndefined();
  });

  it('is found in a PDF by its place, too', async () => {
    const photo = png(120, 150, 'various');
    const other = png(120, 151, 'various');
    const bytes = await drawPdf((pdf) => {
      pdf.text('Mira Lindqvist', 50, 50);
      pdf.image(Buffer.from(png(100, 100, 'flat')), 50, 70, { width: 60 });
      pdf.image(Buffer.from(other), 50, 700, { width: 80 });
      pdf.image(Buffer.from(photo), 450, 40, { width: 90 });
    });
    const chosen = findPhoto(await withPictures(bytes, await read(bytes)));
    expect(chosen).toMatchObject({ extension: 'png', page: 0 });
    expect(chosen?.box?.x0).toBeCloseTo(450, 0);
  });

  it('is not what fills a page', async () => {
    const bytes = await drawPdf((pdf) => {
      pdf.image(Buffer.from(png(210, 297, 'various')), 0, 0, { width: 595 }).text('Mira', 50, 50);
    });
    expect(findPhoto(await withPictures(bytes, await read(bytes)))).toBeUndefined();
  });

  it('comes out of a DOCX as it is in the file', async () => {
    const body =
      '<w:p><w:r><w:t>Mira</w:t></w:r></w:p><w:p><w:r><w:drawing><a:blip r:embed="p" xmlns:a="a"/></w:drawing></w:r></w:p>';
    const bytes = buildDocx(body, {
      relationships: [['p', 'image', 'media/photo.jpeg']],
      members: { 'word/media/photo.jpeg': PHOTO },
    });
    expect(findPhoto(await read(bytes))?.bytes).toEqual(PHOTO);
  });
});
