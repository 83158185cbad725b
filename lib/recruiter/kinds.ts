import { CANDIDATE } from './candidates/kind';
import { JOB } from './jobs/kind';
import { registerKind } from './records/kinds';

/** Registers candidates and jobs with the code that they share; may be called twice. */
export function registerKinds(): void {
  registerKind(CANDIDATE);
  registerKind(JOB);
}
