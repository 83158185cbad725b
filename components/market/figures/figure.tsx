'use client';

import { ChartColumn, Table2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { counted } from '@/components/dossier/words';
import { IconButton } from '@/components/ui/button';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { MarketView } from '@/lib/recruiter/vocabulary';
import { ViewLink } from '../navigation';

/** A number of a figure: of what, the number as text, and the view of what it counts. */
export type FigureRow = { id: string; name: string; number: string; view: MarketView };

/**
 * A chart, and the same numbers as a table. The bars of a chart are too narrow for the keyboard and a finger, so it is
 * for the eye and the mouse alone; everybody else has the table, whose rows lead to the same views.
 */
export function Figure({
  title,
  control,
  columns,
  rows,
  children,
}: {
  title: string;
  control?: ReactNode;
  columns: readonly [name: string, number: string];
  rows: readonly FigureRow[];
  children: ReactNode;
}) {
  const [isTable, setTable] = useState(false);
  return (
    <section aria-label={title} className="flex min-w-0 flex-col rounded-lg border p-3">
      <div className="flex min-h-7 items-center gap-2">
        <h2 className="min-w-0 truncate text-xs font-medium text-ink-muted">{title}</h2>
        <div className="ml-auto flex shrink-0 items-center gap-1">
          {control}
          <IconButton
            label={isTable ? 'Show as a chart' : 'Show as a table'}
            size="sm"
            onClick={() => setTable(!isTable)}
          >
            {isTable ? <ChartColumn aria-hidden /> : <Table2 aria-hidden />}
          </IconButton>
        </div>
      </div>
      <div className="mt-2 h-40 overflow-y-auto">
        {isTable ? (
          <FigureTable title={title} columns={columns} rows={rows} />
        ) : (
          <>
            <p className="sr-only">
              A chart of {counted(rows.length, 'number')}, which the table has as well.
            </p>
            <div aria-hidden className="h-full">
              {children}
            </div>
          </>
        )}
      </div>
    </section>
  );
}

function FigureTable({
  title,
  columns: [name, number],
  rows,
}: {
  title: string;
  columns: readonly [string, string];
  rows: readonly FigureRow[];
}) {
  return (
    <Table aria-label={title}>
      <TableHead>
        <TableRow>
          <TableHeader>{name}</TableHeader>
          <TableHeader className="text-right">{number}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.id}>
            <TableCell>
              <ViewLink view={row.view} className="hover:underline">
                {row.name}
              </ViewLink>
            </TableCell>
            <TableCell className="text-right tabular-nums">{row.number}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
