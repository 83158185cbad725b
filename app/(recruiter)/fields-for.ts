import { type Actor, customFields } from '@/lib/recruiter';
import type { CustomField, DossierKind } from '@/lib/recruiter/vocabulary';

/** Returns the fields of the workspace for a list; none where they cannot be read, as the list itself says why. */
export async function fieldsFor(actor: Actor | null, kind: DossierKind): Promise<readonly CustomField[]> {
  const fields = await customFields(actor, kind);
  return fields.ok ? fields.value : [];
}
