import { childNamed, childrenNamed, elementsOf, type XmlElement } from '../xml';
import type { OdtContext, Surroundings } from './context';
import { addInline, type InlineScope } from './inline';
import { addTable } from './tables';

const LEFT_OUT = new Set([
  'text:tracked-changes',
  'text:sequence-decls',
  'office:forms',
  'text:table-of-content-source',
]);

/** Reads paragraphs, lists, tables and sections in their order. */
export function addBlocks(context: OdtContext, parent: XmlElement, place: Surroundings): void {
  for (const child of elementsOf(parent)) {
    if (context.flow.stopped) return;
    const { name, attributes } = child;
    if (LEFT_OUT.has(name) || attributes['text:display'] === 'none') continue;
    if (name === 'text:p' || name === 'text:h') addParagraph(context, child, place);
    else if (name === 'text:list') addList(context, child, place);
    else if (name === 'table:table') addTable(context, child, place, addBlocks);
    else if (name === 'draw:frame') addParagraph(context, { name, attributes: {}, children: [child] }, place);
    else addBlocks(context, child, place);
  }
}

function addParagraph(context: OdtContext, paragraph: XmlElement, place: Surroundings): void {
  const style = context.styles.resolve('paragraph', paragraph.attributes['text:style-name']);
  const headingLevel = headingLevelOf(paragraph, style.isTitle, place);
  const item = place.list?.item;
  const label = item?.label;
  if (item) delete item.label;
  const role = headingLevel !== undefined ? 'heading' : place.list ? 'listItem' : place.role;
  context.flow.begin({
    role,
    ...(place.cell && { cell: place.cell }),
    ...(place.inBox && { inBox: true }),
    ...(headingLevel !== undefined && { headingLevel }),
    ...(label !== undefined && { bullet: label }),
    ...(style.spaceBefore !== undefined && { gapBefore: style.spaceBefore }),
  });
  const scope: InlineScope = { style, boxes: [] };
  addInline(context, paragraph, scope);
  context.flow.end({ emptyHeight: style.fontSize ?? 0, gapAfter: style.spaceAfter ?? 0 });
  const boxRole = place.role === 'cell' ? 'paragraph' : place.role;
  for (const box of scope.boxes) addBlocks(context, box, { role: boxRole, inBox: true });
}

function headingLevelOf(
  paragraph: XmlElement,
  isTitle: boolean | undefined,
  place: Surroundings,
): number | undefined {
  if (place.role === 'header' || place.role === 'footer') return undefined;
  if (paragraph.name === 'text:h') {
    const level = Number(paragraph.attributes['text:outline-level'] ?? 1);
    return Number.isInteger(level) && level >= 1 ? Math.min(6, level) : 1;
  }
  return isTitle ? 1 : undefined;
}

function addList(context: OdtContext, list: XmlElement, place: Surroundings): void {
  const level = place.list ? place.list.level + 1 : 0;
  const style = list.attributes['text:style-name'] ?? place.list?.style;
  if (list.attributes['text:continue-numbering'] !== 'true' && !list.attributes['text:continue-list']) {
    context.lists.restart(style, level);
  }
  const around = { level, ...(style !== undefined && { style }) };
  const heading = childrenNamed(list, 'text:list-header');
  for (const header of heading) addBlocks(context, header, { ...place, list: { ...around, item: {} } });
  for (const item of childrenNamed(list, 'text:list-item')) {
    // An item that only holds an inner list is a step inwards and has no label.
    const isStep =
      elementsOf(item).every(({ name }) => name === 'text:list') && childNamed(item, 'text:list');
    const label = isStep ? undefined : context.lists.label(style, level);
    const own = label === undefined ? {} : { label };
    addBlocks(context, item, { ...place, list: { ...around, item: own } });
  }
}
