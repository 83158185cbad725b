import { exportPack } from '../handover/pack';
import { previewPack } from '../handover/preview';
import { sharedFile } from '../handover/shared';
import { HANDOVER_FORMATS, HANDOVER_LEVELS } from '../handover/types';
import { currentUser } from '../users/session';
import { answerWith, fileOrProblem } from './answers';

/** `GET /api/recruiter/handover?id=…&level=&employers=&title=&format=`, a pack of candidates as a file */
export async function getPack(request: Request): Promise<Response> {
  const params = new URL(request.url).searchParams;
  return fileOrProblem(
    await exportPack(await currentUser(), {
      ids: params.getAll('id'),
      level: HANDOVER_LEVELS.find((level) => level === params.get('level')) ?? 'blind',
      employers: params.get('employers') !== 'hidden',
      title: params.get('title') ?? '',
      format: HANDOVER_FORMATS.find((format) => format === params.get('format')) ?? 'pdf',
    }),
  );
}

/** `GET /api/recruiter/handover/preview?id=…&level=&employers=`, an outsider's view of the first of them */
export async function getPackPreview(request: Request): Promise<Response> {
  const params = new URL(request.url).searchParams;
  return answerWith(
    await previewPack(await currentUser(), {
      ids: params.getAll('id'),
      level: HANDOVER_LEVELS.find((level) => level === params.get('level')) ?? null,
      employers: params.get('employers') !== 'hidden',
    }),
  );
}

/** `GET /shared/{token}/pdf`, the pack of an address as a file */
export async function getSharedFile(
  _request: Request,
  { params }: { params: Promise<{ token: string }> },
): Promise<Response> {
  return fileOrProblem(await sharedFile((await params).token));
}
