/** Profiles for comparing documents: the knowledge of this process, and profiles of documents in requests. */
export { type Described, describeJob, describeRedacted, describeResume } from './describe';
export { matchKnowledge } from './knowledge';
export { matchableOf, openStored, wordingOf } from './stored';
