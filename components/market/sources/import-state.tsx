'use client';

import { Badge } from '@/components/ui/badge';
import { Progress } from '@/components/ui/progress';
import { isUnderWay, type MarketImportSummary } from '@/lib/recruiter/vocabulary';
import { describeImport, shareRead } from './words';

const BADGES = {
  waiting: { label: 'Waiting', tone: 'outline' },
  running: { label: 'Reading', tone: 'accent' },
  done: { label: 'Done', tone: 'positive' },
  failed: { label: 'Failed', tone: 'critical' },
  undoing: { label: 'Being undone', tone: 'accent' },
  undone: { label: 'Undone', tone: 'outline' },
} as const;

/** State of the last import of a source. */
export function ImportState({ run }: { run: MarketImportSummary | null }) {
  if (!run) return <span className="text-ink-muted">Not read yet</span>;
  const { label, tone } = BADGES[run.state];
  return (
    <div className="flex min-w-0 flex-col gap-1" aria-live="polite">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={tone}>{label}</Badge>
        <span className="text-ink-muted tabular-nums">{describeImport(run)}</span>
      </div>
      {isUnderWay(run) && <Progress value={shareRead(run)} max={1} label={label} className="max-w-48" />}
      {run.problem && <p className="text-sm text-critical">{run.problem}</p>}
    </div>
  );
}
