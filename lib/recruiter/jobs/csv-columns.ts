import type { CsvColumn } from '../exports/csv';
import type { JobColumn, JobListItem } from './types';

function salary({ salaryMinimum, salaryMaximum, salaryCurrency }: JobListItem): string {
  const amounts = [...new Set([salaryMinimum, salaryMaximum])].filter((amount) => amount !== null);
  return [amounts.join('-'), amounts.length > 0 && salaryCurrency].filter(Boolean).join(' ');
}

/** The columns of the list of jobs as they are exported. */
export const JOB_CSV: Readonly<Record<JobColumn, CsvColumn<JobListItem>>> = {
  name: { heading: 'Title', cell: ({ name }) => name },
  employer: { heading: 'Employer', cell: ({ employer }) => employer },
  location: {
    heading: 'Location',
    cell: ({ city, countryCode }) => [city, countryCode].filter(Boolean).join(', '),
  },
  remote: { heading: 'Remote', cell: ({ remote }) => (remote === null ? null : remote ? 'yes' : 'no') },
  contract: { heading: 'Contract', cell: ({ contract }) => contract },
  employment: { heading: 'Employment', cell: ({ employment }) => employment },
  salary: { heading: 'Yearly salary', cell: salary },
  skills: { heading: 'Skills', cell: ({ skills }) => skills.join('; ') },
  languages: { heading: 'Languages', cell: ({ languages }) => languages.join('; ') },
  profession: { heading: 'Profession', cell: ({ profession }) => profession },
  posted: { heading: 'Posted', cell: ({ postedOn }) => postedOn },
  closes: { heading: 'Closes', cell: ({ closesOn }) => closesOn },
  reference: { heading: 'Reference', cell: ({ reference }) => reference },
  tags: { heading: 'Tags', cell: ({ tags }) => tags.join('; ') },
  added: { heading: 'Added', cell: ({ addedAt }) => addedAt },
  updated: { heading: 'Updated', cell: ({ updatedAt }) => updatedAt },
};
