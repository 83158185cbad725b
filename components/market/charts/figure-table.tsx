import { ChartColumn } from 'lucide-react';
import Link from 'next/link';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { Figure, FigureRow } from '@/lib/recruiter/vocabulary';
import { useCharting, useNarrowing } from './context';

/** The numbers of a figure as a table; each row leads where its datum does. */
export function FigureTable({ title, figure }: { title: string; figure: Figure }) {
  const { formats, jobsHrefOf } = useCharting();
  const narrowing = useNarrowing();
  const { drawing } = figure;
  const hrefOfCell = ({ narrows, values }: FigureRow, index: number) =>
    drawing.type === 'compared' && narrows.length > 0 && values[index] != null
      ? jobsHrefOf?.(narrows, index % drawing.series)
      : undefined;
  return (
    <Table aria-label={title}>
      <TableHead>
        <TableRow>
          <TableHeader>{figure.subject}</TableHeader>
          {figure.columns.map(({ label }) => (
            <TableHeader key={label} className="text-right">
              {label}
            </TableHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {figure.rows.map((row) => (
          <TableRow key={row.id}>
            <TableCell>
              {row.narrows.length > 0 ? (
                <a {...narrowing(row.narrows)} className="hover:underline">
                  {formats.label(row.label)}
                </a>
              ) : (
                formats.label(row.label)
              )}
              {row.page && <PageLink href={row.page} name={formats.label(row.label)} />}
              {row.isPartial && row.label.type === 'period' && (
                <span className="text-ink-muted"> so far</span>
              )}
            </TableCell>
            {figure.columns.map(({ label, form }, index) => (
              <TableCell key={label} className="text-right tabular-nums">
                <Cell
                  text={formats.number(
                    row.values[index] ?? null,
                    index < drawnColumns(figure) ? (row.form ?? form) : form,
                  )}
                  href={hrefOfCell(row, index)}
                />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** The page of everything about a profession, an employer, a skill, a place. */
function PageLink({ href, name }: { href: string; name: string }) {
  return (
    <Link
      href={href}
      prefetch={false}
      aria-label={`The market of ${name}`}
      title={`The market of ${name}`}
      className="ml-1 inline-flex min-h-5 items-center rounded-sm px-1 align-middle text-ink-muted hover:bg-hover hover:text-ink pointer-coarse:min-h-9"
    >
      <ChartColumn aria-hidden className="size-3.5" />
    </Link>
  );
}

function Cell({ text, href }: { text: string; href: string | undefined }) {
  return href ? (
    <a href={href} className="hover:underline">
      {text}
    </a>
  ) : (
    text
  );
}

/** Returns the number of columns whose numbers may use the format of their row; the others are counts. */
function drawnColumns({ drawing, columns }: Figure): number {
  return drawing.type === 'compared' ? drawing.series : columns.length;
}
