'use client';

import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useAction } from '@/components/shell/use-action';
import { Button } from '@/components/ui/button';
import type { MarketSourceSummary, Outcome } from '@/lib/recruiter';
import { ColumnMappingDialog, type StartImport } from './column-mapping';

const KINDS = '.json,.jsonl,.ndjson,.csv,.tsv,.xml,.html,.htm,.parquet';

async function send(file: File): Promise<Outcome<MarketSourceSummary>> {
  const name = encodeURIComponent(file.name);
  const answer = await fetch(`/api/recruiter/market/files?name=${name}`, { method: 'POST', body: file });
  const body: unknown = await answer.json();
  if (answer.ok) return { ok: true, value: body as MarketSourceSummary };
  return { ok: false, problem: (body as { problem: { code: 'unavailable'; message: string } }).problem };
}

/** Adds a file with postings; of a table the columns are shown before it is read. */
export function AddFileButton({ start }: { start: StartImport }) {
  const input = useRef<HTMLInputElement>(null);
  const [table, setTable] = useState<MarketSourceSummary | null>(null);
  const { busy, run } = useAction();
  const take = (file: File | undefined) => {
    if (!file) return;
    run(
      () => send(file),
      (source) => {
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
      {table && <ColumnMappingDialog source={table} start={start} onClose={() => setTable(null)} />}
    </>
  );
}
