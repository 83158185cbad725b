import type { Line } from '@/lib/engine/documents';
import { findDates, isAllCapitals, isOnlyDates, words } from '../../../kernel';
import { emailsInText } from '../../shared/contact/emails';
import { isNameShaped } from '../../shared/contact/name-shape';
import { addressesInText } from '../../shared/contact/web-addresses';
import { bodyLook, type Look, lookOf, standsOut } from '../../shared/layout/look';
import { evidenceOf } from '../../shared/wording/evidence';
import { isProse } from '../../shared/wording/prose';
import { detailKindOf } from '../details/labels';
import { educationEvidence } from '../education/evidence';
import { announcesBody, wordingOf } from '../headings/wording';
import { languagesInText } from '../languages/names';
import { isBodyLabel } from '../lines/body-labels';
import { kindOfLabel } from '../records/wording';

/**
 * Features of each line, by name. Words themselves are not features: only their classes in the tables of the parser
 * are, so that lessons from one language hold in the others.
 */

/** Only whether there are dates matters here, so any day later than all CVs will do. */
const ANY_DAY = { today: '2040-01-01' };
const LONGEST_READ = 300;
const LABEL = /^\P{L}*(\p{L}[^\t:：]{0,44}?)\s*(?:[:：]|\t|\s[-–—]\s)/u;

function lengthOf(count: number): string {
  if (count <= 1) return 'words:1';
  if (count <= 3) return 'words:3';
  if (count <= 6) return 'words:6';
  return count <= 12 ? 'words:12' : 'words:more';
}

function datesOf(text: string): string[] {
  if (!/\d/u.test(text)) return [];
  const found = findDates(text, ANY_DAY);
  if (found.length === 0) return [];
  const kinds = [found.some(({ isSingle }) => !isSingle) ? 'range' : 'date'];
  if (isOnlyDates(text, found)) kinds.push('onlyDates');
  return kinds;
}

/** Returns the features of the words, by the tables of the parser. */
function wordingFeatures(text: string): string[] {
  const { title, organisation } = evidenceOf(text);
  const { what, where } = educationEvidence(text);
  const heading = wordingOf(text);
  const label = LABEL.exec(text)?.[1];
  const seen = [
    title > 2 ? 'title' : title > 0.5 ? 'titleMaybe' : '',
    organisation > 1.5 ? 'organisation' : '',
    what > 1 ? 'degree' : '',
    where > 1 ? 'school' : '',
    heading ? `heading:${heading.kind}` : '',
    heading?.exact ? 'heading' : '',
    isBodyLabel(text) || announcesBody(text) ? 'bodyLabel' : '',
    isProse(text) ? 'prose' : '',
    isNameShaped(text) ? 'nameShape' : '',
    emailsInText(text).length > 0 ? 'email' : '',
    addressesInText(text).length > 0 ? 'url' : '',
    /\+?\d[\d ()-]{7,}\d/u.test(text) ? 'phone' : '',
    /\d\s?%|\bc?gpa\b|\bcpi\b/iu.test(text) ? 'grade' : '',
  ];
  if (label !== undefined) {
    const [field, detail, before] = [kindOfLabel(label), detailKindOf(label), wordingOf(label)];
    seen.push(
      'label',
      field ? `label:${field.field}` : '',
      field?.topic ? `label:${field.topic}` : '',
      detail ? 'label:detail' : '',
      detail ? `label:${detail}` : '',
    );
    if (before) seen.push(`label:heading:${before.kind}`);
  }
  const bare = text.length < 40 ? kindOfLabel(text) : null;
  if (bare) seen.push('bareLabel', `bareLabel:${bare.field}`);
  const languages = text.length < 120 ? languagesInText(text, false).length : 0;
  if (languages > 0) seen.push(languages > 1 ? 'languages' : 'language');
  return seen;
}

function shapeFeatures(text: string): string[] {
  const commas = text.split(/[,;|•·]/u).length - 1;
  return [
    lengthOf(words(text).length),
    /[.!?;]\s*$/u.test(text) ? 'stop' : '',
    /[:：]\P{L}*$/u.test(text) ? 'colonEnd' : '',
    text.includes('\t') ? 'tab' : '',
    isAllCapitals(text) ? 'capitals' : '',
    /^\P{L}*\p{Ll}/u.test(text) ? 'small' : '',
    /^\P{L}*\p{L}+(?:ing|ed)\b/u.test(text) ? 'doing' : '',
    /\d/u.test(text) ? 'digits' : '',
    commas >= 3 ? 'list' : commas > 0 ? 'comma' : '',
  ];
}

function styleFeatures(line: Line, before: Line | undefined, body: Look): string[] {
  const look = lookOf(line);
  const gap = line.gapBefore ?? 0;
  const apart = before === undefined || before.block !== line.block || gap > line.fontSize;
  return [
    standsOut(look, body) ? 'standsOut' : '',
    line.bold ? 'bold' : '',
    line.headingLevel === undefined ? '' : 'declared',
    line.bullet === undefined ? '' : /\d/u.test(line.bullet) ? 'number' : 'bullet',
    apart ? 'apart' : '',
    gap > line.fontSize * 1.5 ? 'farApart' : '',
    line.cell === undefined ? '' : line.cell.column === 0 ? 'cell:first' : 'cell',
    line.role === 'header' || line.role === 'footer' ? 'margin' : '',
    before !== undefined && lookOf(before) === look ? 'sameLook' : '',
    line.column > 1 ? 'column' : '',
  ];
}

const present = (names: readonly string[]) => names.filter((name) => name !== '');

/** Features of a line that its neighbours see as well. */
const TOLD =
  /^(?:range|date|onlyDates|title|organisation|degree|school|heading.*|bodyLabel|prose|bullet|number|label.*|bareLabel|languages?|grade|words:(?:1|more)|tab|email|bold|list)$/u;

/** Sections whose headings, known only by their words, become features of the lines below. */
function headingAbove(own: readonly (readonly string[])[]): string[] {
  let above = 'under:none';
  return own.map((names) => {
    const told = above;
    const kind = names.find((name) => name.startsWith('heading:'));
    const isOne = kind !== undefined && !names.includes('bodyLabel');
    if (isOne && (names.includes('standsOut') || names.includes('apart') || names.includes('colonEnd')))
      above = `under:${kind.slice('heading:'.length)}`;
    return told;
  });
}

function placeOf(index: number, count: number): string {
  if (index < 3) return 'line:first';
  if (index < 9) return 'line:top';
  return index > count - 8 ? 'line:last' : '';
}

/** Returns the features of each line of a document, including those from the lines before and after it. */
export function featuresOf(lines: readonly Line[]): string[][] {
  const body = bodyLook(lines);
  const own = lines.map((line, index) => {
    const text = line.text.slice(0, LONGEST_READ).trim();
    return present([
      ...shapeFeatures(text),
      ...datesOf(text),
      ...wordingFeatures(text),
      ...styleFeatures(line, lines[index - 1], body),
    ]);
  });
  const above = headingAbove(own);
  const told = own.map((names) => names.filter((name) => TOLD.test(name)));
  return own.map((names, index) => {
    const under = above[index] ?? '';
    const pairs = names.filter((name) =>
      /^(?:title|organisation|degree|school|range|date|prose|bullet|words:3)$/u.test(name),
    );
    return present([
      'any',
      ...names,
      under,
      ...pairs.map((name) => `${under}+${name}`),
      ...(told[index - 1] ?? ['edge']).map((name) => `<${name}`),
      ...(told[index + 1] ?? ['edge']).map((name) => `>${name}`),
      ...(told[index + 2] ?? []).map((name) => `>>${name}`),
      placeOf(index, lines.length),
    ]);
  });
}
