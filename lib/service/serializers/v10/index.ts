export { conversionMetadata } from './conversion';
export { failedResumeV10, parsingMetadata, readResumeV10 } from './resume-value';
