import type { ReactNode } from 'react';
import { useAction } from '@/components/shell/use-action';
import { Button } from '@/components/ui/button';
import type { UploadActions } from '../actions';
import { AllDuplicates, DuplicateLine } from './duplicate-line';
import type { Outbox } from './outbox';
import { isUndecided, type UploadLine, type UploadOverview } from './progress';
import { OutgoingLine, ServerLine } from './upload-line';

/** The unfolded panel: first items that need a person, then those in progress, then finished ones. */
export function UploadLines({
  overview,
  outbox,
  actions,
  onChanged,
}: {
  overview: UploadOverview;
  outbox: Outbox;
  actions: UploadActions;
  onChanged: () => void;
}) {
  const shown = (line: UploadLine) => {
    if (line.at === 'browser') return <OutgoingLine key={line.id} file={line.file} outbox={outbox} />;
    if (isUndecided(line.item))
      return <DuplicateLine key={line.id} item={line.item} actions={actions} onChanged={onChanged} />;
    return <ServerLine key={line.id} item={line.item} actions={actions} onChanged={onChanged} />;
  };
  return (
    <section
      className="focus-inset relative min-h-0 flex-1 overflow-y-auto border-t"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label="Files"
    >
      {overview.undecided.length > 1 && (
        <AllDuplicates items={overview.undecided} actions={actions} onChanged={onChanged} />
      )}
      <RetryAll lines={overview.attention} actions={actions} onChanged={onChanged} />
      <Group title="Waiting for you" lines={overview.attention}>
        {overview.attention.map(shown)}
      </Group>
      <Group title="Under way" lines={overview.moving}>
        {overview.moving.map(shown)}
      </Group>
      <Group title="Done" lines={overview.done}>
        {overview.done.map(shown)}
      </Group>
    </section>
  );
}

function Group({
  title,
  lines,
  children,
}: {
  title: string;
  lines: readonly UploadLine[];
  children: ReactNode;
}) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h2 className="sticky top-0 z-1 bg-raised px-4 pt-2.5 pb-1 text-xs font-medium text-ink-faint">
        {title} <span className="tabular-nums">{lines.length}</span>
      </h2>
      <ul className="pb-1">{children}</ul>
    </section>
  );
}

/** Tries everything again that failed for a passing reason. */
function RetryAll({
  lines,
  actions,
  onChanged,
}: {
  lines: readonly UploadLine[];
  actions: UploadActions;
  onChanged: () => void;
}) {
  const { busy, run } = useAction();
  const items = lines.flatMap((line) =>
    line.at === 'server' && line.item.failure?.retryable ? line.item : [],
  );
  if (items.length < 2) return null;
  const batchIds = [...new Set(items.map(({ batchId }) => batchId))];
  return (
    <div className="flex items-center justify-between gap-3 border-b px-4 py-2">
      <p className="text-xs text-ink-muted">{items.length} failed for a reason that may be temporary.</p>
      <Button size="sm" busy={busy} onClick={() => run(() => actions.retryAll(batchIds), onChanged)}>
        Try all again
      </Button>
    </div>
  );
}
