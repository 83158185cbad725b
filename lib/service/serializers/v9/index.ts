/** Writes the service's results in the flat members of version 9, with its documents in HR-XML. */
export { emptyJobValueV9, failedJobV9, readJobV9 } from './job-value';
export { emptyResumeValueV9, failedResumeV9, readResumeV9 } from './resume-value';
