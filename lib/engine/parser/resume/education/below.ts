import { isProse } from '../../shared/wording/prose';
import { LONGEST_FIELD_LINE } from '../entries/layout';
import { type Part, trimPart } from '../entries/parts';
import type { EntryLine } from '../lines/entry-line';
import type { EducationDraft } from './build';
import { educationEvidence } from './evidence';

/** Fields that the header of a study lacks, from the first lines below it: often the items of a list. */

/** Evidence from which words alone say what a line is. */
const SURE = 2;

/** Lines below a header in which a field that it lacks may stand. */
const MOST_LINES_BELOW = 3;

function partOfLine({ line, index }: EntryLine, row: number): Part {
  const text = trimPart(line.text.replaceAll('\t', ' '));
  const shared = { column: 0, italic: false, linked: false, separator: '' };
  return { ...shared, text, line: index, row, bold: line.bold };
}

function partsBelow({ header, body }: EducationDraft['segment']): Part[] {
  return body
    .slice(0, MOST_LINES_BELOW)
    .filter(
      ({ line: { text } }) => text.length <= LONGEST_FIELD_LINE && !isProse(text) && !/[:：]/u.test(text),
    )
    .map((entry, n) => partOfLine(entry, header.length + n));
}

/** The study with the degree or the school that its header lacks. */
export function withFieldBelow(draft: EducationDraft): EducationDraft {
  const { what, where } = draft.assignment;
  if (what !== undefined && where !== undefined) return draft;
  const parts = partsBelow(draft.segment);
  const best = (field: 'what' | 'where') => parts.find(({ text }) => educationEvidence(text)[field] > SURE);
  const [degree, school] = [what ?? best('what'), where ?? best('where')];
  if (degree === what && school === where) return draft;
  const fields = { ...(degree && { what: degree }), ...(school && { where: school }) };
  return { ...draft, assignment: { ...draft.assignment, ...fields } };
}
