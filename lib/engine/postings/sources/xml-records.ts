import { Parser } from 'htmlparser2';

/** A record of a feed: the text of each element by its path below the record (`city`, `jobDescriptions/value`). */
export type XmlRecord = Map<string, string[]>;

const MAX_DEPTH = 12;
const MAX_TEXT = 400_000;

/**
 * The records of a feed one after the other, without a tree of the whole: feeds hold a hundred thousand. Entities of a
 * document type are not known to the parser and stay as written. Broken markup gives what came before it.
 */
export function readXmlRecords(source: string, recordName: string): XmlRecord[] {
  const records: XmlRecord[] = [];
  let record: XmlRecord | undefined;
  let path: string[] = [];
  let text = '';
  const parser = new Parser(
    {
      onopentag: (name) => {
        if (!record) {
          if (name === recordName) record = new Map();
        } else path.push(name);
        text = '';
      },
      ontext: (piece) => {
        if (record && text.length < MAX_TEXT && path.length <= MAX_DEPTH) text += piece;
      },
      onclosetag: () => {
        if (!record) return;
        if (path.length === 0) {
          records.push(record);
          record = undefined;
        } else {
          const key = path.join('/');
          if (text.trim() !== '') record.set(key, [...(record.get(key) ?? []), text.trim()]);
          path = path.slice(0, -1);
        }
        text = '';
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(source);
  return records;
}
