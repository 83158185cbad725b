import { sql } from 'kysely';
import type { TokenStore } from '@/lib/clients';
import { seal, unseal } from '@/lib/platform';
import { records } from '../ground/store';
import { pseudonym } from '../ground/store/audit';
import { CONNECTION_SECRET } from './stored';

const after = (milliseconds: number) => sql<Date>`now() + ${milliseconds} * interval '1 millisecond'`;

/**
 * The tokens of OAuth clients in the records, sealed, so that all instances use one and one of them renews it. Names
 * are keyed hashes of the client's identity.
 */
export const SHARED_TOKENS: TokenStore = {
  async read(client) {
    const name = await pseudonym(client);
    const db = await records();
    const row = await db
      .selectFrom('client_token')
      .select(['token', sql<number>`extract(epoch from renew_at - now())::float8 * 1000`.as('lastsMs')])
      .where('name', '=', name)
      .where('renew_at', '>', sql<Date>`now()`)
      .executeTakeFirst();
    if (!row?.token) return undefined;
    return { token: await unseal(CONNECTION_SECRET, row.token, name), lastsMs: row.lastsMs };
  },

  async claim(client, milliseconds) {
    const name = await pseudonym(client);
    const db = await records();
    const claimed = await db
      .insertInto('client_token')
      .values({ name, asked_until: after(milliseconds) })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ asked_until: after(milliseconds) })
          .where((where) =>
            where.or([
              where('client_token.asked_until', 'is', null),
              where('client_token.asked_until', '<=', sql<Date>`now()`),
              // A claim of more than this was made before the clock was put back.
              where('client_token.asked_until', '>', after(milliseconds)),
            ]),
          )
          .where((where) =>
            where.or([
              where('client_token.renew_at', 'is', null),
              where('client_token.renew_at', '<=', sql<Date>`now()`),
            ]),
          ),
      )
      .returning('name')
      .executeTakeFirst();
    return claimed !== undefined;
  },

  async keep(client, kept) {
    const name = await pseudonym(client);
    const token = kept && (await seal(CONNECTION_SECRET, kept.token, name));
    const renew_at = kept && after(kept.lastsMs);
    const db = await records();
    await db
      .updateTable('client_token')
      .set({ token, renew_at, asked_until: null })
      .where('name', '=', name)
      .execute();
  },

  async drop(client, token) {
    const name = await pseudonym(client);
    const db = await records();
    const row = await db
      .selectFrom('client_token')
      .select('token')
      .where('name', '=', name)
      .executeTakeFirst();
    if (!row?.token || (await unseal(CONNECTION_SECRET, row.token, name)) !== token) return;
    await db
      .updateTable('client_token')
      .set({ token: null, renew_at: null })
      .where('name', '=', name)
      .where('token', '=', row.token)
      .execute();
  },
};
