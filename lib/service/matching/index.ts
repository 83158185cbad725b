/** What the service compares documents with: the knowledge of this process, and profiles of documents of requests. */
export { describeJob, describeResume } from './describe';
export { matchKnowledge } from './knowledge';
