import { readMarkup } from '@/lib/containers';

/** A record of a feed: the text of each element by its path below the record (`city`, `jobDescriptions/value`). */
export type XmlRecord = Map<string, string[]>;

const MAX_DEPTH = 12;
const MAX_TEXT = 400_000;
/** Elements of one name in a record that are kept. */
const MAX_VALUES = 200;

function addValue(record: XmlRecord, key: string, value: string) {
  if (value === '') return;
  const values = record.get(key);
  if (!values) record.set(key, [value]);
  else if (values.length < MAX_VALUES) values.push(value);
}

/**
 * The records of a feed one after the other, without a tree of the whole: feeds hold a hundred thousand. Entities of a
 * document type are not known to the parser and stay as written. Broken markup yields the records before it.
 */
export function readXmlRecords(source: string, recordName: string): XmlRecord[] {
  const records: XmlRecord[] = [];
  let record: XmlRecord | undefined;
  const path: string[] = [];
  let text = '';
  const onopentag = (name: string) => {
    if (record) path.push(name);
    else if (name === recordName) record = new Map();
    text = '';
  };
  const ontext = (piece: string) => {
    if (record && text.length < MAX_TEXT && path.length <= MAX_DEPTH) text += piece;
  };
  const onclosetag = () => {
    if (record && path.length === 0) {
      records.push(record);
      record = undefined;
    } else if (record) {
      if (path.length <= MAX_DEPTH) addValue(record, path.join('/'), text.trim());
      path.pop();
    }
    text = '';
  };
  readMarkup(source, { onopentag, ontext, onclosetag }, { xmlMode: true, decodeEntities: true });
  return records;
}
