import { exportAuditLog } from '../privacy/audit-log';
import { exportHeldData } from '../privacy/held-data';
import { attachmentFile } from '../records/attachments';
import { currentUser } from '../users/session';
import { fileOrProblem } from './answers';

/** `GET /api/recruiter/candidates/{dossier}/held-data`, everything held on one person as a ZIP archive */
export async function getHeldData(
  _request: Request,
  { params }: { params: Promise<{ dossier: string }> },
): Promise<Response> {
  return fileOrProblem(await exportHeldData(await currentUser(), (await params).dossier));
}

/** `GET /api/recruiter/attachments/{attachment}`, a file that came in the same mail as a CV, as a download */
export async function getAttachment(
  _request: Request,
  { params }: { params: Promise<{ attachment: string }> },
): Promise<Response> {
  return fileOrProblem(await attachmentFile(await currentUser(), (await params).attachment));
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
