import type { Metadata } from 'next';
import { ComparisonReport } from '@/components/market/report/comparison-report';
import { OverviewReport } from '@/components/market/report/overview-report';
import {
  compareViewFrom,
  currentUser,
  dashboardViewFrom,
  type ListQueryParams,
  listMarketFields,
  loadComparison,
  loadDashboard,
  possiblePanels,
} from '@/lib/recruiter';
import { readerLocale } from '../../reader-locale';
import { Refusal } from '../../refusal';

export const metadata: Metadata = { title: 'Market report' };

const SOURCE = 'Job market API version 3';

/** An overview, or a comparison where the address has questions of its own, as pages to print. */
export default async function ReportPage({ searchParams }: { searchParams: Promise<ListQueryParams> }) {
  const [actor, locale, params] = await Promise.all([currentUser(), readerLocale(), searchParams]);
  const known = await listMarketFields(actor);
  if (!known.ok) return <Refusal problem={known.problem} />;
  const fields = known.value.state === 'found' ? known.value.found : [];
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const shared = { fields, locale, source: SOURCE, date: day.format(new Date()) };
  const comparison = compareViewFrom(params);
  if (comparison.questions.length > 0) {
    const parts = await loadComparison(actor, comparison);
    if (!parts.ok) return <Refusal problem={parts.problem} />;
    return <ComparisonReport {...shared} view={comparison} parts={parts.value} />;
  }
  const panels = possiblePanels(new Set(fields.map(({ name }) => name)));
  const question = dashboardViewFrom(params);
  const parts = await loadDashboard(actor, { ...question, panels });
  if (!parts.ok) return <Refusal problem={parts.problem} />;
  return <OverviewReport {...shared} question={question} parts={parts.value} panels={panels} />;
}
