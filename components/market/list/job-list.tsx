import Link from 'next/link';
import { counted } from '@/components/dossier/words';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import { Day } from '@/components/ui/time';
import type { MarketJobLine, MarketView } from '@/lib/recruiter/vocabulary';
import { marketHref } from '../market-path';
import { isPlainPress, useMarketNavigation } from '../navigation';
import { payText } from '../search/words';
import { Snippet } from './snippet';

/** The jobs of the page, one below the other. */
export function MarketJobList({ jobs, view }: { jobs: readonly MarketJobLine[]; view: MarketView }) {
  const { openJob, open } = useMarketNavigation();
  return (
    <ul aria-label="Jobs">
      {jobs.map((job) => (
        <li
          key={job.id}
          className={cn(
            'relative border-b border-line/70 px-4 py-2.5 -outline-offset-2 outline-focus hover:bg-hover has-[a:focus-visible]:outline-2 md:px-5',
            job.id === openJob && 'bg-selected',
          )}
        >
          <div className="flex items-baseline gap-3">
            <Link
              href={marketHref(view, job.id)}
              prefetch={false}
              data-market-job={job.id}
              aria-current={job.id === openJob || undefined}
              className="min-w-0 font-medium wrap-anywhere outline-none after:absolute after:inset-0"
              onClick={(event) => {
                if (!isPlainPress(event)) return;
                event.preventDefault();
                open(view, job.id);
              }}
            >
              {job.title}
            </Link>
            <Badges job={job} />
            {job.pay && (
              <span
                className="ml-auto shrink-0 text-xs text-ink-muted tabular-nums @max-lg:hidden"
                title={job.pay.stated ?? undefined}
              >
                {payText(job.pay)}
              </span>
            )}
          </div>
          <div className="mt-0.5 flex items-baseline gap-3 text-xs text-ink-muted">
            <p className="min-w-0 flex-1 wrap-anywhere">
              {[job.employer, job.place, job.contract].filter(Boolean).join(' · ')}
            </p>
            <Copies job={job} />
            {job.firstPosted && <Day value={job.firstPosted} />}
          </div>
          {job.pay && (
            <p className="mt-0.5 text-xs text-ink-muted tabular-nums @lg:hidden">{payText(job.pay)}</p>
          )}
          {job.snippets.map((pieces, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: snippets have no name and never move
            <Snippet key={index} pieces={pieces} />
          ))}
        </li>
      ))}
    </ul>
  );
}

function Badges({ job: { isAgency, isRemote, hasEnded } }: { job: MarketJobLine }) {
  if (!isAgency && !isRemote && !hasEnded) return null;
  return (
    <span className="flex shrink-0 gap-1 self-center">
      {isAgency && <Badge>Agency</Badge>}
      {isRemote && <Badge tone="info">Remote</Badge>}
      {hasEnded && <Badge tone="outline">Ended</Badge>}
    </span>
  );
}

/** Number of advertisements of the job, if more than one. */
function Copies({ job: { postings, websites } }: { job: MarketJobLine }) {
  if (postings === null || postings < 2) return null;
  const sites = websites === null ? '' : ` on ${counted(websites, 'site')}`;
  return <span className="shrink-0 @max-lg:hidden">{`${counted(postings, 'posting')}${sites}`}</span>;
}
