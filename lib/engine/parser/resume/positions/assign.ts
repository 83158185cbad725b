import { words } from '../../../kernel';
import { evidenceOf } from '../entries/evidence';
import type { HeaderParts, Part } from '../entries/parts';
import { possibleSplits } from './splits';

/** Which parts of a header are the title and the employer. `others` are the parts that are neither. */
export type Assignment = { title?: Part; employer?: Part; others: Part[]; score: number };

/** What stands at one place of the headers of this document, on the average of its entries. */
type Slots = Map<string, { title: number; organisation: number; count: number }>;

const WEIGHTS = {
  base: { title: 0.5, employer: 0.6 },
  missing: { title: -0.8, employer: -1 },
  slot: 0.9,
  linked: 0.8,
  /** For each line and part further down: headers come first. */
  row: -0.3,
  column: -0.12,
  /** For each word over six of a part in plain type: it may be the first line of the description. */
  plainWord: -0.3,
  titleFirst: 0.25,
};

const slotOf = (part: Part) => `${part.row}.${Math.ceil(part.column)}`;

function slotEvidence(slots: Slots, part: Part): { title: number; organisation: number } {
  const slot = slots.get(slotOf(part));
  if (slot === undefined || slot.count < 2) return { title: 0, organisation: 0 };
  return { title: slot.title / slot.count, organisation: slot.organisation / slot.count };
}

function placePrice(part: Part): number {
  const extraWords = part.bold ? 0 : Math.max(0, words(part.text).length - 6);
  return WEIGHTS.row * part.row + WEIGHTS.column * part.column + WEIGHTS.plainWord * extraWords;
}

function titleScore(part: Part, slots: Slots): number {
  const slot = slotEvidence(slots, part);
  return (
    WEIGHTS.base.title +
    evidenceOf(part.text).title +
    WEIGHTS.slot * (slot.title - slot.organisation) * 0.5 +
    placePrice(part)
  );
}

function employerScore(part: Part, slots: Slots): number {
  const slot = slotEvidence(slots, part);
  const linked = part.linked ? WEIGHTS.linked : 0;
  return (
    WEIGHTS.base.employer +
    evidenceOf(part.text).organisation +
    linked +
    WEIGHTS.slot * (slot.organisation - slot.title) * 0.5 +
    placePrice(part)
  );
}

/** The best choice of a title and an employer among the parts. */
function choose(parts: readonly Part[], slots: Slots): Assignment {
  const titles = [undefined, ...parts].map((part) => ({
    part,
    score: part ? titleScore(part, slots) : WEIGHTS.missing.title,
  }));
  const employers = [undefined, ...parts].map((part) => ({
    part,
    score: part ? employerScore(part, slots) : WEIGHTS.missing.employer,
  }));
  let best: Assignment = { others: [...parts], score: Number.NEGATIVE_INFINITY };
  for (const title of titles)
    for (const employer of employers) {
      if (title.part !== undefined && title.part === employer.part) continue;
      const inOrder = title.part && employer.part && parts.indexOf(title.part) < parts.indexOf(employer.part);
      const score = title.score + employer.score + (inOrder ? WEIGHTS.titleFirst : 0);
      if (score <= best.score) continue;
      best = {
        ...(title.part && { title: title.part }),
        ...(employer.part && { employer: employer.part }),
        others: parts.filter((part) => part !== title.part && part !== employer.part),
        score,
      };
    }
  return best;
}

function assignOne(header: HeaderParts, slots: Slots): Assignment {
  let best: Assignment = { others: [], score: Number.NEGATIVE_INFINITY };
  for (const { parts, price } of possibleSplits(header.parts.slice(0, 8))) {
    const assignment = choose(parts, slots);
    if (assignment.score - price > best.score) best = { ...assignment, score: assignment.score - price };
  }
  return best;
}

function learnSlots(assignments: readonly Assignment[]): Slots {
  const slots: Slots = new Map();
  const note = (part: Part | undefined) => {
    if (part === undefined) return;
    const slot = slots.get(slotOf(part)) ?? { title: 0, organisation: 0, count: 0 };
    const evidence = evidenceOf(part.text);
    slot.title += Math.max(-2, Math.min(3, evidence.title));
    slot.organisation += Math.max(
      -2,
      Math.min(3, evidence.organisation + (part.linked ? WEIGHTS.linked : 0)),
    );
    slot.count++;
    slots.set(slotOf(part), slot);
  };
  for (const { title, employer } of assignments) {
    note(title);
    note(employer);
  }
  return slots;
}

const isTitleLike = (part: Part) => {
  const { title, organisation } = evidenceOf(part.text);
  return title > 1 && title > organisation + 0.5;
};

/** "Senior Engineer | Team Lead": a second title beside the first belongs to it. */
function joinTitles(assignment: Assignment): Assignment {
  const { title } = assignment;
  if (title === undefined || !isTitleLike(title)) return assignment;
  const neighbour = assignment.others.find(
    (part) =>
      part.row === title.row &&
      Math.abs(part.column - title.column) <= 1 &&
      part.bold === title.bold &&
      part.separator !== 'date' &&
      isTitleLike(part),
  );
  if (neighbour === undefined || assignment.employer?.row === title.row) return assignment;
  const [first, second] = neighbour.column < title.column ? [neighbour, title] : [title, neighbour];
  const joint = /^[|•·]$/u.test(second.separator) ? ` ${second.separator} ` : ', ';
  return {
    ...assignment,
    title: { ...title, text: `${first.text}${joint}${second.text}` },
    others: assignment.others.filter((part) => part !== neighbour),
  };
}

/**
 * Titles and employers of all entries of a section. The first round reads each header alone; the second knows what
 * usually stands at each place of the headers in this document.
 */
export function assignTitlesAndEmployers(headers: readonly HeaderParts[]): Assignment[] {
  const none: Slots = new Map();
  const alone = headers.map((header) => assignOne(header, none));
  const slots = learnSlots(alone);
  return headers.map((header) => joinTitles(assignOne(header, slots)));
}
