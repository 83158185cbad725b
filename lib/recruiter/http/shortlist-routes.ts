import { shortlistOf } from '../shortlists/shortlist';
import { entryStory } from '../shortlists/story';
import { shortlistViewFrom } from '../shortlists/view';
import { currentUser } from '../users/session';
import { answerWith } from './answers';

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
