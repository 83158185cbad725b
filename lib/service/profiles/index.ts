/** What the service compares documents with: the knowledge of this process, and profiles of documents of requests. */
export { type Described, describeJob, describeRedacted, describeResume } from './describe';
export { matchKnowledge } from './knowledge';
export { matchableOf, openStored, wordingOf } from './stored';
