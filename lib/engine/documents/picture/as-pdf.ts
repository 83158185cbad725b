import { isHeic } from '@/lib/containers';
import { fail, type Result, succeed } from '../../kernel';
import { corruptFile, pictureOnly } from '../failures';
import { imageExtension, imageSize } from '../images';
import type { PictureKind, ReadFailure } from '../model';
import { startsWith } from '../signatures';
import { heicPage } from './heic';
import { isWholeJpeg, jpegFrame, quarterTurns } from './jpeg';
import { type PicturePage, pageOf, pdfOfPages } from './page';
import { pngImage } from './png';
import { tiffPages } from './tiff';

/** Most pixels of a picture: those of the best telephones. */
const MOST_PIXELS = 50_000_000;
/** Pages of one file beyond which the rest is left out. */
const MOST_PAGES = 100;

/** `isWhole` is false where pages are missing, or parts of one. */
type Pages = Result<{ pages: PicturePage[]; isWhole: boolean }, ReadFailure>;

/** A PDF that shows the pages of a picture; `isWhole` is false where not all of the file could be shown. */
type PictureAsPdf = { pdf: Uint8Array; isWhole: boolean };

const PAGES: Record<PictureKind, (bytes: Uint8Array) => Pages | Promise<Pages>> = {
  jpeg: (bytes) => singlePage(bytes, jpegImage),
  png: (bytes) => (isWoven(bytes) ? fail(pictureOnly('an interlaced PNG')) : singlePage(bytes, pngImage)),
  tiff: pagesOfTiff,
  heic: pageOfHeic,
};

/** Returns the kind of a picture that can be read; undefined for any other file. */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  const extension = imageExtension(bytes);
  if (extension === 'jpg') return 'jpeg';
  if (extension === 'png') return 'png';
  if (startsWith(bytes, 0, 'II*\u0000') || startsWith(bytes, 0, 'MM\u0000*')) return 'tiff';
  return isHeic(bytes) ? 'heic' : undefined;
}

/** Returns a PDF that shows the pages of a picture upright. Its text is read as that of a scan. */
export async function pictureAsPdf(bytes: Uint8Array): Promise<Result<PictureAsPdf, ReadFailure>> {
  const kind = pictureKind(bytes);
  if (kind === undefined) return fail(undecodable());
  const pages = await PAGES[kind](bytes);
  if (!pages.ok) return pages;
  return succeed({ pdf: pdfOfPages(pages.value.pages), isWhole: pages.value.isWhole });
}

/** Rows of a PNG that come in seven passes; the byte is the last of the header. */
const WOVEN = 28;

function isWoven(bytes: Uint8Array): boolean {
  return bytes[WOVEN] === 1;
}

const undecodable = () => corruptFile('the picture cannot be decoded');
const tooLarge = () => pictureOnly('a picture that is too large');

function singlePage(bytes: Uint8Array, decode: (bytes: Uint8Array) => PicturePage | undefined): Pages {
  const size = imageSize(bytes);
  if (size === undefined) return fail(corruptFile('the header of the picture is broken'));
  if (size.width * size.height > MOST_PIXELS) return fail(tooLarge());
  const page = decode(bytes);
  return page ? onePage(page) : fail(undecodable());
}

const onePage = (page: PicturePage): Pages => succeed({ pages: [page], isWhole: page.isWhole });

/** Uses the bytes unchanged: PDF knows JPEG. */
function jpegImage(bytes: Uint8Array): PicturePage | undefined {
  const frame = jpegFrame(bytes);
  const [turns, isWhole] = [quarterTurns(bytes), isWholeJpeg(bytes)];
  return frame && pageOf({ ...frame, filter: 'DCTDecode', bytes, turns, isWhole });
}

function pagesOfTiff(bytes: Uint8Array): Pages {
  const { pages, left, isWhole } = tiffPages(bytes, { pages: MOST_PAGES, pixels: MOST_PIXELS });
  if (pages.length > 0) return succeed({ pages, isWhole });
  return fail(
    left > 0 ? pictureOnly('a picture (TIFF) in a form that is not read, or too large') : undecodable(),
  );
}

async function pageOfHeic(bytes: Uint8Array): Promise<Pages> {
  const page = await heicPage(bytes, MOST_PIXELS);
  if (page === 'large') return fail(tooLarge());
  return page ? onePage(page) : fail(undecodable());
}
