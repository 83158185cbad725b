import type { EmbeddedImage, SourceDocument } from '../model';
import { readPdfImages } from '../pdf';
import { MIN_LIKENESS, photoLikeness } from './likeness';

/**
 * The picture that is most likely the photo of the candidate, as it is in the file; undefined where none is likely
 * enough. It is told by format, size, shape, detail and place; nothing looks for a face in it. `bytes` are the file;
 * told to stop, it judges the pictures found so far.
 */
export async function findPhoto(
  bytes: Uint8Array,
  document: SourceDocument,
  shouldStop?: () => boolean,
): Promise<EmbeddedImage | undefined> {
  const images = document.kind === 'pdf' ? await readPdfImages(bytes, shouldStop) : document.images;
  let best: { image: EmbeddedImage; likeness: number } | undefined;
  for (const image of images) {
    const likeness = photoLikeness(image, { document, images });
    if (likeness >= MIN_LIKENESS && likeness > (best?.likeness ?? 0)) best = { image, likeness };
  }
  return best?.image;
}
