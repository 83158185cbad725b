import { CANDIDATE } from '../candidates/kind';
import { JOB } from '../jobs/kind';
import type { Kind } from './kind';
import type { DossierKind } from './types';

const KINDS: Readonly<Record<DossierKind, Kind>> = { candidate: CANDIDATE, job: JOB };

/** The kind of that name. */
export function kindOf(name: DossierKind): Kind {
  return KINDS[name];
}
