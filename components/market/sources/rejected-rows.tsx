'use client';

import { useEffect, useState } from 'react';
import { useAction } from '@/components/shell/use-action';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { MarketImportSummary, Outcome, RejectedRow } from '@/lib/recruiter';
import { count, describeLeftOut } from './words';

export type LoadRejectedRows = (input: { importId: string }) => Promise<Outcome<RejectedRow[]>>;

/** Rows of an import that did not become separate postings, each with the reason. */
export function RejectedRows({
  run,
  load,
  onClose,
}: {
  run: MarketImportSummary;
  load: LoadRejectedRows;
  onClose: () => void;
}) {
  const [rows, setRows] = useState<RejectedRow[] | null>(null);
  const { run: act } = useAction();
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the dialog opens
  useEffect(() => act(() => load({ importId: run.id }), setRows, onClose), [run.id]);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="md"
        title={describeLeftOut(run)}
        description="These rows could not be kept: fix them at the source and import again. Of several rows for the same page, the last is kept. The first thousand of each kind are listed."
      >
        {rows === null ? (
          <Skeleton className="h-24 w-full" />
        ) : (
          <Table aria-label="Rows that are no postings of their own">
            <TableHead>
              <TableRow>
                <TableHeader className="w-20">Row</TableHeader>
                <TableHeader>Reason</TableHeader>
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map(({ row, reason }) => (
                <TableRow key={row}>
                  <TableCell className="tabular-nums">{count(row)}</TableCell>
                  <TableCell className="break-words whitespace-normal">{reason}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </DialogContent>
    </Dialog>
  );
}
