import type { Metadata } from 'next';
import { Suspense } from 'react';
import { ReportPage } from '@/components/reports/report-page';
import { PageHeader } from '@/components/shell/page-header';
import { currentUser, ownReport } from '@/lib/recruiter';
import { type ListQueryParams, reportViewFrom } from '@/lib/recruiter/vocabulary';
import { readerLocale } from '../reader-locale';
import { Refusal } from '../refusal';
import { JobBesideMarket } from './job-beside-market';

export const metadata: Metadata = { title: 'Reports' };

export default async function ReportsPage({ searchParams }: { searchParams: Promise<ListQueryParams> }) {
  const view = reportViewFrom(await searchParams);
  const actor = await currentUser();
  const [report, locale] = await Promise.all([ownReport(actor, view), readerLocale()]);
  if (!report.ok) return <Refusal problem={report.problem} />;
  return (
    <>
      <PageHeader title="Reports" />
      <ReportPage
        report={report.value}
        view={view}
        locale={locale}
        beside={
          view.jobId && (
            <Suspense>
              <JobBesideMarket actor={actor} jobId={view.jobId} locale={locale} />
            </Suspense>
          )
        }
      />
    </>
  );
}
