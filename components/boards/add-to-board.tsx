'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LayoutDashboard, Users } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { getFrom } from '@/components/shell/requests';
import { useAction } from '@/components/shell/use-action';
import { Button, IconButton } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { Skeleton } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import { addBoard, addToBoard } from '@/lib/recruiter/actions/boards';
import type { BoardLine, Outcome } from '@/lib/recruiter/vocabulary';
import { boardHref } from './board-path';
import { useBoards } from './boards-provider';
import type { BoardDraft } from './draft';

const BOARDS = ['boards'];
const LONGEST_NAME = 80;

/** Puts a figure, or the question of a page, on a board: one of those that are there or a new one. */
export function AddToBoard({ draft, trigger }: { draft: BoardDraft; trigger?: ReactNode }) {
  const boards = useBoards();
  const [isOpen, setOpen] = useState(false);
  if (!boards) return null;
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        {trigger ?? (
          <IconButton label={`Add ${draft.name} to a board`} size="sm">
            <LayoutDashboard aria-hidden />
          </IconButton>
        )}
      </PopoverTrigger>
      <PopoverContent align="end" aria-label="Add to a board">
        <Choose draft={draft} onAdded={() => setOpen(false)} />
      </PopoverContent>
    </Popover>
  );
}

function Choose({ draft, onAdded }: { draft: BoardDraft; onAdded: () => void }) {
  const boards = useBoards();
  const router = useRouter();
  const client = useQueryClient();
  const { busy, run } = useAction();
  const { data } = useQuery({
    queryKey: BOARDS,
    queryFn: ({ signal }) => getFrom<BoardLine[]>('/api/recruiter/boards', signal),
  });
  const [name, setName] = useState('');
  if (!boards) return null;
  const put = async (board: string): Promise<Outcome<string>> => {
    const added = await addToBoard({ board, ...draft, name: draft.name.slice(0, LONGEST_NAME) });
    return added.ok ? { ok: true, value: board } : added;
  };
  const add = (to: string, place: () => Promise<Outcome<string>>) =>
    run(place, (board) => {
      const open = { label: 'Open', run: () => router.push(boardHref(board)) };
      toast.done(`Added to “${to}”`, { action: open });
      void client.invalidateQueries({ queryKey: BOARDS });
      onAdded();
    });
  const addToNew = () =>
    add(name.trim(), async () => {
      const made = await addBoard({ name, shared: false });
      return made.ok ? put(made.value.id) : made;
    });
  const open = data?.filter(({ mayChange }) => mayChange);
  return (
    <>
      <h2 className="px-1.5 pb-1 text-xs font-medium text-ink-faint">Add to a board</h2>
      {!open && <Skeleton className="mx-1.5 my-2 w-32" />}
      {open && open.length > 0 && (
        <ul className="-mx-1 max-h-60 overflow-y-auto">
          {open.map((board) => (
            <li key={board.id}>
              <button
                type="button"
                disabled={busy}
                onClick={() => add(board.name, () => put(board.id))}
                className="flex min-h-8 w-full items-center gap-2 rounded-sm px-2.5 text-left hover:bg-hover pointer-coarse:min-h-10"
              >
                <span className="min-w-0 truncate">{board.name}</span>
                {board.shared && <Users aria-label="Shared" className="size-3.5 shrink-0 text-ink-faint" />}
                <span className="ml-auto shrink-0 text-xs text-ink-faint tabular-nums">{board.items}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <form
        method="post"
        className="mt-2 flex gap-2 border-t pt-3"
        onSubmit={(event) => {
          event.preventDefault();
          addToNew();
        }}
      >
        <Input
          aria-label="Name of a new board"
          placeholder="New board"
          maxLength={LONGEST_NAME}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" variant="primary" busy={busy} disabled={name.trim() === ''}>
          Add
        </Button>
      </form>
    </>
  );
}
