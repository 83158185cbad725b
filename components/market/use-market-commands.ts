import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type Command, useCommands } from '@/components/shell/commands';
import type { MarketJobLine, MarketView } from '@/lib/recruiter/vocabulary';
import { marketCsvHref } from './market-path';
import { useMarketNavigation } from './navigation';

const GROUP = 'Market';

function linkOf(id: string | undefined): HTMLElement | null {
  return id === undefined ? null : document.querySelector(`[data-market-job="${CSS.escape(id)}"]`);
}

/** Leaves the focus on the job that was open, whichever way it was closed. */
function useReturn(openJob: string | null) {
  const last = useRef(openJob);
  useEffect(() => {
    if (openJob === null && last.current !== null) linkOf(last.current)?.focus();
    last.current = openJob;
  }, [openJob]);
}

/** Returns the keys and menu commands of the market: along the list, into a job and out of it. */
export function useMarketCommands({ view, jobs }: { view: MarketView; jobs: readonly MarketJobLine[] }) {
  const { open, openJob } = useMarketNavigation();

  /** Starts from the job that is open, else from the one with the focus, else before the first. */
  const step = (by: 1 | -1) => {
    const focused = document.activeElement?.getAttribute('data-market-job');
    const at = jobs.findIndex(({ id }) => id === (openJob ?? focused));
    const to = at < 0 ? (by > 0 ? 0 : jobs.length - 1) : Math.min(Math.max(at + by, 0), jobs.length - 1);
    const id = jobs[to]?.id;
    if (openJob === null) return linkOf(id)?.focus();
    linkOf(id)?.scrollIntoView({ block: 'nearest' });
    if (id !== undefined && id !== openJob) open(view, id);
  };
  const close = () => open(view, null);
  useReturn(openJob);
  const key = (id: string, shortcut: string, label: string, run: () => void): Command => ({
    id: `market-${id}`,
    group: GROUP,
    label,
    shortcut,
    onlyShortcut: true,
    run,
  });
  useCommands([
    {
      id: 'market-export',
      group: GROUP,
      label: 'Export the jobs as CSV',
      icon: Download,
      shortcut: 'e',
      run: () => window.location.assign(marketCsvHref(view)),
    },
    key('down', 'j', 'Next job', () => step(1)),
    key('up', 'k', 'Previous job', () => step(-1)),
    ...(openJob === null
      ? [
          key('arrow-down', 'arrowdown', 'Next job', () => step(1)),
          key('arrow-up', 'arrowup', 'Previous job', () => step(-1)),
        ]
      : // The arrows scroll the text of the job.
        [key('close', 'escape', 'Close the job', close)]),
  ]);
  return { step, close };
}
