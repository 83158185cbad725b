'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ArrowLeft, Check, CircleDashed, Minus, UserPlus, X } from 'lucide-react';
import Link from 'next/link';
import { Fragment, useState } from 'react';
import { dossierPath } from '@/components/dossier/kinds';
import { experienceText, languageName } from '@/components/dossier/words';
import { ScorecardRows } from '@/components/scorecards/scorecard-rows';
import { getFrom } from '@/components/shell/requests';
import { Avatar } from '@/components/ui/avatar';
import { Button, IconButton } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { PickDialog } from '@/components/ui/pick-dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { ErrorState } from '@/components/ui/state';
import { type Comparison, type Criterion, type Finding, MOST_COMPARED } from '@/lib/recruiter/vocabulary';
import { shortlistKey, shortlistRoute } from './requests';
import type { Working } from './working';

/** Two to four candidates side by side, criterion by criterion of the job. */
export function ComparisonView({ working }: { working: Working }) {
  const { shortlist, view, show } = working;
  const { id } = shortlist.job;
  const query = new URLSearchParams(view.compare.map((one) => ['compare', one]));
  if (view.blind) query.set('view', 'blind');
  const { data, isError, error } = useQuery({
    queryKey: [...shortlistKey(id), 'comparison', query.toString()],
    queryFn: ({ signal }) => getFrom<Comparison>(`${shortlistRoute(id)}/comparison?${query}`, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-label="Comparison" className="min-h-0 flex-1 overflow-auto pb-10">
      <div className="sticky left-0 flex flex-wrap items-center gap-2 px-4 py-2 md:px-5">
        <Button variant="quiet" onClick={() => show({ compare: [] })}>
          <ArrowLeft aria-hidden />
          Back to the {view.as}
        </Button>
        <AddToComparison working={working} />
      </div>
      {isError && <ErrorState title="The comparison could not be made">{error.message}</ErrorState>}
      {!data && !isError && <Skeleton className="mx-5 h-64" />}
      {data && <ComparisonTable comparison={data} working={working} />}
    </section>
  );
}

function AddToComparison({ working }: { working: Working }) {
  const { shortlist, view, show } = working;
  const [open, setOpen] = useState(false);
  const others = shortlist.entries.filter(({ candidate }) => !view.compare.includes(candidate.id));
  if (view.compare.length >= MOST_COMPARED || others.length === 0) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <UserPlus aria-hidden />
        Compare with…
      </Button>
      <PickDialog
        open={open}
        onOpenChange={setOpen}
        title="Compare with"
        placeholder="Type a name…"
        empty="No other candidates found."
        picks={others.map(({ candidate }) => ({
          id: candidate.id,
          label: candidate.name,
          more: candidate.title ?? '',
          mark: <Avatar name={candidate.name} size="sm" />,
        }))}
        onPick={(id) => {
          setOpen(false);
          show({ compare: [...view.compare, id] });
        }}
      />
    </>
  );
}

function ComparisonTable({ comparison, working }: { comparison: Comparison; working: Working }) {
  const { candidates, criteria } = comparison;
  const { shortlist, view, show } = working;
  const groups = Map.groupBy(criteria, ({ group }) => group);
  const without = (id: string) => show({ compare: view.compare.filter((one) => one !== id) });
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 text-sm">
      <caption className="sr-only">What the job asks for, and what each candidate has of it</caption>
      <thead>
        <tr>
          <th
            scope="col"
            className="w-36 border-b bg-surface px-4 py-2 text-left align-bottom text-xs font-medium text-ink-muted sm:w-56 md:px-5"
          >
            {shortlist.job.title}
          </th>
          {candidates.map((candidate) => (
            <th
              key={candidate.id}
              scope="col"
              className="w-40 border-b border-l bg-surface px-3 py-2 text-left font-normal sm:w-auto"
            >
              <div className="flex items-start gap-2">
                <div className="min-w-0 flex-1">
                  <Link
                    href={`${dossierPath('candidate', candidate.id)}${view.blind ? '?view=blind' : ''}`}
                    className="block truncate font-medium hover:underline"
                  >
                    {candidate.name}
                  </Link>
                  <p className="truncate text-xs text-ink-muted">
                    {[candidate.title, candidate.employer].filter(Boolean).join(' · ')}
                  </p>
                </div>
                <IconButton
                  label={`Remove ${candidate.name}`}
                  size="sm"
                  onClick={() => without(candidate.id)}
                >
                  <X aria-hidden />
                </IconButton>
              </div>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {comparison.scorecards && (
          <ScorecardRows scorecards={comparison.scorecards} candidates={candidates} />
        )}
        {[...groups].map(([group, rows]) => (
          <Fragment key={group}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={candidates.length + 1}
                className="px-4 pt-4 pb-1 text-left text-xs font-semibold md:px-5"
              >
                {group}
              </th>
            </tr>
            {rows.map((criterion) => (
              <CriterionRow key={criterion.name} criterion={criterion} candidates={candidates} />
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

function CriterionRow({
  criterion: { group, name, asked, findings },
  candidates,
}: {
  criterion: Criterion;
  candidates: Comparison['candidates'];
}) {
  return (
    <tr>
      <th scope="row" className="border-b border-line/70 px-4 py-1.5 text-left align-top font-normal md:px-5">
        {group === 'Languages' ? languageName(name) : name}
        {asked && <span className="block text-xs text-ink-muted">asked: {asked}</span>}
      </th>
      {findings.map((finding, index) => (
        <td key={candidates[index]?.id} className="border-b border-l border-line/70 px-3 py-1.5 align-top">
          <FindingText finding={finding} />
        </td>
      ))}
    </tr>
  );
}

const VERDICTS = {
  met: { icon: Check, tone: 'text-positive', words: 'Yes' },
  partly: { icon: CircleDashed, tone: 'text-caution', words: 'Partly' },
  missed: { icon: X, tone: 'text-critical', words: 'Not found' },
  open: { icon: Minus, tone: 'text-ink-faint', words: '' },
} as const;

function FindingText({ finding: { verdict, months, text } }: { finding: Finding }) {
  const { icon: Icon, tone, words } = VERDICTS[verdict];
  const told = [months ? experienceText(months) : null, text].filter(Boolean).join(', ');
  return (
    <span className="flex items-start gap-1.5">
      <Icon aria-hidden className={cn('mt-0.5 size-4 shrink-0', tone)} />
      <span className="min-w-0 wrap-anywhere">
        {told ? (
          <>
            {words && <span className="sr-only">{words}: </span>}
            {told}
          </>
        ) : (
          words || 'Nothing found'
        )}
      </span>
    </span>
  );
}
