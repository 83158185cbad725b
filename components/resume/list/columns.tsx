import { FIGURE, placeOf, Several, TEXT } from '@/components/dossier/list/cells';
import type { ListColumn } from '@/components/dossier/list/list-spec';
import { dayText, experienceText, languageName } from '@/components/dossier/words';
import type { CandidateColumn, CandidateListItem, CandidateSort } from '@/lib/recruiter/vocabulary';

type Column = ListColumn<CandidateListItem> & { readonly id: CandidateColumn; readonly sort?: CandidateSort };

/** Every column, in the order in which it is offered. */
export const CANDIDATE_LIST_COLUMNS: readonly Column[] = [
  { id: 'name', label: 'Name', sort: 'name', className: TEXT, cell: ({ name }) => name },
  { id: 'title', label: 'Title', sort: 'title', className: TEXT, cell: ({ title }) => title },
  { id: 'employer', label: 'Employer', sort: 'employer', className: TEXT, cell: ({ employer }) => employer },
  { id: 'location', label: 'Location', sort: 'location', className: 'max-w-36 truncate', cell: placeOf },
  {
    id: 'experience',
    label: 'Experience',
    sort: 'experience',
    className: FIGURE,
    cell: ({ monthsOfExperience }) => experienceText(monthsOfExperience ?? 0),
  },
  { id: 'skills', label: 'Skills', className: 'max-w-56', cell: ({ skills }) => <Several words={skills} /> },
  {
    id: 'languages',
    label: 'Languages',
    className: 'max-w-48 truncate',
    cell: ({ languages }) => languages.map(languageName).join(', '),
  },
  { id: 'profession', label: 'Profession', className: TEXT, cell: ({ profession }) => profession },
  { id: 'email', label: 'E-mail', className: TEXT, cell: ({ email }) => email },
  { id: 'phone', label: 'Phone', className: 'whitespace-nowrap tabular-nums', cell: ({ phone }) => phone },
  { id: 'degree', label: 'Degree', className: TEXT, cell: ({ degree }) => degree },
  { id: 'tags', label: 'Tags', className: 'max-w-56', cell: ({ tags }) => <Several words={tags} /> },
  {
    id: 'findings',
    label: 'Findings',
    sort: 'findings',
    className: FIGURE,
    cell: ({ findings }) => (findings > 0 ? findings : <span className="text-ink-faint">0</span>),
  },
  {
    id: 'added',
    label: 'Added',
    sort: 'added',
    className: FIGURE,
    cell: ({ addedAt }) => dayText(addedAt),
  },
  {
    id: 'updated',
    label: 'Updated',
    sort: 'updated',
    className: FIGURE,
    cell: ({ updatedAt }) => dayText(updatedAt),
  },
];
