import type { EmbeddedImage, SourceDocument } from '../model';
import { MIN_LIKENESS, photoLikeness } from './likeness';

/**
 * The picture that is most likely the photo of the candidate, as it is in the file; undefined where none is likely
 * enough. It is chosen by format, size, shape, detail and place; nothing looks for a face in it. A PDF must have been
 * given its pictures (`withPictures`).
 */
export function findPhoto(document: SourceDocument): EmbeddedImage | undefined {
  let best: { image: EmbeddedImage; likeness: number } | undefined;
  for (const image of document.images) {
    const likeness = photoLikeness(image, document);
    if (likeness >= MIN_LIKENESS && likeness > (best?.likeness ?? 0)) best = { image, likeness };
  }
  return best?.image;
}
