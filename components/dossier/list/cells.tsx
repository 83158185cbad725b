import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { type DossierLine, placeOf, type SkillMatch } from '@/lib/recruiter/vocabulary';
import { dayText, experienceText, languageName } from '../words';
import type { ListColumn } from './list-spec';

export { placeOf };

/** Look of the cells of a column of words, and of a column of figures. */
export const TEXT = 'max-w-44 truncate 2xl:max-w-56';
/** A column of words on two lines: as wide as its contents ask, and never so narrow that each word has a line. */
export const WRAPPED = 'min-w-28 max-w-64 whitespace-normal wrap-anywhere xl:min-w-34 2xl:max-w-80';
export const FIGURE = 'text-right tabular-nums whitespace-nowrap';

/** Returns the distance of a line from the requested place, `12 km`; empty without one. */
export function distanceText({ distance }: Pick<DossierLine, 'distance'>): string {
  return distance === undefined ? '' : `${distance} km`;
}

/** Distance from the place in the question; shown wherever there is one (`shownColumns`). */
export const DISTANCE_COLUMN = {
  id: 'distance',
  label: 'Distance',
  sort: 'distance',
  className: FIGURE,
  cell: (line) => <span className="font-medium text-positive">{distanceText(line)}</span>,
} as const satisfies ListColumn<DossierLine>;

const MOST_MATCHES = 3;

/**
 * Several words as far as the cell has room, all of them in its tip. Each is a box, since a cut line omits whole boxes;
 * one that is wider than the cell takes both lines of it.
 */
export function Several({ words }: { words: readonly string[] }): ReactNode {
  if (words.length === 0) return null;
  return (
    <span title={words.join(', ')}>
      {words.map((word, index) => (
        <span key={word} className="inline-block max-w-full align-bottom whitespace-pre-wrap wrap-anywhere">
          {index < words.length - 1 ? `${word}, ` : word}
        </span>
      ))}
    </span>
  );
}

function matchText({ months, lastUsed }: SkillMatch): string {
  const used = lastUsed && `last used ${lastUsed}`;
  return [months && experienceText(months), used].filter(Boolean).join(', ');
}

/** Skills, those for which the row is there first: in green, with how long they were used. */
export function Skills({ line }: { line: Shared }): ReactNode {
  const matches = line.matches ?? [];
  const named = new Set(matches.map(({ name }) => name));
  const others = line.skills.filter((skill) => !named.has(skill));
  return (
    <>
      {matches.slice(0, MOST_MATCHES).map((match) => (
        <Badge key={match.name} tone="positive" title={matchText(match)} className="mr-1.5 align-bottom">
          <Check aria-label="Asked for:" />
          <span className="max-w-32 truncate">{match.name}</span>
          {match.months ? <span className="font-normal">{experienceText(match.months)}</span> : null}
        </Badge>
      ))}
      <Several words={[...matches.slice(MOST_MATCHES).map(({ name }) => name), ...others]} />
    </>
  );
}

/** The skills of a card: the requested ones if there are any, else the first ones. */
export function CardSkills({ line, skills }: { line: DossierLine; skills: string }): ReactNode {
  const matches = line.matches ?? [];
  if (matches.length === 0) return skills;
  return (
    <span className="font-medium text-positive">
      {matches.map(({ name, months }) => `${name}${months ? ` ${experienceText(months)}` : ''}`).join(' · ')}
    </span>
  );
}

type Shared = DossierLine & { skills: string[]; languages: string[]; profession: string | null };

/** Columns of parsed contents: skills, languages, profession. */
export const READ_COLUMNS = [
  // Takes the room that the others leave, so that no row is wider than the list.
  {
    id: 'skills',
    label: 'Skills',
    className: 'w-full max-w-0 min-w-36 truncate',
    wraps:
      'w-auto max-w-44 min-w-40 whitespace-normal min-[88rem]:max-w-64 min-[88rem]:min-w-52 2xl:max-w-xl',
    cell: (line) => <Skills line={line} />,
  },
  {
    id: 'languages',
    label: 'Languages',
    className: 'max-w-48 truncate',
    wraps: WRAPPED,
    cell: ({ languages }) => languages.map(languageName).join(', '),
  },
  {
    id: 'profession',
    label: 'Profession',
    className: TEXT,
    wraps: WRAPPED,
    cell: ({ profession }) => profession,
  },
] as const satisfies readonly ListColumn<Shared>[];

export const TAGS_COLUMN = {
  id: 'tags',
  label: 'Tags',
  className: 'max-w-56 truncate',
  wraps: WRAPPED,
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
