import { distanceText, placeOf } from '@/components/dossier/list/cells';
import type { ListSpec } from '@/components/dossier/list/list-spec';
import { experienceText } from '@/components/dossier/words';
import { Avatar } from '@/components/ui/avatar';
import {
  CANDIDATE_LIST,
  type CandidateColumn,
  type CandidateListItem,
  type CandidateListQuery,
} from '@/lib/recruiter/vocabulary';
import { CANDIDATE_LIST_COLUMNS } from './columns';
import { filterChips } from './filters';

const DEFAULT_COLUMNS: readonly CandidateColumn[] = [
  'name',
  'title',
  'employer',
  'location',
  'experience',
  'skills',
  'updated',
];

/** The list of candidates. */
export const CANDIDATES: ListSpec<CandidateListItem, CandidateListQuery> = {
  kind: 'candidate',
  language: CANDIDATE_LIST,
  columns: CANDIDATE_LIST_COLUMNS,
  defaultColumns: DEFAULT_COLUMNS,
  chips: filterChips,
  mark: ({ name }, size) => <Avatar name={name} size={size} />,
  cardLines: (candidate) => [
    [candidate.title, candidate.employer].filter(Boolean).join(' · '),
    [placeOf(candidate), distanceText(candidate), experienceText(candidate.monthsOfExperience ?? 0)]
      .filter(Boolean)
      .join(' · '),
    candidate.skills.slice(0, 5).join(', '),
  ],
};
