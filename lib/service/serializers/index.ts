/** What the service found, in the members of each version of the API. Names of the wire are left to the contracts. */
export type { SubResponses } from './v10';
export { conversionMetadata, parsingMetadata, resumeValue } from './v10';
