import { findAnything } from '../finding/find-anything';
import { suggestFacts } from '../finding/suggest';
import { listSaved } from '../saved/saved';
import { currentUser } from '../users/session';
import { answerWith } from './answers';

/** `GET /api/recruiter/finding/values?kind=&field=&typed=`: what a bar may complete. */
export async function getFindingValues(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const kind = searchParams.get('kind') === 'job' ? 'job' : 'candidate';
  const field = searchParams.get('field');
  const typed = (searchParams.get('typed') ?? '').slice(0, 100);
  return answerWith(await suggestFacts(await currentUser(), { kind, field, typed }));
}

/** `GET /api/recruiter/finding/found?words=`: the few candidates and jobs that fit best, for the command menu. */
export async function getFound(request: Request): Promise<Response> {
  const words = (new URL(request.url).searchParams.get('words') ?? '').slice(0, 200);
  return answerWith(await findAnything(await currentUser(), { words }));
}

/** `GET /api/recruiter/saved`: the saved searches of who is signed in, with how much is new in each. */
export async function getSaved(): Promise<Response> {
  return answerWith(await listSaved(await currentUser()));
}
