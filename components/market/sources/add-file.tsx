'use client';

import { FileUp } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { useAction } from '@/components/shell/use-action';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import type { MarketSourceSummary } from '@/lib/recruiter/vocabulary';
import { ColumnMappingDialog, type LoadExamples, type StartImport } from './column-mapping';
import { sendFile } from './send-file';

const KINDS = '.json,.jsonl,.ndjson,.csv,.tsv,.xml,.html,.htm,.parquet,.xlsx';

/** Adds a file with postings; of a table the columns are shown before it is read. */
export function AddFileButton({ start, examples }: { start: StartImport; examples: LoadExamples }) {
  const input = useRef<HTMLInputElement>(null);
  const [table, setTable] = useState<MarketSourceSummary | null>(null);
  const [sending, setSending] = useState<Sending | null>(null);
  const { busy, run } = useAction();
  const router = useRouter();
  const take = (file: File | undefined) => {
    if (!file) return;
    run(
      () => sendFile(file, (share) => setSending({ name: file.name, share })).finally(() => setSending(null)),
      (source) => {
        router.refresh();
        if (source.columns.length > 0) setTable(source);
        else run(() => start({ sourceId: source.id }));
      },
    );
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={KINDS}
        aria-label="File with postings"
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          take(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button variant="primary" busy={busy} onClick={() => input.current?.click()}>
        <FileUp aria-hidden />
        Add a file
      </Button>
      {sending && <SendingFile {...sending} />}
      {table && (
        <ColumnMappingDialog
          source={table}
          start={start}
          examples={examples}
          onClose={() => setTable(null)}
        />
      )}
    </>
  );
}

type Sending = { name: string; share: number };

/** Progress of sending a file; once it is complete, the server detects its type. */
function SendingFile({ name, share }: Sending) {
  const words = share < 1 ? `Sending ${name}: ${Math.floor(share * 100)}%` : `Looking at ${name} …`;
  return (
    <div className="flex w-full flex-col gap-1 text-sm text-ink-muted">
      <p className="truncate tabular-nums">{words}</p>
      <Progress value={share < 1 ? share : null} max={1} label={`Sending ${name}`} />
    </div>
  );
}
