import { findDegrees, type Gazetteer } from '../../../taxonomy';
import { passes } from '../../shared/passes';
import { tellsOfOneself } from '../../shared/wording/prose';
import { shownAssignment, shownDraft } from '../entries/draft';
import type { Part } from '../entries/parts';
import { endsInPlace } from '../entries/places';
import { withFieldBelow } from './below';
import type { EducationDraft } from './build';
import { educationEvidence } from './evidence';
import { cutTownFromSchool, withoutAffiliation, withTownOfInitials } from './schools';
import { inheritSchools } from './shared-schools';

/** The entry with what was taken for its degree among its places, where it is the name of one. */
function withoutPlaceForDegree(draft: EducationDraft, gazetteer: Gazetteer | undefined): EducationDraft {
  const { what, ...assignment } = draft.assignment;
  if (gazetteer === undefined || what === undefined || what.field === 'what') return draft;
  if (educationEvidence(what.text).what > 0 || !endsInPlace(what.text, gazetteer)) return draft;
  const header = { ...draft.header, places: [...draft.header.places, what.text] };
  return { ...draft, header, assignment };
}

/** True for a degree that more than a word for training names: "I did Higher Secondary" says which one. */
const namesCertainDegree = (text: string) =>
  findDegrees(text).some(({ type }) => type !== 'vocational' && type !== 'certification');

/** The entry without a degree or a school that is a sentence of the candidate about themselves. */
function withoutSentence(draft: EducationDraft): EducationDraft {
  const { what, where, others, ...rest } = draft.assignment;
  const isSentence = (part: Part | undefined): part is Part =>
    part !== undefined && tellsOfOneself(part.text) && !namesCertainDegree(part.text);
  if (!isSentence(what) && !isSentence(where)) return draft;
  const left = [what, where].filter(isSentence);
  const fields = {
    ...(what && !isSentence(what) && { what }),
    ...(where && !isSentence(where) && { where }),
  };
  return { ...draft, assignment: { ...rest, ...fields, others: [...others, ...left] } };
}

/** The studies of a section, each with the school that is written once for several of them. */
export const withSharedSchools = passes<readonly EducationDraft[]>(
  'studies of a section',
  (drafts) => drafts.flatMap(({ assignment }) => shownAssignment(assignment)),
  [
    {
      name: 'one school above its degrees',
      why: 'the school is written once, above its degrees',
      apply: inheritSchools,
    },
  ],
);

/** A study with fields that hold what they are named for, and those that its header lacks. */
export const withWholeFields = passes<EducationDraft, Gazetteer | undefined>('study', shownDraft, [
  {
    name: 'sentence about oneself',
    why: '"I have an excellent education" is no degree and no school',
    apply: withoutSentence,
  },
  {
    name: 'place taken for a degree',
    why: 'the name of a place is where the school is',
    apply: withoutPlaceForDegree,
  },
  {
    name: 'town behind the school',
    why: '"Harbour College, Brackwater": one word that is neither a subject nor a school',
    apply: cutTownFromSchool,
  },
  {
    name: 'town of initials',
    why: '"BITS, Pilani": the town after initials is part of the name',
    apply: withTownOfInitials,
  },
  {
    name: 'university behind a college',
    why: '"Harbour College, Westmarch University": the university is no part of the name of its college',
    apply: withoutAffiliation,
  },
  {
    name: 'degree or school on a line below',
    why: '"Harbour University, 2015 - 2018" above "Bachelor of Arts"',
    apply: withFieldBelow,
  },
]);
