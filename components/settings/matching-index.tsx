'use client';

import { useState } from 'react';
import { useAction } from '@/components/shell/use-action';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import { Day } from '@/components/ui/time';
import { toast } from '@/components/ui/toast';
import type { IndexProgress, IndexState, Outcome } from '@/lib/recruiter';
import { Facts } from './section';

const KIND_NAMES = { candidate: 'Candidates', job: 'Jobs' } as const;

function progressOf({ indexed, total, failed }: IndexProgress): string {
  const refused = failed > 0 ? `, ${failed} not taken` : '';
  return `${indexed} of ${total}${refused}`;
}

type Asking = 'rebuild' | 'on' | 'off' | null;

const QUESTIONS = {
  rebuild: {
    title: 'Rebuild the index?',
    description:
      'It is emptied and filled again; until then, matches are incomplete. A provider charges for each document.',
    confirm: 'Rebuild',
  },
  on: {
    title: 'Turn on matching?',
    description:
      'All candidates and jobs are sent to the index at your provider, and their cities to its geocoder. It charges for each document and city.',
    confirm: 'Turn on',
    tone: 'primary',
  },
  off: {
    title: 'Turn off matching?',
    description: 'Everything is deleted from the index at your provider. Nothing changes here.',
    confirm: 'Turn off',
  },
} as const;

/** Progress of the index, and the actions of an owner on it. */
export function MatchingIndex({
  state: { enabled, hosted, progress, problem, changedAt },
  rebuild,
  turn,
}: {
  state: IndexState;
  rebuild: () => Promise<Outcome<null>>;
  turn: (input: { on: boolean }) => Promise<Outcome<null>>;
}) {
  const [asking, setAsking] = useState<Asking>(null);
  const { busy, run } = useAction();
  const act = () =>
    run(asking === 'rebuild' ? rebuild : () => turn({ on: asking === 'on' }), () => {
      if (asking === 'rebuild') toast.done('The index is being rebuilt');
      setAsking(null);
    });
  const facts = progress.map((each) => ({ name: KIND_NAMES[each.kind], value: progressOf(each) }));
  const lastChange = changedAt ? [{ name: 'Last change', value: <Day value={changedAt} /> }] : [];
  return (
    <div className="flex flex-col gap-4">
      {enabled ? <Facts facts={[...facts, ...lastChange]} /> : <p className="text-sm">It is off.</p>}
      {problem && (
        <Callout tone="caution" title="Some changes are pending">
          {problem} It will be retried automatically.
        </Callout>
      )}
      <div className="flex flex-wrap gap-2">
        {enabled && <Button onClick={() => setAsking('rebuild')}>Rebuild…</Button>}
        {hosted && (
          <Button
            variant={enabled ? 'danger-quiet' : 'primary'}
            onClick={() => setAsking(enabled ? 'off' : 'on')}
          >
            {enabled ? 'Turn off…' : 'Turn on…'}
          </Button>
        )}
      </div>
      <AlertDialog
        open={asking !== null}
        onOpenChange={(open) => !open && setAsking(null)}
        {...QUESTIONS[asking ?? 'rebuild']}
        busy={busy}
        onConfirm={act}
      />
    </div>
  );
}
