import { CANDIDATE } from './candidates/kind';
import { JOB } from './jobs/kind';
import { registerKind } from './records/kinds';

/** Makes candidates and jobs known to what they share; twice is as once. */
export function registerKinds(): void {
  registerKind(CANDIDATE);
  registerKind(JOB);
}
