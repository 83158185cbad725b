import { type Declarations, parseDeclarations } from './css';
import { BLOCK_ELEMENTS, HIDDEN_ELEMENTS } from './elements';

/** Layout of an element, as far as it affects the text. */
export type Layout = {
  isBlock: boolean;
  isHidden: boolean;
  isPreformatted: boolean;
  /** Its inline children are set apart from each other, like the items of a flex row. */
  spreadsChildren: boolean;
  /** It is set apart from the text around it. */
  floats: boolean;
};

/** Returns the layout of an element, with the declarations (rules of the sheet, then its own) that it was read from. */
export function layoutOf(
  tag: string,
  attributes: Record<string, string>,
  fromSheet: Declarations,
  around: Layout,
): Layout & { declared: Declarations } {
  const declared = attributes.style ? { ...fromSheet, ...parseDeclarations(attributes.style) } : fromSheet;
  const { display } = declared;
  const isHidden =
    around.isHidden ||
    HIDDEN_ELEMENTS.has(tag) ||
    'hidden' in attributes ||
    display === 'none' ||
    declared.visibility === 'hidden' ||
    (tag === 'input' && attributes.type !== undefined);
  return {
    isBlock: display ? isBlockDisplay(display, tag) : BLOCK_ELEMENTS.has(tag),
    isHidden,
    isPreformatted: isPreformatted(tag, declared['white-space'], around),
    spreadsChildren: display === 'flex' || display === 'grid' || display === 'inline-flex',
    floats: declared.float === 'right' || declared.float === 'left',
    declared,
  };
}

function isBlockDisplay(display: string, tag: string): boolean {
  if (/^(block|flex|grid|list-item|table|table-row|flow-root)$/.test(display)) return true;
  if (/^(inline|contents)/.test(display)) return false;
  return BLOCK_ELEMENTS.has(tag);
}

function isPreformatted(tag: string, whiteSpace: string | undefined, around: Layout): boolean {
  if (whiteSpace) return /^(pre|pre-wrap|pre-line|break-spaces)$/.test(whiteSpace);
  return around.isPreformatted || tag === 'pre';
}
