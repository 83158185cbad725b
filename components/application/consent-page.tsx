import { Button } from '@/components/ui/button';
import type { PublicConsent } from '@/lib/recruiter/vocabulary';
import { PublicFrame } from './public-frame';

function titleOf({ state, months }: PublicConsent): string {
  if (state === 'renewed') return 'Thank you, we keep your CV';
  if (state !== 'open') return 'Your CV is being removed';
  return months === null
    ? 'May we keep your CV?'
    : `May we keep your CV for another ${months === 1 ? 'month' : `${months} months`}?`;
}

const LEADS: Record<PublicConsent['state'], string> = {
  open: 'We would like to consider you for jobs to come.',
  renewed: 'We ask you again before your consent ends. You can withdraw it here at any time.',
  withdrawn: 'You asked us not to keep it. There is nothing else to do.',
  lapsed: 'Your consent has ended. If you would like us to keep it, write to us soon.',
};

/** The page at which somebody says whether their CV may be kept. Needs no script. */
export function ConsentPage({ consent, action }: { consent: PublicConsent; action: string }) {
  const { brand, state } = consent;
  const isOver = state === 'withdrawn' || state === 'lapsed';
  return (
    <PublicFrame brand={brand}>
      <header role={state === 'open' ? undefined : 'status'}>
        <h1 className="text-2xl font-semibold text-balance">{titleOf(consent)}</h1>
        <p className="mt-2 max-w-prose text-base text-ink-muted">{LEADS[state]}</p>
      </header>
      {!isOver && (
        <form method="post" action={action} className="flex flex-wrap gap-3">
          {state === 'open' && (
            <Button type="submit" name="keep" value="yes" variant="primary" size="lg">
              Yes, keep my CV
            </Button>
          )}
          <Button type="submit" name="keep" value="no" size="lg">
            {state === 'open' ? 'No, remove my CV' : 'Remove my CV after all'}
          </Button>
        </form>
      )}
    </PublicFrame>
  );
}
