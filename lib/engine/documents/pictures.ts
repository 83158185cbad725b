import type { EmbeddedImage, ScannedPage, SourceDocument } from './model';
import { readPdfImages, withScanPictures } from './pdf';
import { pictureAsPdf, pictureKind } from './picture';

const MAX_BYTES = 4 * 1024 * 1024;
const MAX_SHARE_OF_PAGE = 0.4;

/**
 * Adds the pictures to a document. Most readers return them with the text; those of a PDF take longer and are read
 * here, except for parts under a whole page. For pages that were read from a picture, adds the picture of the page.
 * `bytes` are the original file. When stopped, returns what was found so far.
 */
export async function withPictures(
  bytes: Uint8Array,
  document: SourceDocument,
  shouldStop?: () => boolean,
): Promise<SourceDocument> {
  if (document.scans) return { ...document, scans: await scanPictures(bytes, document.scans, shouldStop) };
  if (document.kind !== 'pdf') return document;
  const images = await readPdfImages(bytes, shouldStop);
  return {
    ...document,
    images: images.filter((image) => image.bytes.length <= MAX_BYTES && !fillsPage(image, document)),
  };
}

async function scanPictures(bytes: Uint8Array, scans: readonly ScannedPage[], shouldStop?: () => boolean) {
  const pdf = pictureKind(bytes) ? await pictureAsPdf(bytes) : undefined;
  return withScanPictures(pdf?.ok ? pdf.value.pdf : bytes, scans, shouldStop);
}

/** A ground under the text of a page, or a scan of one. */
function fillsPage({ box, page }: EmbeddedImage, { pages }: SourceDocument): boolean {
  const size = pages[page];
  if (!box || !size) return false;
  return (box.x1 - box.x0) * (box.y1 - box.y0) > size.width * size.height * MAX_SHARE_OF_PAGE;
}
