/** Generated matching interfaces: the calls that ask for one, and what its page asks for. */
export {
  generateIndexedMatcher,
  generateJobMatcher,
  generateJobScorer,
  generateResumeMatcher,
  generateResumeScorer,
  generateSearcher,
} from './generate';
export { generateIndexedDetails, generateJobDetails, generateResumeDetails } from './generate-details';
export { readMatcherView, readView } from './view';
export {
  beginSignIn,
  type MatcherCall,
  type MatcherOperation,
  openMatcher,
  visitMatcher,
} from './visit';
