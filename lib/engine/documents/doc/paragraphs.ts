import { FieldStack, symbolFor, type TextStyle } from '../flow';
import { imageExtension } from '../images';
import type { DocContext, Story } from './context';
import { runAt } from './formatted-pages';
import { type CharacterLook, changeCharacters, changeParagraph, type ParagraphLook } from './properties';
import type { StyleLook } from './styles';

// biome-ignore lint/suspicious/noControlCharactersInRegex: the format marks its structure by control characters
const PARAGRAPH_ENDS = /[\r\u0007\u000c]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the format marks its objects by control characters
const OBJECT_MARKS = /([\u0001-\u0008\u000b\u000e\u0013-\u0015\u001e\u001f])/;
const CELL_MARK = '\u0007';
const DEFAULT_SIZE = 10;
const NOTHING = new Uint8Array();
const MAX_PICTURES = 40;

type Paragraph = { start: number; end: number; endMark: string; look: ParagraphLook; style: StyleLook };

/**
 * Reads the paragraphs of a story; the text boxes that hang on one of them follow it. A field ends with its story: one that a
 * header leaves open hides nothing of the body.
 */
export function addStory(context: DocContext, story: Story): void {
  const end = Math.min(story.end, context.text.length, story.start + context.charactersLeft);
  let start = story.start;
  context.charactersLeft -= Math.max(0, end - start);
  const around = context.fields;
  context.fields = new FieldStack();
  while (start < end && !context.flow.stopped) {
    PARAGRAPH_ENDS.lastIndex = start;
    const mark = PARAGRAPH_ENDS.exec(context.text)?.index ?? end;
    const last = Math.min(mark, end);
    addParagraph(context, paragraphAt(context, start, last), story);
    if (story.role === 'paragraph') addBoxes(context, start, last);
    start = last + 1;
  }
  context.fields = around;
}

function paragraphAt(context: DocContext, start: number, end: number): Paragraph {
  const changes = context.paragraphRuns[runAt(context.paragraphRuns, end)]?.changes ?? NOTHING;
  const index = (changes[0] ?? 0) + (changes[1] ?? 0) * 256;
  const style = context.styles.look(index);
  return {
    start,
    end,
    endMark: context.text[end] ?? '',
    look: changeParagraph(style.paragraph, changes.subarray(2)),
    style,
  };
}

function addParagraph(context: DocContext, paragraph: Paragraph, story: Story): void {
  const { look, endMark } = paragraph;
  const depth = look.isInTable ? Math.min(10, look.depth ?? 1) : 0;
  if (depth > 0 && (look.endsRow || look.endsInnerRow)) {
    context.cells.endRow(depth);
    return;
  }
  beginParagraph(context, paragraph, story, depth);
  addCharacters(context, paragraph);
  context.flow.end({
    emptyHeight: paragraph.style.characters.size ?? DEFAULT_SIZE,
    gapAfter: look.spaceAfter ?? 0,
  });
  if (depth > 0 && (endMark === CELL_MARK || look.endsInnerCell)) context.cells.endCell(depth);
}

function beginParagraph(context: DocContext, { look, style }: Paragraph, story: Story, depth: number): void {
  const { outlineLevel } = look;
  const level =
    outlineLevel !== undefined && outlineLevel < 9 ? Math.min(6, outlineLevel + 1) : style.headingLevel;
  const isHeading = level !== undefined && story.role === 'paragraph';
  const bullet = context.lists.label(look.listIndex, look.listLevel);
  const cell = context.cells.cellAt(depth);
  const role = story.role === 'paragraph' && cell ? 'cell' : story.role;
  context.flow.begin({
    role: isHeading ? 'heading' : bullet === undefined ? role : 'listItem',
    ...(isHeading && { headingLevel: level }),
    ...(bullet !== undefined && { bullet }),
    ...(cell && { cell }),
    ...(story.inBox && { inBox: true }),
    ...(look.spaceBefore && { gapBefore: look.spaceBefore }),
  });
}

function addCharacters(context: DocContext, { start, end, style }: Paragraph): void {
  const { characterRuns } = context;
  let at = start;
  let index = runAt(characterRuns, start);
  while (at < end) {
    const run = index < 0 ? undefined : characterRuns[index];
    const covers = run !== undefined && run.start <= at && run.end > at;
    const until = Math.min(end, covers ? run.end : end);
    addSpan(context, context.text.slice(at, until), lookOf(context, style, covers ? run.changes : NOTHING));
    at = until;
    if (covers) index += 1;
  }
}

function lookOf(context: DocContext, style: StyleLook, changes: Uint8Array): CharacterLook {
  const look = changeCharacters(style.characters, changes);
  if (look.styleIndex === undefined) return look;
  return changeCharacters(context.styles.overlay(style.characters, look.styleIndex), changes);
}

/** Adds text of one look; its control characters stand for fields, breaks and pictures. */
function addSpan(context: DocContext, text: string, look: CharacterLook): void {
  const { flow, fields } = context;
  for (const piece of text.split(OBJECT_MARKS)) {
    if (piece === '\u0013') fields.begin();
    else if (piece === '\u0014') fields.separate();
    else if (piece === '\u0015') fields.end();
    else if (fields.isHidden) fields.addInstruction(piece);
    else if (!look.hidden && !look.deleted) {
      if (piece === '\u000b' || piece === '\u000e') flow.lineBreak();
      else if (piece === '\u0001') addPicture(context, look.picture);
      else flow.text(shownText(piece, look), textStyle(look, fields.href));
    }
  }
}

function shownText(piece: string, look: CharacterLook): string {
  if (piece === '\u001e') return '-';
  if (look.symbol !== undefined && piece.length === 1) return symbolFor(look.symbol);
  return piece;
}

function textStyle(look: CharacterLook, href: string | undefined): TextStyle {
  return {
    bold: look.bold ?? false,
    italic: look.italic ?? false,
    fontSize: look.size || DEFAULT_SIZE,
    ...(look.color && { color: look.color }),
    ...(look.caps && { caps: true as const }),
    ...(href && { href }),
  };
}

/** Pictures are in the data stream after a header; their own first bytes show where they begin. */
function addPicture(context: DocContext, place: number | undefined): void {
  const { data, flow } = context;
  if (!data || place === undefined || flow.images.length >= MAX_PICTURES) return;
  const end = place + data.u32(place);
  const bytes = data.slice(place, Math.min(end, place + context.pictureBytesLeft));
  for (let at = data.u16(place + 4); at < bytes.length && at < 1024; at += 1) {
    const extension = imageExtension(bytes.subarray(at, at + 16));
    if (extension) {
      flow.image(bytes.slice(at), extension);
      context.pictureBytesLeft -= bytes.length;
      return;
    }
  }
}

function addBoxes(context: DocContext, start: number, end: number): void {
  for (let anchor = start; anchor <= end && context.boxes.size > 0; anchor += 1) addBoxesAt(context, anchor);
}

/** Reads the text boxes that hang on a character, each once. */
export function addBoxesAt(context: DocContext, anchor: number): void {
  const boxes = context.boxes.get(anchor) ?? [];
  context.boxes.delete(anchor);
  for (const box of boxes) addStory(context, box);
}
