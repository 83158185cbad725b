'use client';

import { ChartColumn, Table2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '@/components/ui/button';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';

/** A row of a figure's table: its name, and its number as text. */
type FigureRow = { name: string; number: string };

/** A chart with its title, and the same numbers as a table for who would rather read them. */
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
        {isTable ? <FigureTable title={title} columns={columns} rows={rows} /> : children}
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
          <TableRow key={row.name}>
            <TableCell>{row.name}</TableCell>
            <TableCell className="text-right tabular-nums">{row.number}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
