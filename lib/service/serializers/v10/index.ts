/** What was read, in the members of version 10. Names of the wire are left to the contracts. */
export { conversionMetadata } from './conversion';
export type { SubResponses } from './resume-value';
export { parsingMetadata, resumeValue } from './resume-value';
