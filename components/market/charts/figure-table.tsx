import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { Figure } from '@/lib/recruiter/vocabulary';
import { useCharting, useNarrowing } from './context';

/** The numbers of a figure as a table; each row leads where its datum does. */
export function FigureTable({ title, figure }: { title: string; figure: Figure }) {
  const { formats } = useCharting();
  const narrowing = useNarrowing();
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
              {row.isPartial && row.label.type === 'period' && (
                <span className="text-ink-muted"> so far</span>
              )}
            </TableCell>
            {figure.columns.map(({ label, form }, index) => (
              <TableCell key={label} className="text-right tabular-nums">
                {formats.number(row.values[index] ?? null, form)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
