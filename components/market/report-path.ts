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

/** Returns the address of the overview of a question as pages to print. */
export function overviewReportHref(question: DashboardView): string {
  return hrefOf(dashboardViewParams(question));
}

/** Returns the address of a comparison as pages to print. */
export function comparisonReportHref(view: CompareView): string {
  return hrefOf(compareViewParams(view));
}

/** By which the report of a board is known. */
export const BOARD_OF_REPORT = '_board';

/** Returns the address of a board as pages to print. */
export function boardReportHref(id: string): string {
  return hrefOf(new URLSearchParams([[BOARD_OF_REPORT, id]]));
}
