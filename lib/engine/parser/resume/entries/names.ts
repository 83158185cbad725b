import { words } from '../../../kernel';
import { kindOfLabel } from '../records/wording';
import type { Assignment } from './assign';
import type { PairEvidence } from './model';

/** Texts that were taken for the name of an organisation, and are none. */

/** Words that lead to a name, with what a sentence says before them ("as a Clerk at Quillmark"). */
const LEAD =
  /^(?:as an? (?:\p{L}+ ){1,3})?(?:in|at|with|for|of|from|by|für|bei|sur|chez|presso|dans|w|v|na)\s+(?:the\s+)?(?=["“„«]?\p{Lu})/u;
/** A text of this many words without a capital letter is a part of a sentence. */
const SENTENCE = 3;
const CAPITAL = /[\p{Lu}\p{Lo}]/u;

/** True for a label of a field alone, or words of a sentence. */
function isNoName(text: string, evidence: PairEvidence): boolean {
  const field = kindOfLabel(text)?.field;
  if (field === 'when' || field === 'start' || field === 'end' || field === 'place' || field === 'what')
    return true;
  return !CAPITAL.test(text) && words(text).length >= SENTENCE && evidence(text).where <= 0;
}

type Naming = { about: 'work' | 'study'; evidence: PairEvidence };

/** The choice with the name of an employer alone, or without one where the text is none. Schools are left as they are. */
export function withNameAlone(assignment: Assignment, model: Naming): Assignment {
  const { where, ...rest } = assignment;
  if (where === undefined || model.about !== 'work') return assignment;
  const text = where.text.replace(LEAD, '');
  if (!isNoName(text, model.evidence))
    return text === where.text ? assignment : { ...rest, where: { ...where, text } };
  return where.field === 'where' ? assignment : { ...rest, others: [...rest.others, where] };
}
