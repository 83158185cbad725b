import { Fragment } from 'react';
import type { TextPiece } from '@/lib/recruiter/vocabulary';

/** A piece of a text with the words that were found in it. */
export function Snippet({ pieces }: { pieces: readonly TextPiece[] }) {
  return (
    <p className="mt-1 line-clamp-2 max-w-3xl text-xs text-ink-muted">
      {pieces.map(({ text, isFound }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no name and never move
        <Fragment key={index}>
          {isFound ? (
            <mark className="rounded-xs bg-accent-soft px-px font-medium text-accent">{text}</mark>
          ) : (
            text
          )}
        </Fragment>
      ))}
    </p>
  );
}
