'use client';

import { Users } from 'lucide-react';
import Link from 'next/link';
import { dossierPath } from '@/components/dossier/kinds';
import { placeOf } from '@/components/dossier/list/cells';
import { counted, dayText } from '@/components/dossier/words';
import { useAction } from '@/components/shell/use-action';
import { useListFocus } from '@/components/shell/use-list-focus';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/state';
import { toast } from '@/components/ui/toast';
import type {
  DuplicatePair,
  DuplicateQueue,
  Outcome,
  PairSide,
  SameReason,
} from '@/lib/recruiter/vocabulary';

/** Actions that the page passes to the queue: server actions that check the role again. */
export type MergeActions = {
  merge(input: { keep: string; merge: string }): Promise<Outcome<{ merged: string }>>;
  undo(input: { merged: string }): Promise<Outcome<{ kept: string }>>;
  setApart(input: { one: string; other: string; apart: boolean }): Promise<Outcome<null>>;
};

const REASONS: Readonly<Record<SameReason, string>> = {
  email: 'Same e-mail address',
  phone: 'Same phone number',
  document: 'Same document',
  name: 'Same name and place or employer',
};

/** Candidates who may be the same person, pair by pair. */
export function DuplicatePairs({
  queue,
  actions,
}: {
  queue: DuplicateQueue;
  /** Null for members who may only look. */
  actions: MergeActions | null;
}) {
  const focus = useListFocus<HTMLUListElement>(queue.pairs);
  if (queue.pairs.length === 0) {
    return (
      <EmptyState icon={Users} title="No possible duplicates">
        Candidates who share an e-mail address, a phone number or a document, or a name with a city or an
        employer, appear here side by side until you merge them or say that they are different people.
      </EmptyState>
    );
  }
  return (
    <ul {...focus} className="mx-auto flex w-full max-w-4xl flex-col gap-6 px-4 py-6 md:px-5">
      {queue.pairs.map((pair) => (
        <li key={pair.sides.map(({ id }) => id).join()}>
          <Pair pair={pair} actions={actions} />
        </li>
      ))}
      {queue.total > queue.pairs.length && (
        <li className="text-xs text-ink-muted">
          {counted(queue.total - queue.pairs.length, 'more pair')} after these.
        </li>
      )}
    </ul>
  );
}

function Pair({ pair: { reasons, sides }, actions }: { pair: DuplicatePair; actions: MergeActions | null }) {
  const { busy, run } = useAction();
  const [one, other] = sides;
  const merge = (keep: PairSide, merged: PairSide) =>
    actions &&
    run(
      () => actions.merge({ keep: keep.id, merge: merged.id }),
      () => {
        const undo = () =>
          run(
            () => actions.undo({ merged: merged.id }),
            () => toast.done('Merge undone'),
          );
        toast.done(`${merged.name} merged into ${keep.name}`, { action: { label: 'Undo', run: undo } });
      },
    );
  const setApart = () =>
    actions &&
    run(
      () => actions.setApart({ one: one.id, other: other.id, apart: true }),
      () => {
        const undo = () => run(() => actions.setApart({ one: one.id, other: other.id, apart: false }));
        toast.done('Kept as different people', { action: { label: 'Undo', run: undo } });
      },
    );
  return (
    <section aria-label={`${one.name} and ${other.name}`} className="overflow-hidden rounded-lg border">
      <header className="flex min-h-11 flex-wrap items-center gap-2 border-b bg-sunken px-3 py-1.5">
        {reasons.map((reason) => (
          <Badge key={reason} tone="caution">
            {REASONS[reason]}
          </Badge>
        ))}
        {actions && (
          <Button size="sm" variant="quiet" className="ml-auto" disabled={busy} onClick={setApart}>
            Different people
          </Button>
        )}
      </header>
      <div className="grid sm:grid-cols-2 sm:divide-x max-sm:divide-y">
        <Side side={one} other={other} busy={busy} onKeep={actions && (() => merge(one, other))} />
        <Side side={other} other={one} busy={busy} onKeep={actions && (() => merge(other, one))} />
      </div>
    </section>
  );
}

/**
 * Returns the facts about one candidate, by name; `own` is true for those about the person and not about the entry
 * here.
 */
function factsOf(side: PairSide): { name: string; text: string; own: boolean }[] {
  const fact = (name: string, text: string, own: boolean) => ({ name, text, own });
  return [
    fact('Title', side.title ?? '', true),
    fact('Employer', side.employer ?? '', true),
    fact('Place', placeOf(side), true),
    fact('E-mail', side.email ?? '', true),
    fact('Phone', side.phone ?? '', true),
    fact('Added', dayText(side.addedAt), false),
    fact('Changed', dayText(side.updatedAt), false),
    fact('Documents', String(side.documents), false),
    fact('Corrections', side.corrections > 0 ? String(side.corrections) : '', false),
  ];
}

function Side({
  side,
  other,
  busy,
  onKeep,
}: {
  side: PairSide;
  other: PairSide;
  busy: boolean;
  onKeep: (() => void) | null;
}) {
  const others = new Map(factsOf(other).map(({ name, text }) => [name, text]));
  const known = factsOf(side).filter(({ name, text }) => text || others.get(name));
  return (
    <div className="flex min-w-0 flex-col gap-3 p-3">
      <Link href={dossierPath('candidate', side.id)} className="truncate font-medium hover:underline">
        {side.name}
      </Link>
      <dl className="grid grid-cols-[6rem_1fr] gap-x-3 gap-y-0.5 text-xs">
        {known.map(({ name, text, own }) => (
          <div key={name} className="contents">
            <dt className="text-ink-muted">{name}</dt>
            <dd className="wrap-anywhere">
              {text || '–'}
              {own && text && text === others.get(name) && (
                <Badge tone="caution" className="ml-1.5">
                  Same
                </Badge>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {onKeep && (
        <Button size="sm" className="mt-auto self-start" disabled={busy} onClick={onKeep}>
          Merge into this one
        </Button>
      )}
    </div>
  );
}
