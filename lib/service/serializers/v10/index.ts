/** Writes the service's results in the members of version 10. */
export { readJobV10 } from './job-value';
export { failedV10 } from './metadata';
export { readResumeV10 } from './resume-value';
