import { Parser } from 'htmlparser2';
import type { Archive } from '@/lib/containers';

/** The first sheet of an Excel workbook (ECMA-376, SpreadsheetML), as text. */

const XML = { xmlMode: true, decodeEntities: true };
/** A cell far to the right is no column of a table. */
const MOST_COLUMNS = 200;

type Seen = {
  open: (name: string, attributes: Record<string, string>) => void;
  close: (name: string) => void;
};

function read(xml: Uint8Array, seen: Seen & { text: (text: string) => void }): void {
  const parser = new Parser(
    { onopentag: seen.open, onclosetag: (name) => seen.close(name), ontext: seen.text },
    XML,
  );
  parser.end(new TextDecoder().decode(xml));
}

/** Texts that several cells share; what is said of their sound (`rPh`) is left out. */
function sharedTexts(xml: Uint8Array | undefined): string[] {
  const texts: string[] = [];
  let [text, isText, isSound] = ['', false, false];
  if (!xml) return texts;
  read(xml, {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') isSound = true;
      if (name === 't') isText = !isSound;
    },
    text: (part) => {
      if (isText) text += part;
    },
    close: (name) => {
      if (name === 't') isText = false;
      if (name === 'rPh') isSound = false;
      if (name === 'si') texts.push(text);
    },
  });
  return texts;
}

/** `27` for `AB12`, from 0. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]+/.exec(reference)?.[0] ?? '';
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** The rows of the first sheet; null where the archive is no workbook. */
export function sheetRows(archive: Archive): string[][] | null {
  const [first] = archive.names
    .filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name))
    .sort((a, b) => a.length - b.length || a.localeCompare(b));
  const sheet = first && archive.read(first);
  if (!sheet) return null;
  const shared = sharedTexts(archive.read('xl/sharedStrings.xml'));
  const rows: string[][] = [];
  let row: string[] = [];
  let [at, type, value, isValue] = [0, 'n', '', false];
  read(sheet, {
    open: (name, attributes) => {
      if (name === 'row') row = [];
      if (name === 'c') {
        at = attributes.r ? columnOf(attributes.r) : row.length;
        type = attributes.t ?? 'n';
        value = '';
      }
      if (name === 'v' || name === 't') isValue = true;
    },
    text: (part) => {
      if (isValue) value += part;
    },
    close: (name) => {
      if (name === 'v' || name === 't') isValue = false;
      if (name === 'c' && at >= 0 && at < MOST_COLUMNS) {
        while (row.length < at) row.push('');
        row[at] = type === 's' ? (shared[Number(value)] ?? '') : value;
      }
      if (name === 'row') rows.push(row);
    },
  });
  return rows;
}
