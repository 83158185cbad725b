import { sql } from 'kysely';
import { z } from 'zod';
import { config } from '@/lib/config';
import { done, type Outcome, refused } from '../ground/outcome';
import { records } from '../ground/store';
import { audit } from '../ground/store/audit';
import { notBinned } from '../ground/store/in-bin';
import { hashOfToken, newToken } from '../ground/token';
import { defineUseCase, reads, recordId } from '../ground/use-case';
import { namesOf, SOMEONE } from '../records/history';
import { UNKNOWN_DOSSIER } from '../records/unknown';
import { candidatesIn, PACK, profilesOf } from './pack';
import { HANDOVER_LEVELS, type Handover } from './types';

const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_LISTED = 100;

/** Makes an address under which somebody outside sees these candidates. `link` is shown once. Recruiters. */
export const makeHandover = defineUseCase(
  'recruiter',
  PACK.extend({ days: z.number().int().min(1, 'Use at least one day.').max(90, 'Use at most 90 days.') }),
  async (actor, { ids, days, title, level, employers }): Promise<Outcome<{ id: string; link: string }>> => {
    const db = await records();
    const token = newToken();
    return db.transaction().execute(async (trx) => {
      const candidates = await candidatesIn(trx, ids);
      if (candidates.length === 0) return UNKNOWN_DOSSIER;
      const profiles = await profilesOf(trx, candidates, { level, employers });
      if (!profiles.ok) return profiles;
      const { id } = await trx
        .insertInto('handover')
        .values({
          token_hash: hashOfToken(token, 'base64url'),
          title: title || 'Candidates',
          level,
          employers,
          made_by: actor.id,
          expires_at: new Date(Date.now() + days * DAY_MS),
          revoked_at: null,
          opened_at: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await trx
        .insertInto('handover_candidate')
        .values(
          candidates.map((candidate, position) => ({
            handover_id: id,
            dossier_id: candidate.id,
            position,
            verdict: null,
            said_at: null,
          })),
        )
        .execute();
      const detail = { level, days, people: candidates.length };
      await audit(trx, { actorId: actor.id, action: 'handover-made', subject: id, detail });
      return done({ id, link: new URL(`/shared/${token}`, config().BASE_URL).href });
    });
  },
);

/** Ends an address at once. Recruiters. */
export const revokeHandover = defineUseCase(
  'recruiter',
  z.object({ id: recordId }),
  async (actor, { id }): Promise<Outcome<null>> => {
    const db = await records();
    const revoked = await db
      .updateTable('handover')
      .set({ revoked_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!revoked) return refused('not-found', 'This link has already ended.');
    await audit(db, { actorId: actor.id, action: 'handover-revoked', subject: id });
    return done(null);
  },
);

/**
 * Returns the addresses under which a candidate was handed over, the newest first, with the feedback given there. Any
 * member.
 */
export const handoversOf = defineUseCase(
  reads('viewer'),
  recordId,
  async (_actor, candidateId): Promise<Outcome<Handover[]>> => {
    const db = await records();
    const rows = await db
      .selectFrom('handover')
      .selectAll()
      .where('id', 'in', (from) =>
        from.selectFrom('handover_candidate').select('handover_id').where('dossier_id', '=', candidateId),
      )
      .orderBy('made_at', 'desc')
      .limit(MOST_LISTED)
      .execute();
    if (rows.length === 0) return done([]);
    const people = await db
      .selectFrom('handover_candidate')
      .innerJoin('dossier', 'dossier.id', 'handover_candidate.dossier_id')
      .select(['handover_id', 'dossier.id', 'name', 'verdict', 'comment', 'said_at'])
      .where(
        'handover_id',
        'in',
        rows.map(({ id }) => id),
      )
      .where(notBinned)
      .orderBy('position')
      .execute();
    const names = await namesOf(
      db,
      rows.map((row) => row.made_by),
    );
    return done(
      rows.map((row) => ({
        id: row.id,
        title: row.title,
        level: HANDOVER_LEVELS.find((level) => level === row.level) ?? 'blind',
        employers: row.employers,
        by: names.get(row.made_by) ?? SOMEONE,
        at: row.made_at.toISOString(),
        expiresAt: row.expires_at.toISOString(),
        state: row.revoked_at ? 'revoked' : row.expires_at.getTime() <= Date.now() ? 'expired' : 'open',
        opened: row.opened,
        openedAt: row.opened_at?.toISOString() ?? null,
        candidates: people
          .filter(({ handover_id }) => handover_id === row.id)
          .map(({ id, name, verdict, comment, said_at }) => ({
            id,
            name,
            verdict,
            comment,
            saidAt: said_at?.toISOString() ?? null,
          })),
      })),
    );
  },
);
