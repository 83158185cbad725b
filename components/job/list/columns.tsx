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
import { dayText } from '@/components/dossier/words';
import { type JobColumn, type JobListItem, type JobSort, payText } from '@/lib/recruiter/vocabulary';
import { CONTRACT_WORDS, EMPLOYMENT_WORDS } from '../words';

type Column = ListColumn<JobListItem> & { readonly id: JobColumn; readonly sort?: JobSort };

/** Returns the yearly salary of a line in words. */
export function salaryText({ salaryMinimum, salaryMaximum, salaryCurrency }: JobListItem): string {
  return payText({ from: salaryMinimum, to: salaryMaximum }, salaryCurrency);
}

/** Every column, in the order of the menu. */
export const JOB_LIST_COLUMNS: readonly Column[] = [
  { id: 'name', label: 'Title', sort: 'name', className: TEXT, wraps: 'min-w-52', cell: ({ name }) => name },
  {
    id: 'employer',
    label: 'Employer',
    sort: 'employer',
    className: TEXT,
    wraps: WRAPPED,
    cell: ({ employer }, terms) => <Marked text={employer} terms={terms} />,
  },
  { id: 'location', label: 'Location', sort: 'location', className: TEXT, wraps: WRAPPED, cell: placeOf },
  DISTANCE_COLUMN,
  {
    id: 'remote',
    label: 'Remote',
    className: TEXT,
    wraps: WRAPPED,
    cell: ({ remote }) => (remote ? 'Remote' : null),
  },
  {
    id: 'contract',
    label: 'Contract',
    className: 'max-w-28 truncate',
    wraps: 'max-w-32 whitespace-normal',
    cell: ({ contract }) => contract && (CONTRACT_WORDS[contract] ?? contract),
  },
  {
    id: 'employment',
    label: 'Employment',
    className: TEXT,
    wraps: WRAPPED,
    cell: ({ employment }) => employment && (EMPLOYMENT_WORDS[employment] ?? employment),
  },
  { id: 'salary', label: 'Yearly salary', sort: 'salary', className: FIGURE, cell: salaryText },
  ...READ_COLUMNS,
  {
    id: 'posted',
    label: 'Posted',
    sort: 'posted',
    className: FIGURE,
    cell: ({ postedOn }) => dayText(postedOn),
  },
  {
    id: 'closes',
    label: 'Closes',
    sort: 'closes',
    className: FIGURE,
    cell: ({ closesOn }) => dayText(closesOn),
  },
  {
    id: 'reference',
    label: 'Reference',
    className: TEXT,
    wraps: WRAPPED,
    cell: ({ reference }) => reference,
  },
  TAGS_COLUMN,
  ...TIME_COLUMNS,
];
