import type { ReactNode } from 'react';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { UseReport } from '@/lib/recruiter';
import { creditsText, expiryText, OPERATION_WORDS } from './words';

const NUMBER = 'text-right tabular-nums';

type Line = { key: string; name: ReactNode; calls: number; credits: number };

function UseTable({ label, lines }: { label: string; lines: readonly Line[] }) {
  return (
    <Table aria-label={label}>
      <TableHead>
        <TableRow>
          <TableHeader className="w-full pl-0">{label}</TableHeader>
          <TableHeader className={NUMBER}>Calls</TableHeader>
          <TableHeader className={`${NUMBER} pr-0`}>Credits</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map(({ key, name, calls, credits }) => (
          <TableRow key={key} className="hover:bg-transparent">
            <TableCell className="pl-0">{name}</TableCell>
            <TableCell className={NUMBER}>{creditsText(calls)}</TableCell>
            <TableCell className={`${NUMBER} pr-0`}>{creditsText(credits)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** A bar a day; the table below has the same data. */
function Days({ days }: { days: UseReport['byDay'] }) {
  const most = Math.max(...days.map(({ credits }) => credits));
  const [first, last] = [days[0], days.at(-1)];
  return (
    <figure aria-hidden className="mb-4">
      <div className="flex h-24 items-end gap-px border-b">
        {days.map(({ day, credits }) => (
          <div
            key={day}
            title={`${expiryText(day)}: ${creditsText(credits)}`}
            className="flex h-full flex-1 items-end hover:bg-hover"
          >
            <div
              className="w-full rounded-t-sm bg-accent"
              style={{ height: credits > 0 ? `max(2px, ${(credits / most) * 100}%)` : 0 }}
            />
          </div>
        ))}
      </div>
      <figcaption className="mt-1 flex justify-between text-xs text-ink-muted">
        <span>{first && expiryText(first.day)}</span>
        <span>{last && expiryText(last.day)}</span>
      </figcaption>
    </figure>
  );
}

/** Use in a period: by day, by operation, and for the app's own by person. */
export function Use({ use }: { use: UseReport }) {
  const { byDay, byOperation, byMember } = use;
  if (byOperation.length === 0)
    return <p className="py-6 text-center text-sm text-ink-muted">Nothing was used in this period.</p>;
  return (
    <div className="flex flex-col gap-6">
      <div>
        <Days days={byDay} />
        <details className="text-sm">
          <summary className="w-fit cursor-pointer text-ink-muted hover:text-ink">
            Every day in figures
          </summary>
          <UseTable
            label="Day"
            lines={byDay
              .filter(({ calls }) => calls > 0)
              .map(({ day, ...line }) => ({ key: day, name: expiryText(day), ...line }))
              .reverse()}
          />
        </details>
      </div>
      <UseTable
        label="Operation"
        lines={byOperation.map(({ operation, ...line }) => ({
          key: operation,
          name: OPERATION_WORDS[operation],
          ...line,
        }))}
      />
      {byMember && (
        <UseTable
          label="Person"
          lines={byMember.map(({ name, ...line }) => ({
            key: name ?? '',
            name: name ?? 'The app itself, such as indexing',
            ...line,
          }))}
        />
      )}
    </div>
  );
}
