import { namesForMatcher } from '../match-page/names';
import { compareCandidates } from '../shortlists/comparison';
import { exportShortlist } from '../shortlists/export';
import { shortlistOf } from '../shortlists/shortlist';
import { entryStory } from '../shortlists/story';
import { SHORTLIST_FORMATS } from '../shortlists/types';
import { shortlistViewFrom } from '../shortlists/view';
import { currentUser } from '../users/session';
import { answerWith, fileOrProblem } from './answers';
import { formatFrom } from './chosen';

type Params<Name extends string> = { params: Promise<Record<Name, string>> };

/** `GET /api/recruiter/jobs/{dossier}/shortlist`, blind with `?view=blind` */
export async function getShortlist(request: Request, { params }: Params<'dossier'>): Promise<Response> {
  const { blind } = shortlistViewFrom(new URL(request.url).searchParams);
  return answerWith(await shortlistOf(await currentUser(), { jobId: (await params).dossier, blind }));
}

/** `GET /api/recruiter/jobs/{dossier}/shortlist/{candidate}` */
export async function getShortlistEntry(
  _request: Request,
  { params }: Params<'dossier' | 'candidate'>,
): Promise<Response> {
  const { dossier, candidate } = await params;
  return answerWith(await entryStory(await currentUser(), { jobId: dossier, candidateId: candidate }));
}

/** `GET /api/recruiter/jobs/{dossier}/shortlist/comparison?compare=…`, blind with `?view=blind` */
export async function getComparison(request: Request, { params }: Params<'dossier'>): Promise<Response> {
  const { blind, compare } = shortlistViewFrom(new URL(request.url).searchParams);
  const asked = { jobId: (await params).dossier, candidateIds: compare, blind };
  return answerWith(await compareCandidates(await currentUser(), asked));
}

/** `GET /api/recruiter/jobs/{dossier}/shortlist/export?format=`, with the parameters of the page */
export async function getShortlistExport(request: Request, { params }: Params<'dossier'>): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const actor = await currentUser();
  const format = formatFrom(actor, searchParams, SHORTLIST_FORMATS);
  if (format instanceof Response) return format;
  const asked = { jobId: (await params).dossier, format, params: searchParams };
  return fileOrProblem(await exportShortlist(actor, asked));
}

/** `GET /api/recruiter/matcher/names?id=…&job=`: the names of a matcher's documents here */
export async function getMatcherNames(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const asked = { ids: searchParams.getAll('id'), jobId: searchParams.get('job') };
  return answerWith(await namesForMatcher(await currentUser(), asked));
}
