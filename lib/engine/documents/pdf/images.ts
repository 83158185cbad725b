import { succeed } from '../../kernel';
import type { EmbeddedImage } from '../model';
import { withDocument } from './document';
import { withoutEndlessMaps } from './expansion';
import { type PageFrame, readPageFrame } from './frame';
import type { Pdfium } from './pdfium/instance';
import { encodePng, type Pixels } from './png';
import { boundsOf } from './shapes';

const OBJECT_IMAGE = 3;
const OBJECT_FORM = 5;
const MAX_PAGES = 3;
const MAX_IMAGES = 12;
const MAX_OBJECTS = 5000;
/** Pixels: smaller pictures are icons and rules, larger ones are not worth decoding. */
const MIN_SIDE = 40;
const MAX_PIXELS = 6_000_000;
/** Colour bytes a pixel in each of PDFium's formats of bitmaps (gray, BGR, BGRx, BGRA). */
const BYTES_PER_PIXEL: Record<number, number> = { 1: 1, 2: 3, 3: 4, 4: 4 };

/**
 * The pictures of the first pages, in drawing order: JPEG as it is in the file, anything else as PNG. Pictures inside a
 * form have no box. Empty for a document that cannot be read; never throws. `shouldStop` is called before each picture,
 * and ends the search with the pictures so far.
 */
export async function readPdfImages(
  bytes: Uint8Array,
  shouldStop: () => boolean = () => false,
): Promise<EmbeddedImage[]> {
  const read = await withDocument(withoutEndlessMaps(bytes), (pdfium, document) =>
    succeed(imagesOf(pdfium, document, shouldStop)),
  );
  return read.ok ? read.value : [];
}

function imagesOf(pdfium: Pdfium, document: number, shouldStop: () => boolean): EmbeddedImage[] {
  const { call } = pdfium;
  const images: EmbeddedImage[] = [];
  const isEnough = () => images.length >= MAX_IMAGES || shouldStop();
  const count = Math.min(call.FPDF_GetPageCount(document), MAX_PAGES);
  for (let index = 0; index < count && !isEnough(); index++) {
    const page = call.FPDF_LoadPage(document, index);
    if (page === 0) continue;
    addPageImages(pdfium, page, index, images, isEnough);
    call.FPDF_ClosePage(page);
  }
  return images;
}

function addPageImages(
  pdfium: Pdfium,
  page: number,
  index: number,
  images: EmbeddedImage[],
  isEnough: () => boolean,
): void {
  const { call } = pdfium;
  const frame = readPageFrame(pdfium, page);
  const count = Math.min(call.FPDFPage_CountObjects(page), MAX_OBJECTS);
  for (let at = 0; at < count && !isEnough(); at++) {
    const object = call.FPDFPage_GetObject(page, at);
    const type = call.FPDFPageObj_GetType(object);
    if (type === OBJECT_IMAGE) addImage(pdfium, object, index, images, frame);
    if (type !== OBJECT_FORM) continue;
    const parts = Math.min(call.FPDFFormObj_CountObjects(object), MAX_OBJECTS);
    for (let part = 0; part < parts && !isEnough(); part++) {
      const inner = call.FPDFFormObj_GetObject(object, part);
      if (call.FPDFPageObj_GetType(inner) === OBJECT_IMAGE) addImage(pdfium, inner, index, images);
    }
  }
}

function addImage(
  pdfium: Pdfium,
  object: number,
  page: number,
  images: EmbeddedImage[],
  frame?: PageFrame,
): void {
  const { call, scratch, memory } = pdfium;
  if (call.FPDFImageObj_GetImagePixelSize(object, scratch, scratch + 4) === 0) return;
  const [width = 0, height = 0] = memory().integers.subarray(scratch >> 2, (scratch >> 2) + 2);
  if (Math.min(width, height) < MIN_SIDE || width * height > MAX_PIXELS) return;
  const image = jpegOf(pdfium, object, page) ?? pngOf(pdfium, object, page);
  if (image === undefined) return;
  const box = frame === undefined ? undefined : boundsOf(pdfium, object, frame);
  images.push(box === undefined ? image : { ...image, box });
}

/** Returns the bytes of a picture that is stored only as JPEG. */
function jpegOf({ call, scratch, memory }: Pdfium, object: number, page: number): EmbeddedImage | undefined {
  if (call.FPDFImageObj_GetImageFilterCount(object) !== 1) return undefined;
  const length = call.FPDFImageObj_GetImageFilter(object, 0, scratch, 64);
  const filter = new TextDecoder().decode(memory().bytes.slice(scratch, scratch + Math.max(length - 1, 0)));
  if (filter !== 'DCTDecode') return undefined;
  const size = call.FPDFImageObj_GetImageDataRaw(object, 0, 0);
  const buffer = size === 0 ? 0 : call.malloc(size);
  if (buffer === 0) return undefined;
  call.FPDFImageObj_GetImageDataRaw(object, buffer, size);
  const bytes = memory().bytes.slice(buffer, buffer + size);
  call.free(buffer);
  return { bytes, extension: 'jpg', page };
}

function pngOf(pdfium: Pdfium, object: number, page: number): EmbeddedImage | undefined {
  const { call } = pdfium;
  const bitmap = call.FPDFImageObj_GetBitmap(object);
  if (bitmap === 0) return undefined;
  const pixels = pixelsOf(pdfium, bitmap);
  call.FPDFBitmap_Destroy(bitmap);
  return pixels === undefined ? undefined : { bytes: encodePng(pixels), extension: 'png', page };
}

function pixelsOf({ call, memory }: Pdfium, bitmap: number): Pixels | undefined {
  const bytesPerPixel = BYTES_PER_PIXEL[call.FPDFBitmap_GetFormat(bitmap)];
  const [width, height] = [call.FPDFBitmap_GetWidth(bitmap), call.FPDFBitmap_GetHeight(bitmap)];
  const start = call.FPDFBitmap_GetBuffer(bitmap);
  if (bytesPerPixel === undefined || start === 0 || width * height > MAX_PIXELS) return undefined;
  const stride = call.FPDFBitmap_GetStride(bitmap);
  return {
    width,
    height,
    stride,
    bytesPerPixel,
    bytes: memory().bytes.slice(start, start + stride * height),
  };
}
