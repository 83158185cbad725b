import { fail, type Result, succeed } from '../../kernel';
import { corruptFile, googleLink, unsupportedFile } from '../failures';
import type { ReadFailure } from '../model';
import { parseXml } from '../xml';
import { outlineOfHrXml } from './hr-xml';
import { isJsonResume, outlineOfJsonResume } from './json-resume';
import { outlineOfLinkedData } from './linked-data';
import { objectOf, stringOf } from './members';
import { type Outline, textOf } from './outline';

type Text = Result<string, ReadFailure>;

function parsed(source: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(source) };
  } catch {
    return undefined;
  }
}

const said = (outline: Outline, what: string): Text => {
  const text = textOf(outline);
  return text === undefined ? fail(unsupportedFile(what)) : succeed(text);
};

function readJson(source: string): Text | undefined {
  const json = parsed(source);
  if (!json) {
    const isRecord = /^\s*\{\s*"/.test(source) && /"(?:basics|@context)"\s*:/.test(source.slice(0, 4096));
    return isRecord ? fail(corruptFile('a record in JSON that does not end')) : undefined;
  }
  if (typeof json.value !== 'object' || json.value === null) return undefined;
  const record = objectOf(json.value);
  if (/^https:\/\/docs\.google\.com\//.test(stringOf(record, 'url'))) return fail(googleLink());
  if (isJsonResume(record)) return said(outlineOfJsonResume(record), 'a JSON Resume without content');
  const linked = outlineOfLinkedData(json.value);
  return linked
    ? said(linked, 'linked data without content')
    : fail(unsupportedFile('a file of data (JSON) that is no JSON Resume'));
}

/** The root of a document may have a prefix, which does not matter here. */
const ROOT = /^\s*(?:<\?xml[^>]{0,200}\?>\s*|<!--[^-]{0,500}-->\s*){0,5}<(?:([\w-]{1,40}):)?([\w-]{1,60})\b/;

function readXml(source: string): Text | undefined {
  const [, prefix, name = ''] = ROOT.exec(source.slice(0, 4096)) ?? [];
  const isRecord = name === 'Resume' || name === 'StructuredXMLResume';
  if (!isRecord)
    return /^\s*<\?xml/.test(source)
      ? fail(unsupportedFile(`a file of data (XML, ${name || 'without a root'})`))
      : undefined;
  const end = source.trimEnd().slice(-200);
  if (!end.endsWith('>') || !end.includes(`</${prefix ? `${prefix}:` : ''}${name}`))
    return fail(corruptFile('a record in XML that does not end'));
  const plain = prefix ? source.replaceAll(`<${prefix}:`, '<').replaceAll(`</${prefix}:`, '</') : source;
  const root = parseXml(plain);
  return root && said(outlineOfHrXml(root), 'a file of HR-XML without content');
}

/** Returns the text of a CV for a record; a failure for one that cannot be read, and undefined for any other text. */
export function readRecord(source: string): Text | undefined {
  const start = source.trimStart()[0];
  if (start === '{' || start === '[') return readJson(source);
  return start === '<' ? readXml(source) : undefined;
}

/** Returns the text of the first person or job in the linked data of a page; undefined where it describes none. */
export function textOfLinkedData(values: readonly unknown[]): string | undefined {
  for (const value of values) {
    const outline = outlineOfLinkedData(value);
    const text = outline && textOf(outline);
    if (text) return text;
  }
  return undefined;
}
