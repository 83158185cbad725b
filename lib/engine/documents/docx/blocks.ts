import { childNamed, elementsOf, type XmlElement } from '../xml';
import { addChunk } from './chunks';
import type { DocxContext, Surroundings } from './context';
import { overlay, paragraphProperties } from './properties';
import { addInline, chosenContent, type RunScope } from './runs';
import { addTable } from './tables';
import { holdsHeading, inReadingOrder, type TextBox } from './text-boxes';

const TRANSPARENT = new Set(['w:ins', 'w:moveTo', 'w:customXml', 'w:sdtContent', 'w:smartTag']);

/** Reads paragraphs and tables in their order. */
export function addBlocks(context: DocxContext, parent: XmlElement, place: Surroundings): void {
  for (const child of elementsOf(parent)) {
    if (context.flow.stopped) return;
    if (child.name === 'w:p') addParagraph(context, child, place);
    else if (child.name === 'w:tbl') addTable(context, child, place, addBlocks);
    else if (child.name === 'w:altChunk') addChunk(context, child, place);
    else if (child.name === 'w:sdt') addBlocks(context, childNamed(child, 'w:sdtContent') ?? child, place);
    else if (child.name === 'mc:AlternateContent') addBlocks(context, chosenContent(child), place);
    else if (TRANSPARENT.has(child.name)) addBlocks(context, child, place);
  }
}

function addParagraph(context: DocxContext, paragraph: XmlElement, place: Surroundings): void {
  const declared = paragraphProperties(childNamed(paragraph, 'w:pPr'));
  const style = context.styles.paragraph(declared.styleId);
  const properties = overlay(style.paragraph, declared);
  const { outlineLevel } = properties;
  const headingLevel =
    outlineLevel !== undefined && outlineLevel < 9 ? Math.min(6, outlineLevel + 1) : style.headingLevel;
  const numbering = overlay(style.paragraph.numbering ?? {}, declared.numbering ?? {});
  const bullet = context.numbering.label(numbering.id, numbering.level);
  const isHeading = headingLevel !== undefined && place.role !== 'header' && place.role !== 'footer';
  const role = isHeading ? 'heading' : bullet !== undefined ? 'listItem' : place.role;
  context.flow.begin({
    ...place,
    role,
    ...(isHeading && { headingLevel }),
    ...(bullet !== undefined && { bullet }),
    ...(properties.spaceBefore !== undefined && { gapBefore: properties.spaceBefore }),
  });
  const above = context.flow.lines.length;
  const scope: RunScope = { inherited: style.characters, boxes: [] };
  addInline(context, paragraph, scope);
  context.flow.end({ emptyHeight: style.characters.fontSize ?? 0, gapAfter: properties.spaceAfter ?? 0 });
  addBoxes(context, scope.boxes, place, above);
}

/** A lone heading in a box is above the text of its paragraph, which begins at line `above`; other boxes apart. */
function addBoxes(context: DocxContext, boxes: readonly TextBox[], place: Surroundings, above: number): void {
  const [first, ...others] = boxes;
  if (first && others.length === 0 && place.role === 'paragraph' && holdsHeading(first)) {
    const from = context.flow.lines.length;
    addBlocks(context, first.content, place);
    context.flow.bringForward(from, above);
  } else for (const box of inReadingOrder(boxes)) addBlocks(context, box.content, boxPlace(place));
}

/** A text box is a separate place, even inside a table. */
function boxPlace(place: Surroundings): Surroundings {
  return { role: place.role === 'cell' ? 'paragraph' : place.role, inBox: true };
}
