import { exportReport } from '../reports/report';
import { REPORT_FIGURES } from '../reports/types';
import { reportViewFrom } from '../reports/view';
import { currentUser } from '../users/session';
import { fileOrProblem } from './answers';
import { figureFrom } from './chosen';

/** `GET /api/recruiter/reports?figure=…&format=…`, with the parameters of the page */
export async function getReportFigure(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const actor = await currentUser();
  const chosen = figureFrom(actor, searchParams, REPORT_FIGURES, '');
  if (chosen instanceof Response) return chosen;
  const { from, to, jobId, memberId } = reportViewFrom(searchParams);
  return fileOrProblem(await exportReport(actor, { from, to, jobId, memberId, ...chosen }));
}
