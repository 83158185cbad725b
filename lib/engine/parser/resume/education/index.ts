/**
 * Reads education: cuts the sections into entries and finds school, degree, subject, mark, place and dates. The
 * normalised degree codes and the highest degree are determined elsewhere.
 */
import type { StringModel } from '@/lib/engine/strings';
import { findDates, isOnlyDates } from '../../../kernel';
import { findDegrees } from '../../../taxonomy';
import { isOn } from '../../shared/mechanisms';
import { schoolWeight } from '../../shared/wording/schools';
import { doubtsOf, isLikely, tidinessOf } from '../entries/certainty';
import { mayBeDated, mixesWorkAndEducation, sectionsAbout, sectionsBeside } from '../entries/choice';
import { datesOf } from '../entries/dates';
import { type DocumentStyle, styleOfDocument } from '../entries/document-style';
import type { Draft } from '../entries/draft';
import { decidedDrafts, draftsOf, recordedDrafts } from '../entries/drafts';
import { LONGEST_FIELD_LINE } from '../entries/layout';
import type { FoundEducation, HistoryContext } from '../entries/model';
import { ELSEWHERE } from '../entries/weights';
import type { Section, SectionKind } from '../headings/kinds';
import { withFieldBelow } from './below';
import { buildEducation, type EducationDraft } from './build';
import { areStudies, isEducation, isJob, namesDegree, noteEntry } from './entry';
import { educationEvidence, isEducationHeader } from './evidence';
import { EDUCATION_MODEL, NAMED } from './model';
import { withSharedSchools, withWholeFields } from './passes';
import { notYetKnown, withoutRepeats } from './repeats';

export type { FoundEducation } from '../entries/model';

/** Evidence from which on words by themselves decide the kind of a line. */
const SURE = 2;

/**
 * Returns the entries of a section. Dates in a column that was read separately open entries without a name: if all are
 * like that, the lines are read without these dates.
 */
function withoutStrayDates(
  section: Section,
  style: DocumentStyle,
  strings: StringModel | undefined,
): Draft[] {
  const found = decidedDrafts(section, style, EDUCATION_MODEL, strings);
  if (found.some(({ assignment: { what, where } }) => what !== undefined || where !== undefined))
    return found;
  const lines = section.lines.filter(
    ({ line }) => !isOnlyDates(line.text, findDates(line.text, style.dates)),
  );
  return lines.length === section.lines.length
    ? found
    : draftsOf({ ...section, lines }, style, EDUCATION_MODEL);
}

/** True for a degree with its own name, with a date or a school. */
function isStudyInText({ segment, assignment: { what, where } }: EducationDraft): boolean {
  if (what === undefined || !namesDegree(what.text) || educationEvidence(what.text).what <= NAMED)
    return false;
  if (isJob(what.text, '')) return false;
  return datesOf(segment) !== undefined || (where !== undefined && schoolWeight(where.text) > 0);
}

/** Returns an entry and those misread as the text below it: lines that are entries themselves. */
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

/** True for an entry in a section that mixes both whose degrees and schools outweigh titles. */
function isSurelyEducation(draft: EducationDraft): boolean {
  return isEducation(draft) && isEducationHeader(draft.header.parts.map(({ text }) => text));
}

/**
 * Returns the sections about education and those on qualifications that name degrees; without any, those on training
 * that do.
 */
export function educationSections(sections: readonly Section[]): Section[] {
  const own = sectionsAbout(sections, 'education');
  const isNear = ({ kind, lines }: Section) =>
    (kind === 'qualifications' || (kind === 'training' && own.length === 0)) &&
    lines.some(({ line }) => educationEvidence(line.text).what > SURE);
  return sections.filter((section) => own.includes(section) || isNear(section));
}

/** Sections on other subjects that hold studies where the heading above them is unknown or missing. */
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

/** True for a degree at a school with a date, each in the usual words. */
function isSurelyStudy(
  { segment, assignment: { what, where }, quality }: EducationDraft,
  among: SectionKind,
) {
  if (what === undefined || where === undefined) return false;
  const isBelow = segment.body.some(({ index }) => index === what.line);
  // A doctoral student is a job where jobs are listed; there a degree is in the text below a school.
  if (among === 'workHistory' ? !isBelow : quality < ELSEWHERE.beside) return false;
  return datesOf(segment) !== undefined && namesDegree(what.text) && schoolWeight(where.text) > 0;
}

/** True if some lines name a degree and a school; in a list of jobs each must be a short line. */
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

/** Returns studies under headings that do not announce them. */
function toldElsewhere(sections: readonly Section[], own: readonly Section[], style: DocumentStyle): Draft[] {
  if (!isOn('entries.elsewhere')) return [];
  return sectionsBeside(sections, 'education')
    .filter(
      (section) => !own.includes(section) && mayHoldStudies(section) && mayBeDated(section, style.dates),
    )
    .flatMap((section) => {
      const isAmongJobs = section.kind === 'workHistory';
      const found = draftsOf(section, style, { ...EDUCATION_MODEL, isHeadedOnly: isAmongJobs });
      const drafts = isAmongJobs ? found.map(withFieldBelow) : found;
      return drafts.filter((draft) => !draft.isRecord && isSurelyStudy(draft, section.kind));
    });
}

/** Returns an entry with its fields of study in the place of its degree, which is where they are judged. */
function withMajors(draft: Draft, majors: readonly string[]): Draft {
  const { what, ...others } = draft.assignment;
  if (what === undefined || majors.length === 0) return { ...draft, assignment: others };
  return { ...draft, assignment: { ...others, what: { ...what, text: majors.join(', ') } } };
}

/** Returns the entries of the education in the order of the document, with ids EDU-1, EDU-2 ... and their lines. */
export function readEducation(sections: readonly Section[], context: HistoryContext): FoundEducation[] {
  const style = styleOfDocument(sections, context);
  const completed = (draft: EducationDraft) => withWholeFields(draft, context.places?.gazetteer);
  const own = educationSections(sections);
  const announced = sectionsAbout(sections, 'education');
  const elsewhere = sectionsBeside(sections, 'education')
    .filter((section) => !own.includes(section))
    .flatMap((section) => recordedDrafts(section, style, EDUCATION_MODEL).map(completed));
  const read = own
    .filter(() => context.shouldStop?.() !== true)
    .flatMap((section) => {
      const cut = withoutStrayDates(section, style, context.strings).flatMap((draft) =>
        withEntriesOfText(draft, section, style),
      );
      const found = withSharedSchools(cut).map(completed);
      if (mixesWorkAndEducation(section)) return found.filter(isSurelyEducation);
      const alike = areStudies(found);
      // Next to a proper education section, a list of further qualifications consists of courses.
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
    drafts,
    gazetteer: context.places?.gazetteer,
  };
  const likely = drafts.filter((draft) => isLikely(draft, ['degree', 'school'], certainty));
  return likely.map((draft, n) => {
    const education = buildEducation(draft, `EDU-${n + 1}`, context);
    return {
      education,
      lines: [...draft.segment.header, ...draft.segment.body].map(({ index }) => index),
      header: draft.segment.header.map(({ index }) => index),
      doubts: [
        ...doubtsOf(draft, ['degree', 'school', 'studyDates'], certainty),
        ...doubtsOf(withMajors(draft, education.majors ?? []), ['major'], certainty),
      ],
    };
  });
}
