import { CANDIDATE_LIST } from '../candidates/query';
import { CANDIDATE_COLUMNS } from '../candidates/types';
import { customFields } from '../custom-fields/settings';
import { type CustomColumn, customColumn, isCustomColumn } from '../custom-fields/types';
import { exportCandidate, exportCandidateList, exportJob, exportJobList } from '../exports/export';
import { CANDIDATE_FORMATS, JOB_FORMATS, LIST_FORMATS, MOST_CHOSEN } from '../exports/types';
import type { Actor } from '../ground/actor';
import { DOSSIER_KINDS, type DossierKind } from '../ground/dossier-kind';
import { JOB_LIST } from '../jobs/query';
import { JOB_COLUMNS } from '../jobs/types';
import { exportComparison } from '../market/compare/export';
import { COMPARED_IDS } from '../market/compare/panels';
import { compareViewFrom } from '../market/compare/view';
import { exportFigure } from '../market/dashboard/export';
import { dashboardViewFrom } from '../market/dashboard/view';
import { PANEL_IDS } from '../market/figures/panels';
import { exportMarketJobs } from '../market/search/export';
import { marketViewFrom } from '../market/search/view';
import { addMarketFile } from '../market/sources';
import { dossierHtml, dossierOriginal } from '../records/original';
import { acceptUpload, startUpload } from '../uploads/accept';
import { openUploads, uploadBatch } from '../uploads/progress';
import { currentUser } from '../users/session';
import {
  answerWith,
  bodyOf,
  FOREIGN_PAGE,
  fileAnswer,
  fileOrProblem,
  htmlAnswer,
  isFromOurPages,
  problemAnswer,
} from './answers';
import { figureFrom, formatFrom } from './chosen';

/**
 * Handlers that the routes of the app delegate to; README.md lists them. Each checks the session and answers one use
 * case.
 */

type Params<Name extends string> = { params: Promise<Record<Name, string>> };

/** `POST /api/recruiter/uploads?kind=`, of candidates by default */
export async function postUpload(request: Request): Promise<Response> {
  if (!isFromOurPages(request)) return problemAnswer(FOREIGN_PAGE);
  const asked = new URL(request.url).searchParams.get('kind');
  const kind = DOSSIER_KINDS.find((known) => known === asked) ?? 'candidate';
  return answerWith(await startUpload(await currentUser(), { kind }), 201);
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
    body: bodyOf(request),
  };
  return answerWith(await acceptUpload(await currentUser(), file), 201);
}

/** `POST /api/recruiter/market/files?name=&modified=`, the day on which the file was last changed */
export async function postMarketFile(request: Request): Promise<Response> {
  if (!isFromOurPages(request)) return problemAnswer(FOREIGN_PAGE);
  const { searchParams } = new URL(request.url);
  const file = {
    name: searchParams.get('name') ?? '',
    modified: searchParams.get('modified') ?? '',
    body: bodyOf(request),
  };
  return answerWith(await addMarketFile(await currentUser(), file), 201);
}

/** Returns which document an address of an original means. */
async function originalFrom(request: Request, params: Params<'dossier'>['params']) {
  const document = new URL(request.url).searchParams.get('document');
  return { id: (await params).dossier, document };
}

/** `GET /original/{dossier}?document=`, as a download with `?download` */
export async function getOriginal(request: Request, { params }: Params<'dossier'>): Promise<Response> {
  const original = await dossierOriginal(await currentUser(), await originalFrom(request, params));
  if (!original.ok) return problemAnswer(original.problem);
  return fileAnswer(original.value, new URL(request.url).searchParams.has('download'));
}

/** `GET /original/{dossier}/html` */
export async function getOriginalHtml(request: Request, { params }: Params<'dossier'>): Promise<Response> {
  const original = await dossierHtml(await currentUser(), await originalFrom(request, params));
  return original.ok ? htmlAnswer(original.value.html) : problemAnswer(original.problem);
}

/** `GET /api/recruiter/candidates/{dossier}/export?format=` */
export async function getCandidateExport(request: Request, { params }: Params<'dossier'>): Promise<Response> {
  const actor = await currentUser();
  const format = formatFrom(actor, new URL(request.url).searchParams, CANDIDATE_FORMATS);
  if (format instanceof Response) return format;
  return fileOrProblem(await exportCandidate(actor, { id: (await params).dossier, format }));
}

/** `GET /api/recruiter/jobs/{dossier}/export?format=` */
export async function getJobExport(request: Request, { params }: Params<'dossier'>): Promise<Response> {
  const actor = await currentUser();
  const format = formatFrom(actor, new URL(request.url).searchParams, JOB_FORMATS);
  if (format instanceof Response) return format;
  return fileOrProblem(await exportJob(actor, { id: (await params).dossier, format }));
}

/** Returns the columns of an export: those asked for, or else all, with those of the fields of the workspace. */
async function columnsFrom<Column extends string>(
  actor: Actor | null,
  kind: DossierKind,
  { params, known }: { params: URLSearchParams; known: readonly Column[] },
): Promise<(Column | CustomColumn)[]> {
  const asked = params.get('columns')?.split(',') ?? [];
  const columns = asked.flatMap((name): (Column | CustomColumn)[] =>
    isCustomColumn(name) ? [name] : known.filter((column) => column === name),
  );
  if (columns.length > 0) return [...new Set(columns)];
  const fields = await customFields(actor, kind);
  const own = fields.ok ? fields.value.filter(({ archived }) => !archived) : [];
  return [...known, ...own.map(({ key }) => customColumn(key))];
}

/** Returns the parts of an export that the two lists share: the format, CSV by default, and the chosen lines. */
function partFrom(actor: Actor | null, request: Request) {
  const { searchParams } = new URL(request.url);
  const format = searchParams.has('format') ? formatFrom(actor, searchParams, LIST_FORMATS) : 'csv';
  return { searchParams, format, ids: searchParams.getAll('id').slice(0, MOST_CHOSEN) };
}

/** `GET /api/recruiter/candidates/export`, with the parameters of the list, `columns`, `format` and `id` */
export async function getCandidateListExport(request: Request): Promise<Response> {
  const actor = await currentUser();
  const { searchParams, format, ids } = partFrom(actor, request);
  if (format instanceof Response) return format;
  const query = CANDIDATE_LIST.from(searchParams);
  const columns = await columnsFrom(actor, 'candidate', {
    params: searchParams,
    known: CANDIDATE_COLUMNS,
  });
  return fileOrProblem(await exportCandidateList(actor, { query, columns, format, ids }));
}

/** `GET /api/recruiter/jobs/export`, with the parameters of the list, `columns`, `format` and `id` */
export async function getJobListExport(request: Request): Promise<Response> {
  const actor = await currentUser();
  const { searchParams, format, ids } = partFrom(actor, request);
  if (format instanceof Response) return format;
  const query = JOB_LIST.from(searchParams);
  const columns = await columnsFrom(actor, 'job', { params: searchParams, known: JOB_COLUMNS });
  return fileOrProblem(await exportJobList(actor, { query, columns, format, ids }));
}

/** `GET /api/recruiter/market/export`, with the parameters of the page */
export async function getMarketExport(request: Request): Promise<Response> {
  const view = marketViewFrom(new URL(request.url).searchParams);
  return fileOrProblem(await exportMarketJobs(await currentUser(), view));
}

/** `GET /api/recruiter/market/comparison`, with the parameters of a comparison, `_figure` and `_format` */
export async function getMarketComparison(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const actor = await currentUser();
  const chosen = figureFrom(actor, searchParams, COMPARED_IDS, '_');
  if (chosen instanceof Response) return chosen;
  return fileOrProblem(await exportComparison(actor, { ...compareViewFrom(searchParams), ...chosen }));
}

/** `GET /api/recruiter/market/figure`, with the parameters of a dashboard, `_figure` and `_format` */
export async function getMarketFigure(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const actor = await currentUser();
  const chosen = figureFrom(actor, searchParams, PANEL_IDS, '_');
  if (chosen instanceof Response) return chosen;
  return fileOrProblem(await exportFigure(actor, { ...dashboardViewFrom(searchParams), ...chosen }));
}
