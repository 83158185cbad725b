/** Scores of pairs of documents, with the reasons (wire-facts 2.1 to 2.4). */
export { listedTargets, scoreJob, scoreResume, scoreTargets } from './bimetric';
export {
  findMatches,
  indexedSource,
  matchIndexedDocument,
  matchJob,
  matchResume,
  type Source,
} from './match';
