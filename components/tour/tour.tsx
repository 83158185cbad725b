'use client';

import { X } from 'lucide-react';
import Link from 'next/link';
import { TOUR_STATES } from '@/components/shell/preferences';
import { usePreferences } from '@/components/shell/preferences-provider';
import { Button, IconButton } from '@/components/ui/button';
import { TOUR } from './steps';

/** The step of the tour that this browser is at, above the page; nothing while it is off. */
export function Tour() {
  const { preferences, setPreference } = usePreferences();
  if (preferences.tour === 'off') return null;
  const number = Number(preferences.tour);
  const step = TOUR[number - 1];
  if (!step) return null;
  const isLast = number === TOUR.length;
  const next = () => setPreference('tour', isLast ? 'off' : (TOUR_STATES[number + 1] ?? 'off'));
  return (
    <section
      aria-label="Tour"
      className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-b bg-accent-soft px-4 py-2.5 text-sm md:px-5 print:hidden"
    >
      <p aria-live="polite" className="min-w-60 flex-1 text-pretty">
        <span className="mr-2 text-xs text-ink-muted tabular-nums">
          {number} of {TOUR.length}
        </span>
        <span className="mr-1.5 font-semibold">{step.title}.</span>
        <span className="text-ink-muted">{step.text}</span>
      </p>
      <div className="flex items-center gap-1.5">
        <Button asChild size="sm">
          <Link href={step.href}>{step.open}</Link>
        </Button>
        <Button size="sm" variant={isLast ? 'primary' : 'quiet'} onClick={next}>
          {isLast ? 'Done' : 'Next'}
        </Button>
        {!isLast && (
          <IconButton label="End the tour" size="sm" onClick={() => setPreference('tour', 'off')}>
            <X aria-hidden />
          </IconButton>
        )}
      </div>
    </section>
  );
}
