'use client';

import { Printer } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { PageHeader } from '@/components/shell/page-header';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Skeleton } from '@/components/ui/skeleton';
import type { Coming, Figure } from '@/lib/recruiter/vocabulary';
import { FigureDrawing } from '../charts/figure-drawing';
import { FigureMethod } from '../charts/figure-method';
import { Legend } from '../charts/legend';
import type { PlacedFigure } from '../dashboard/sections';
import { foundOf, useComing } from '../dashboard/use-coming';

/** Pages to print: what was asked, of which time, whose numbers they are and of when, and the figures. */
export function Sheet({
  title,
  back,
  facts,
  children,
}: {
  title: string;
  /** The page with the same question. */
  back: { href: string; label: string };
  facts: readonly { label: string; text: string }[];
  children: ReactNode;
}) {
  return (
    <div className="flex min-h-0 flex-1 flex-col print:block">
      <PageHeader title="Report" parent={back} className="print:hidden" actions={<PrintButton />} />
      <div className="min-h-0 flex-1 overflow-auto bg-canvas p-4 md:p-6 print:overflow-visible print:bg-transparent print:p-0">
        <article
          data-paper
          className="group @container mx-auto max-w-[calc(182mm+4rem)] rounded-lg border bg-surface p-5 md:p-8 print:border-0 print:bg-transparent print:p-0"
        >
          <h2 className="text-xl font-semibold">{title}</h2>
          <p className="mt-2 hidden font-medium text-critical print:group-has-[[data-waiting]]:block">
            Printed before all figures were drawn: those that were still on their way are missing.
          </p>
          <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 border-b pb-4">
            {facts.map(({ label, text }) => (
              <div key={label} className="contents">
                <dt className="text-ink-muted">{label}</dt>
                <dd className="min-w-0">{text}</dd>
              </div>
            ))}
          </dl>
          {children}
        </article>
      </div>
    </div>
  );
}

/**
 * Prints once every figure is drawn, and says what it waits for: paper would show the places of those that are not. Its key
 * does the same; the menu of the browser cannot be held up, so the sheet itself says what is missing there.
 */
function PrintButton() {
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const look = setInterval(() => {
      if (document.querySelector('[data-paper] [data-waiting]')) return;
      setWaiting(false);
      window.print();
    }, 100);
    return () => clearInterval(look);
  }, [isWaiting]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'p' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
      event.preventDefault();
      setWaiting(true);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <Button variant="primary" aria-busy={isWaiting} onClick={() => setWaiting(true)}>
      <Printer aria-hidden />
      {isWaiting ? 'Drawing all figures …' : 'Print or save as PDF'}
    </Button>
  );
}

/** A part of a report under its heading. */
export function SheetSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-6">
      <h3 className="mb-2 break-after-avoid text-base font-semibold">{title}</h3>
      <div className="grid items-start gap-x-6 gap-y-5 @xl:grid-cols-2">{children}</div>
    </section>
  );
}

/** A figure with what it rests on below it; nothing where there is nothing to draw. */
export function SheetFigure({
  title,
  isNamedAbove = false,
  about,
  placed: { height, isWide },
  coming,
}: {
  title: string;
  /** The heading of its section is its title. */
  isNamedAbove?: boolean;
  /** Its question, where that differs from the report's. */
  about?: ReactNode;
  placed: PlacedFigure;
  coming: Coming<Figure | null> | undefined;
}) {
  const { reply } = useComing(coming);
  const figure = foundOf(reply);
  const look = cn('min-w-0 break-inside-avoid', isWide && 'col-span-full');
  if (!reply)
    return (
      <div className={look} data-waiting style={{ height }}>
        <Skeleton className="h-full rounded-md" />
      </div>
    );
  if (!figure || figure.rows.length === 0) return null;
  return (
    <figure aria-label={title} className={look}>
      {!isNamedAbove && <figcaption className={cn('font-semibold', !about && 'mb-2')}>{title}</figcaption>}
      {about}
      <Legend figure={figure} />
      <FigureDrawing title={title} figure={figure} height={height} />
      <p className="mt-1.5 text-2xs text-ink-muted">
        <FigureMethod figure={figure} />
      </p>
    </figure>
  );
}
