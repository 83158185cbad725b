import { linkTarget } from '../flow';
import { childNamed, elementsOf, type XmlElement } from '../xml';
import type { OdtContext } from './context';
import { addPicture } from './pictures';
import { overlay, type Resolved, textStyle } from './styles';

/** Properties that the text of a paragraph inherits and shares. */
export type InlineScope = {
  style: Resolved;
  href?: string;
  /** Text boxes met on the way; they are read after the paragraph that they are anchored in. */
  boxes: XmlElement[];
};

const MAX_SPACES = 200;
/** Elements whose text is not part of the document as it is read. */
const LEFT_OUT = new Set([
  'office:annotation',
  'office:annotation-end',
  'text:tracked-changes',
  'text:hidden-text',
  'text:ruby-text',
  'text:note-citation',
  'svg:title',
  'svg:desc',
  'draw:object',
  'draw:object-ole',
  'office:forms',
]);

/** Adds the content of a paragraph, or of an element inside of it, to the open line. */
export function addInline(context: OdtContext, parent: XmlElement, scope: InlineScope): void {
  for (const child of parent.children) {
    if (typeof child !== 'string') addElement(context, child, scope);
    else if (!scope.style.hidden) {
      context.flow.text(child.replace(/[ \t\r\n]+/g, ' '), textStyle(scope.style, scope.href));
    }
  }
}

function addElement(context: OdtContext, element: XmlElement, scope: InlineScope): void {
  const { name, attributes } = element;
  const style = textStyle(scope.style, scope.href);
  if (LEFT_OUT.has(name)) return;
  if (name === 'text:tab') context.flow.text('\t', style);
  else if (name === 'text:line-break') context.flow.lineBreak();
  else if (name === 'text:s') context.flow.text(' '.repeat(spacesOf(attributes['text:c'])), style);
  else if (name === 'text:note') context.notes.push(element);
  else if (name === 'draw:text-box' || name === 'draw:custom-shape') scope.boxes.push(element);
  else if (name === 'draw:image') addPicture(context, element);
  else if (name === 'draw:frame') addFrame(context, element, scope);
  else if (name === 'text:span') {
    const own = context.styles.resolve('text', attributes['text:style-name']);
    addInline(context, element, { ...scope, style: overlay(scope.style, own) });
  } else if (name === 'text:a') {
    const href = linkTarget(attributes['xlink:href']);
    addInline(context, element, href ? { ...scope, href } : scope);
  } else addInline(context, element, scope);
}

/** A frame may hold several forms of the same content, the best one first. */
function addFrame(context: OdtContext, frame: XmlElement, scope: InlineScope): void {
  const box = childNamed(frame, 'draw:text-box');
  if (box) scope.boxes.push(box);
  const [image] = elementsOf(frame).filter(({ name }) => name === 'draw:image');
  if (image) addPicture(context, image);
}

function spacesOf(count: string | undefined): number {
  const spaces = Number(count ?? 1);
  return Number.isInteger(spaces) && spaces > 0 ? Math.min(spaces, MAX_SPACES) : 1;
}
