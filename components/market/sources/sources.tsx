'use client';

import { Ellipsis } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useAction } from '@/components/shell/use-action';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Button, IconButton } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { toast } from '@/components/ui/toast';
import {
  isUnderWay,
  type MarketImportSummary,
  type MarketSourceSummary,
  type Outcome,
} from '@/lib/recruiter/vocabulary';
import { ColumnMappingDialog, type LoadExamples, type StartImport } from './column-mapping';
import { ImportState } from './import-state';
import { type LoadRejectedRows, RejectedRows } from './rejected-rows';
import { type RemoveSource, RemoveSourceDialog } from './remove-source';
import { describeLeftOut, describeSource } from './words';

export type SourceActions = {
  start: StartImport;
  examples: LoadExamples;
  undo: (input: { importId: string }) => Promise<Outcome<MarketImportSummary>>;
  remove: RemoveSource;
  rejectedRows: LoadRejectedRows;
};

const LOOK_AGAIN_MS = 2000;

/** Sources of the market's postings, each with the state of its last import. */
export function MarketSources({
  sources,
  actions,
}: {
  sources: readonly MarketSourceSummary[];
  actions: SourceActions;
}) {
  useFreshness(sources.some(({ lastImport }) => isUnderWay(lastImport)));
  return (
    <ul aria-label="Sources" className="divide-y border-y">
      {sources.map((source) => (
        <Source key={source.id} source={source} actions={actions} />
      ))}
    </ul>
  );
}

/** Refreshes while an import is under way. */
function useFreshness(isNeeded: boolean) {
  const router = useRouter();
  useEffect(() => {
    if (!isNeeded) return;
    const timer = setInterval(() => router.refresh(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isNeeded, router]);
}

function Source({ source, actions }: { source: MarketSourceSummary; actions: SourceActions }) {
  const [shows, setShows] = useState<'columns' | 'rejected' | 'undo' | 'remove' | null>(null);
  const { busy, run } = useAction();
  const { lastImport } = source;
  const close = () => setShows(null);
  const start = () =>
    source.columns.length > 0 ? setShows('columns') : run(() => actions.start({ sourceId: source.id }));
  const undo = () =>
    lastImport &&
    run(
      () => actions.undo({ importId: lastImport.id }),
      () => {
        close();
        toast.done('The import is being undone');
      },
    );
  return (
    <li className="flex items-start gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{source.name}</p>
        <p className="truncate text-sm text-ink-muted">{describeSource(source)}</p>
        <div className="mt-1.5 text-sm">
          <ImportState run={lastImport} />
          {!lastImport && (
            <Button variant="secondary" size="sm" className="mt-1.5 flex" busy={busy} onClick={start}>
              {source.columns.length > 0 ? 'Confirm the columns' : 'Read it'}
            </Button>
          )}
          {lastImport && describeLeftOut(lastImport) && (
            <Button variant="quiet" size="sm" className="mt-1 -ml-2" onClick={() => setShows('rejected')}>
              {describeLeftOut(lastImport)}
            </Button>
          )}
        </div>
      </div>
      <SourceMenu
        source={source}
        onStart={start}
        onUndo={() => setShows('undo')}
        onRemove={() => setShows('remove')}
      />
      {shows === 'columns' && (
        <ColumnMappingDialog
          source={source}
          start={actions.start}
          examples={actions.examples}
          onClose={close}
        />
      )}
      {shows === 'remove' && <RemoveSourceDialog source={source} remove={actions.remove} onClose={close} />}
      {shows === 'rejected' && lastImport && (
        <RejectedRows run={lastImport} load={actions.rejectedRows} onClose={close} />
      )}
      <AlertDialog
        open={shows === 'undo'}
        onOpenChange={(open) => !open && close()}
        title={`Undo the last import of ${source.name}?`}
        description="The postings it was the first to bring leave the market and every figure. The source stays and can be read again."
        confirm="Undo the import"
        busy={busy}
        onConfirm={undo}
      />
    </li>
  );
}

function SourceMenu({
  source,
  onStart,
  onUndo,
  onRemove,
}: {
  source: MarketSourceSummary;
  onStart: () => void;
  onUndo: () => void;
  onRemove: () => void;
}) {
  const { lastImport, name } = source;
  const canUndo = lastImport?.state === 'done' || lastImport?.state === 'failed';
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={`More about ${name}`}>
          <Ellipsis aria-hidden />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem disabled={isUnderWay(lastImport)} onSelect={onStart}>
          {lastImport ? 'Read again' : 'Read'}
        </DropdownMenuItem>
        <DropdownMenuItem tone="danger" disabled={!canUndo} onSelect={onUndo}>
          Undo the last import…
        </DropdownMenuItem>
        <DropdownMenuItem tone="danger" disabled={isUnderWay(lastImport)} onSelect={onRemove}>
          Remove the source…
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
