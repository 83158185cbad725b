import { answerFraming } from '@/lib/platform';
import { findFraming, serviceRecords } from '../store';

/** Tells the policy of pages who may embed the page of a session. */
export function tellFraming(): void {
  answerFraming(async (id) => findFraming(await serviceRecords(), id));
}
