import Link from 'next/link';
import { cn } from '@/components/ui/cn';
import { EVERYTHING, type MarketFilter, marketViewParams } from '@/lib/recruiter/vocabulary';
import { BOARDS_PATH } from '../boards/board-path';
import { COMPARE_PATH, compareWithHref } from './compare/compare-path';
import { LabelLanguageMenu } from './label-language-menu';

const TABS = [
  { id: 'jobs', label: 'Jobs', path: '/market' },
  { id: 'overview', label: 'Overview', path: '/market/overview' },
  { id: 'compare', label: 'Compare', path: COMPARE_PATH },
  { id: 'explore', label: 'Explore', path: '/market/explore' },
  { id: 'boards', label: 'Boards', path: BOARDS_PATH },
] as const;

/** The ways to look at the jobs of one question, and the language of their labels. */
export function MarketTabs({
  filters,
  current,
}: {
  filters: readonly MarketFilter[];
  current: (typeof TABS)[number]['id'];
}) {
  const params = marketViewParams({ ...EVERYTHING, filters }).toString();
  const hrefOf = ({ id, path }: (typeof TABS)[number]) => {
    if (id === 'compare') return compareWithHref(filters);
    return params && id !== 'boards' ? `${path}?${params}` : path;
  };
  return (
    <>
      <nav aria-label="Views of the market" className="flex rounded-md border bg-sunken p-0.5">
        {TABS.map((tab) => (
          <Link
            key={tab.id}
            href={hrefOf(tab)}
            prefetch={false}
            aria-current={tab.id === current ? 'page' : undefined}
            className={cn(
              'inline-flex h-6 items-center rounded-sm px-2.5 text-xs max-sm:px-1.5 font-medium text-ink-muted hover:text-ink pointer-coarse:h-9',
              tab.id === current && 'bg-raised text-ink shadow-raised',
            )}
          >
            {tab.label}
          </Link>
        ))}
      </nav>
      <LabelLanguageMenu />
    </>
  );
}
