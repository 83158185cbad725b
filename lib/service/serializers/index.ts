/**
 * Writes the service's results in the members of each version of the API. Names of the wire are left to the contracts.
 */
export type { FailedFacts, ReadFacts, SubResponses } from './facts';
export {
  emptyJobValueV9,
  emptyResumeValueV9,
  failedJobV9,
  failedResumeV9,
  readJobV9,
  readResumeV9,
} from './v9';
export { failedV10, readJobV10, readResumeV10 } from './v10';
