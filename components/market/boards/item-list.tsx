'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { dossierPath, KIND_WORDS } from '@/components/dossier/kinds';
import { counted } from '@/components/dossier/words';
import { Skeleton } from '@/components/ui/skeleton';
import type { BoardList, ListItem, ShownItem } from '@/lib/recruiter/vocabulary';
import { foundOf, useComing, whyNot } from '../dashboard/use-coming';
import { listHref } from './item-path';

const LINES = 5;

/** Returns the number of results of an item, and its question; for a match its job or candidate. */
function listWords({ kind, params }: ListItem, list: BoardList | null | undefined): string {
  if (kind === 'match') return list?.about ? `Match: ${list.about}` : 'Match';
  const { one, many } = KIND_WORDS[kind === 'jobs' ? 'job' : 'candidate'];
  const found = list ? counted(list.total, one) : many;
  return params ? `${found}, by a search` : found;
}

/** The first of a list of candidates or jobs, or of a match; each leads to its page, and the number to the whole list. */
export function ItemList({
  item,
  coming,
  control,
  Heading,
}: {
  item: ListItem;
  coming: ShownItem['list'] | undefined;
  control?: ReactNode;
  Heading: 'h2' | 'h3';
}) {
  const { reply } = useComing(coming ?? undefined);
  const list = foundOf(reply);
  return (
    <section
      aria-label={item.name}
      aria-busy={!reply}
      className="rounded-lg border bg-surface p-4 print:break-inside-avoid print:border-0 print:bg-transparent print:p-0"
    >
      <header className="flex min-h-8 items-center gap-2">
        <Heading className="min-w-0 truncate text-sm font-semibold">{item.name}</Heading>
        {control && <div className="ml-auto flex shrink-0 items-center">{control}</div>}
      </header>
      <p className="truncate text-xs text-ink-muted">
        <Link href={listHref(item)} prefetch={false} className="leading-6 hover:text-ink hover:underline">
          {listWords(item, list)}
        </Link>
      </p>
      {!reply && <Waiting />}
      {reply && <Lines list={list} problem={whyNot(reply)} item={item} />}
    </section>
  );
}

function Waiting() {
  return (
    <div data-waiting className="mt-3 flex flex-col gap-3">
      {Array.from({ length: LINES }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
        <Skeleton key={index} className="h-4" />
      ))}
    </div>
  );
}

function Lines({
  list,
  problem,
  item,
}: {
  list: BoardList | null | undefined;
  problem: string | undefined;
  item: ListItem;
}) {
  if (problem) return <p className="mt-3 text-sm text-ink-muted">{problem}</p>;
  if (!list)
    return (
      <p className="mt-3 text-sm text-ink-muted">
        Your provider charges for a match, so a board runs none.{' '}
        <Link href={listHref(item)} prefetch={false} className="text-accent hover:underline">
          Open the match
        </Link>
      </p>
    );
  if (list.lines.length === 0)
    return <p className="mt-3 text-sm text-ink-muted">No matches at the moment.</p>;
  return (
    <ul className="mt-1 divide-y">
      {list.lines.map(({ id, name, detail, score }) => (
        <li key={id} className="flex min-h-10 items-center gap-3 py-1.5">
          <div className="min-w-0">
            <Link
              href={dossierPath(list.kind, id)}
              prefetch={false}
              className="block truncate font-medium hover:text-accent hover:underline"
            >
              {name}
            </Link>
            {detail && <p className="truncate text-xs text-ink-muted">{detail}</p>}
          </div>
          {score !== null && (
            <span className="ml-auto shrink-0 text-sm font-medium tabular-nums">
              {score}
              <span className="sr-only"> of 100</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
