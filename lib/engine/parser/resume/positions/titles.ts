import { words } from '../../../kernel';
import type { Gazetteer } from '../../../taxonomy';
import { evidenceOf } from '../../shared/wording/evidence';
import { isProse } from '../../shared/wording/prose';
import type { Assignment } from '../entries/assign';
import type { Draft } from '../entries/draft';
import { type Part, trimPart } from '../entries/parts';
import { endsInPlace } from '../entries/places';

/** Titles and employers of the entries of a work history. */

const isTitleLike = (part: Part) => {
  const { title, organisation } = evidenceOf(part.text);
  return title > 1 && title > organisation + 0.5;
};

/** "Senior Engineer | Team Lead": a second title beside the first belongs to it. */
export function joinTitles(assignment: Assignment): Assignment {
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

/** "Site Engineer (Harbour bridge project)": brackets with several words after a title describe it. */
const REMARK = /^(.{4,80}?)\s*\(\s*([^()\s]+\s[^()]+)\)?$/u;
/** What is part of a title in brackets: a name in quotation marks, a field of two words. */
const OF_TITLE = /["“”«»„]|^\p{L}+ (?:&|and|und|et|y|e) \p{L}+\s*$/u;
/** From this much on words are those of a title. */
const TITLED = 2;
/** A title in brackets after another one is short. */
const TITLE_WORDS = 3;

/** The draft with another text as its title. */
function withTitle(draft: Draft, text: string): Draft {
  const { what } = draft.assignment;
  return what ? { ...draft, assignment: { ...draft.assignment, what: { ...what, text } } } : draft;
}

/** The draft without a remark in brackets behind its title; another title in brackets stays. */
export function withoutRemark(draft: Draft): Draft {
  const [, bare = '', remark = ''] = REMARK.exec(draft.assignment.what?.text ?? '') ?? [];
  if (evidenceOf(bare).title < TITLED) return draft;
  const isTitle = words(remark).length <= TITLE_WORDS && evidenceOf(remark).title >= TITLED;
  return isTitle || OF_TITLE.test(remark) ? draft : withTitle(draft, bare);
}

/** Lines below a header in which a title may stand that the header lacks. */
const MOST_LINES_BELOW = 3;
const LONGEST_TITLE = 60;

/** The draft with a title that it lacks, where one of the first lines below its header is worded like one. */
export function withTitleBelow(draft: Draft): Draft {
  const { assignment, segment } = draft;
  if (assignment.what !== undefined || assignment.where === undefined) return draft;
  const below = segment.body.slice(0, MOST_LINES_BELOW).find(({ line: { text } }) => {
    const isShort = text.length <= LONGEST_TITLE && !isProse(text) && !/[:：.]/u.test(text);
    return isShort && evidenceOf(text).title > TITLED;
  });
  if (below === undefined) return draft;
  const { index, line } = below;
  const place = { line: index, row: segment.header.length, column: 0, separator: '' };
  const what = { ...place, text: trimPart(line.text), bold: line.bold, italic: false, linked: false };
  const body = segment.body.filter((entry) => entry !== below);
  return { ...draft, segment: { ...segment, body }, assignment: { ...assignment, what } };
}

/** A title that is the name of a place is the place of the entry. */
export function withoutPlaceForTitle(draft: Draft, gazetteer: Gazetteer | undefined): Draft {
  const { what, ...assignment } = draft.assignment;
  if (gazetteer === undefined || what === undefined || what.field === 'what') return draft;
  if (evidenceOf(what.text).title > 0 || !endsInPlace(what.text, gazetteer)) return draft;
  const header = { ...draft.header, places: [...draft.header.places, what.text] };
  return { ...draft, header, assignment };
}
