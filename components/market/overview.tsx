import type { MarketOverview, MarketShare } from '@/lib/recruiter';
import { count } from './sources/words';

/** Size of the market, and its most frequent values. */
export function MarketOverviewFigures({ overview }: { overview: MarketOverview }) {
  return (
    <div className="flex flex-col gap-5">
      <p className="text-sm text-ink-muted">
        <strong className="text-base font-semibold text-ink tabular-nums">{count(overview.jobs)}</strong> jobs
        in <span className="tabular-nums">{count(overview.postings)}</span> postings
      </p>
      <div className="grid gap-x-8 gap-y-5 @xl:grid-cols-3">
        <Shares title="Professions" shares={overview.professions} />
        <Shares title="Employers" shares={overview.employers} />
        <Shares title="Regions" shares={overview.regions} />
      </div>
    </div>
  );
}

/** The most frequent values, each with a bar against the first. */
function Shares({ title, shares }: { title: string; shares: readonly MarketShare[] }) {
  const most = shares[0]?.jobs ?? 1;
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="text-sm font-medium">{title}</h3>
      <ol className="mt-1.5 flex flex-col gap-1.5">
        {shares.map(({ name, jobs }) => (
          <li key={name} className="text-sm">
            <div className="flex items-baseline justify-between gap-3">
              <span className="truncate">{name}</span>
              <span className="text-ink-muted tabular-nums">{count(jobs)}</span>
            </div>
            <div aria-hidden className="mt-0.5 h-1 rounded-full bg-pressed">
              <div className="h-full rounded-full bg-accent" style={{ width: `${(100 * jobs) / most}%` }} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
