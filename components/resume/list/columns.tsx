import type { ReactNode } from 'react';
import { countryName, dayText, experienceText, languageName } from '@/components/dossier/words';
import { Badge } from '@/components/ui/badge';
import type { CandidateColumn, CandidateListItem, CandidateSort } from '@/lib/recruiter/vocabulary';

/** How one column is called, sorted and filled. The name has a cell of its own in the row. */
export type ListColumn = {
  readonly id: CandidateColumn;
  readonly label: string;
  readonly sort?: CandidateSort;
  readonly className: string;
  readonly cell: (candidate: CandidateListItem) => ReactNode;
};

const MOST_WORDS = 2;

function place({ city, countryCode }: CandidateListItem): string {
  return [city, countryCode && countryName(countryCode)].filter(Boolean).join(', ');
}

function several(words: readonly string[], most: number): ReactNode {
  if (words.length === 0) return null;
  const rest = words.length - most;
  return (
    <span className="flex items-center gap-1 overflow-hidden" title={words.join(', ')}>
      {words.slice(0, most).map((word) => (
        <Badge key={word}>
          <span className="max-w-20 truncate">{word}</span>
        </Badge>
      ))}
      {rest > 0 && <span className="text-xs text-ink-faint">+{rest}</span>}
    </span>
  );
}

const text = 'max-w-40 truncate';
const figure = 'text-right tabular-nums whitespace-nowrap';

/** Every column, in the order in which it is offered. */
export const LIST_COLUMNS: readonly ListColumn[] = [
  { id: 'name', label: 'Name', sort: 'name', className: text, cell: ({ name }) => name },
  { id: 'title', label: 'Title', sort: 'title', className: text, cell: ({ title }) => title },
  { id: 'employer', label: 'Employer', sort: 'employer', className: text, cell: ({ employer }) => employer },
  { id: 'location', label: 'Location', sort: 'location', className: 'max-w-36 truncate', cell: place },
  {
    id: 'experience',
    label: 'Experience',
    sort: 'experience',
    className: figure,
    cell: ({ monthsOfExperience }) => experienceText(monthsOfExperience ?? 0),
  },
  {
    id: 'skills',
    label: 'Skills',
    className: 'max-w-56',
    cell: ({ skills }) => several(skills, MOST_WORDS),
  },
  {
    id: 'languages',
    label: 'Languages',
    className: 'max-w-48 truncate',
    cell: ({ languages }) => languages.map(languageName).join(', '),
  },
  { id: 'email', label: 'E-mail', className: text, cell: ({ email }) => email },
  { id: 'phone', label: 'Phone', className: 'whitespace-nowrap tabular-nums', cell: ({ phone }) => phone },
  { id: 'degree', label: 'Degree', className: text, cell: ({ degree }) => degree },
  { id: 'tags', label: 'Tags', className: 'max-w-56', cell: ({ tags }) => several(tags, MOST_WORDS) },
  {
    id: 'findings',
    label: 'Findings',
    sort: 'findings',
    className: figure,
    cell: ({ findings }) => (findings > 0 ? findings : <span className="text-ink-faint">0</span>),
  },
  {
    id: 'added',
    label: 'Added',
    sort: 'added',
    className: figure,
    cell: ({ addedAt }) => dayText(addedAt),
  },
  {
    id: 'updated',
    label: 'Updated',
    sort: 'updated',
    className: figure,
    cell: ({ updatedAt }) => dayText(updatedAt),
  },
];

/** Columns of figures stand at the right, head included. */
export function isFigure({ className }: ListColumn): boolean {
  return className === figure;
}
