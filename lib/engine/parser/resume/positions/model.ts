import { passes } from '../../shared/passes';
import { evidenceOf } from '../../shared/wording/evidence';
import type { Assignment } from '../entries/assign';
import { shownAssignment } from '../entries/draft';
import type { EntryModel } from '../entries/drafts';
import type { HeaderParts } from '../entries/parts';
import { roleOf } from '../entries/statements';
import { joinTitles } from './titles';

/** Words of titles and of organisations. */
function positionEvidence(text: string): { what: number; where: number } {
  const { title, organisation } = evidenceOf(text);
  return { what: title, where: organisation };
}

/** The parts of a header, with roles that a sentence leads to bare. */
function withBareRoles(header: HeaderParts): HeaderParts {
  const parts = header.parts.map((part) => {
    const role = roleOf(part.text);
    return role === undefined ? part : { ...part, text: role, isRole: true };
  });
  return { ...header, parts };
}

const withReadableParts = passes<HeaderParts>(
  'header of a job',
  ({ parts }) => parts.map(({ text }) => text),
  [
    {
      name: 'role in a sentence',
      why: '"Worked as Clerk": the role alone is the title',
      apply: withBareRoles,
    },
  ],
);

const withSettledFields = passes<Assignment>('title and employer', shownAssignment, [
  {
    name: 'two titles',
    why: '"Senior Engineer | Team Lead": a second title beside the first belongs to it',
    apply: joinTitles,
  },
]);

/** How the entries of a work history are read. */
export const POSITION_MODEL: EntryModel = {
  about: 'work',
  evidence: positionEvidence,
  slotWeight: 0.9,
  sureWhere: 3,
  prepare: withReadableParts,
  refine: withSettledFields,
};
