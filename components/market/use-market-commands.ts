import { Download, Search } from 'lucide-react';
import type { RefObject } from 'react';
import { type Command, useCommands } from '@/components/shell/commands';
import type { MarketJobLine, MarketView } from '@/lib/recruiter/vocabulary';
import { marketCsvHref } from './market-path';
import { useMarketNavigation } from './navigation';

const GROUP = 'Market';

function linkOf(id: string | undefined): HTMLElement | null {
  return id === undefined ? null : document.querySelector(`[data-market-job="${CSS.escape(id)}"]`);
}

/** The keys and menu commands of the market: along the list, into a job and out of it. */
export function useMarketCommands({
  view,
  jobs,
  inputRef,
}: {
  view: MarketView;
  jobs: readonly MarketJobLine[];
  inputRef: RefObject<HTMLInputElement | null>;
}) {
  const { open, openJob } = useMarketNavigation();

  /** From the job that is open, else from the one that has the focus, else from before the first. */
  const step = (by: 1 | -1) => {
    const focused = document.activeElement?.getAttribute('data-market-job');
    const at = jobs.findIndex(({ id }) => id === (openJob ?? focused));
    const to = at < 0 ? (by > 0 ? 0 : jobs.length - 1) : Math.min(Math.max(at + by, 0), jobs.length - 1);
    const id = jobs[to]?.id;
    linkOf(id)?.focus();
    if (openJob !== null && id !== undefined && id !== openJob) open(view, id);
  };
  const close = () => {
    if (openJob === null) return;
    open(view, null);
    // Where the list was put away for the job, it has to be back before it can have the focus.
    requestAnimationFrame(() => linkOf(openJob)?.focus());
  };
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
      id: 'market-ask',
      group: GROUP,
      label: 'Ask the job market',
      icon: Search,
      shortcut: '/',
      run: () => inputRef.current?.focus(),
    },
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
