/**
 * Reads education: cuts the sections into entries, tells school, degree, subject, mark, place and dates apart.
 * It leaves the normalised degree codes and the highest degree to others.
 */
import { isUnspacedText } from '../../../kernel';
import type { Gazetteer } from '../../../taxonomy';
import { isOn } from '../../shared/mechanisms';
import { isProse } from '../../shared/wording/prose';
import { schoolWeight } from '../../shared/wording/schools';
import type { Assignment } from '../entries/assign';
import { mayBeDated, mixesWorkAndEducation, sectionsAbout, sectionsBeside } from '../entries/choice';
import { datesOf } from '../entries/dates';
import { type DocumentStyle, styleOfDocument } from '../entries/document-style';
import type { Draft } from '../entries/draft';
import { draftsOf, type EntryModel, recordedDrafts } from '../entries/drafts';
import { LONGEST_FIELD_LINE } from '../entries/layout';
import type { EntryLine } from '../entries/lines';
import type { FoundEducation, HistoryContext } from '../entries/model';
import { type HeaderParts, type Part, trimPart } from '../entries/parts';
import { commaSegments, endsInPlace, splitUnknownPlace } from '../entries/places';
import type { Segment } from '../entries/segments';
import { ELSEWHERE } from '../entries/weights';
import type { Section, SectionKind } from '../sections';
import { buildEducation, type EducationDraft } from './build';
import { isEducation, isJob, namesDegree, noteEntry } from './entry';
import { educationEvidence, isEducationHeader } from './evidence';
import { isGradeText, withoutGrade } from './grades';
import { splitDegree } from './majors';
import { notYetKnown, withoutRepeats } from './repeats';
import { isSubject } from './subjects';

export type { FoundEducation } from '../entries/model';

/** Evidence from which words alone say what a line is. */
const SURE = 2;

/** "Computer Science, Harbour University" beside a degree: what stands before the school is the subject. */
function cutSubjectFromSchool(assignment: Assignment): Assignment {
  const { what, where } = assignment;
  if (what === undefined || where === undefined || what.row !== where.row) return assignment;
  const segments = commaSegments(where.text);
  const school = segments.findIndex(({ text }) => schoolWeight(text) > 0);
  const from = segments[school]?.from;
  if (school < 1 || from === undefined || !isSubject(where.text.slice(0, from))) return assignment;
  const subject: Part = { ...where, text: trimPart(where.text.slice(0, from)) };
  return {
    ...assignment,
    where: { ...where, text: trimPart(where.text.slice(from)) },
    others: [subject, ...assignment.others],
  };
}

/** A college by its own name, which a faculty ("School of Chemistry") is not. */
const COLLEGE =
  /(?<!\p{L})(?:college|polytechnic|vidyalaya|mahavidyalaya|institute|academy|business school)(?!\p{L})/iu;
const UNIVERSITY = /(?<!\p{L})universit(?:y|ies)|(?<!\p{L})(?:board|council)(?!\p{L})/iu;

/** "Harbour College, Westmarch University": the university to which a college belongs is no part of its name. */
function withoutAffiliation(assignment: Assignment): Assignment {
  const { where } = assignment;
  const [college, ...others] = commaSegments(where?.text ?? '').map(({ text }) => text);
  if (where === undefined || college === undefined || !COLLEGE.test(college) || UNIVERSITY.test(college))
    return assignment;
  if (!others.some((text) => UNIVERSITY.test(text))) return assignment;
  return { ...assignment, where: { ...where, text: trimPart(college) } };
}

/** "九州大学 理学部 数学科": where words are not parted by blanks, faculty and subject stand behind one. */
function cutFacultyFromSchool(assignment: Assignment): Assignment {
  const { what, where } = assignment;
  if (where === undefined || !isUnspacedText(where.text)) return assignment;
  const [school = '', ...faculty] = where.text.split(' ');
  if (faculty.length === 0 || schoolWeight(school) === 0) return assignment;
  const subject: Part = { ...where, text: faculty.join(' '), row: what?.row ?? where.row };
  return { ...assignment, where: { ...where, text: school }, others: [subject, ...assignment.others] };
}

/** "Harbour College, Brackwater": one word behind a school that is neither a subject nor a school is its town. */
function cutTownFromSchool(assignment: Assignment, header: HeaderParts): Assignment {
  const { where } = assignment;
  if (where === undefined || where.hasPlace) return assignment;
  const { rest, place } = splitUnknownPlace(where.text);
  if (place === '' || /\s/u.test(place) || schoolWeight(place) > 0 || schoolWeight(rest) === 0)
    return assignment;
  if (isSubject(place)) return assignment;
  header.places.push(place);
  return { ...assignment, where: { ...where, text: rest, hasPlace: true } };
}

/** Letters that stand for a name: of several places, the town behind them tells which. */
const INITIALS = /^\p{Lu}[\p{Lu}.&]{1,8}$/u;

/** "BITS, Pilani": the town behind initials is part of the name. */
function withTownOfInitials(
  assignment: Assignment,
  { header }: Segment,
  { places }: HeaderParts,
): Assignment {
  const { where } = assignment;
  if (where === undefined || !INITIALS.test(where.text)) return assignment;
  const texts = header.map(({ line }) => line.text);
  const town = places.find((place) =>
    [', ', ',', ' ,', ' , ', ' - '].some((sign) =>
      texts.some((text) => text.includes(where.text + sign + place)),
    ),
  );
  return town === undefined
    ? assignment
    : { ...assignment, where: { ...where, text: `${where.text}, ${town}` } };
}

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
  const parts = header.parts.filter(({ text }) => !isGradeText(text));
  return { ...header, parts: parts.map((part) => ({ ...part, text: withoutGrade(part.text) })) };
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
  refine: (assignment) => cutFacultyFromSchool(cutSubjectFromSchool(assignment)),
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
function isSurelyStudy({ segment, assignment: { what, where }, quality }: EducationDraft): boolean {
  if (what === undefined || where === undefined || quality < ELSEWHERE.beside) return false;
  return datesOf(segment) !== undefined && namesDegree(what.text) && schoolWeight(where.text) > 0;
}

/** Studies told under headings that do not speak of them. */
function toldElsewhere(sections: readonly Section[], own: readonly Section[], style: DocumentStyle): Draft[] {
  if (!isOn('entries.elsewhere')) return [];
  return sectionsBeside(sections, 'education')
    .filter((section) => !own.includes(section) && MAY_HOLD.has(section.kind) && mayBeDated(section))
    .flatMap((section) => draftsOf(section, style, EDUCATION_MODEL))
    .filter((draft) => !draft.isRecord && isSurelyStudy(draft));
}

/**
 * The entries of the education in the order of the document, with ids EDU-1, EDU-2 ... and the lines that each was
 * read from.
 */
export function readEducation(sections: readonly Section[], context: HistoryContext): FoundEducation[] {
  const style = styleOfDocument(sections, context);
  const own = educationSections(sections);
  const elsewhere = sectionsBeside(sections, 'education')
    .filter((section) => !own.includes(section))
    .flatMap((section) => recordedDrafts(section, style, EDUCATION_MODEL).map(completed));
  const read = own
    .filter(() => context.shouldStop?.() !== true)
    .flatMap((section) =>
      draftsOf(section, style, EDUCATION_MODEL)
        .flatMap((draft) => withEntriesOfText(draft, section, style))
        .map((draft) => completed(withoutPlaceForDegree(draft, context.places?.gazetteer)))
        .filter(mixesWorkAndEducation(section) ? isSurelyEducation : isEducation),
    );
  const known = [...read, ...elsewhere.filter(isEducation)];
  const told = toldElsewhere(sections, own, style).map(completed);
  const drafts = withoutRepeats([...known, ...notYetKnown(told, known)]);
  drafts.forEach(noteEntry);
  return drafts.map((draft, n) => ({
    education: buildEducation(draft, `EDU-${n + 1}`, context),
    lines: [...draft.segment.header, ...draft.segment.body].map(({ index }) => index),
    header: draft.segment.header.map(({ index }) => index),
  }));
}
