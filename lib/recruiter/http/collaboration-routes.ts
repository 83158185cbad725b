import { countUnreadMentions } from '../collaboration/for-me';
import { togetherOn } from '../collaboration/together';
import { dossierAsApi } from '../provider/as-api';
import { currentUser } from '../users/session';
import { answerWith } from './answers';

/** `GET /api/recruiter/dossiers/{dossier}/together`: notes, tasks and activity; who asks counts as looking at it. */
export async function getTogether(
  _request: Request,
  { params }: { params: Promise<{ dossier: string }> },
): Promise<Response> {
  return answerWith(await togetherOn(await currentUser(), (await params).dossier));
}

/** `GET /api/recruiter/dossiers/{dossier}/as-api`: the call that reads its document, and the answer. */
export async function getAsApi(
  _request: Request,
  { params }: { params: Promise<{ dossier: string }> },
): Promise<Response> {
  return answerWith(await dossierAsApi(await currentUser(), (await params).dossier));
}

/** `GET /api/recruiter/mentions/unread`: how many notes that mention who is signed in, and alerts, they have not seen. */
export async function getUnreadMentions(): Promise<Response> {
  return answerWith(await countUnreadMentions(await currentUser(), undefined));
}
