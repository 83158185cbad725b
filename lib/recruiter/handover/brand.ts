import { z } from 'zod';
import { done, type Outcome } from '../ground/outcome';
import { type Executor, records } from '../ground/store';
import { audit } from '../ground/store/audit';
import { defineUseCase, reads } from '../ground/use-case';
import { type Brand, HANDOVER_LEVELS, type HandoverLevel } from './types';

/** As text; some 300 KB of picture. */
const LONGEST_LOGO = 400_000;

/** Returns how the workspace looks to others. */
export async function brandIn(db: Executor): Promise<Brand> {
  const { name, colour, footer, logo } = await db.selectFrom('brand').selectAll().executeTakeFirstOrThrow();
  return { name, colour, footer, logo };
}

/** Returns how much of a candidate is handed over unless somebody chooses otherwise. */
export async function levelIn(db: Executor): Promise<HandoverLevel> {
  const { level } = await db.selectFrom('brand').select('level').executeTakeFirstOrThrow();
  return HANDOVER_LEVELS.find((known) => known === level) ?? 'blind';
}

/** Returns the picture of a logo; null without one. */
export function logoOf({ logo }: Pick<Brand, 'logo'>): { bytes: Buffer; type: 'png' | 'jpg' } | null {
  const [, type, data] = /^data:image\/(png|jpeg);base64,(.+)$/.exec(logo ?? '') ?? [];
  return data ? { bytes: Buffer.from(data, 'base64'), type: type === 'png' ? 'png' : 'jpg' } : null;
}

function isPicture(logo: string): boolean {
  const picture = logoOf({ logo });
  const begins = picture?.bytes.subarray(0, 4).toString('hex') ?? '';
  return picture?.type === 'png' ? begins === '89504e47' : begins.startsWith('ffd8ff');
}

/** Returns the look of the workspace to others. Any member. */
export const workspaceBrand = defineUseCase(
  reads('viewer'),
  z.void(),
  async (): Promise<Outcome<Brand>> => done(await brandIn(await records())),
);

/** Sets how the workspace looks to others. A logo is a PNG or a JPEG. Owners. */
export const setBrand = defineUseCase(
  'owner',
  z.object({
    name: z.string().trim().max(80, 'Use at most 80 characters.'),
    colour: z.string().regex(/^#[0-9a-f]{6}$/i, 'Enter a colour such as #14694f.'),
    footer: z.string().trim().max(300, 'Use at most 300 characters.'),
    logo: z
      .string()
      .max(LONGEST_LOGO, 'Use a smaller picture, of at most 300 KB.')
      .refine(isPicture, 'Use a PNG or a JPEG.')
      .nullable(),
  }),
  async (actor, brand): Promise<Outcome<Brand>> => {
    const db = await records();
    await db.updateTable('brand').set(brand).execute();
    await audit(db, { actorId: actor.id, action: 'brand-changed' });
    return done(await brandIn(db));
  },
);

/** Returns how much of a candidate this workspace hands over by default. Viewers may. */
export const handoverDefault = defineUseCase(
  reads('viewer'),
  z.void(),
  async (): Promise<Outcome<{ level: HandoverLevel }>> => done({ level: await levelIn(await records()) }),
);

/** Sets how much of a candidate is handed over by default. Owners. */
export const setHandoverDefault = defineUseCase(
  'owner',
  z.object({ level: z.enum(HANDOVER_LEVELS) }),
  async (actor, { level }): Promise<Outcome<{ level: HandoverLevel }>> => {
    const db = await records();
    await db.updateTable('brand').set({ level }).execute();
    await audit(db, { actorId: actor.id, action: 'handover-default-changed', detail: { level } });
    return done({ level });
  },
);
