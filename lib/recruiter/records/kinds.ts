import { once } from '@/lib/platform';
import type { DossierKind } from '../ground/dossier-kind';
import type { Kind } from './kind';

/** One a process, since instrumentation and pages are bundled apart. */
const known = () => once('dossier-kinds', () => new Map<DossierKind, Kind>());

/** Registers a kind, so that records use it without importing it. `startRecruiter` does so before anything else. */
export function registerKind(kind: Kind): void {
  known().set(kind.name, kind);
}

/** Returns the kind of that name; throws where it was not registered, which is a fault of the program. */
export function kindOf(name: DossierKind): Kind {
  const kind = known().get(name);
  if (!kind) throw new Error(`The kind of ${name} is not registered: call registerKinds first.`);
  return kind;
}
