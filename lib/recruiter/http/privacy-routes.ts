import { exportAuditLog } from '../privacy/audit-log';
import { exportHeldData } from '../privacy/held-data';
import { currentUser } from '../users/session';
import { fileOrProblem } from './answers';

/** `GET /api/recruiter/candidates/{dossier}/held-data`, everything held on one person as a ZIP archive */
export async function getHeldData(
  _request: Request,
  { params }: { params: Promise<{ dossier: string }> },
): Promise<Response> {
  return fileOrProblem(await exportHeldData(await currentUser(), (await params).dossier));
}

/** `GET /api/recruiter/audit/export`, the audit log with the parameters of its page */
export async function getAuditExport(request: Request): Promise<Response> {
  const params = new URL(request.url).searchParams;
  return fileOrProblem(
    await exportAuditLog(await currentUser(), {
      action: params.get('action') ?? '',
      by: params.get('by') ?? '',
      from: params.get('from'),
      to: params.get('to'),
    }),
  );
}
