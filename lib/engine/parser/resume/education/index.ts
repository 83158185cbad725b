/**
 * Reads education: cuts the sections into entries, tells school, degree, subject, mark, place and dates apart.
 * It leaves the normalised degree codes and the highest degree to others.
 */
import { findDates, isOnlyDates } from '../../../kernel';
import { findDegrees, type Gazetteer } from '../../../taxonomy';
import { isOn } from '../../shared/mechanisms';
import { isProse } from '../../shared/wording/prose';
import { schoolWeight } from '../../shared/wording/schools';
import { doubtsOf, tidinessOf } from '../entries/certainty';
import { mayBeDated, mixesWorkAndEducation, sectionsAbout, sectionsBeside } from '../entries/choice';
import { datesOf } from '../entries/dates';
import { type DocumentStyle, styleOfDocument } from '../entries/document-style';
import type { Draft } from '../entries/draft';
import { draftsOf, type EntryModel, recordedDrafts } from '../entries/drafts';
import { LONGEST_FIELD_LINE } from '../entries/layout';
import type { EntryLine } from '../entries/lines';
import type { FoundEducation, HistoryContext } from '../entries/model';
import { type HeaderParts, type Part, trimPart } from '../entries/parts';
import { endsInPlace } from '../entries/places';
import { ELSEWHERE } from '../entries/weights';
import type { Section, SectionKind } from '../sections';
import { buildEducation, type EducationDraft } from './build';
import { areStudies, isEducation, isJob, namesDegree, noteEntry } from './entry';
import { educationEvidence, isEducationHeader } from './evidence';
import { isGradeText, withoutGrade } from './grades';
import { splitDegree } from './majors';
import { notYetKnown, withoutRepeats } from './repeats';
import {
  cutCourseFromSchool,
  cutFacultyFromSchool,
  cutSubjectFromSchool,
  cutTownFromSchool,
  withFirmForSchool,
  withoutAffiliation,
  withoutRemarks,
  withSchoolForBoard,
  withTownOfInitials,
} from './schools';
import { isSubject } from './subjects';

export type { FoundEducation } from '../entries/model';

/** Evidence from which words alone say what a line is. */
const SURE = 2;

/** Lines below a header in which a field that it lacks may stand, as the items of a list. */
const MOST_LINES_BELOW = 3;

/**
 * "Harbour University, 2015 - 2018" above "- Economics" and "Bachelor of Arts": fields that the header lacks, taken
 * from the first lines below it.
 */
function completeFromBody(draft: EducationDraft): EducationDraft {
  const { what, where, others } = draft.assignment;
  const lacksSubject =
    what !== undefined &&
    splitDegree(what.text).majors.length === 0 &&
    !others.some(({ text }) => isSubject(text));
  if (what !== undefined && where !== undefined && !lacksSubject) return draft;
  const below = draft.segment.body.slice(0, MOST_LINES_BELOW);
  const parts = below
    .filter(
      ({ line: { text } }) => text.length <= LONGEST_FIELD_LINE && !isProse(text) && !/[:：]/u.test(text),
    )
    .map((entry, n) => partOfLine(entry, draft.segment.header.length + n));
  const best = (field: 'what' | 'where') => parts.find(({ text }) => educationEvidence(text)[field] > SURE);
  const [degree, school] = [what ?? best('what'), where ?? best('where')];
  if (degree === what && school === where && !lacksSubject) return draft;
  const subjects = parts
    .filter((part) => part !== degree && part !== school && isSubject(part.text))
    .map((part) => ({ ...part, row: degree?.row ?? part.row }));
  const used = [...others, ...subjects];
  return {
    ...draft,
    assignment: {
      ...draft.assignment,
      ...(degree && { what: degree }),
      ...(school && { where: school }),
      others: used,
    },
  };
}

function partOfLine({ line, index }: EntryLine, row: number): Part {
  const text = trimPart(line.text.replaceAll('\t', ' '));
  const shared = { column: 0, italic: false, linked: false, separator: '' };
  return { ...shared, text, line: index, row, bold: line.bold };
}

function withoutGrades(header: HeaderParts): HeaderParts {
  const parts = header.parts.filter(({ text, field }) => field === 'what' || !isGradeText(text));
  const bare = (part: Part) => (part.field === 'what' ? part : { ...part, text: withoutGrade(part.text) });
  return { ...header, parts: parts.map(bare) };
}

/** Evidence from which on the words of a degree name it surely. */
const NAMED = 2.5;

const EDUCATION_MODEL: EntryModel = {
  about: 'study',
  evidence: educationEvidence,
  slotWeight: 0.4,
  sureWhere: 2,
  isWholeAlone: (text) =>
    isOn('education.alone') && educationEvidence(text).what > NAMED && namesDegree(text),
  prepare: withoutGrades,
  refine: (assignment) =>
    cutFacultyFromSchool(
      cutSubjectFromSchool(
        cutCourseFromSchool(withoutRemarks(withFirmForSchool(withSchoolForBoard(assignment)))),
      ),
    ),
};

function completed(draft: EducationDraft): EducationDraft {
  const school = withTownOfInitials(
    cutTownFromSchool(draft.assignment, draft.header),
    draft.segment,
    draft.header,
  );
  const assignment = withoutAffiliation(school);
  return completeFromBody({ ...draft, assignment });
}

/** The entry with what was taken for its degree among its places, where it is the name of one. */
function withoutPlaceForDegree(draft: EducationDraft, gazetteer: Gazetteer | undefined): EducationDraft {
  const { what, ...assignment } = draft.assignment;
  if (gazetteer === undefined || what === undefined || what.field === 'what') return draft;
  if (educationEvidence(what.text).what > 0 || !endsInPlace(what.text, gazetteer)) return draft;
  const header = { ...draft.header, places: [...draft.header.places, what.text] };
  return { ...draft, header, assignment };
}

/**
 * The entries of a section. Dates in a column that was read apart open entries without a name: where all are such, the
 * lines without these dates are read.
 */
function withoutStrayDates(section: Section, style: DocumentStyle): Draft[] {
  const found = draftsOf(section, style, EDUCATION_MODEL);
  if (found.some(({ assignment: { what, where } }) => what !== undefined || where !== undefined))
    return found;
  const lines = section.lines.filter(
    ({ line }) => !isOnlyDates(line.text, findDates(line.text, style.dates)),
  );
  return lines.length === section.lines.length
    ? found
    : draftsOf({ ...section, lines }, style, EDUCATION_MODEL);
}

/** True for a degree by its own name, with a date or a school. */
function isStudyInText({ segment, assignment: { what, where } }: EducationDraft): boolean {
  if (what === undefined || !namesDegree(what.text) || educationEvidence(what.text).what <= NAMED)
    return false;
  if (isJob(what.text, '')) return false;
  return datesOf(segment) !== undefined || (where !== undefined && schoolWeight(where.text) > 0);
}

/** An entry, and those that were taken for the text below it: lines of which each is an entry look like such a text. */
function withEntriesOfText(draft: Draft, section: Section, style: DocumentStyle): Draft[] {
  const { header, body } = draft.segment;
  const first = body.findIndex(({ line }) => educationEvidence(line.text).what > NAMED);
  if (first < 0) return [draft];
  const text = body.slice(first);
  const found = draftsOf({ ...section, lines: text }, style, EDUCATION_MODEL).filter(isStudyInText);
  const [opening] = found;
  if (opening === undefined) return [draft];
  const at = body.findIndex(({ index }) => opening.segment.header.some((entry) => entry.index === index));
  return [{ ...draft, segment: { ...draft.segment, header, body: body.slice(0, at) } }, ...found];
}

/** In a section that mixes both, an entry is education when degrees and schools outweigh titles. */
function isSurelyEducation(draft: EducationDraft): boolean {
  return isEducation(draft) && isEducationHeader(draft.header.parts.map(({ text }) => text));
}

/** The sections about education and those on qualifications that name degrees; without any, those on training that do. */
function educationSections(sections: readonly Section[]): Section[] {
  const own = sectionsAbout(sections, 'education');
  const isNear = ({ kind, lines }: Section) =>
    (kind === 'qualifications' || (kind === 'training' && own.length === 0)) &&
    lines.some(({ line }) => educationEvidence(line.text).what > SURE);
  return sections.filter((section) => own.includes(section) || isNear(section));
}

/** Sections about something else, in which studies stand where the heading above them is unknown or missing. */
const MAY_HOLD: ReadonlySet<SectionKind> = new Set([
  'contact',
  'personal',
  'hobbies',
  'skills',
  'languages',
  'other',
  'summary',
  'qualifications',
]);

/** True for a degree at a school with a date, each in words that are usual for it. */
function isSurelyStudy(
  { segment, assignment: { what, where }, quality }: EducationDraft,
  among: SectionKind,
) {
  if (what === undefined || where === undefined) return false;
  const isBelow = segment.body.some(({ index }) => index === what.line);
  // A doctoral student is a job where jobs are listed; there a degree stands in the text below a school.
  if (among === 'workHistory' ? !isBelow : quality < ELSEWHERE.beside) return false;
  return datesOf(segment) !== undefined && namesDegree(what.text) && schoolWeight(where.text) > 0;
}

/** True where some lines name a degree and a school; in a list of jobs each must be a short line. */
function mayHoldStudies({ kind, lines }: Section): boolean {
  if (MAY_HOLD.has(kind))
    return (
      lines.some(({ line }) => findDegrees(line.text).length > 0) &&
      lines.some(({ line }) => schoolWeight(line.text) > 0)
    );
  const isSchool = (text: string) => text.length <= LONGEST_FIELD_LINE && schoolWeight(text) > 0;
  const isDegree = (text: string) => text.length <= LONGEST_FIELD_LINE && namesDegree(text);
  return (
    kind === 'workHistory' &&
    lines.some(({ line }) => isSchool(line.text)) &&
    lines.some(({ line }) => isDegree(line.text))
  );
}

/** Studies under headings that do not announce them. */
function toldElsewhere(sections: readonly Section[], own: readonly Section[], style: DocumentStyle): Draft[] {
  if (!isOn('entries.elsewhere')) return [];
  return sectionsBeside(sections, 'education')
    .filter(
      (section) => !own.includes(section) && mayHoldStudies(section) && mayBeDated(section, style.dates),
    )
    .flatMap((section) => {
      const isAmongJobs = section.kind === 'workHistory';
      const found = draftsOf(section, style, { ...EDUCATION_MODEL, isHeadedOnly: isAmongJobs });
      const drafts = isAmongJobs ? found.map(completeFromBody) : found;
      return drafts.filter((draft) => !draft.isRecord && isSurelyStudy(draft, section.kind));
    });
}

/**
 * The entries of the education in the order of the document, with ids EDU-1, EDU-2 ... and the lines that each was
 * read from.
 */
export function readEducation(sections: readonly Section[], context: HistoryContext): FoundEducation[] {
  const style = styleOfDocument(sections, context);
  const own = educationSections(sections);
  const announced = sectionsAbout(sections, 'education');
  const elsewhere = sectionsBeside(sections, 'education')
    .filter((section) => !own.includes(section))
    .flatMap((section) => recordedDrafts(section, style, EDUCATION_MODEL).map(completed));
  const read = own
    .filter(() => context.shouldStop?.() !== true)
    .flatMap((section) => {
      const found = withoutStrayDates(section, style)
        .flatMap((draft) => withEntriesOfText(draft, section, style))
        .map((draft) => completed(withoutPlaceForDegree(draft, context.places?.gazetteer)));
      if (mixesWorkAndEducation(section)) return found.filter(isSurelyEducation);
      const alike = areStudies(found);
      // Beside an education of its own, a list of further qualifications is one of courses.
      const isNear = !announced.includes(section) && announced.length > 0;
      return found.filter(
        (draft) => isEducation(draft, alike) && (!isNear || namesDegree(draft.assignment.what?.text ?? '')),
      );
    });
  const known = [...read, ...elsewhere.filter((draft) => isEducation(draft))];
  const told = toldElsewhere(sections, own, style).map(completed);
  const drafts = withoutRepeats([...known, ...notYetKnown(told, known)]);
  drafts.forEach(noteEntry);
  const certainty = {
    evidence: EDUCATION_MODEL.evidence,
    tidiness: tidinessOf(drafts),
    strings: context.strings,
  };
  return drafts.map((draft, n) => ({
    education: buildEducation(draft, `EDU-${n + 1}`, context),
    lines: [...draft.segment.header, ...draft.segment.body].map(({ index }) => index),
    header: draft.segment.header.map(({ index }) => index),
    doubts: doubtsOf(draft, ['degree', 'school', 'studyDates'], certainty),
  }));
}
