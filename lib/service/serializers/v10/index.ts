export { conversionMetadata } from './conversion';
export type { SubResponses } from './resume-value';
export { parsingMetadata, resumeValue } from './resume-value';
