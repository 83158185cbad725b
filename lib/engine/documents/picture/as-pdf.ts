import { fail, type Result, succeed } from '../../kernel';
import { corruptFile, pictureOnly } from '../failures';
import { imageExtension, imageSize } from '../images';
import type { PictureKind, ReadFailure } from '../model';
import { jpegFrame, quarterTurns } from './jpeg';
import { type PageImage, pdfOfImages } from './page';
import { pngImage } from './png';

/** Most pixels of a picture: those of the best telephones. */
const MOST_PIXELS = 50_000_000;

/** Returns the kind of a picture that can be read; undefined for any other file. */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  const extension = imageExtension(bytes);
  if (extension === 'jpg') return 'jpeg';
  return extension === 'png' ? 'png' : undefined;
}

/** Returns a PDF of one page that shows the picture upright. Its text is read as that of a scan. */
export function pictureAsPdf(bytes: Uint8Array): Result<Uint8Array, ReadFailure> {
  const size = imageSize(bytes);
  if (size === undefined) return fail(corruptFile('the header of the picture is broken'));
  if (size.width * size.height > MOST_PIXELS) return fail(pictureOnly('a picture that is too large'));
  const image = pictureKind(bytes) === 'jpeg' ? jpegImage(bytes) : pngImage(bytes);
  if (image === undefined) return fail(corruptFile('the picture cannot be decoded'));
  return succeed(pdfOfImages([image]));
}

/** Uses the bytes unchanged: PDF knows JPEG. */
function jpegImage(bytes: Uint8Array): PageImage | undefined {
  const frame = jpegFrame(bytes);
  if (frame === undefined) return undefined;
  const { width, height, channels } = frame;
  return { width, height, channels, filter: 'DCTDecode', bytes, turns: quarterTurns(bytes) };
}
