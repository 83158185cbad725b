/**
 * Reads the work history: cuts the sections into entries whose pattern is learned from the document, tells title,
 * employer, place and dates apart by weighted evidence, and repeats an employer for each role that stands under it.
 * It leaves experience summary, job levels and taxonomies to others.
 */

import { isEducationHeader } from '../education/evidence';
import { mixesWorkAndEducation, sectionsAbout } from '../entries/choice';
import { type DocumentStyle, styleOfDocument } from '../entries/document-style';
import { entryLines } from '../entries/lines';
import type { FoundPosition, HistoryContext } from '../entries/model';
import { sectionHeaders } from '../entries/parts';
import { cutIntoSegments, type Segment } from '../entries/segments';
import type { Section } from '../sections';
import { buildPosition, type PositionDraft } from './build';
import { inheritEmployers } from './roles';
import { assignTitlesAndEmployers, positionEvidence } from './titles';

export type { FoundPosition } from '../entries/model';

/** wire-facts 2.10, JobType of voluntary work. */
export const VOLUNTEER = 'volunteer';

function draftsOf(section: Section, style: DocumentStyle): PositionDraft[] {
  const segments = cutIntoSegments(
    entryLines(section.lines, style.dates, style.body),
    style.body,
    positionEvidence,
  );
  const headers = sectionHeaders(segments);
  const assignments = assignTitlesAndEmployers(headers);
  return segments.flatMap((segment, n) => {
    const [header, assignment] = [headers[n], assignments[n]];
    return header && assignment ? [{ segment, header, assignment }] : [];
  });
}

/** An entry needs a title or an employer, and a date or a body; a stray line is none. */
function isPosition({ segment, assignment }: PositionDraft): boolean {
  const named = assignment.what !== undefined || assignment.where !== undefined;
  return named && (segment.anchor >= 0 || segment.body.length > 0 || assignment.score > 2);
}

function linesOf({ header, body }: Segment): number[] {
  return [...header, ...body].map(({ index }) => index);
}

function positionDrafts(section: Section, style: DocumentStyle): PositionDraft[] {
  const mixed = mixesWorkAndEducation(section);
  return inheritEmployers(draftsOf(section, style)).filter(
    (draft) => isPosition(draft) && !(mixed && isEducationHeader(draft.header.parts.map(({ text }) => text))),
  );
}

/**
 * The positions of the work history in the order of the document, then those of voluntary work, with ids POS-1,
 * POS-2 ... and the lines that each was read from.
 */
export function readPositions(sections: readonly Section[], context: HistoryContext): FoundPosition[] {
  const style = styleOfDocument(sections, context);
  const draftsAbout = (kind: 'workHistory' | 'volunteering') =>
    sectionsAbout(sections, kind)
      .filter(() => context.shouldStop?.() !== true)
      .flatMap((section) => positionDrafts(section, style));
  const work = draftsAbout('workHistory');
  const drafts = [...work, ...draftsAbout('volunteering')];
  return drafts.map((draft, n) => {
    const position = buildPosition(draft, `POS-${n + 1}`, context);
    const isVolunteering = n >= work.length;
    return {
      position: isVolunteering ? { ...position, jobType: VOLUNTEER } : position,
      lines: linesOf(draft.segment),
    };
  });
}
