'use client';

import {
  ArrowLeft,
  Bookmark,
  Eye,
  EyeOff,
  Keyboard,
  Printer,
  Send,
  SlidersHorizontal,
  SlidersVertical,
} from 'lucide-react';
import { counted } from '@/components/dossier/words';
import { Button, IconButton } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import type { Answer } from './data/model';
import { useMatcher } from './matcher-context';
import { FACT_TONES } from './results/words';

const NOUNS = { Resume: ['candidate', 'candidates'], Job: ['job', 'jobs'] } as const;

const LEGEND = { Positive: 'in favour', Mixed: 'partly', Negative: 'against' } as const;

export type HeaderActions = {
  filters: (() => void) | undefined;
  weights: (() => void) | undefined;
  searches: (() => void) | undefined;
  sent: (() => void) | undefined;
  help: () => void;
  leaveSimilar: (() => void) | undefined;
  blind: { isBlind: boolean; toggle: () => void } | undefined;
};

/** The account that owns the list. */
export function Banner() {
  const { view } = useMatcher();
  if (!view.options.showBanner || !(view.accountName || view.logoUrl)) return null;
  return (
    <div className="flex h-10 shrink-0 items-center gap-2.5 border-b bg-surface px-4 print:hidden">
      {view.logoUrl && (
        // biome-ignore lint/performance/noImgElement: given on by the service from its own origin
        <img src={view.logoUrl} alt="" className="h-6 w-auto max-w-40 object-contain" />
      )}
      {view.accountName && <span className="truncate text-sm font-medium">{view.accountName}</span>}
      {view.username && <span className="ml-auto truncate text-xs text-ink-muted">{view.username}</span>}
    </div>
  );
}

/** Subject of the list, its number of results, and the ways to everything else. */
export function Header({ answer, actions }: { answer: Answer | undefined; actions: HeaderActions }) {
  const { view } = useMatcher();
  const source = answer?.source ?? view.source;
  const kind = actions.leaveSimilar && source ? source.kind : view.targetKind;
  const [one, many] = NOUNS[kind];
  const title = actions.leaveSimilar
    ? `${many} like`
    : view.kind === 'Search'
      ? `Search ${many}`
      : `${many} for`;
  const names = view.kind !== 'Search' || actions.leaveSimilar ? source?.headline : undefined;
  return (
    <header className="flex min-h-12 shrink-0 flex-wrap items-center gap-1 border-b px-4 py-1.5">
      {actions.leaveSimilar && (
        <IconButton label="Back to the list" size="sm" onClick={actions.leaveSimilar}>
          <ArrowLeft aria-hidden />
        </IconButton>
      )}
      <div className="flex min-w-0 flex-1 basis-56 flex-wrap items-baseline gap-x-2">
        <h1 className="min-w-0 text-base font-semibold wrap-anywhere">
          <span className={cn('inline-block first-letter:uppercase', names && 'font-normal text-ink-muted')}>
            {title}
          </span>{' '}
          {names}
        </h1>
        <p className="text-xs text-pretty text-ink-muted">
          {source?.place && `${source.place} · `}
          {answer && <CountText answer={answer} one={one} many={many} />}
          {answer?.matches.some(({ scores }) => scores) && ` · ranked by ${view.sovScoreName}, at most 100`}
        </p>
        {answer?.matches.some(({ facts }) => facts.length > 0) && <Legend />}
      </div>
      <HeaderButtons actions={actions} />
    </header>
  );
}

/** Says what the marks before the reasons mean; with each reason it is said in words to those who do not see them. */
function Legend() {
  return (
    <p aria-hidden className="flex flex-wrap gap-x-2 text-xs text-ink-muted print:hidden">
      {(['Positive', 'Mixed', 'Negative'] as const).map((type) => (
        <span key={type} className="flex items-center gap-1">
          <span className={cn('size-1.5 rounded-full', FACT_TONES[type])} />
          {LEGEND[type]}
        </span>
      ))}
    </p>
  );
}

function CountText({ answer, one, many }: { answer: Answer; one: string; many: string }) {
  const { currentCount, totalCount } = answer;
  if (currentCount === totalCount) return counted(totalCount, one, many);
  return `${currentCount} of ${counted(totalCount, one, many)}`;
}

function HeaderButtons({ actions }: { actions: HeaderActions }) {
  return (
    <div className="flex items-center gap-1 print:hidden">
      {actions.blind && (
        <Button variant="quiet" size="sm" aria-pressed={actions.blind.isBlind} onClick={actions.blind.toggle}>
          {actions.blind.isBlind ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          Blind
        </Button>
      )}
      {actions.filters && (
        <span className="@4xl/matcher:hidden">
          <Button variant="quiet" size="sm" onClick={actions.filters}>
            <SlidersHorizontal aria-hidden />
            Filters
          </Button>
        </span>
      )}
      {actions.weights && (
        <span className="@5xl/matcher:hidden">
          <Button variant="quiet" size="sm" onClick={actions.weights}>
            <SlidersVertical aria-hidden />
            Weights
          </Button>
        </span>
      )}
      {actions.searches && (
        <IconButton label="Saved searches" size="sm" onClick={actions.searches}>
          <Bookmark aria-hidden />
        </IconButton>
      )}
      {actions.sent && (
        <IconButton label="Sent" size="sm" onClick={actions.sent}>
          <Send aria-hidden />
        </IconButton>
      )}
      <span className="max-sm:hidden">
        <IconButton label="Print" size="sm" onClick={() => window.print()}>
          <Printer aria-hidden />
        </IconButton>
        <IconButton label="Keyboard shortcuts" shortcut={['?']} size="sm" onClick={actions.help}>
          <Keyboard aria-hidden />
        </IconButton>
      </span>
    </div>
  );
}
