import type { TextStyle } from '../flow';
import { imageExtension } from '../images';
import { elementsOf, type XmlElement } from '../xml';
import type { DocxContext } from './context';
import { type BoxPosition, positionWithin, type TextBox, UNPLACED } from './text-boxes';

const MAX_PICTURES = 40;

/**
 * Looks through a drawing: text boxes are collected for later, pictures are kept once each, and the letters of word art
 * are added as text.
 */
export function drawnContent(
  context: DocxContext,
  element: XmlElement,
  boxes: TextBox[],
  style: TextStyle,
  around: BoxPosition = UNPLACED,
): void {
  for (const child of elementsOf(element)) {
    const position = positionWithin(child, around);
    if (child.name === 'w:txbxContent') boxes.push({ content: child, position });
    else if (child.name === 'a:blip') addPicture(context, child.attributes['r:embed']);
    else if (child.name === 'v:imagedata') addPicture(context, child.attributes['r:id']);
    else if (child.name === 'v:textpath') context.flow.text(child.attributes.string ?? '', style);
    else if (child.name === 'mc:AlternateContent') {
      const [first] = elementsOf(child);
      if (first) drawnContent(context, first, boxes, style, position);
    } else drawnContent(context, child, boxes, style, position);
  }
}

function addPicture(context: DocxContext, id: string | undefined): void {
  const relationship = context.relationships.get(id ?? '');
  if (!relationship || relationship.isExternal || context.pictures.size >= MAX_PICTURES) return;
  if (context.pictures.has(relationship.target)) return;
  context.pictures.add(relationship.target);
  const bytes = context.archive.read(relationship.target);
  const extension = bytes && imageExtension(bytes);
  if (bytes && extension) context.flow.image(bytes, extension);
}
