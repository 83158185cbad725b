import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { countryName } from '../words';

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
      {rest > 0 && <span className="text-xs text-ink-faint">+{rest}</span>}
    </span>
  );
}
