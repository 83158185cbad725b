import type { CsvColumn } from '@/lib/platform/csv';
import { languageName, placeOf } from '../records/code-names';
import type { CandidateColumn, CandidateListItem } from './types';

/** Exported columns of the list of candidates. */
export const CANDIDATE_CSV: Readonly<Record<CandidateColumn, CsvColumn<CandidateListItem>>> = {
  name: { heading: 'Name', cell: ({ name }) => name },
  title: { heading: 'Title', cell: ({ title }) => title },
  employer: { heading: 'Employer', cell: ({ employer }) => employer },
  location: {
    heading: 'Location',
    cell: placeOf,
  },
  distance: { heading: 'Distance (km)', cell: ({ distance }) => distance ?? null },
  experience: { heading: 'Months of experience', cell: ({ monthsOfExperience }) => monthsOfExperience },
  skills: { heading: 'Skills', cell: ({ skills }) => skills.join('; ') },
  languages: { heading: 'Languages', cell: ({ languages }) => languages.map(languageName).join('; ') },
  profession: { heading: 'Profession', cell: ({ profession }) => profession },
  email: { heading: 'E-mail', cell: ({ email }) => email },
  phone: { heading: 'Phone', cell: ({ phone }) => phone },
  degree: { heading: 'Degree', cell: ({ degree }) => degree },
  tags: { heading: 'Tags', cell: ({ tags }) => tags.join('; ') },
  findings: { heading: 'Findings', cell: ({ findings }) => findings },
  added: { heading: 'Added', cell: ({ addedAt }) => new Date(addedAt) },
  updated: { heading: 'Updated', cell: ({ updatedAt }) => new Date(updatedAt) },
};
