'use client';

import { Users } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { useAction } from '@/components/shell/use-action';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { Tooltip } from '@/components/ui/tooltip';
import type { DuplicateDecision, DuplicateMatch, UploadItem } from '@/lib/recruiter/vocabulary';
import type { UploadActions } from '../actions';
import { dossierPath } from '../kinds';
import { dayText } from '../words';
import { LineFrame } from './upload-line';

const REASONS: Readonly<Record<DuplicateMatch['reasons'][number], string>> = {
  email: 'the same e-mail address',
  phone: 'the same phone number',
  document: 'the very same document',
};

const DECISIONS: readonly { decision: DuplicateDecision; label: string; meaning: string }[] = [
  {
    decision: 'merge',
    label: 'Merge',
    meaning: 'This document becomes the newest version. Corrections and earlier versions stay.',
  },
  {
    decision: 'replace',
    label: 'Replace',
    meaning: 'This document takes the place of the earlier ones, which are deleted with their corrections.',
  },
  { decision: 'keep-both', label: 'Keep both', meaning: 'They are not the same: keep both.' },
];

/** Actions that settle duplicates. */
export type Deciding = Pick<UploadActions, 'decide'>;

type DuplicateProps = { actions: Deciding; onChanged: () => void };
type LineProps = Omit<DuplicateProps, 'actions'> & {
  item: UploadItem;
  /** Null for members who may only look. */
  actions: Deciding | null;
};

/** A document that resembles one already here: shows which and why, and asks for a decision. */
export function DuplicateLine({ item, actions, onChanged }: LineProps) {
  const match = item.duplicates[0];
  if (!match) return null;
  const work = [match.title, match.employer].filter(Boolean).join(', ');
  return (
    <LineFrame icon={<Users aria-hidden className="text-caution" />} name={item.name}>
      <p className="text-xs text-ink-muted">
        Looks like{' '}
        <Link href={dossierPath(item.kind, match.dossierId)} className="font-medium text-ink hover:underline">
          {match.name}
        </Link>
        {work && ` (${work})`}, added {dayText(match.addedAt)}:{' '}
        {match.reasons.map((reason) => REASONS[reason]).join(' and ')}.
      </p>
      {actions && (
        <DecisionButtons items={[item]} name={match.name} actions={actions} onChanged={onChanged} />
      )}
    </LineFrame>
  );
}

/** Decides about every duplicate at once. */
export function AllDuplicates({
  items,
  actions,
  onChanged,
}: DuplicateProps & { items: readonly UploadItem[] }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 border-b bg-caution-soft px-4 py-2">
      <p className="flex-1 text-xs font-medium whitespace-nowrap text-caution">
        {items.length} known already, for all:
      </p>
      <DecisionButtons
        items={items}
        name={`${items.length} entries`}
        actions={actions}
        onChanged={onChanged}
      />
    </div>
  );
}

function DecisionButtons({
  items,
  name,
  actions,
  onChanged,
}: DuplicateProps & { items: readonly UploadItem[]; name: string }) {
  const [replacing, setReplacing] = useState(false);
  const { busy, run } = useAction();
  const decide = (decision: DuplicateDecision) =>
    run(
      () =>
        actions.decide(
          items.map(({ id, duplicates }) => ({
            itemId: id,
            decision,
            ...(duplicates[0] && { dossierId: duplicates[0].dossierId }),
          })),
        ),
      () => {
        setReplacing(false);
        onChanged();
      },
    );
  return (
    <div className="mt-1 flex gap-1">
      {DECISIONS.map(({ decision, label, meaning }) => (
        <Tooltip key={decision} content={meaning}>
          <Button
            size="sm"
            disabled={busy}
            onClick={() => (decision === 'replace' ? setReplacing(true) : decide(decision))}
          >
            {label}
          </Button>
        </Tooltip>
      ))}
      <AlertDialog
        open={replacing}
        onOpenChange={setReplacing}
        busy={busy}
        title={`Replace the documents of ${name}?`}
        description="The earlier documents, what was read from them and the corrections made to it are deleted. This cannot be undone."
        confirm="Replace"
        onConfirm={() => decide('replace')}
      />
    </div>
  );
}
