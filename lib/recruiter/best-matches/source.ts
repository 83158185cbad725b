import type { DossierKind } from '../ground/dossier-kind';
import { recordId } from '../ground/use-case';

/** Returns the source of a match in parameters: `job=ID` or `candidate=ID`; undefined without either. */
export function matchSourceOf(read: URLSearchParams): { kind: DossierKind; id: string } | undefined {
  for (const kind of ['job', 'candidate'] as const) {
    const id = read.get(kind);
    if (id !== null) return { kind, id: recordId.parse(id) };
  }
  return undefined;
}
