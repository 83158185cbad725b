'use client';

import { type MouseEvent, useEffect, useState } from 'react';
import { cn } from '@/components/ui/cn';
import { Skeleton } from '@/components/ui/skeleton';
import {
  type Coming,
  type Dashboard,
  type Figure,
  HEADLINE_PANELS,
  headlinesOf,
  type PanelId,
} from '@/lib/recruiter/vocabulary';
import { useCharting } from '../charts/context';
import { figureId } from './panel';
import { jumpTo } from './section-nav';
import { foundOf } from './use-coming';

/** Three sentences of one line, whether there are as many or not: what is below them stays where it is. */
const ROOM = 'min-h-19';

type Found = Parameters<typeof headlinesOf>[0];

/** What changed most and what is unusual, in at most three sentences that lead to their charts. */
export function Headlines({
  parts,
  panels,
  isStale = false,
}: {
  parts: Dashboard | undefined;
  /** Charts that can be led to. */
  panels: readonly PanelId[];
  /** Whether the parts are of the question before. */
  isStale?: boolean;
}) {
  const { formats } = useCharting();
  const { found, isPending } = useFound(parts);
  if (!found)
    return (
      <div data-waiting className={cn(ROOM, 'flex flex-col gap-2.5 py-1')}>
        <Skeleton className="w-11/12 max-w-2xl" />
        <Skeleton className="w-10/12 max-w-xl" />
        <Skeleton className="w-11/12 max-w-2xl" />
      </div>
    );
  const headlines = headlinesOf(found, formats);
  const look = cn(ROOM, 'transition-opacity', (isPending || isStale) && 'opacity-60');
  const jump = (event: MouseEvent, about: PanelId) => jumpTo(event, figureId(about));
  return headlines.length === 0 ? (
    <p className={cn(look, 'text-ink-muted')}>Nothing changed by more than chance would explain.</p>
  ) : (
    <ul aria-label="What stands out" className={cn(look, 'flex flex-col gap-1')}>
      {headlines.map(({ about, text }) => (
        <li key={about} className="text-pretty">
          {panels.includes(about) ? (
            <a
              href={`#${figureId(about)}`}
              onClick={(event) => jump(event, about)}
              className="hover:text-accent hover:underline"
            >
              {text}
            </a>
          ) : (
            text
          )}
        </li>
      ))}
    </ul>
  );
}

/** Returns the parts that headlines are made of, once all of them came or failed; those of the question before stay meanwhile. */
function useFound(parts: Dashboard | undefined): { found: Found | undefined; isPending: boolean } {
  const [state, setState] = useState<{ parts: Dashboard; found: Found }>();
  useEffect(() => {
    if (!parts) return;
    let isWanted = true;
    void gathered(parts).then((found) => {
      if (isWanted) setState({ parts, found });
    });
    return () => {
      isWanted = false;
    };
  }, [parts]);
  return { found: state?.found, isPending: state?.parts !== parts };
}

async function gathered(parts: Dashboard): Promise<Found> {
  const wanted = parts.panels.filter(({ id }) => HEADLINE_PANELS.some((one) => one === id));
  const [groups, figures] = await Promise.all([
    Promise.all(parts.keyFigures.map(taken)),
    Promise.all(wanted.map(async ({ id, figure }) => [id, await taken(figure)] as const)),
  ]);
  const panels = new Map<PanelId, Figure>();
  for (const [id, figure] of figures) if (figure) panels.set(id, figure);
  return { keyFigures: groups.flatMap((group) => group ?? []), panels };
}

/** Returns what was found, or undefined where it did not come. */
async function taken<Value>(coming: Coming<Value>): Promise<Value | undefined> {
  try {
    return foundOf(await coming);
  } catch {
    return undefined;
  }
}
