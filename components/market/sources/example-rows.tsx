'use client';

import { Callout } from '@/components/ui/callout';
import { cn } from '@/components/ui/cn';
import { Skeleton } from '@/components/ui/skeleton';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { MarketExampleRow } from '@/lib/recruiter/vocabulary';
import { count } from './words';

type Mapping = Record<string, string>;

/** Fields of a row that are shown: the value read, and the columns that it is read from. */
const FIELDS: readonly {
  name: string;
  read: (row: MarketExampleRow) => string | null;
  from: readonly string[];
}[] = [
  { name: 'Job title', read: ({ title }) => title, from: ['title'] },
  { name: 'Employer', read: ({ employer }) => employer, from: ['organization'] },
  {
    name: 'Place',
    read: ({ place, isRemote }) => [place, isRemote && 'remote'].filter(Boolean).join('; ') || null,
    from: ['location', 'municipality', 'region', 'country'],
  },
  { name: 'Published', read: ({ date }) => date, from: ['date'] },
  { name: 'Open until', read: ({ expirationDate }) => expirationDate, from: ['expirationDate'] },
  { name: 'Pay', read: ({ pay }) => pay, from: ['pay', 'payMinimum', 'payMaximum'] },
  { name: 'Contract', read: ({ contract }) => contract, from: ['employment', 'schedule'] },
  {
    name: 'Skills',
    read: ({ skills }) => (skills > 0 ? count(skills) : null),
    from: ['skills'],
  },
  {
    name: 'Text',
    read: ({ text }) => text,
    from: ['description', 'duties', 'requirements', 'preferred', 'benefits'],
  },
];

function writtenIn(row: MarketExampleRow, from: readonly string[], mapping: Mapping): string {
  const cells = from.flatMap((target) => row.written[mapping[target] ?? ''] ?? []);
  return [...new Set(cells)].join(' / ');
}

/** Ten rows of a table as they will be read. */
export function ExampleRows({
  rows,
  mapping,
  isFresh,
  problem,
}: {
  rows: readonly MarketExampleRow[] | null;
  mapping: Mapping;
  isFresh: boolean;
  problem: string | null;
}) {
  const fields = FIELDS.filter(
    ({ read, from }) => from.some((target) => mapping[target]) || rows?.some((row) => read(row) !== null),
  );
  return (
    <section aria-label="Rows as they will be read" aria-busy={!isFresh && problem === null}>
      <h3 className="mb-1 font-medium text-sm">
        {rows === null ? 'Rows as they will be read' : `${count(rows.length)} rows as they will be read`}
      </h3>
      {problem && <Callout tone="critical">{problem}</Callout>}
      {rows === null && !problem && <Skeleton className="h-48 w-full" />}
      {rows && (
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by the keyboard
          tabIndex={0}
          aria-label="Rows, scrolls sideways"
          className={cn('overflow-x-auto', !isFresh && 'opacity-60')}
        >
          <Table aria-label="Rows as they will be read">
            <TableHead>
              <TableRow>
                <TableHeader>Row</TableHeader>
                {fields.map(({ name }) => (
                  <TableHeader key={name}>{name}</TableHeader>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((row) => (
                <ExampleRow key={row.row} row={row} fields={fields} mapping={mapping} />
              ))}
            </TableBody>
          </Table>
        </section>
      )}
    </section>
  );
}

function ExampleRow({
  row,
  fields,
  mapping,
}: {
  row: MarketExampleRow;
  fields: typeof FIELDS;
  mapping: Mapping;
}) {
  return (
    <TableRow>
      <TableCell className="align-top tabular-nums">{count(row.row)}</TableCell>
      {row.reason ? (
        <TableCell colSpan={fields.length} className="text-caution">
          Left out: {row.reason}
        </TableCell>
      ) : (
        fields.map(({ name, read, from }) => (
          <TableCell key={name} className="max-w-64 align-top whitespace-normal">
            <ReadValue read={read(row)} written={writtenIn(row, from, mapping)} />
          </TableCell>
        ))
      )}
    </TableRow>
  );
}

/** The value read; a written one that was not understood is marked. */
function ReadValue({ read, written }: { read: string | null; written: string }) {
  if (read !== null) return <span className="line-clamp-2 break-words">{read}</span>;
  if (written === '') return <span className="text-ink-faint">–</span>;
  return (
    <span className="line-clamp-2 break-words text-caution" title={written}>
      Not understood: {written}
    </span>
  );
}
