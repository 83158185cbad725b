import { ChevronLeft, ChevronRight } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { IconButton } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Day } from '@/components/ui/time';
import type { EventView } from '@/lib/recruiter';
import { eventViewAddress } from '@/lib/recruiter/vocabulary';

const VIEWS = [
  { view: 'matches', label: 'Matches of the day' },
  { view: 'list', label: 'All events' },
] as const;

/** The two views of the page, and the day of the first. */
export function EventViews({ view, today }: { view: EventView; today: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b px-4 py-2 md:px-5">
      <nav aria-label="Views" className="flex gap-1">
        {VIEWS.map((each) => (
          <Link
            key={each.view}
            href={eventViewAddress({ view: each.view })}
            aria-current={view.view === each.view ? 'page' : undefined}
            className={cn(
              'flex h-8 items-center rounded-md px-2.5 text-sm font-medium text-ink-muted hover:bg-hover hover:text-ink pointer-coarse:h-10',
              view.view === each.view && 'bg-selected text-ink',
            )}
          >
            {each.label}
          </Link>
        ))}
      </nav>
      {view.view === 'matches' && <DayStepper day={view.day} today={today} />}
    </div>
  );
}

const DAY_MS = 24 * 60 * 60_000;
const after = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

function DayStepper({ day, today }: { day: string; today: string }) {
  const step = (to: string, label: string, icon: ReactNode) => (
    <IconButton label={label} size="sm" asChild>
      <Link href={eventViewAddress({ view: 'matches', day: to })}>{icon}</Link>
    </IconButton>
  );
  return (
    <div className="flex items-center gap-1 text-sm">
      {step(after(day, -1), 'The day before', <ChevronLeft aria-hidden />)}
      <span className="min-w-24 text-center font-medium">
        {day === today ? 'Today' : <Day value={day} />}
      </span>
      {day < today && step(after(day, 1), 'The day after', <ChevronRight aria-hidden />)}
    </div>
  );
}
