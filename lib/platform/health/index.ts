/** Watches whether the parts that Shortlist depends on work: all the time, so that the answer is known at once. */
export { type DiskState, diskState } from './disk';
export { health, startWatchingHealth, watchHealth } from './health';
export type { HealthPart } from './state';
