import { evidenceOf } from '../../shared/wording/evidence';
import type { Assignment } from '../entries/assign';
import type { EntryModel } from '../entries/drafts';
import type { Part } from '../entries/parts';

/** Titles and employers of the entries of a work history. */

const isTitleLike = (part: Part) => {
  const { title, organisation } = evidenceOf(part.text);
  return title > 1 && title > organisation + 0.5;
};

/** "Senior Engineer | Team Lead": a second title beside the first belongs to it. */
function joinTitles(assignment: Assignment): Assignment {
  const { what: title, where: employer, others } = assignment;
  if (title === undefined || !isTitleLike(title) || employer?.row === title.row) return assignment;
  const neighbour = others.find(
    (part) =>
      part.row === title.row &&
      Math.abs(part.column - title.column) <= 1 &&
      part.bold === title.bold &&
      part.separator !== 'date' &&
      isTitleLike(part),
  );
  if (neighbour === undefined) return assignment;
  const [first, second] = neighbour.column < title.column ? [neighbour, title] : [title, neighbour];
  const joint = /^[|•·]$/u.test(second.separator) ? ` ${second.separator} ` : ', ';
  return {
    ...assignment,
    what: { ...title, text: `${first.text}${joint}${second.text}` },
    others: others.filter((part) => part !== neighbour),
  };
}

/** Words of titles and of organisations. */
function positionEvidence(text: string): { what: number; where: number } {
  const { title, organisation } = evidenceOf(text);
  return { what: title, where: organisation };
}

/** How the entries of a work history are read. */
export const POSITION_MODEL: EntryModel = {
  about: 'work',
  evidence: positionEvidence,
  slotWeight: 0.9,
  refine: joinTitles,
};
