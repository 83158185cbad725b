'use client';

import { X } from 'lucide-react';
import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { dossierPath, shortlistPath } from '@/components/dossier/kinds';
import { counted, dayText } from '@/components/dossier/words';
import { IconButton } from '@/components/ui/button';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { ReportPeople } from '@/lib/recruiter/vocabulary';

/** The people behind one number of a report. */
export function ReportPeopleTable({
  people: { title, row, people },
  onClose,
}: {
  people: ReportPeople;
  onClose: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = `${title} ${row}`;
  const last = useRef('');
  useEffect(() => {
    if (last.current !== shown) heading.current?.focus();
    last.current = shown;
  }, [shown]);
  const hasDays = people.some(({ days }) => days !== null);
  return (
    <section aria-label={`People behind ${row}`} className="min-w-0 rounded-lg border bg-surface">
      <header className="flex items-center gap-2 px-4 pt-3">
        <h2
          ref={heading}
          tabIndex={-1}
          className="min-w-0 flex-1 text-sm font-semibold outline-none wrap-anywhere"
        >
          {title}: {row}, {counted(people.length, 'person', 'people')}
        </h2>
        <IconButton label="Close" size="sm" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </header>
      <div className="max-h-96 overflow-auto">
        <Table aria-label={`People behind ${row}`}>
          <TableHead>
            <TableRow>
              <TableHeader>Candidate</TableHeader>
              <TableHeader>Job</TableHeader>
              <TableHeader>Stage now</TableHeader>
              <TableHeader>Shortlisted</TableHeader>
              {hasDays && <TableHeader className="text-right">Days</TableHeader>}
            </TableRow>
          </TableHead>
          <TableBody>
            {people.map(({ candidate, job, stage, reason, addedAt, days }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: somebody may have been in a stage twice
              <TableRow key={index}>
                <TableCell>
                  <Link href={dossierPath('candidate', candidate.id)} className="hover:underline">
                    {candidate.name}
                  </Link>
                </TableCell>
                <TableCell>
                  <Link href={`${shortlistPath(job.id)}?open=${candidate.id}`} className="hover:underline">
                    {job.title}
                  </Link>
                </TableCell>
                <TableCell>{reason === null ? stage : `Rejected: ${reason}`}</TableCell>
                <TableCell>{dayText(addedAt)}</TableCell>
                {hasDays && (
                  <TableCell className="text-right tabular-nums">
                    {days === null ? '' : days.toFixed(1)}
                  </TableCell>
                )}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
    </section>
  );
}
