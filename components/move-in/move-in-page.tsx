'use client';

import { Sheet } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { NamedFile } from '@/components/dossier/upload/dropped-files';
import { filesOfList } from '@/components/dossier/upload/dropped-files';
import { heldFiles, isTable, MOVE_IN_PATH } from '@/components/dossier/upload/held-files';
import { counted, dayText } from '@/components/dossier/words';
import { Button } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import { EmptyState } from '@/components/ui/state';
import type { MovedTable, MoveInDraft, MoveInState } from '@/lib/recruiter/vocabulary';
import { Check } from './check';
import { readPeople } from './requests';
import { StateOfMove } from './state-of-move';

const NOTHING: readonly NamedFile[] = [];

/** Moves the people of another system in: choose a table with their CVs, check how it is read, follow it. */
export function MoveInPage({
  state,
  earlier,
  mayWrite,
}: {
  /** The table that was moved in, where the address names one. */
  state: MoveInState | null;
  earlier: readonly MovedTable[];
  mayWrite: boolean;
}) {
  const router = useRouter();
  const files = useSyncExternalStore(heldFiles.subscribe, heldFiles.now, () => NOTHING);
  const table = files.find(isTable);
  const cvs = files.filter((file) => !isTable(file));
  const { draft, problem } = useDraft(mayWrite ? table : undefined);
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-6 px-4 py-6 md:px-5">
      {problem && <Callout tone="critical">{problem}</Callout>}
      {table && draft ? (
        <Check
          key={draft.id}
          draft={draft}
          cvs={cvs}
          onMoved={(id) => {
            heldFiles.dropTable();
            router.push(`${MOVE_IN_PATH}?table=${id}`);
          }}
          onCancel={heldFiles.clear}
        />
      ) : state ? (
        <StateOfMove key={state.id} initial={state} cvs={cvs} mayWrite={mayWrite} />
      ) : (
        <Choose mayWrite={mayWrite} busy={table !== undefined && !problem} />
      )}
      {!draft && <Earlier tables={earlier.filter(({ id }) => id !== state?.id)} />}
    </div>
  );
}

/** Reads the table once, however often the page is drawn. */
function useDraft(table: NamedFile | undefined): { draft: MoveInDraft | null; problem: string | null } {
  const [read, setRead] = useState<{ of: NamedFile; draft: MoveInDraft | null; problem: string | null }>();
  const asked = useRef<NamedFile>(undefined);
  useEffect(() => {
    if (!table || asked.current === table) return;
    asked.current = table;
    void readPeople(table).then((answer) => {
      if (asked.current === table) setRead({ of: table, ...answer });
    });
  }, [table]);
  return read && read.of === table ? read : { draft: null, problem: null };
}

function Choose({ mayWrite, busy }: { mayWrite: boolean; busy: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <EmptyState
      icon={Sheet}
      title="Drop a table of candidates here, with their CVs"
      actions={
        mayWrite && (
          <>
            <Button variant="primary" busy={busy} onClick={() => input.current?.click()}>
              Choose files
            </Button>
            <input
              ref={input}
              type="file"
              multiple
              hidden
              aria-label="Table and CVs"
              onChange={({ currentTarget }) => {
                if (currentTarget.files) heldFiles.hold(filesOfList(currentTarget.files).files);
                currentTarget.value = '';
              }}
            />
          </>
        )
      }
    >
      {mayWrite
        ? 'A CSV file or an Excel workbook, as your last system exports it: OpenCATS, Bullhorn, Greenhouse or any other. You see how each column is read before anything is imported. CVs are matched to rows by their file names.'
        : 'Importing candidates requires the recruiter role.'}
    </EmptyState>
  );
}

function Earlier({ tables }: { tables: readonly MovedTable[] }) {
  if (tables.length === 0) return null;
  return (
    <section aria-labelledby="earlier">
      <h2 id="earlier" className="mb-2 font-semibold">
        Earlier imports
      </h2>
      <ul className="divide-y rounded-lg border">
        {tables.map(({ id, name, at, total, undone }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3 px-3 py-2">
            <Link
              href={`${MOVE_IN_PATH}?table=${id}`}
              className="min-w-0 truncate font-medium hover:underline"
            >
              {name}
            </Link>
            <span className="text-xs text-ink-muted tabular-nums">
              {counted(total, 'row')}, {dayText(at)}
              {undone && ', undone'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
