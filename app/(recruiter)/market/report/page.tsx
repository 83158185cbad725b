import type { Metadata } from 'next';
import { BoardReport } from '@/components/market/report/board-report';
import { ComparisonReport } from '@/components/market/report/comparison-report';
import { OverviewReport } from '@/components/market/report/overview-report';
import { BOARD_OF_REPORT } from '@/components/market/report-path';
import {
  compareViewFrom,
  currentUser,
  dashboardViewFrom,
  listMarketFields,
  loadBoard,
  loadComparison,
  loadDashboard,
  possiblePanels,
  readBoard,
} from '@/lib/recruiter';
import { readerLocale } from '../../reader-locale';
import { Refusal } from '../../refusal';

export const metadata: Metadata = { title: 'Market report' };

const SOURCE = 'Job market API version 3';

/** An overview, a board, or a comparison where the address has several questions, as pages to print. */
export default async function ReportPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const [actor, locale, params] = await Promise.all([currentUser(), readerLocale(), searchParams]);
  const known = await listMarketFields(actor);
  if (!known.ok) return <Refusal problem={known.problem} />;
  const fields = known.value.state === 'found' ? known.value.found : [];
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const shared = { fields, locale, source: SOURCE, date: day.format(new Date()) };
  const id = params[BOARD_OF_REPORT];
  if (typeof id === 'string') {
    const [board, parts] = await Promise.all([readBoard(actor, { id }), loadBoard(actor, { id })]);
    if (!board.ok) return <Refusal problem={board.problem} />;
    if (!parts.ok) return <Refusal problem={parts.problem} />;
    return <BoardReport {...shared} board={board.value} shown={parts.value} />;
  }
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
