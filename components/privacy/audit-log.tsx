import { Download } from 'lucide-react';
import Link from 'next/link';
import { momentText } from '@/components/dossier/words';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { fieldLook, Input } from '@/components/ui/input';
import { Pager } from '@/components/ui/pager';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { AuditPage } from '@/lib/recruiter/vocabulary';
import { actionText, detailText } from './audit-words';

const PAGE_SIZE = 50;

export type AuditFilter = { action: string; by: string; from: string; to: string };

function paramsOf(filter: AuditFilter, page?: number): URLSearchParams {
  const named = Object.entries(filter).filter(([, value]) => value !== '');
  return new URLSearchParams([...named, ...(page && page > 1 ? [['page', String(page)]] : [])]);
}

/** The audit log with its filter, which is in the address, and its export. */
export function AuditLog({ log, filter }: { log: AuditPage; filter: AuditFilter }) {
  return (
    <>
      <AuditFilterForm log={log} filter={filter} />
      {log.lines.length === 0 ? (
        <p className="py-8 text-center text-sm text-ink-muted">Nothing matches this filter.</p>
      ) : (
        <section
          aria-label="Entries"
          className="overflow-x-auto"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
          tabIndex={0}
        >
          <Table aria-label="Audit log">
            <TableHead>
              <TableRow>
                <TableHeader className="pl-0">When</TableHeader>
                <TableHeader>Who</TableHeader>
                <TableHeader>What</TableHeader>
                <TableHeader>About</TableHeader>
              </TableRow>
            </TableHead>
            <TableBody>
              {log.lines.map((line) => (
                <TableRow key={line.id}>
                  <TableCell className="pl-0 text-xs text-ink-muted tabular-nums max-sm:min-w-24 sm:whitespace-nowrap">
                    <time dateTime={line.at}>{momentText(line.at)}</time>
                  </TableCell>
                  <TableCell>{line.by}</TableCell>
                  <TableCell className="min-w-40">
                    {actionText(line.action)}
                    <span className="block text-xs text-ink-muted empty:hidden">
                      {detailText(line.detail)}
                    </span>
                  </TableCell>
                  <TableCell className="font-mono text-xs text-ink-muted">
                    {line.subject?.slice(0, 8)}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </section>
      )}
      {log.pageCount > 1 && (
        <Pager
          page={log.page}
          pageCount={log.pageCount}
          pageSize={PAGE_SIZE}
          shown={log.lines.length}
          total={log.total}
          link={(page, icon) => <Link href={`?${paramsOf(filter, page)}`}>{icon}</Link>}
        />
      )}
    </>
  );
}

function AuditFilterForm({ log, filter }: { log: AuditPage; filter: AuditFilter }) {
  return (
    <form method="get" className="mb-4 grid grid-cols-2 gap-2 @2xl:grid-cols-[1fr_1fr_9rem_9rem_auto_auto]">
      <select
        name="action"
        aria-label="What was done"
        defaultValue={filter.action}
        className={cn(fieldLook, 'h-8 px-2 max-sm:col-span-2 pointer-coarse:h-10')}
      >
        <option value="">Everything</option>
        {log.actions
          .map((action) => ({ action, text: actionText(action) }))
          .toSorted((a, b) => a.text.localeCompare(b.text))
          .map(({ action, text }) => (
            <option key={action} value={action}>
              {text}
            </option>
          ))}
      </select>
      <Input
        name="by"
        aria-label="Who"
        placeholder="Who"
        className="max-sm:col-span-2"
        defaultValue={filter.by}
      />
      <Input name="from" type="date" aria-label="From" defaultValue={filter.from} />
      <Input name="to" type="date" aria-label="Until" defaultValue={filter.to} />
      <Button type="submit">Filter</Button>
      <Button variant="quiet" asChild>
        <a href={`/api/recruiter/audit/export?${paramsOf(filter)}`} download>
          <Download aria-hidden />
          CSV
        </a>
      </Button>
    </form>
  );
}
