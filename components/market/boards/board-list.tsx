'use client';

import { LayoutDashboard, Plus, Users } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { counted } from '@/components/dossier/words';
import { PageHeader } from '@/components/shell/page-header';
import { useAction } from '@/components/shell/use-action';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/state';
import { toast } from '@/components/ui/toast';
import { addBoard, changeBoard } from '@/lib/recruiter/actions/boards';
import type { BoardLine } from '@/lib/recruiter/vocabulary';
import { boardHref } from '../../boards/board-path';
import { useBoards } from '../../boards/boards-provider';
import { WHOLE_MARKET } from '../dashboard/scope';
import { MarketTabs } from '../tabs';
import { BoardMenu } from './board-menu';
import { NameDialog } from './name-dialog';

/** Every board that a person sees. */
export function BoardList({ lines }: { lines: readonly BoardLine[] }) {
  const boards = useBoards();
  const router = useRouter();
  const [isNew, setNew] = useState(false);
  if (!boards) throw new Error('BoardsProvider is missing');
  const add = (
    <Button variant="primary" onClick={() => setNew(true)}>
      <Plus aria-hidden />
      New board
    </Button>
  );
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHeader
        title="Boards"
        parent={{ href: WHOLE_MARKET.path, label: 'Market' }}
        actions={<MarketTabs filters={[]} current="boards" />}
      />
      <div className="min-h-0 flex-1 overflow-auto">
        {lines.length === 0 ? (
          <EmptyState icon={LayoutDashboard} title="Keep the figures you come back to" actions={add}>
            A board is a page of figures and questions of the market, in your order, for yourself or for the
            workspace. Put a figure on one by{' '}
            <LayoutDashboard aria-label="Add to a board" className="inline size-4 align-text-bottom" /> at its
            title, and print the board as a report.
          </EmptyState>
        ) : (
          <div className="mx-auto flex max-w-3xl flex-col gap-3 p-4 md:p-5">
            <div className="flex items-center justify-between gap-3">
              <p className="text-ink-muted">{counted(lines.length, 'board')}</p>
              {add}
            </div>
            <ul aria-label="Boards" className="divide-y rounded-lg border bg-surface">
              {lines.map((line) => (
                <Line key={line.id} line={line} />
              ))}
            </ul>
          </div>
        )}
      </div>
      {isNew && (
        <NameDialog
          title="New board"
          description="Then put figures on it, from wherever they are shown."
          submit="Make the board"
          mayShare={boards.mayShare}
          save={addBoard}
          onSaved={({ id }) => router.push(boardHref(id))}
          onClose={() => setNew(false)}
        />
      )}
    </div>
  );
}

function Line({ line }: { line: BoardLine }) {
  const boards = useBoards();
  const router = useRouter();
  const { run } = useAction();
  const { id, name, shared, isOwn, by, items, mayChange } = line;
  const change = (input: { shared?: boolean; removed?: boolean }, done?: () => void) =>
    boards &&
    run(
      () => changeBoard({ id, ...input }),
      () => {
        router.refresh();
        done?.();
      },
    );
  const restore = { label: 'Undo', run: () => change({ removed: false }) };
  return (
    <li className="relative flex min-h-12 items-center gap-3 px-4 hover:bg-hover">
      <LayoutDashboard aria-hidden className="size-4 shrink-0 text-ink-faint" />
      <Link
        href={boardHref(id)}
        prefetch={false}
        className="min-w-0 truncate font-medium after:absolute after:inset-0"
      >
        {name}
      </Link>
      <span className="ml-auto flex shrink-0 items-center gap-3 text-xs text-ink-muted">
        {shared && (
          <span className="flex items-center gap-1.5">
            <Users aria-hidden className="size-3.5" />
            <span className="max-sm:sr-only">{isOwn ? 'Shared' : `By ${by}`}</span>
          </span>
        )}
        <span className="tabular-nums">{counted(items, 'figure')}</span>
      </span>
      {boards && mayChange && (
        <div className="relative z-1 -mr-2">
          <BoardMenu
            board={line}
            mayShare={boards.mayShare}
            rename={async (next) => {
              const came = await changeBoard({ id, name: next });
              if (came.ok) router.refresh();
              return came;
            }}
            share={(next) => change({ shared: next })}
            remove={() =>
              change({ removed: true }, () => toast.done(`“${name}” deleted`, { action: restore }))
            }
          />
        </div>
      )}
    </li>
  );
}
