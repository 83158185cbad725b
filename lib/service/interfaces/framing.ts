import { answerFraming } from '@/lib/platform';
import { findFraming, serviceRecords } from '../store';

/** Adds to the policy of a page who may embed it. */
export function tellFraming(): void {
  answerFraming(async (id) => findFraming(await serviceRecords(), id));
}
