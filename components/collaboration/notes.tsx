'use client';

import { Trash2 } from 'lucide-react';
import { momentText } from '@/components/dossier/words';
import { IconButton } from '@/components/ui/button';
import type { ShortlistNote } from '@/lib/recruiter/vocabulary';
import { piecesOf } from './mentions';

/** Notes of colleagues, newest first. */
export function Notes({
  notes,
  onRemove,
}: {
  notes: readonly ShortlistNote[];
  /** Null for members who may only look. */
  onRemove: ((id: string) => void) | null;
}) {
  if (notes.length === 0)
    return <p className="text-xs text-ink-muted">No notes yet. Notes stay within this workspace.</p>;
  return (
    <ul className="flex flex-col gap-2">
      {notes.map((note) => (
        <li key={note.id} className="group/note rounded-md bg-sunken px-3 py-2">
          <p className="text-sm wrap-anywhere whitespace-pre-wrap">
            {piecesOf(note.text, note.mentions).map((piece, index) =>
              piece.mention ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
                <span key={index} className="rounded-xs bg-accent-soft px-0.5 font-medium text-accent">
                  {piece.text}
                </span>
              ) : (
                piece.text
              ),
            )}
          </p>
          <div className="mt-1 flex items-center gap-2 text-xs text-ink-muted">
            <span>
              {note.by}, <time dateTime={note.at}>{momentText(note.at)}</time>
            </span>
            {onRemove && (
              <IconButton
                label={`Remove the note of ${note.by}`}
                size="sm"
                className="ml-auto"
                onClick={() => onRemove(note.id)}
              >
                <Trash2 aria-hidden />
              </IconButton>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
