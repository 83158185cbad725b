import { distanceText, placeOf } from '@/components/dossier/list/cells';
import { chipsOf, commonChips, truthChip } from '@/components/dossier/list/filter-chip';
import type { FilterChip, ListSpec } from '@/components/dossier/list/list-spec';
import { factChips } from '@/components/dossier/list/search/fact-chips';
import {
  JOB_LIST,
  type JobColumn,
  type JobFilters,
  type JobListItem,
  type JobListQuery,
} from '@/lib/recruiter/vocabulary';
import { JobMark } from '../../dossier/job-mark';
import { CONTRACT_WORDS, EMPLOYMENT_WORDS } from '../words';
import { JOB_LIST_COLUMNS, salaryText } from './columns';

const DEFAULT_COLUMNS: readonly JobColumn[] = [
  'name',
  'employer',
  'location',
  'contract',
  'salary',
  'skills',
  'closes',
];

function chips(filters: JobFilters): FilterChip[] {
  return commonChips(filters, 'Posting', [
    ...chipsOf('skills', filters.skills, (skill) => skill),
    ...factChips(filters),
    ...chipsOf('employers', filters.employers, (employer) => employer),
    ...chipsOf('contracts', filters.contracts, (contract) => CONTRACT_WORDS[contract] ?? contract),
    ...chipsOf('employments', filters.employments, (type) => EMPLOYMENT_WORDS[type] ?? type),
    ...truthChip('remote', filters.remote, ['Remote', 'On site']),
    ...truthChip('hasSalary', filters.hasSalary, ['With a salary', 'Without a salary']),
  ]);
}

/** The list of jobs. */
export const JOBS: ListSpec<JobListItem, JobListQuery> = {
  kind: 'job',
  language: JOB_LIST,
  columns: JOB_LIST_COLUMNS,
  defaultColumns: DEFAULT_COLUMNS,
  chips,
  mark: (_, size) => <JobMark size={size} />,
  cardLines: (job) => [
    job.employer ?? '',
    [placeOf(job), distanceText(job), job.remote && 'Remote', salaryText(job)].filter(Boolean).join(' · '),
    job.skills.slice(0, 5).join(', '),
  ],
};
