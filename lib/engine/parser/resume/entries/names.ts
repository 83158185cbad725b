import { words } from '../../../kernel';
import { passes } from '../../shared/passes';
import type { PairEvidence } from '../lines/fields';
import { kindOfLabel } from '../records/wording';
import type { Assignment } from './assign';
import { shownAssignment } from './draft';

/** Cleans up texts that were misread as the name of an organisation. */

/** Words before a name, with words of a sentence before them. */
const LEAD =
  /^(?:as an? (?:\p{L}+ ){1,3})?(?:in|at|with|for|of|from|by|für|bei|sur|chez|presso|dans|w|v|na)\s+(?:the\s+)?(?=["“„«]?\p{Lu})/u;
/** From this many words on, a text without a capital letter is part of a sentence. */
const SENTENCE = 3;
const CAPITAL = /[\p{Lu}\p{Lo}]/u;

/** True for a text that is only a label of a field, or words of a sentence. */
function isNoName(text: string, evidence: PairEvidence): boolean {
  const field = kindOfLabel(text)?.field;
  if (field === 'when' || field === 'start' || field === 'end' || field === 'place' || field === 'what')
    return true;
  return !CAPITAL.test(text) && words(text).length >= SENTENCE && evidence(text).where <= 0;
}

type Naming = { about: 'work' | 'study'; evidence: PairEvidence };

const withName = passes<Assignment, Naming>('name of an employer in an entry', shownAssignment, [
  {
    name: 'word before it',
    why: '"as a Clerk at Quillmark": what leads to a name is no part of it',
    apply: (assignment) => {
      const { where } = assignment;
      const text = where?.text.replace(LEAD, '');
      return where && text !== undefined ? { ...assignment, where: { ...where, text } } : assignment;
    },
  },
  {
    name: 'no name',
    why: 'the label of a field alone, or words of a sentence, name nobody',
    apply: (assignment, { evidence }) => {
      const { where, ...rest } = assignment;
      if (where === undefined || where.field === 'where' || !isNoName(where.text, evidence))
        return assignment;
      return { ...rest, others: [...rest.others, where] };
    },
  },
]);

/**
 * Returns the choice with only the name of an employer, or without one where the text is not a name. Schools do not
 * change.
 */
export function withNameAlone(assignment: Assignment, model: Naming): Assignment {
  return model.about === 'work' ? withName(assignment, model) : assignment;
}
