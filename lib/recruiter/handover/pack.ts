import { z } from 'zod';
import { type Block, profileOf } from '../exports/profile';
import { blocksDocx } from '../exports/profile-docx';
import { blocksPdf } from '../exports/profile-pdf';
import type { ExportedFile } from '../ground/file';
import { done, type Outcome, refused } from '../ground/outcome';
import { type Executor, records } from '../ground/store';
import { audit } from '../ground/store/audit';
import { defineUseCase, reads, recordId } from '../ground/use-case';
import type { DossierRow } from '../records/stored';
import { findDossier } from '../records/stored';
import { UNKNOWN_DOSSIER } from '../records/unknown';
import { brandIn, logoOf } from './brand';
import { handedResume } from './handed-resume';
import {
  type Brand,
  HANDOVER_FORMATS,
  HANDOVER_LEVELS,
  type HandoverFormat,
  type HandoverLevel,
} from './types';

/** As many people as one pack may hold. */
const MOST = 50;

export const PACK = z.object({
  ids: z.array(recordId).min(1, 'Choose someone.').max(MOST, `Choose at most ${MOST} people.`),
  level: z.enum(HANDOVER_LEVELS),
  employers: z.boolean(),
  title: z.string().trim().max(120, 'Use at most 120 characters.'),
});

const NO_REDACTED_DATA = refused(
  'unavailable',
  'The parsing service gave no redacted data for one of these CVs, so it can be handed over in full only.',
);

const MEDIA_TYPES: Record<HandoverFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

type Shape = { level: HandoverLevel; employers: boolean };

/** Returns the printed profiles of these candidates, in their order. */
export async function profilesOf(
  db: Executor,
  candidates: readonly DossierRow[],
  shape: Shape,
): Promise<Outcome<Block[][]>> {
  const profiles: Block[][] = [];
  for (const candidate of candidates) {
    const resume = await handedResume(db, candidate, shape);
    if (!resume) return NO_REDACTED_DATA;
    profiles.push(profileOf(resume));
  }
  return done(profiles);
}

/** Returns the candidates with these ids that exist, in the order of the ids. */
export async function candidatesIn(db: Executor, ids: readonly string[]): Promise<DossierRow[]> {
  const found: DossierRow[] = [];
  for (const id of new Set(ids)) {
    const row = await findDossier(db, id, 'candidate');
    if (row) found.push(row);
  }
  return found;
}

/** Profiles as a file that looks as the workspace does. */
export async function packFile(
  profiles: readonly (readonly Block[])[],
  { title, format, brand }: { title: string; format: HandoverFormat; brand: Brand },
): Promise<ExportedFile> {
  const look = { name: brand.name, colour: brand.colour, footer: brand.footer, logo: logoOf(brand) };
  const write = format === 'pdf' ? blocksPdf : blocksDocx;
  return {
    name: `${title}.${format}`,
    mediaType: MEDIA_TYPES[format],
    body: await write(profiles, { title, look }),
  };
}

/** Exports one candidate or several as a branded PDF or DOCX, in full or without the excluded parts. Any member. */
export const exportPack = defineUseCase(
  reads('viewer'),
  PACK.extend({ format: z.enum(HANDOVER_FORMATS) }),
  async (actor, { ids, format, title, ...shape }): Promise<Outcome<ExportedFile>> => {
    const db = await records();
    const candidates = await candidatesIn(db, ids);
    if (candidates.length === 0) return UNKNOWN_DOSSIER;
    const profiles = await profilesOf(db, candidates, shape);
    if (!profiles.ok) return profiles;
    const detail = { format, level: shape.level, people: candidates.length };
    await audit(
      db,
      ...candidates.map(({ id }) => ({
        actorId: actor.id,
        action: 'candidate-handed-over' as const,
        subject: id,
        detail,
      })),
    );
    const called = title || profiles.value[0]?.[0]?.text || 'Candidates';
    return done(await packFile(profiles.value, { title: called, format, brand: await brandIn(db) }));
  },
);
