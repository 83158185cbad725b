import { suggestCustomValues } from '../custom-fields/suggest';
import { keyOfColumn } from '../custom-fields/types';
import { DOSSIER_KINDS } from '../ground/dossier-kind';
import { done } from '../ground/outcome';
import { findAnything } from '../quick-search/find-anything';
import { listSaved } from '../saved/saved';
import { suggestFacts } from '../search/suggest';
import { currentUser } from '../users/session';
import { answerWith } from './answers';

/** `GET /api/recruiter/finding/values?kind=&field=&typed=`: completions for a bar. */
export async function getFindingValues(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const kind = searchParams.get('kind') === 'job' ? 'job' : 'candidate';
  const field = searchParams.get('field');
  const typed = (searchParams.get('typed') ?? '').slice(0, 100);
  const actor = await currentUser();
  const key = field === null ? null : keyOfColumn(field);
  if (key !== null) return answerWith(await suggestCustomValues(actor, { kind, key, typed }));
  const facts = await suggestFacts(actor, { kind, field, typed });
  if (!facts.ok || field !== null) return answerWith(facts);
  const own = await suggestCustomValues(actor, { kind, key: null, typed });
  return answerWith(own.ok ? done([...facts.value, ...own.value]) : own);
}

/**
 * `GET /api/recruiter/finding/found?words=&kind=`: the few candidates and jobs that match best; `kind` limits it to one
 * of both.
 */
export async function getFound(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const words = (searchParams.get('words') ?? '').slice(0, 200);
  const kind = DOSSIER_KINDS.find((known) => known === searchParams.get('kind'));
  return answerWith(await findAnything(await currentUser(), { words, kind }));
}

/** `GET /api/recruiter/saved`: the saved searches of who is signed in, with how much is new in each. */
export async function getSaved(): Promise<Response> {
  return answerWith(await listSaved(await currentUser()));
}
