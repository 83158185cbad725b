import { fold, squeeze } from '../../../kernel';
import { findDegrees } from '../../../taxonomy';
import { currentDateValue, toDateValue } from '../../shared/date-value';
import { schoolTypeOf } from '../../shared/wording/schools';
import type { Assignment } from '../entries/assign';
import { datesOf } from '../entries/dates';
import type { HistoryContext, ParsedEducation } from '../entries/model';
import type { HeaderParts, Part } from '../entries/parts';
import { isRemote, readPlace } from '../entries/places';
import type { Segment } from '../lines/segment';
import { findGrade } from './grades';
import { type DegreeParts, splitDegree } from './majors';
import { isSubject, subjectIn } from './subjects';
import { studyWords } from './words';

/** One entry of the education with everything that was found about it. */
export type EducationDraft = {
  segment: Segment;
  header: HeaderParts;
  assignment: Assignment;
  /** True for a row of a table or an entry of a form. */
  isRecord?: boolean;
  /** Completeness of the entry. */
  quality: number;
};

const LONGEST_SUBJECT = 90;

/**
 * Returns the continuation of the degree's subject: a part that a label announced, else parts on the line of the degree
 * that follow it or name a field of study, else a line next to it that names one.
 */
function furtherSubjects({ assignment }: EducationDraft): string[] {
  const { what, where, others } = assignment;
  if (what === undefined) return [];
  const possible = others.filter((part) => part !== where && part.text.length < LONGEST_SUBJECT);
  const subjects = (parts: readonly Part[]) =>
    parts.map(({ text }) => subjectIn(text, what.text)).filter((text) => text !== '');
  const labelled = subjects(possible.filter(({ field }) => field === 'subject'));
  if (labelled.length > 0) return labelled;
  const follows = (part: Part) =>
    part.column > what.column &&
    (where === undefined || where.row !== part.row || where.column > part.column);
  const beside = subjects(
    possible.filter((part) => part.row === what.row && (follows(part) || isSubject(part.text))),
  );
  if (beside.length > 0) return beside;
  return subjects(
    possible.filter(({ row, text }) => Math.abs(row - what.row) === 1 && isSubject(text)).slice(0, 1),
  );
}

function degreeOf(draft: EducationDraft): DegreeParts {
  const { what } = draft.assignment;
  if (what === undefined) return { name: '', majors: [], minors: [] };
  const parts = splitDegree(what.text);
  const more = furtherSubjects(draft);
  if (parts.name === '' && parts.majors.length > 0) {
    const degree = draft.assignment.others.find(
      ({ row, text }) => row === what.row && findDegrees(text).length > 0,
    )?.text;
    if (degree === undefined) return parts;
    const beside = splitDegree(degree);
    return { ...beside, majors: [...parts.majors, ...beside.majors] };
  }
  return parts.majors.length > 0 ? parts : { ...parts, majors: more };
}

const NOT_FINISHED = new RegExp(String.raw`${studyWords('unfinished')}|\bcandidate (?:in|for|of)\b`, 'iu');

const FINISHED = new RegExp(
  String.raw`(?<!not |un)(?:${studyWords('finished')})(?!\p{L}*\s+(?:course|subject|exam))`,
  'iu',
);

/**
 * Returns whether the studies were finished, if the text states it; dates by themselves do not (parsing.md, Graduated).
 */
function isGraduated(draft: EducationDraft, text: string): boolean | undefined {
  if (NOT_FINISHED.test(text) || datesOf(draft.segment)?.isCurrent) return false;
  return FINISHED.test(text) ? true : undefined;
}

type Dates = Pick<ParsedEducation, 'startDate' | 'endDate' | 'lastEducationDate'>;

/** A lone date of an education is the year in which it ended. */
function periodOf(draft: EducationDraft, today: string): Dates {
  const dates = datesOf(draft.segment);
  if (dates === undefined) return {};
  const start = dates.isSingle ? undefined : dates.start;
  const last = dates.end ?? (dates.isSingle ? dates.start : undefined);
  const end = dates.isCurrent ? currentDateValue(today) : last && toDateValue(last);
  return {
    ...(start && { startDate: { ...toDateValue(start), hasValue: true } }),
    ...(end && { endDate: { ...end, hasValue: true }, lastEducationDate: { ...end, hasValue: true } }),
  };
}

function degreeValue(degree: DegreeParts): ParsedEducation['degree'] {
  if (degree.name === '' && degree.majors.length === 0) return undefined;
  return {
    ...(degree.name !== '' && { name: { raw: degree.name, normalized: degree.short ?? degree.name } }),
    ...(degree.type !== undefined && { type: degree.type }),
  };
}

function textOf({ header, body }: Segment): string {
  return [...header, ...body].map(({ line }) => line.text.replaceAll('\t', ' ').trim()).join('\n');
}

/** Returns the education entry that a draft describes, in the shape of the contract (parsing.md, EducationDetails). */
export function buildEducation(draft: EducationDraft, id: string, context: HistoryContext): ParsedEducation {
  const { where: school } = draft.assignment;
  const text = textOf(draft.segment);
  const degree = degreeOf(draft);
  const value = degreeValue(degree);
  const gpa = findGrade(text);
  const place = draft.header.places
    .filter((name) => !isRemote(name))
    .map((name) => readPlace(name, context.places))
    .find((found) => found !== null);
  const graduated = isGraduated(draft, fold(text));
  return {
    id,
    text,
    ...(school && {
      schoolName: { raw: squeeze(school.text), normalized: squeeze(school.text) },
      schoolType: schoolTypeOf(school.text),
    }),
    ...(place && { location: place }),
    ...(value && { degree: value }),
    ...(degree.majors.length > 0 && { majors: degree.majors }),
    ...(degree.minors.length > 0 && { minors: degree.minors }),
    ...(gpa && { gpa }),
    ...periodOf(draft, context.documentLastModified),
    ...(graduated !== undefined && { graduated: { value: graduated } }),
  };
}
