import { listBoards, readBoard } from '../boards/boards';
import { currentUser } from '../users/session';
import { answerWith } from './answers';

/** `GET /api/recruiter/boards`: the boards that who is signed in sees. */
export async function getBoards(): Promise<Response> {
  return answerWith(await listBoards(await currentUser(), undefined));
}

/** `GET /api/recruiter/boards/{board}`: a board with its items. */
export async function getBoard(
  _request: Request,
  { params }: { params: Promise<{ board: string }> },
): Promise<Response> {
  return answerWith(await readBoard(await currentUser(), { id: (await params).board }));
}
