'use client';

import { ChartNoAxesCombined } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { type ReactNode, useTransition } from 'react';
import { dayText } from '@/components/dossier/words';
import { ChartProvider } from '@/components/market/charts/context';
import { FigureFrame } from '@/components/market/charts/figure-frame';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/state';
import {
  type MarketFilter,
  type Report,
  type ReportFigureId,
  type ReportView,
  reportViewParams,
} from '@/lib/recruiter/vocabulary';
import { ReportFilters } from './report-filters';
import { ReportPeopleTable } from './report-people';

const HEIGHT = 160;

const addressOf = (view: ReportView) => `/reports?${reportViewParams(view)}`;

function periodText({ from, to }: ReportView): string {
  if (!from && !to) return 'All time';
  return `${from ? dayText(from) : 'The beginning'} to ${to ? dayText(to) : 'today'}`;
}

/** The figures of one's own work, each number with the people behind it. `beside` is the market's side of one job. */
export function ReportPage({
  report,
  view,
  locale,
  beside,
}: {
  report: Report;
  view: ReportView;
  locale: string;
  beside: ReactNode;
}) {
  const router = useRouter();
  const [busy, start] = useTransition();
  const show = (next: ReportView) => start(() => router.push(addressOf(next), { scroll: false }));
  const viewOf = ([narrow]: readonly MarketFilter[]): ReportView => ({
    ...view,
    of: narrow ? { figure: narrow.name as ReportFigureId, row: narrow.value } : null,
  });
  const isNarrowed = view.from || view.to || view.jobId || view.memberId;
  return (
    <div className="flex flex-col gap-4 px-4 py-4 md:px-5" aria-busy={busy}>
      <ReportFilters report={report} view={view} onChange={show} />
      {beside}
      {report.figures.length === 0 ? (
        <EmptyState
          icon={ChartNoAxesCombined}
          title={isNarrowed ? 'Nobody was put on a shortlist then' : 'Nothing to report yet'}
          actions={
            isNarrowed ? (
              <Button onClick={() => show({ from: null, to: null, jobId: null, memberId: null, of: null })}>
                Show everything
              </Button>
            ) : (
              <Button asChild variant="primary">
                <Link href="/jobs">Open the jobs</Link>
              </Button>
            )
          }
        >
          {isNarrowed
            ? 'Choose a longer period, or all jobs and recruiters.'
            : 'Put people on the shortlist of a job and move them from stage to stage: how long that takes, where they come from and why they are rejected is then shown here.'}
        </EmptyState>
      ) : (
        <ChartProvider
          locale={locale}
          period={periodText(view)}
          hrefOf={(narrows) => addressOf(viewOf(narrows))}
          go={(narrows) => show(viewOf(narrows))}
        >
          {report.people && (
            <ReportPeopleTable people={report.people} onClose={() => show({ ...view, of: null })} />
          )}
          <div className="grid min-w-0 gap-4 lg:grid-cols-2">
            {report.figures.map(({ id, title, figure }) => (
              <FigureFrame
                key={id}
                title={title}
                figure={figure}
                height={HEIGHT}
                exports={{
                  csv: exportOf(view, id, 'csv'),
                  xlsx: exportOf(view, id, 'xlsx'),
                  question: 'Shortlists of this workspace',
                  source: 'Shortlist',
                }}
              />
            ))}
          </div>
        </ChartProvider>
      )}
    </div>
  );
}

function exportOf(view: ReportView, figure: ReportFigureId, format: 'csv' | 'xlsx'): string {
  const params = reportViewParams({ ...view, of: null });
  params.set('figure', figure);
  params.set('format', format);
  return `/api/recruiter/reports?${params}`;
}
