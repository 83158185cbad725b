import type { Gazetteer } from '../../../taxonomy';
import { passes } from '../../shared/passes';
import { shownAssignment, shownDraft } from '../entries/draft';
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
