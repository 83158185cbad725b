import { connections } from '@/lib/clients';
import type { IndexType } from '@/lib/contracts';
import { DOSSIER_KINDS, type DossierKind } from '../ground/dossier-kind';
import { records } from '../ground/store';

/** The type of the index that each kind of dossier is in. */
export const INDEX_TYPE: Readonly<Record<DossierKind, IndexType>> = { candidate: 'Resume', job: 'Job' };

/** The indexes of this workspace, and whether anything is sent to them. */
export type Workspace = { indexes: Readonly<Record<DossierKind, string>>; enabled: boolean };

/** Returns who keeps the indexes: the same address and account keep the same ones. */
export async function providerKey(): Promise<string> {
  const { builtIn, baseUrl, credentials } = (await connections()).parser;
  return builtIn ? 'built-in' : `${baseUrl} ${credentials.id}`;
}

/**
 * The indexes of this workspace: `shortlist-NAME-candidates` and `shortlist-NAME-jobs`, where NAME is drawn once for an
 * installation, so that several of them may share an account (decision 0045). A hosted provider is sent documents only
 * when an owner has said so; the built-in service always is.
 */
export async function workspace(): Promise<Workspace> {
  const db = await records();
  const { name, hosted } = await db
    .selectFrom('index_workspace')
    .select(['name', 'hosted'])
    .executeTakeFirstOrThrow();
  const indexes = Object.fromEntries(DOSSIER_KINDS.map((kind) => [kind, `shortlist-${name}-${kind}s`]));
  return {
    indexes: indexes as Record<DossierKind, string>,
    enabled: hosted || (await connections()).parser.builtIn,
  };
}
