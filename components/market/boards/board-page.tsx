'use client';

import { LayoutDashboard, Users } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useEffect, useMemo, useRef, useState } from 'react';
import { PageHeader } from '@/components/shell/page-header';
import { useAction } from '@/components/shell/use-action';
import { Button } from '@/components/ui/button';
import { moved } from '@/components/ui/moved';
import { EmptyState } from '@/components/ui/state';
import { toast } from '@/components/ui/toast';
import { Tooltip } from '@/components/ui/tooltip';
import { changeBoard } from '@/lib/recruiter/actions/boards';
import type { Board, BoardItem, MarketField, Outcome, ShownItem } from '@/lib/recruiter/vocabulary';
import { BOARDS_PATH, boardHref } from '../../boards/board-path';
import { useBoards } from '../../boards/boards-provider';
import { FiguresFailed } from '../dashboard/figures-failed';
import { WHOLE_MARKET } from '../dashboard/scope';
import { LabelLanguageMenu } from '../label-language-menu';
import { QueueNotice } from '../queue-notice';
import { ReportButton } from '../report-button';
import { boardReportHref } from '../report-path';
import { BoardMenu } from './board-menu';
import { ItemCard } from './item-card';
import { NameDialog } from './name-dialog';
import { useBoard, useShownItems, type WorkingBoard } from './use-board';

export type BoardProps = {
  board: Board;
  shown: Outcome<ShownItem[]>;
  fields: readonly MarketField[];
  /** BCP 47, according to the browser. */
  locale: string;
  /** Whose numbers they are, and of when. */
  source: string;
};

/** A board: figures and questions in an order of one's own, each as on the page that it comes from. */
export function BoardPage(props: BoardProps) {
  const boards = useBoards();
  if (!boards) throw new Error('BoardsProvider is missing');
  const working = useBoard(props.board);
  const { board, rename, share } = working;
  const { answer, isError, again } = useShownItems(board, props.shown);
  const coming = useMemo(
    () =>
      answer?.ok
        ? answer.value.flatMap(({ figure, list, keyFigures }) => [figure ?? list ?? [], keyFigures].flat())
        : [],
    [answer],
  );
  const remove = useRemoval(board);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHeader
        title={board.name}
        parent={{ href: BOARDS_PATH, label: 'Boards' }}
        detail={board.shared && <SharedMark board={board} />}
        actions={
          <>
            <LabelLanguageMenu />
            {board.items.length > 0 && <ReportButton href={boardReportHref(board.id)} />}
            {board.mayChange && (
              <BoardMenu
                {...{ board, share, remove }}
                mayShare={boards.mayShare}
                rename={async (name) => {
                  rename(name);
                  return { ok: true, value: null };
                }}
              />
            )}
          </>
        }
      />
      <QueueNotice coming={coming} />
      <div className="@container min-h-0 flex-1 overflow-auto bg-canvas p-4 md:p-5">
        {board.items.length === 0 ? (
          <NothingOnIt />
        ) : isError || (answer && !answer.ok) ? (
          <FiguresFailed data={answer} again={again} />
        ) : (
          <Items {...props} working={working} shown={answer?.ok ? answer.value : []} />
        )}
      </div>
    </div>
  );
}

function SharedMark({ board: { isOwn, by } }: { board: Board }) {
  const text = isOwn ? 'Shared with the workspace' : `Shared by ${by}`;
  return (
    <Tooltip content={text}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what it means is shown on focus as well */}
      <span tabIndex={0} className="flex size-6 items-center justify-center rounded-sm">
        <Users aria-label={text} className="size-4" />
      </span>
    </Tooltip>
  );
}

/** Deletes a board, leads back to the others, and can take it back. */
function useRemoval({ id, name }: Board) {
  const boards = useBoards();
  const router = useRouter();
  const { run } = useAction();
  const restore = () =>
    boards &&
    run(
      () => changeBoard({ id, removed: false }),
      () => router.push(boardHref(id)),
    );
  return () =>
    boards &&
    run(
      () => changeBoard({ id, removed: true }),
      () => {
        toast.done(`“${name}” deleted`, { action: { label: 'Undo', run: () => restore() } });
        router.push(BOARDS_PATH);
      },
    );
}

function NothingOnIt() {
  return (
    <EmptyState
      icon={LayoutDashboard}
      title="Nothing on this board yet"
      actions={
        <Button variant="primary" asChild>
          <Link href={WHOLE_MARKET.path}>Open the overview</Link>
        </Button>
      }
    >
      Any figure of the overview, of a profession or employer, of a comparison or of Explore can go here:
      press <LayoutDashboard aria-label="Add to a board" className="inline size-4 align-text-bottom" /> at its
      title.
    </EmptyState>
  );
}

/** Returns the function that restores the focus after a move, since moved elements lose it. */
function useFocusKept(items: readonly BoardItem[]) {
  const kept = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is moved when the items have
  useEffect(() => {
    const id = kept.current;
    kept.current = null;
    if (id) document.querySelector<HTMLElement>(`[data-board-item="${CSS.escape(id)}"] [data-grip]`)?.focus();
  }, [items]);
  return (id: string) => {
    kept.current = document.activeElement?.matches('[role="menuitem"]') ? null : id;
  };
}

function Items({
  working: { board, arrange, renameItem, takeAway },
  shown,
  fields,
  locale,
  source,
}: Omit<BoardProps, 'board' | 'shown'> & { working: WorkingBoard; shown: readonly ShownItem[] }) {
  const [renamed, setRenamed] = useState<BoardItem | null>(null);
  const [said, setSaid] = useState('');
  const keepFocus = useFocusKept(board.items);
  const parts = new Map(shown.map((one) => [one.id, one]));
  const place = (item: BoardItem, from: number, to: number) => {
    const next = moved(board.items, from, to);
    const at = next.findIndex(({ id }) => id === item.id);
    if (at === from) return;
    keepFocus(item.id);
    arrange(next);
    setSaid(`${item.name}, place ${at + 1} of ${next.length}`);
  };
  const changesOf = (item: BoardItem, index: number) => ({
    rename: () => setRenamed(item),
    takeAway: () => takeAway(item),
    move: (by: number) => place(item, index, index + by),
    take: (dragged: string) => {
      const from = board.items.findIndex(({ id }) => id === dragged);
      const other = board.items[from];
      if (other) place(other, from, index);
    },
  });
  return (
    <>
      <ul aria-label="On this board" className="mx-auto grid max-w-7xl items-start gap-3 @3xl:grid-cols-2">
        {board.items.map((item, index) => (
          <ItemCard
            key={item.id}
            {...{ item, fields, locale, source }}
            shown={parts.get(item.id)}
            changes={board.mayChange ? changesOf(item, index) : null}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {said}
      </p>
      {renamed && (
        <NameDialog
          title={`Rename ${renamed.name}`}
          description="The title shown on this board and its report."
          submit="Rename"
          name={renamed.name}
          save={async ({ name }) => {
            renameItem(renamed.id, name);
            return { ok: true, value: null };
          }}
          onSaved={() => setRenamed(null)}
          onClose={() => setRenamed(null)}
        />
      )}
    </>
  );
}
