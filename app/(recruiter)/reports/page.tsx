import type { Metadata } from 'next';
import { ReportPage } from '@/components/reports/report-page';
import { PageHeader } from '@/components/shell/page-header';
import { currentUser, ownReport } from '@/lib/recruiter';
import { type ListQueryParams, reportViewFrom } from '@/lib/recruiter/vocabulary';
import { readerLocale } from '../reader-locale';
import { Refusal } from '../refusal';

export const metadata: Metadata = { title: 'Reports' };

export default async function ReportsPage({ searchParams }: { searchParams: Promise<ListQueryParams> }) {
  const view = reportViewFrom(await searchParams);
  const report = await ownReport(await currentUser(), view);
  if (!report.ok) return <Refusal problem={report.problem} />;
  return (
    <>
      <PageHeader title="Reports" />
      <ReportPage report={report.value} view={view} locale={await readerLocale()} />
    </>
  );
}
