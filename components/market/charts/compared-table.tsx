import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { type Figure, type FigureRow, letterOf, type NumberForm } from '@/lib/recruiter/vocabulary';
import { useCharting } from './context';

/**
 * Figures of several questions as numbers: a column for each question, with the number of jobs behind a figure below
 * it, so that four questions fit on a telephone. The legend explains the letters.
 */
export function ComparedTable({ title, figure, series }: { title: string; figure: Figure; series: number }) {
  const { formats } = useCharting();
  const columns = figure.columns.slice(0, series);
  return (
    <Table aria-label={title}>
      <TableHead>
        <TableRow>
          <TableHeader className="sticky left-0 bg-surface pl-0 print:bg-transparent">
            {figure.subject}
          </TableHeader>
          {columns.map(({ label }, index) => (
            <TableHeader key={label} className="px-1 text-right last:pr-0 @lg:px-2">
              <span className="@lg:hidden" title={label}>
                {letterOf(index)}
              </span>
              <span className="hidden @lg:inline">{label}</span>
            </TableHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {figure.rows.map((row) => (
          <TableRow key={row.id}>
            <th
              scope="row"
              className="sticky left-0 min-w-24 border-b border-line/70 bg-surface py-1.5 pr-2 text-left align-top font-normal text-pretty print:bg-transparent"
            >
              {formats.label(row.label)}
            </th>
            {columns.map(({ label }, index) => (
              <TableCell
                key={label}
                className="px-1 py-1.5 text-right align-top whitespace-nowrap tabular-nums last:pr-0 @lg:px-2"
              >
                <Numbers {...{ figure, row, index, series }} />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** A number that links to its jobs; their count, where the number is another one. */
function Numbers({
  figure,
  row,
  index,
  series,
}: {
  figure: Figure;
  row: FigureRow;
  index: number;
  series: number;
}) {
  const { formats, jobsHrefOf } = useCharting();
  const [value = null, n = null] = [row.values[index], row.values[index + series]];
  const form: NumberForm = row.form ?? figure.columns[index]?.form ?? { type: 'count' };
  const whole = formats.number(value, form);
  const text =
    value !== null && form.type === 'money' ? (
      <>
        <span className="@lg:hidden">{formats.compact(value, form)}</span>
        <span className="hidden @lg:inline">{whole}</span>
      </>
    ) : (
      whole
    );
  const href = value !== null && row.narrows.length > 0 ? jobsHrefOf?.(row.narrows, index) : undefined;
  return (
    <>
      {href ? (
        <a href={href} className="font-medium hover:underline">
          {text}
        </a>
      ) : (
        <span className="font-medium">{text}</span>
      )}
      {value !== null && n !== null && n !== value && (
        <span className="block text-2xs text-ink-muted">of {formats.number(n, { type: 'count' })}</span>
      )}
    </>
  );
}
