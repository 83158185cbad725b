/**
 * Reads the work history: cuts the sections into entries whose pattern is learned from the document, finds title,
 * employer, place and dates by weighted evidence, and repeats an employer for each role below it. Experience summary,
 * job levels and taxonomies are determined elsewhere.
 */

import type { StringModel } from '@/lib/engine/strings';
import { fold } from '../../../kernel';
import { isOn } from '../../shared/mechanisms';
import { evidenceOf } from '../../shared/wording/evidence';
import { schoolWeight } from '../../shared/wording/schools';
import { namesDegree } from '../education/entry';
import { educationEvidence, isEducationHeader } from '../education/evidence';
import { doubtsOf, isLikely, tidinessOf } from '../entries/certainty';
import { mayBeDated, mixesWorkAndEducation, sectionsAbout, sectionsBeside } from '../entries/choice';
import { datesOf } from '../entries/dates';
import { type DocumentStyle, styleOfDocument } from '../entries/document-style';
import { decidedDrafts, draftsOf, recordedDrafts } from '../entries/drafts';
import type { FoundPosition, HistoryContext } from '../entries/model';
import { ELSEWHERE } from '../entries/weights';
import type { Section, SectionKind } from '../headings/kinds';
import type { Segment } from '../lines/segment';
import { buildPosition, type PositionDraft } from './build';
import { isLeave } from './leave';
import { POSITION_MODEL } from './model';
import { withBareFields, withSharedFields } from './passes';

export type { FoundPosition } from '../entries/model';

/** wire-facts 2.10, JobType of voluntary work. */
export const VOLUNTEER = 'volunteer';

/** Most positions: more than anybody has had are a list of something else, and each is compared with all others. */
const MOST_POSITIONS = 300;

/** True for an entry with a title or an employer, and a date or a body; a stray line is not one. */
function isPosition({ segment, assignment }: PositionDraft): boolean {
  const named = assignment.what !== undefined || assignment.where !== undefined;
  return named && (segment.anchor >= 0 || segment.body.length > 0 || assignment.score > 2);
}

function linesOf({ header, body }: Segment): number[] {
  return [...header, ...body].map(({ index }) => index);
}

function positionDrafts(
  section: Section,
  style: DocumentStyle,
  strings: StringModel | undefined,
): PositionDraft[] {
  const mixed = mixesWorkAndEducation(section);
  const model = section.kind === 'volunteering' ? { ...POSITION_MODEL, isHeadedOnly: true } : POSITION_MODEL;
  return withSharedFields(decidedDrafts(section, style, model, strings)).filter(
    (draft) =>
      isPosition(draft) &&
      !isLeave(draft) &&
      !(mixed && isEducationHeader(draft.header.parts.map(({ text }) => text))),
  );
}

/** True for a school with its period above the name of a degree: a study in a list of jobs. */
function isStudy({ segment, assignment: { what, where } }: PositionDraft): boolean {
  if (where === undefined || (what && evidenceOf(what.text).title > 0)) return false;
  const [first] = segment.body;
  if (first === undefined || first.dates.length > 0 || datesOf(segment) === undefined) return false;
  return schoolWeight(where.text) > 0 && namesDegree(first.line.text);
}

/** Returns the letters of a name, by which "M/s A.B. Ltd." and "AB Ltd" are the same. */
const lettersOf = (name: string) => fold(name).replace(/^m\/s\b|[^\p{L}\p{N}]/gu, '');

/** Returns forms and tables of jobs under headings on other subjects, except those that were read already. */
function draftsElsewhere(
  sections: readonly Section[],
  style: DocumentStyle,
  known: readonly PositionDraft[],
): PositionDraft[] {
  const nameOf = ({ assignment }: PositionDraft) => lettersOf(assignment.where?.text ?? '');
  const names = new Set(known.map(nameOf));
  return sectionsBeside(sections, 'workHistory')
    .flatMap((section) => recordedDrafts(section, style, POSITION_MODEL))
    .filter((draft) => isPosition(draft) && !names.has(nameOf(draft)));
}

/** Evidence from which on words certainly name a title or an organisation. */
const SURE = { title: 1, organisation: 0.5 };

/** Sections about a person in any way, which may hold jobs if nothing announces them. */
const MAY_TELL: ReadonlySet<SectionKind> = new Set(['summary', 'other', 'qualifications']);

/** Sections on other subjects that hold jobs where the heading above them is unknown or missing. */
const MAY_HOLD: ReadonlySet<SectionKind> = new Set([
  'contact',
  'personal',
  'hobbies',
  'skills',
  'languages',
  'education',
]);

/** True for an entry with a title, an employer and a period with a start year, in words that no study has. */
function isSurelyJob({ segment, assignment: { what, where } }: PositionDraft, kind: SectionKind): boolean {
  if (what === undefined || where === undefined) return false;
  const dates = datesOf(segment);
  if (dates?.isSingle !== false || dates.start?.year === undefined) return false;
  const [title, study] = [evidenceOf(what.text).title, educationEvidence(what.text)];
  if (title < SURE.title || title < study.what) return false;
  if (kind !== 'education') return true;
  const school = educationEvidence(where.text);
  const isStudy = Math.max(study.what, study.where, school.what, school.where) > 0;
  return !isStudy && evidenceOf(where.text).organisation >= SURE.organisation;
}

/**
 * Returns jobs under headings on other subjects: each must be complete, or certainly an employer without other
 * evidence.
 */
function toldElsewhere(
  sections: readonly Section[],
  style: DocumentStyle,
  known: readonly PositionDraft[],
): PositionDraft[] {
  const least = known.length > 0 ? ELSEWHERE.beside : ELSEWHERE.alone;
  return sectionsBeside(sections, 'workHistory')
    .flatMap((section) => {
      const isTold = section.kind === 'other' || (known.length === 0 && MAY_TELL.has(section.kind));
      const mayHold =
        isOn('entries.elsewhere') && MAY_HOLD.has(section.kind) && mayBeDated(section, style.dates);
      if (!isTold && !mayHold) return [];
      const drafts = draftsOf(section, style, POSITION_MODEL);
      return isTold ? drafts : drafts.filter((draft) => isSurelyJob(draft, section.kind));
    })
    .filter(
      (draft) =>
        isPosition(draft) &&
        draft.quality >= least &&
        !isEducationHeader(draft.header.parts.map(({ text }) => text)),
    );
}

/**
 * Drops repeated entries: a form in a section about something else is read both as one and as lines, and some files hold
 * their page twice.
 */
function withoutSame(drafts: readonly PositionDraft[]): PositionDraft[] {
  const seen = new Set<string>();
  return drafts.filter(({ segment, assignment: { what, where } }) => {
    const { start, end } = datesOf(segment) ?? {};
    const isWhole = what !== undefined && where !== undefined && start !== undefined;
    const line = isWhole ? undefined : segment.header[0]?.index;
    const key = JSON.stringify([line, what?.text, where?.text, start, end]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/**
 * Returns the positions of the work history in the order of the document, then those of voluntary work, with ids POS-1,
 * POS-2 ... and their lines.
 */
export function readPositions(sections: readonly Section[], context: HistoryContext): FoundPosition[] {
  const style = styleOfDocument(sections, context);
  const draftsAbout = (kind: 'workHistory' | 'volunteering') =>
    sectionsAbout(sections, kind)
      .filter(() => context.shouldStop?.() !== true)
      .flatMap((section) => positionDrafts(section, style, context.strings))
      .slice(0, MOST_POSITIONS);
  const own = draftsAbout('workHistory').filter((draft) => !isStudy(draft));
  const recorded = [...own, ...draftsElsewhere(sections, style, own)];
  const work = withoutSame([...recorded, ...toldElsewhere(sections, style, recorded)]);
  const written = [...work, ...draftsAbout('volunteering')];
  const drafts = written.map((draft) => withBareFields(draft, context));
  const certainty = {
    evidence: POSITION_MODEL.evidence,
    tidiness: tidinessOf(drafts),
    strings: context.strings,
    drafts,
    gazetteer: context.places?.gazetteer,
  };
  const voluntary = new Set(drafts.slice(work.length));
  const likely = drafts.filter((draft) => isLikely(draft, ['title', 'employer'], certainty));
  return likely.map((draft, n) => {
    const position = buildPosition(draft, `POS-${n + 1}`, { ...context, certainty });
    return {
      position: voluntary.has(draft) ? { ...position, jobType: VOLUNTEER } : position,
      lines: linesOf(draft.segment),
      hasDoubtfulDates: doubtsOf(draft, ['jobDates'], certainty).length > 0,
    };
  });
}
