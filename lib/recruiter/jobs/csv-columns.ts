import type { CsvColumn } from '@/lib/platform/csv';
import { languageName, placeOf } from '../records/code-names';
import type { JobColumn, JobListItem } from './types';
import { CONTRACT_WORDS, EMPLOYMENT_WORDS, payText } from './words';

const dayOf = (day: string | null) => (day === null ? null : new Date(`${day}T00:00:00Z`));

function salary({ salaryMinimum, salaryMaximum, salaryCurrency }: JobListItem): string {
  return payText({ from: salaryMinimum, to: salaryMaximum }, salaryCurrency);
}

/** Exported columns of the list of jobs. */
export const JOB_CSV: Readonly<Record<JobColumn, CsvColumn<JobListItem>>> = {
  name: { heading: 'Title', cell: ({ name }) => name },
  employer: { heading: 'Employer', cell: ({ employer }) => employer },
  location: {
    heading: 'Location',
    cell: placeOf,
  },
  distance: { heading: 'Distance (km)', cell: ({ distance }) => distance ?? null },
  remote: { heading: 'Remote', cell: ({ remote }) => (remote ? 'Remote' : null) },
  contract: {
    heading: 'Contract',
    cell: ({ contract }) => contract && (CONTRACT_WORDS[contract] ?? contract),
  },
  employment: {
    heading: 'Employment',
    cell: ({ employment }) => employment && (EMPLOYMENT_WORDS[employment] ?? employment),
  },
  salary: { heading: 'Yearly salary', cell: salary },
  skills: { heading: 'Skills', cell: ({ skills }) => skills.join('; ') },
  languages: { heading: 'Languages', cell: ({ languages }) => languages.map(languageName).join('; ') },
  profession: { heading: 'Profession', cell: ({ profession }) => profession },
  posted: { heading: 'Posted', cell: ({ postedOn }) => dayOf(postedOn) },
  closes: { heading: 'Closes', cell: ({ closesOn }) => dayOf(closesOn) },
  reference: { heading: 'Reference', cell: ({ reference }) => reference },
  tags: { heading: 'Tags', cell: ({ tags }) => tags.join('; ') },
  added: { heading: 'Added', cell: ({ addedAt }) => new Date(addedAt) },
  updated: { heading: 'Updated', cell: ({ updatedAt }) => new Date(updatedAt) },
};
