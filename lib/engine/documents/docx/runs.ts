import { linkTarget, symbolFor, type TextStyle } from '../flow';
import { childNamed, elementsOf, textOf, type XmlElement } from '../xml';
import type { DocxContext } from './context';
import { drawnContent } from './drawing';
import { type CharacterProperties, characterProperties, overlay } from './properties';
import type { TextBox } from './text-boxes';

/** Properties that the runs of a paragraph inherit and share. */
export type RunScope = {
  inherited: CharacterProperties;
  href?: string;
  /** Text boxes met on the way; they are read after the paragraph that they are anchored in. */
  boxes: TextBox[];
};

const DEFAULT_SIZE = 10;
/** Wrappers that are transparent: only their content is read. */
const TRANSPARENT = new Set([
  'w:ins',
  'w:moveTo',
  'w:smartTag',
  'w:customXml',
  'w:sdtContent',
  'w:dir',
  'w:bdo',
]);

/** Adds the content of a paragraph, or of a wrapper inside of it, to the open line. */
export function addInline(context: DocxContext, parent: XmlElement, scope: RunScope): void {
  for (const child of elementsOf(parent)) {
    if (child.name === 'w:r') addRun(context, child, scope);
    else if (child.name === 'w:hyperlink') addHyperlink(context, child, scope);
    else if (child.name === 'w:sdt') addInline(context, childNamed(child, 'w:sdtContent') ?? child, scope);
    else if (child.name === 'w:fldSimple') addSimpleField(context, child, scope);
    else if (child.name === 'mc:AlternateContent') addInline(context, chosenContent(child), scope);
    else if (child.name === 'm:oMath' || child.name === 'm:oMathPara') {
      context.flow.text(textOf(child), textStyle(scope.inherited, scope.href));
    } else if (TRANSPARENT.has(child.name)) addInline(context, child, scope);
  }
}

/** Returns the branch of an `mc:AlternateContent` that is shown: the first choice, else the fallback. */
export function chosenContent(alternatives: XmlElement): XmlElement {
  return childNamed(alternatives, 'mc:Choice') ?? childNamed(alternatives, 'mc:Fallback') ?? alternatives;
}

function addHyperlink(context: DocxContext, element: XmlElement, scope: RunScope): void {
  const relationship = context.relationships.get(element.attributes['r:id'] ?? '');
  const href = relationship?.isExternal ? linkTarget(relationship.target) : undefined;
  addInline(context, element, href ? { ...scope, href } : scope);
}

function addSimpleField(context: DocxContext, element: XmlElement, scope: RunScope): void {
  context.fields.begin();
  context.fields.addInstruction(element.attributes['w:instr'] ?? '');
  context.fields.separate();
  addInline(context, element, scope);
  context.fields.end();
}

function addRun(context: DocxContext, run: XmlElement, scope: RunScope): void {
  const declared = characterProperties(childNamed(run, 'w:rPr'));
  const styled =
    declared.styleId === undefined
      ? scope.inherited
      : overlay(scope.inherited, context.styles.characters(declared.styleId));
  const properties = overlay(styled, declared);
  const style = textStyle(properties, scope.href ?? context.fields.href);
  for (const child of elementsOf(run)) addRunContent(context, child, { scope, properties, style });
}

type RunState = { scope: RunScope; properties: CharacterProperties; style: TextStyle };

function addRunContent(context: DocxContext, element: XmlElement, state: RunState): void {
  const { name } = element;
  if (name === 'w:fldChar') markField(context, element.attributes['w:fldCharType']);
  else if (name === 'w:instrText') context.fields.addInstruction(textOf(element));
  else if (name === 'mc:AlternateContent') addAlternatives(context, element, state);
  else if (name === 'w:drawing' || name === 'w:pict' || name === 'w:object') {
    drawnContent(context, element, state.scope.boxes, state.style);
  } else if (!state.properties.hidden && !context.fields.isHidden) {
    const text = shownText(element, state.properties.font);
    if (text !== undefined) context.flow.text(text, state.style);
    else if (name === 'w:br' || name === 'w:cr') context.flow.lineBreak();
  }
}

/** Older programs get a fallback of the same content: only one of the two is read. */
function addAlternatives(context: DocxContext, element: XmlElement, state: RunState): void {
  for (const child of elementsOf(chosenContent(element))) addRunContent(context, child, state);
}

function shownText(element: XmlElement, font: string | undefined): string | undefined {
  switch (element.name) {
    case 'w:t': {
      const text = textOf(element);
      return font && /^(symbol|wingdings)/i.test(font)
        ? text.replace(/[\uf000-\uf0ff]/g, (sign) => symbolFor(sign.charCodeAt(0), font))
        : text;
    }
    case 'w:tab':
    case 'w:ptab':
      return '\t';
    case 'w:noBreakHyphen':
      return '-';
    case 'w:sym':
      return symbolFor(
        Number.parseInt(element.attributes['w:char'] ?? '2022', 16) || 0x2022,
        element.attributes['w:font'],
      );
    default:
      return undefined;
  }
}

function markField(context: DocxContext, type: string | undefined): void {
  if (type === 'begin') context.fields.begin();
  else if (type === 'separate') context.fields.separate();
  else if (type === 'end') context.fields.end();
}

/** Returns the look of text that has these properties. */
export function textStyle(properties: CharacterProperties, href: string | undefined): TextStyle {
  return {
    bold: properties.bold ?? false,
    italic: properties.italic ?? false,
    fontSize: properties.fontSize ?? DEFAULT_SIZE,
    ...(properties.color && { color: properties.color }),
    ...(properties.caps && { caps: true as const }),
    ...(href && { href }),
  };
}
