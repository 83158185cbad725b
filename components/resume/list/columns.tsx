import { Doubted } from '@/components/dossier/fields/doubted';
import {
  DISTANCE_COLUMN,
  FIGURE,
  placeOf,
  READ_COLUMNS,
  TAGS_COLUMN,
  TEXT,
  TIME_COLUMNS,
  WRAPPED,
} from '@/components/dossier/list/cells';
import type { ListColumn } from '@/components/dossier/list/list-spec';
import { Marked } from '@/components/dossier/list/search/marked';
import { experienceText } from '@/components/dossier/words';
import type { CandidateColumn, CandidateListItem, CandidateSort } from '@/lib/recruiter/vocabulary';

type Column = ListColumn<CandidateListItem> & { readonly id: CandidateColumn; readonly sort?: CandidateSort };

/** Every column, in the order in which it is offered. */
export const CANDIDATE_LIST_COLUMNS: readonly Column[] = [
  {
    id: 'name',
    label: 'Name',
    sort: 'name',
    className: TEXT,
    wraps: 'min-w-52 min-[88rem]:min-w-60',
    cell: ({ name }) => name,
  },
  {
    id: 'title',
    label: 'Title',
    sort: 'title',
    className: TEXT,
    wraps: WRAPPED,
    cell: ({ title, doubts }, terms) => (
      <Doubted isSo={doubts.includes('title')}>
        <Marked text={title} terms={terms} />
      </Doubted>
    ),
  },
  {
    id: 'employer',
    label: 'Employer',
    sort: 'employer',
    className: TEXT,
    wraps: WRAPPED,
    cell: ({ employer, doubts }, terms) => (
      <Doubted isSo={doubts.includes('employer')}>
        <Marked text={employer} terms={terms} />
      </Doubted>
    ),
  },
  {
    id: 'location',
    label: 'Location',
    sort: 'location',
    className: TEXT,
    wraps: WRAPPED,
    cell: (line) => <Doubted isSo={line.doubts.includes('city')}>{placeOf(line)}</Doubted>,
  },
  DISTANCE_COLUMN,
  {
    id: 'experience',
    label: 'Experience',
    sort: 'experience',
    className: FIGURE,
    cell: ({ monthsOfExperience }) => experienceText(monthsOfExperience ?? 0),
  },
  ...READ_COLUMNS,
  { id: 'email', label: 'E-mail', className: TEXT, wraps: WRAPPED, cell: ({ email }) => email },
  { id: 'phone', label: 'Phone', className: 'whitespace-nowrap tabular-nums', cell: ({ phone }) => phone },
  { id: 'degree', label: 'Degree', className: TEXT, wraps: WRAPPED, cell: ({ degree }) => degree },
  TAGS_COLUMN,
  {
    id: 'findings',
    label: 'Findings',
    sort: 'findings',
    className: FIGURE,
    cell: ({ findings }) => (findings > 0 ? findings : <span className="text-ink-faint">0</span>),
  },
  ...TIME_COLUMNS,
];
