import { FIGURE_FORMATS } from '../market/dashboard/export';
import { exportReport } from '../reports/report';
import { REPORT_FIGURES } from '../reports/types';
import { reportViewFrom } from '../reports/view';
import { currentUser } from '../users/session';
import { fileOrProblem, problemAnswer } from './answers';

/** `GET /api/recruiter/reports?figure=…&format=…`, with the parameters of the page */
export async function getReportFigure(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const id = REPORT_FIGURES.find((known) => known === searchParams.get('figure'));
  const format = FIGURE_FORMATS.find((known) => known === searchParams.get('format'));
  if (!id || !format)
    return problemAnswer({ code: 'invalid', message: 'There is no such figure or format.' });
  const { from, to, jobId, memberId } = reportViewFrom(searchParams);
  return fileOrProblem(await exportReport(await currentUser(), { from, to, jobId, memberId, id, format }));
}
