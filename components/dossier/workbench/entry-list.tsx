'use client';

import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, IconButton } from '@/components/ui/button';
import { useCorrections } from '../fields/corrections-provider';

/** Positions or education: entries that can be taken out and added, which corrects the list as a whole. */
export function EntryList<Entry extends { id: string }>({
  path,
  entries,
  noun,
  nameOf,
  newEntry,
  empty,
  children,
}: {
  path: string;
  entries: readonly Entry[];
  noun: string;
  nameOf: (entry: Entry) => string;
  newEntry: (id: string) => Entry;
  empty: string;
  children: (entry: Entry, path: string) => ReactNode;
}) {
  const { correcting } = useCorrections();
  return (
    <>
      {entries.length === 0 && <p className="text-ink-muted">{empty}</p>}
      <ol className="flex flex-col gap-5">
        {entries.map((entry, index) => (
          <li key={entry.id} id={`entry-${entry.id}`} className="group/entry relative scroll-mt-4">
            {children(entry, `${path}.${index}`)}
            {correcting && (
              <IconButton
                label={`Remove ${nameOf(entry)}`}
                size="sm"
                className="absolute -right-2 -bottom-1 opacity-0 group-hover/entry:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-60"
                onClick={() =>
                  correcting.save(
                    path,
                    entries.filter(({ id }) => id !== entry.id),
                  )
                }
              >
                <Trash2 aria-hidden />
              </IconButton>
            )}
          </li>
        ))}
      </ol>
      {correcting && (
        <Button
          variant="quiet"
          size="sm"
          className="mt-3 -ml-2 print:hidden"
          onClick={() => correcting.save(path, [...entries, newEntry(`added-${crypto.randomUUID()}`)])}
        >
          <Plus aria-hidden />
          Add {noun}
        </Button>
      )}
    </>
  );
}
