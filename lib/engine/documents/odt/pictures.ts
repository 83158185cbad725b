import { imageExtension } from '../images';
import { childNamed, textOf, type XmlElement } from '../xml';
import type { OdtContext } from './context';

const MAX_PICTURES = 40;
const MAX_BASE64 = 8 * 1024 * 1024;

/** Keeps a picture of the package or of the text itself; addresses outside of the document are never followed. */
export function addPicture(context: OdtContext, image: XmlElement): void {
  if (context.pictures.size >= MAX_PICTURES) return;
  const path = image.attributes['xlink:href'];
  const key = path ?? `flat ${context.pictures.size}`;
  if (context.pictures.has(key)) return;
  const bytes = path ? context.archive?.read(path.replace(/^\.\//, '')) : flatPicture(image);
  const extension = bytes && imageExtension(bytes);
  if (!bytes || !extension) return;
  context.pictures.add(key);
  context.flow.image(bytes, extension);
}

function flatPicture(image: XmlElement): Uint8Array | undefined {
  const base64 = textOf(childNamed(image, 'office:binary-data')).replace(/\s/g, '');
  if (base64 === '' || base64.length > MAX_BASE64) return undefined;
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
