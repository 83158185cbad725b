import {
  type CompareView,
  compareViewParams,
  type DashboardView,
  dashboardViewParams,
} from '@/lib/recruiter/vocabulary';

const REPORT_PATH = '/market/report';

function hrefOf(params: URLSearchParams): string {
  const written = params.toString();
  return written ? `${REPORT_PATH}?${written}` : REPORT_PATH;
}

/** The overview of a question as pages to print. */
export function overviewReportHref(question: DashboardView): string {
  return hrefOf(dashboardViewParams(question));
}

/** A comparison as pages to print. */
export function comparisonReportHref(view: CompareView): string {
  return hrefOf(compareViewParams(view));
}
