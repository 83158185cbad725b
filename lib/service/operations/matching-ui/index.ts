/** Generated matching interfaces: the calls that create one, and the requests of its page. */

export {
  admitMatcherVisitor,
  changeAccountInterfaces,
  changeUISettings,
  endUISession,
  readAccountInterfaces,
  readUISettings,
} from './account';
export { matcherCompletions } from './completions';
export { matcherDetails } from './details';
export { problemOf } from './filter-problems';
export { matcherFont } from './font';
export {
  generateIndexedMatcher,
  generateJobMatcher,
  generateJobScorer,
  generateResumeMatcher,
  generateResumeScorer,
  generateSearcher,
} from './generate';
export { generateIndexedDetails, generateJobDetails, generateResumeDetails } from './generate-details';
export { actOnHook, listMatcherDeliveries, replayMatcherDelivery, updatePreferences } from './hooks';
export { queryMatcher } from './query';
export { deleteSavedSearch, listSavedSearches, saveSearch } from './saved-searches';
export { readView } from './view';
export {
  beginSignIn,
  type MatcherCall,
  type MatcherOperation,
  openMatcher,
  visitMatcher,
} from './visit';
