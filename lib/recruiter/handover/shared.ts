import { sql } from 'kysely';
import { z } from 'zod';
import type { ExportedFile } from '../ground/file';
import { done, type Outcome, refused } from '../ground/outcome';
import { type Executor, records } from '../ground/store';
import { audit } from '../ground/store/audit';
import { hashOfToken } from '../ground/token';
import { guarded } from '../ground/use-case';
import { findDossier } from '../records/stored';
import { brandIn } from './brand';
import { packFile, profilesOf } from './pack';
import { HANDOVER_LEVELS, type SharedPack } from './types';

/**
 * Actions for somebody outside who holds the address of a pack: nobody signs in here, the address is all there is. An
 * unknown, expired or revoked address answers alike.
 */

const OVER = refused('not-found', 'This link is no longer valid. Ask the person who sent it for a new one.');

const AUDITED_AGAIN_MS = 10 * 60_000;
const TOKEN = /^[\w-]{43}$/;

async function openHandover(db: Executor, token: string) {
  if (!TOKEN.test(token)) return undefined;
  return db
    .selectFrom('handover')
    .selectAll()
    .where('token_hash', '=', hashOfToken(token, 'base64url'))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

type OpenHandover = NonNullable<Awaited<ReturnType<typeof openHandover>>>;

/** Returns the candidates behind an address who still exist, each with their permanent number. */
async function peopleOf(db: Executor, { id }: OpenHandover) {
  const rows = await db
    .selectFrom('handover_candidate')
    .selectAll()
    .where('handover_id', '=', id)
    .orderBy('position')
    .execute();
  const people = [];
  for (const row of rows) {
    const dossier = await findDossier(db, row.dossier_id, 'candidate');
    if (dossier) people.push({ row, dossier });
  }
  return people;
}

async function read(db: Executor, handover: OpenHandover) {
  const people = await peopleOf(db, handover);
  const level = HANDOVER_LEVELS.find((known) => known === handover.level) ?? 'blind';
  const shape = { level, employers: handover.employers };
  const profiles = await profilesOf(
    db,
    people.map(({ dossier }) => dossier),
    shape,
  );
  return { people, profiles };
}

/** Opening an address again and again does not fill the audit. */
function isOpenedJustNow({ opened_at }: OpenHandover): boolean {
  return opened_at !== null && Date.now() - opened_at.getTime() < AUDITED_AGAIN_MS;
}

/** Returns the content of an address; counts the opening. */
export function sharedPack(token: string): Promise<Outcome<SharedPack>> {
  return guarded(async () => {
    const db = await records();
    const handover = await openHandover(db, token);
    if (!handover) return OVER;
    const { people, profiles } = await read(db, handover);
    if (!profiles.ok) return profiles;
    await db
      .updateTable('handover')
      .set({ opened: sql<number>`opened + 1`, opened_at: sql<Date>`now()` })
      .where('id', '=', handover.id)
      .execute();
    if (!isOpenedJustNow(handover))
      await audit(db, { actorId: null, action: 'handover-opened', subject: handover.id });
    return done({
      title: handover.title,
      brand: await brandIn(db),
      expiresAt: handover.expires_at.toISOString(),
      profiles: people.map(({ row }, index) => ({
        number: row.position + 1,
        blocks: profiles.value[index] ?? [],
        verdict: row.verdict,
        comment: row.comment,
      })),
    });
  });
}

/** Returns the pack of an address as a PDF. */
export function sharedFile(token: string): Promise<Outcome<ExportedFile>> {
  return guarded(async () => {
    const db = await records();
    const handover = await openHandover(db, token);
    if (!handover) return OVER;
    const { profiles } = await read(db, handover);
    if (!profiles.ok) return profiles;
    const brand = await brandIn(db);
    return done(await packFile(profiles.value, { title: handover.title, format: 'pdf', brand }));
  });
}

const FEEDBACK = z.object({
  number: z.number().int().min(1).max(100),
  verdict: z.enum(['yes', 'no']),
  comment: z.string().trim().max(2000, 'Use at most 2000 characters.'),
});

/** Records a yes or no to a candidate behind an address, with a comment; a later answer replaces an earlier one. */
export function giveFeedback(token: string, given: unknown): Promise<Outcome<null>> {
  return guarded(async () => {
    const feedback = FEEDBACK.safeParse(given);
    if (!feedback.success)
      return refused('invalid', feedback.error.issues[0]?.message ?? 'This is not valid.');
    const { number, verdict, comment } = feedback.data;
    const db = await records();
    const handover = await openHandover(db, token);
    if (!handover) return OVER;
    const said = await db
      .updateTable('handover_candidate')
      .set({ verdict, comment, said_at: sql<Date>`now()` })
      .where('handover_id', '=', handover.id)
      .where('position', '=', number - 1)
      .returning('dossier_id')
      .executeTakeFirst();
    if (!said) return OVER;
    const detail = { verdict };
    await audit(db, { actorId: null, action: 'feedback-given', subject: said.dossier_id, detail });
    return done(null);
  });
}
