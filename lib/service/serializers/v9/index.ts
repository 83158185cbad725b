/** What the service found, in the flat members of version 9 with its documents in HR-XML. */
export { type FlatFacts, failureMessage, flatValue } from './flat-value';
export { emptyResumeValueV9, failedResumeV9, readResumeV9 } from './resume-value';
