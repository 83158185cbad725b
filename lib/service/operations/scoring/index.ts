/** Scores of pairs of documents, with the reasons (wire-facts 2.1 to 2.4). */
export { listedTargets, scoreJob, scoreResume } from './bimetric';
export { matchIndexedDocument, matchJob, matchResume } from './match';
