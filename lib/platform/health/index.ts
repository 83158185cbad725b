/** Whether the parts that Shortlist stands on work: looked at all the time, so that who asks hears it at once. */
export { type DiskState, diskState } from './disk';
export { health, startWatchingHealth, watchHealth } from './health';
export type { HealthPart } from './state';
