import Link from 'next/link';
import { cn } from '@/components/ui/cn';
import { EVERYTHING, type MarketFilter, marketViewParams } from '@/lib/recruiter/vocabulary';

const TABS = [
  { id: 'jobs', label: 'Jobs', path: '/market' },
  { id: 'overview', label: 'Overview', path: '/market/overview' },
] as const;

/** The ways to look at the jobs of one question. */
export function MarketTabs({
  filters,
  current,
}: {
  filters: readonly MarketFilter[];
  current: (typeof TABS)[number]['id'];
}) {
  const params = marketViewParams({ ...EVERYTHING, filters }).toString();
  return (
    <nav aria-label="Views of the market" className="flex rounded-md border bg-sunken p-0.5">
      {TABS.map(({ id, label, path }) => (
        <Link
          key={id}
          href={params ? `${path}?${params}` : path}
          prefetch={false}
          aria-current={id === current ? 'page' : undefined}
          className={cn(
            'inline-flex h-6 items-center rounded-sm px-2.5 text-xs font-medium text-ink-muted hover:text-ink pointer-coarse:h-9',
            id === current && 'bg-raised text-ink shadow-raised',
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
