import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import type { DossierLine } from '@/lib/recruiter/vocabulary';
import { countryName, dayText, languageName } from '../words';
import type { ListColumn } from './list-spec';

/** How the cells of a column of words, and of a column of figures, look. */
export const TEXT = 'max-w-40 truncate';
export const FIGURE = 'text-right tabular-nums whitespace-nowrap';

const MOST_WORDS = 2;

/** The city and the country of a line. */
export function placeOf({ city, countryCode }: { city: string | null; countryCode: string | null }): string {
  return [city, countryCode && countryName(countryCode)].filter(Boolean).join(', ');
}

/** A few of several words, and how many more there are. */
export function Several({ words }: { words: readonly string[] }): ReactNode {
  if (words.length === 0) return null;
  const rest = words.length - MOST_WORDS;
  return (
    <span className="flex items-center gap-1 overflow-hidden" title={words.join(', ')}>
      {words.slice(0, MOST_WORDS).map((word) => (
        <Badge key={word}>
          <span className="max-w-20 truncate">{word}</span>
        </Badge>
      ))}
      {rest > 0 && <span className="text-xs text-ink-muted">+{rest}</span>}
    </span>
  );
}

type Shared = DossierLine & { skills: string[]; languages: string[]; profession: string | null };

/** What was read of the contents: skills, languages, profession. */
export const READ_COLUMNS = [
  { id: 'skills', label: 'Skills', className: 'max-w-56', cell: ({ skills }) => <Several words={skills} /> },
  {
    id: 'languages',
    label: 'Languages',
    className: 'max-w-48 truncate',
    cell: ({ languages }) => languages.map(languageName).join(', '),
  },
  { id: 'profession', label: 'Profession', className: TEXT, cell: ({ profession }) => profession },
] as const satisfies readonly ListColumn<Shared>[];

export const TAGS_COLUMN = {
  id: 'tags',
  label: 'Tags',
  className: 'max-w-56',
  cell: ({ tags }) => <Several words={tags} />,
} as const satisfies ListColumn<DossierLine>;

/** When it came in, and when it changed last. */
export const TIME_COLUMNS = [
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
] as const satisfies readonly ListColumn<DossierLine>[];
