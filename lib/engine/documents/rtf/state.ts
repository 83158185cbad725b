import type { LineRole } from '../model';

/** Destination of the text of a group: `body` is shown, `skip` is not; the others are collected for a purpose. */
export type Destination =
  | 'body'
  | 'skip'
  | 'shape'
  | 'fonts'
  | 'colors'
  | 'styles'
  | 'info'
  | 'property'
  | 'instruction'
  | 'label'
  | 'picture';

/** A field: its instruction is complete when its result begins. */
export type RtfField = { instruction: string };

/** A part that is not read at its place in the file: a header, a text box, a note. */
export type CapturedPart = {
  role: LineRole;
  start: number;
  end: number;
  when: 'now' | 'afterParagraph' | 'atEnd';
};

/** Hexadecimal and binary data of a picture. */
export type RtfPicture = {
  isShown: boolean;
  /** Places of its hexadecimal digits in the file. */
  stretches: { start: number; end: number }[];
  binary?: { start: number; end: number };
};

/** The properties that an opening brace saves and a closing one restores. */
export type RtfState = {
  destination: Destination;
  /** The group began with `\*`: it is skipped unless its word is known. */
  ignorable: boolean;
  bold: boolean;
  italic: boolean;
  caps: boolean;
  hidden: boolean;
  deleted: boolean;
  size: number;
  color: number;
  font: number;
  /** Number of characters that stand for a `\u` character in older programs. */
  unicodeSkip: number;
  paragraphStyle: number;
  outlineLevel: number | undefined;
  list: number;
  spaceBefore: number;
  spaceAfter: number;
  /** Depth of tables around: 0 outside, 1 in a table, 2 in a table in a table. */
  tableDepth: number;
  field: RtfField | undefined;
  href: string | undefined;
  property: string;
  picture: RtfPicture | undefined;
  capture: CapturedPart | undefined;
};

const DEFAULT_SIZE = 12;

/** Returns the state at the start of a document whose default font is `font`. */
export function initialState(font = 0): RtfState {
  return {
    destination: 'body',
    ignorable: false,
    bold: false,
    italic: false,
    caps: false,
    hidden: false,
    deleted: false,
    size: DEFAULT_SIZE,
    color: 0,
    font,
    unicodeSkip: 1,
    paragraphStyle: 0,
    outlineLevel: undefined,
    list: 0,
    spaceBefore: 0,
    spaceAfter: 0,
    tableDepth: 0,
    field: undefined,
    href: undefined,
    property: '',
    picture: undefined,
    capture: undefined,
  };
}

/** `\plain`: characters as at the start of the document. */
export function resetCharacters(state: RtfState, font: number): void {
  Object.assign(state, {
    bold: false,
    italic: false,
    caps: false,
    hidden: false,
    size: DEFAULT_SIZE,
    color: 0,
    font,
  });
}

/** `\pard`: the paragraph as at the start of the document. */
export function resetParagraph(state: RtfState): void {
  Object.assign(state, {
    paragraphStyle: 0,
    outlineLevel: undefined,
    list: 0,
    spaceBefore: 0,
    spaceAfter: 0,
    tableDepth: 0,
  });
}
