import { candidateHtml, candidateOriginal } from '../candidates/original';
import { listQueryFrom } from '../candidates/query';
import { CANDIDATE_COLUMNS, type CandidateColumn } from '../candidates/types';
import { exportCandidate, exportCandidateList } from '../exports/export';
import { EXPORT_FORMATS } from '../exports/types';
import { acceptUpload, startUpload } from '../uploads/accept';
import { openUploads, uploadBatch } from '../uploads/progress';
import { currentUser } from '../users/session';
import { answerWith, FOREIGN_PAGE, fileAnswer, htmlAnswer, isFromOurPages, problemAnswer } from './answers';

/** What the routes of the app delegate to; README.md lists them. Each asks who is signed in and answers one use case. */

type Params<Name extends string> = { params: Promise<Record<Name, string>> };

async function* noBody(): AsyncGenerator<Uint8Array> {}

/** `POST /api/recruiter/uploads` */
export async function postUpload(request: Request): Promise<Response> {
  if (!isFromOurPages(request)) return problemAnswer(FOREIGN_PAGE);
  return answerWith(await startUpload(await currentUser()), 201);
}

/** `GET /api/recruiter/uploads` */
export async function getUploads(): Promise<Response> {
  return answerWith(await openUploads(await currentUser()));
}

/** `GET /api/recruiter/uploads/{upload}` */
export async function getUpload(_request: Request, { params }: Params<'upload'>): Promise<Response> {
  return answerWith(await uploadBatch(await currentUser(), (await params).upload));
}

/** `PUT /api/recruiter/uploads/{upload}/items/{item}` */
export async function putUploadItem(
  request: Request,
  { params }: Params<'upload' | 'item'>,
): Promise<Response> {
  if (!isFromOurPages(request)) return problemAnswer(FOREIGN_PAGE);
  const { upload, item } = await params;
  const { searchParams } = new URL(request.url);
  const file = {
    batchId: upload,
    itemId: item,
    name: searchParams.get('name') ?? '',
    lastModified: searchParams.get('modified') ?? '',
    body: request.body ?? noBody(),
  };
  return answerWith(await acceptUpload(await currentUser(), file), 201);
}

/** `GET /original/{candidate}`, as a download with `?download` */
export async function getOriginal(request: Request, { params }: Params<'candidate'>): Promise<Response> {
  const original = await candidateOriginal(await currentUser(), (await params).candidate);
  if (!original.ok) return problemAnswer(original.problem);
  return fileAnswer(original.value, new URL(request.url).searchParams.has('download'));
}

/** `GET /original/{candidate}/html` */
export async function getOriginalHtml(_request: Request, { params }: Params<'candidate'>): Promise<Response> {
  const original = await candidateHtml(await currentUser(), (await params).candidate);
  return original.ok ? htmlAnswer(original.value.html) : problemAnswer(original.problem);
}

/** `GET /api/recruiter/candidates/{candidate}/export?format=` */
export async function getExport(request: Request, { params }: Params<'candidate'>): Promise<Response> {
  const asked = new URL(request.url).searchParams.get('format');
  const format = EXPORT_FORMATS.find((known) => known === asked);
  if (!format)
    return problemAnswer({
      code: 'invalid',
      message: `Choose one of ${EXPORT_FORMATS.join(', ')}.`,
      field: 'format',
    });
  const file = await exportCandidate(await currentUser(), { candidateId: (await params).candidate, format });
  return file.ok ? fileAnswer(file.value, true) : problemAnswer(file.problem);
}

function columnsFrom(params: URLSearchParams): CandidateColumn[] {
  const asked = params.get('columns')?.split(',') ?? [];
  const columns = asked.flatMap((name) => CANDIDATE_COLUMNS.filter((known) => known === name));
  return columns.length > 0 ? [...new Set(columns)] : [...CANDIDATE_COLUMNS];
}

/** `GET /api/recruiter/candidates/export`, with the parameters of the list and `columns` */
export async function getListExport(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const input = { query: listQueryFrom(searchParams), columns: columnsFrom(searchParams) };
  const file = await exportCandidateList(await currentUser(), input);
  return file.ok ? fileAnswer(file.value, true) : problemAnswer(file.problem);
}
