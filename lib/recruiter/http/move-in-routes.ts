import { readPeople } from '../move-in/draft';
import { moveInState } from '../move-in/state';
import { currentUser } from '../users/session';
import { answerWith, bodyOf, FOREIGN_PAGE, isFromOurPages, problemAnswer } from './answers';

/** `POST /api/recruiter/move-in?name=`, a table of people as the raw body */
export async function postPeople(request: Request): Promise<Response> {
  if (!isFromOurPages(request)) return problemAnswer(FOREIGN_PAGE);
  const name = new URL(request.url).searchParams.get('name') ?? '';
  return answerWith(await readPeople(await currentUser(), { name, body: bodyOf(request) }), 201);
}

/** `GET /api/recruiter/move-in/{table}`, how far it has come */
export async function getMoveIn(
  _request: Request,
  { params }: { params: Promise<{ table: string }> },
): Promise<Response> {
  return answerWith(await moveInState(await currentUser(), (await params).table));
}
