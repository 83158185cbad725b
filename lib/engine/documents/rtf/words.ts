import { fieldTarget } from '../flow';
import type { RtfMachine } from './machine';
import { type Destination, resetCharacters, resetParagraph } from './state';

type Action = (machine: RtfMachine, value: number | undefined) => void;

const TWIPS = 20;
const isOn = (value: number | undefined) => value !== 0;

/** Words that stand for text. */
const CHARACTERS: Record<string, string> = {
  tab: '\t',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
  qmspace: ' ',
};

/** Words that change properties or end something, where text is shown. */
const ACTIONS: Record<string, Action> = {
  ansicpg: ({ fonts }, value) => {
    if (value) fonts.documentCodePage = value;
  },
  mac: ({ fonts }) => {
    fonts.documentCodePage = 10000;
  },
  pc: ({ fonts }) => {
    fonts.documentCodePage = 437;
  },
  pca: ({ fonts }) => {
    fonts.documentCodePage = 850;
  },
  deff: (machine, value = 0) => {
    machine.fonts.defaultFont = value;
    machine.state.font = value;
  },
  uc: ({ state }, value = 1) => {
    state.unicodeSkip = Math.max(0, value);
  },
  f: ({ state }, value = 0) => {
    state.font = value;
  },
  fcharset: ({ state, fonts }, value = 0) => {
    if (state.destination === 'fonts') fonts.entry(state.font).charset = value;
  },
  cpg: ({ state, fonts }, value) => {
    if (state.destination === 'fonts' && value) fonts.entry(state.font).codePage = value;
  },
  b: ({ state }, value) => {
    state.bold = isOn(value);
  },
  i: ({ state }, value) => {
    state.italic = isOn(value);
  },
  caps: ({ state }, value) => {
    state.caps = isOn(value);
  },
  scaps: ({ state }, value) => {
    state.caps = isOn(value);
  },
  v: ({ state }, value) => {
    state.hidden = isOn(value);
  },
  deleted: ({ state }, value) => {
    state.deleted = isOn(value);
  },
  fs: ({ state }, value = 24) => {
    state.size = value > 0 ? value / 2 : state.size;
  },
  cf: ({ state }, value = 0) => {
    state.color = value;
  },
  plain: ({ state, fonts }) => resetCharacters(state, fonts.defaultFont),
  pard: ({ state }) => resetParagraph(state),
  s: ({ state }, value = 0) => {
    state.paragraphStyle = value;
  },
  outlinelevel: ({ state }, value) => {
    state.outlineLevel = value !== undefined && value >= 0 && value < 9 ? value : undefined;
  },
  ls: ({ state }, value = 0) => {
    state.list = value;
  },
  sb: ({ state }, value = 0) => {
    state.spaceBefore = value / TWIPS;
  },
  sa: ({ state }, value = 0) => {
    state.spaceAfter = value / TWIPS;
  },
  intbl: ({ state }) => {
    state.tableDepth = Math.max(1, state.tableDepth);
  },
  itap: ({ state }, value = 0) => {
    state.tableDepth = Math.min(10, Math.max(0, value));
  },
  red: ({ color }, value = 0) => Object.assign(color, { red: value, isSet: true }),
  green: ({ color }, value = 0) => Object.assign(color, { green: value, isSet: true }),
  blue: ({ color }, value = 0) => Object.assign(color, { blue: value, isSet: true }),
};

/** Words that end a line, paragraph, cell or row. */
const BREAKS: Record<string, Action> = {
  par: (machine) => machine.endParagraph(),
  sect: (machine) => machine.flow.end(),
  page: (machine) => machine.flow.lineBreak(),
  column: (machine) => machine.flow.lineBreak(),
  line: (machine) => machine.flow.lineBreak(),
  cell: (machine) => {
    machine.flow.end();
    machine.cells.endCell(1);
  },
  row: (machine) => machine.cells.endRow(1),
  nestcell: (machine) => {
    machine.flow.end();
    machine.cells.endCell(Math.max(2, machine.state.tableDepth));
  },
  nestrow: (machine) => machine.cells.endRow(Math.max(2, machine.state.tableDepth)),
};

/** Words that define the purpose of their group. */
const DESTINATIONS: Record<string, Destination> = {
  fonttbl: 'fonts',
  colortbl: 'colors',
  stylesheet: 'styles',
  info: 'info',
  fldinst: 'instruction',
  listtext: 'label',
  pntext: 'label',
  shpinst: 'shape',
  shppict: 'body',
  nonshppict: 'skip',
  shprslt: 'skip',
  do: 'shape',
  sp: 'skip',
  listtable: 'skip',
  listoverridetable: 'skip',
  revtbl: 'skip',
  filetbl: 'skip',
  themedata: 'skip',
  colorschememapping: 'skip',
  latentstyles: 'skip',
  datastore: 'skip',
  objdata: 'skip',
  objclass: 'skip',
  xmlnstbl: 'skip',
  falt: 'skip',
  panose: 'skip',
  fontemb: 'skip',
  nesttableprops: 'body',
  nonesttables: 'skip',
  bkmkstart: 'skip',
  bkmkend: 'skip',
  annotation: 'skip',
  atnid: 'skip',
  atnauthor: 'skip',
  tc: 'skip',
  xe: 'skip',
  private: 'skip',
  ftnsep: 'skip',
  ftnsepc: 'skip',
  aftnsep: 'skip',
  template: 'skip',
  pnseclvl: 'skip',
};
const PROPERTIES: Record<string, string> = {
  title: 'title',
  subject: 'subject',
  author: 'author',
  keywords: 'keywords',
};

/** Carries out a control word; false when it is not known. */
export function carryOut(machine: RtfMachine, word: string, value: number | undefined): boolean {
  const { state } = machine;
  const destination = DESTINATIONS[word];
  if (destination) {
    if (state.destination !== 'skip') state.destination = destination;
    return true;
  }
  if (word === 'field') state.field = { instruction: '' };
  else if (word === 'fldrslt') {
    state.href = fieldTarget(state.field?.instruction ?? '') ?? state.href;
    if (state.destination === 'instruction') state.destination = 'body';
  } else if (state.destination === 'info' && PROPERTIES[word]) {
    state.destination = 'property';
    state.property = PROPERTIES[word];
  } else if (word in CHARACTERS) machine.text(CHARACTERS[word] ?? '');
  else if (word in BREAKS) {
    if (state.destination === 'body') BREAKS[word]?.(machine, value);
  } else if (word in ACTIONS) ACTIONS[word]?.(machine, value);
  else return false;
  return true;
}
