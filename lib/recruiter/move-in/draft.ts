import { sql } from 'kysely';
import { z } from 'zod';
import { offeredFieldsIn } from '../custom-fields/stored';
import { done, type Outcome, refused } from '../ground/outcome';
import { records } from '../ground/store';
import { defineUseCase } from '../ground/use-case';
import { readBody } from '../uploads/read-body';
import { knownColumns } from './columns';
import { readTable } from './read-table';
import type { MoveInDraft } from './types';

const MOST_BYTES = 10 * 1024 * 1024;
const SHOWN = 10;

export const UNKNOWN_TABLE = refused(
  'not-found',
  'This table is no longer here. Drop it again: tables that were not imported are kept for a day.',
);

/**
 * Reads a table of people and says what its columns seem to hold, with its first rows. It is kept until it is moved in, for a day
 * at most. Recruiters.
 */
export const readPeople = defineUseCase(
  'recruiter',
  z.object({
    name: z.string().max(4000),
    body: z.custom<AsyncIterable<Uint8Array>>((body) => typeof body === 'object' && body !== null),
  }),
  async (actor, { name, body }): Promise<Outcome<MoveInDraft>> => {
    const bytes = await readBody(body, MOST_BYTES);
    if (!bytes.ok) return bytes;
    const table = readTable(bytes.value);
    if (!table.ok) return table;
    const shown = (name.split(/[\\/]/).at(-1) ?? '').slice(0, 200) || 'Table';
    const db = await records();
    await db
      .deleteFrom('move_in')
      .where('upload_id', 'is', null)
      .where('made_at', '<', sql<Date>`now() - interval '1 day'`)
      .execute();
    const { id } = await db
      .insertInto('move_in')
      .values({
        made_by: actor.id,
        name: shown,
        held: JSON.stringify(table.value),
        upload_id: null,
        total: table.value.rows.length,
        undone_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const fields = await offeredFieldsIn(db, 'candidate');
    return done({
      id,
      fields,
      name: shown,
      columns: knownColumns(table.value, fields),
      sample: table.value.rows.slice(0, SHOWN),
      total: table.value.rows.length,
    });
  },
);
