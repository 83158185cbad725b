import { z } from 'zod';
import { done, type Outcome } from '../ground/outcome';
import { records } from '../ground/store';
import { defineUseCase, reads } from '../ground/use-case';
import { UNKNOWN_DOSSIER } from '../records/unknown';
import { levelIn } from './brand';
import { candidatesIn, PACK, profilesOf } from './pack';
import { HANDOVER_LEVELS, type HandoverPreview } from './types';

/**
 * Shows an outsider's view of the first of these candidates, at the requested level or at that of the workspace. Nobody
 * is handed over. Any member.
 */
export const previewPack = defineUseCase(
  reads('viewer'),
  PACK.pick({ ids: true, employers: true }).extend({ level: z.enum(HANDOVER_LEVELS).nullable() }),
  async (_actor, { ids, employers, level: asked }): Promise<Outcome<HandoverPreview>> => {
    const db = await records();
    const level = asked ?? (await levelIn(db));
    const candidates = await candidatesIn(db, ids.slice(0, 1));
    if (candidates.length === 0) return UNKNOWN_DOSSIER;
    const profiles = await profilesOf(db, candidates, { level, employers });
    if (!profiles.ok) return done({ level, blocks: null, problem: profiles.problem.message });
    return done({ level, blocks: profiles.value[0] ?? [], problem: null });
  },
);
