import { answerFraming } from '@/lib/platform';
import { findSession, serviceRecords } from '../store';

/** Tells the policy of pages who may embed the page of a session. */
export function tellFraming(): void {
  answerFraming(async (id) => (await findSession(await serviceRecords(), id))?.framing);
}
