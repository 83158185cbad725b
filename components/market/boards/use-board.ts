import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getFrom } from '@/components/shell/requests';
import { useAction } from '@/components/shell/use-action';
import { toast } from '@/components/ui/toast';
import { arrangeBoard, changeBoard, changeBoardItem, loadBoard } from '@/lib/recruiter/actions/boards';
import type { Board, BoardItem, Outcome, ShownItem } from '@/lib/recruiter/vocabulary';
import { FRESH_MS } from '../fresh';

/** Returns a board as this browser knows it, with every change on screen before the server confirms it. */
export function useBoard(initial: Board) {
  const client = useQueryClient();
  const { run } = useAction();
  const key = ['board', initial.id];
  const { data: board } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => getFrom<Board>(`/api/recruiter/boards/${initial.id}`, signal),
    initialData: initial,
  });
  const change = (next: Partial<Board>, save: () => Promise<Outcome<null>>, done?: () => void) => {
    void client.cancelQueries({ queryKey: key });
    client.setQueryData(key, { ...board, ...next });
    run(save, done, () => client.setQueryData(key, board));
  };
  const put = (item: BoardItem) => {
    const back = () => changeBoardItem({ board: board.id, id: item.id, removed: false });
    run(back, () => client.invalidateQueries({ queryKey: key }));
  };
  return {
    board,
    rename: (name: string) => change({ name }, () => changeBoard({ id: board.id, name })),
    share: (shared: boolean) => change({ shared }, () => changeBoard({ id: board.id, shared })),
    renameItem: (id: string, name: string) =>
      change({ items: board.items.map((item) => (item.id === id ? { ...item, name } : item)) }, () =>
        changeBoardItem({ board: board.id, id, name }),
      ),
    arrange: (items: BoardItem[]) =>
      change({ items }, () => arrangeBoard({ board: board.id, items: items.map(({ id }) => id) })),
    takeAway: (item: BoardItem) =>
      change(
        { items: board.items.filter(({ id }) => id !== item.id) },
        () => changeBoardItem({ board: board.id, id: item.id, removed: true }),
        () => toast.done(`“${item.name}” removed`, { action: { label: 'Undo', run: () => put(item) } }),
      ),
  };
}

export type WorkingBoard = ReturnType<typeof useBoard>;

/**
 * Returns the contents of the items of a board: those that the page began to load, and again when a colleague added
 * something.
 */
export function useShownItems(
  board: Board,
  initial: Outcome<ShownItem[]>,
): { answer: Outcome<ShownItem[]> | undefined; isError: boolean; again: () => void } {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['market-board', board.id],
    queryFn: () => loadBoard({ id: board.id }),
    initialData: initial,
    staleTime: FRESH_MS,
    structuralSharing: false,
    refetchOnWindowFocus: false,
  });
  const known = new Set(data.ok ? data.value.map(({ id }) => id) : []);
  const isMissing = data.ok && board.items.some(({ id }) => !known.has(id));
  useEffect(() => {
    if (isMissing && !isFetching && !isError) void refetch();
  }, [isMissing, isFetching, isError, refetch]);
  return { answer: data, isError, again: () => void refetch() };
}
