import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import { offeredFieldsIn } from '../custom-fields/stored';
import { type CustomColumn, isCustomColumn } from '../custom-fields/types';
import type { Actor } from '../ground/actor';
import { done, type Outcome, refused } from '../ground/outcome';
import { records, type Tables } from '../ground/store';
import { audit } from '../ground/store/audit';
import { announceFile } from '../ground/store/loose-files';
import { defineUseCase, recordId } from '../ground/use-case';
import { hashOf } from '../uploads/file-facts';
import { itemIdOf } from '../uploads/item-id';
import { keepWithin } from '../uploads/keep';
import { parseQueue } from '../uploads/queue';
import { wakeWorker } from '../uploads/worker';
import { UNKNOWN_TABLE } from './draft';
import { type Card, cardOf, declaredOf, peopleOf } from './people';
import { COLUMN_ROLES, type Person, type Table } from './types';

type Trx = Transaction<Tables>;

/** One row that is moved in: with the file of its CV, or with a card of what it says. */
type Moving = {
  person: Person;
  fingerprint: string;
  itemId: string;
  cv: string;
  card: Uint8Array;
  extension: Card['extension'];
};

const NAMELESS = 'neither a name nor an e-mail address';
const AGAIN = 'imported before, or the same as another row';
const CARD_NAME = 80;

/** Two rows are one when all that they say is the same, whatever is read of it. */
const fingerprintOf = (row: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(row)).digest('base64url');

/** Returns the rows that are of somebody, each with the CV that is at hand for it. */
function movingOf(
  id: string,
  table: Table,
  { people, files }: { people: readonly Person[]; files: ReadonlySet<string> },
): Moving[] {
  return people.flatMap((person, index) => {
    if (!person.name && person.emails.length === 0) return [];
    const fingerprint = fingerprintOf(table.rows[index] ?? []);
    const card = cardOf(person);
    const hasFile = person.cv !== '' && files.has(person.cv.toLowerCase());
    return {
      ...{ person, fingerprint },
      itemId: itemIdOf('move-in', id, fingerprint),
      cv: hasFile ? person.cv : '',
      card: Buffer.from(card.text, 'utf8'),
      extension: card.extension,
    };
  });
}

/** Keeps the rows that are not here yet, those without a file as an upload, and gives them. */
async function keepRows(trx: Trx, moving: readonly Moving[], of: { id: string; uploadId: string }) {
  const queue = await parseQueue();
  const kept: Moving[] = [];
  for (const row of moving) {
    const { tags, notes, source, since, custom } = row.person;
    const person = { tags, notes, source, since, custom, declared: declaredOf(row.person) };
    const { fingerprint, cv, itemId, extension } = row;
    const added = await trx
      .insertInto('moved_row')
      .values({ item_id: itemId, move_in_id: of.id, fingerprint, cv, person: JSON.stringify(person) })
      .onConflict((conflict) => conflict.column('fingerprint').doNothing())
      .returning('item_id')
      .executeTakeFirst();
    if (!added) continue;
    kept.push(row);
    if (cv) continue;
    const name = `${(row.person.name || row.person.emails[0] || 'Row').slice(0, CARD_NAME)}.${extension}`;
    const lastModified = new Date().toISOString().slice(0, 10);
    await keepWithin(trx, queue, { batchId: of.uploadId, itemId, name, lastModified, bytes: row.card });
  }
  return kept;
}

/** What a column may be said to hold. */
const ROLE = z.union([
  z.enum(COLUMN_ROLES),
  z.custom<CustomColumn>((role) => typeof role === 'string' && isCustomColumn(role)),
]);

/** Takes a table that is not moved in yet, for this transaction. */
async function heldTable(trx: Trx, id: string, actor: Actor) {
  const row = await trx
    .selectFrom('move_in')
    .selectAll()
    .where('id', '=', id)
    .where('made_by', '=', actor.id)
    .forUpdate()
    .executeTakeFirst();
  return row?.held ? { row, table: row.held as Table } : null;
}

/**
 * Moves the people of a table in, in one transaction: all of them or none. `roles` says what each column holds, `files` which CVs
 * the browser has at hand; those are then sent as files of the upload, each under the id of its row. Recruiters.
 */
export const startMoveIn = defineUseCase(
  'recruiter',
  z.object({
    id: recordId,
    roles: z.array(ROLE.nullable()).max(100),
    files: z.array(z.string().max(500)).max(5000),
  }),
  async (actor, { id, roles, files }): Promise<Outcome<{ id: string; moved: number; unnamed: number }>> => {
    if (!roles.some((role) => role === 'name' || role === 'family' || role === 'given' || role === 'email'))
      return refused('invalid', 'Say which column holds the names or the e-mail addresses.');
    const db = await records();
    const draft = await db.selectFrom('move_in').select('held').where('id', '=', id).executeTakeFirst();
    if (!draft?.held) return UNKNOWN_TABLE;
    const table = draft.held as Table;
    const fields = await offeredFieldsIn(db, 'candidate');
    const people = table.rows.map(peopleOf(table, roles, fields));
    const moving = movingOf(id, table, { people, files: new Set(files.map((file) => file.toLowerCase())) });
    for (const { card, cv } of moving) if (!cv) await announceFile(hashOf(card));
    const moved = await db.transaction().execute(async (trx) => {
      if (!(await heldTable(trx, id, actor))) return null;
      const upload = await trx
        .insertInto('upload')
        .values({ created_by: actor.id, dismissed_at: null, kind: 'candidate', sample: false })
        .returning('id')
        .executeTakeFirstOrThrow();
      const kept = await keepRows(trx, moving, { id, uploadId: upload.id });
      const left = [
        { reason: NAMELESS, count: people.length - moving.length },
        { reason: AGAIN, count: moving.length - kept.length },
      ].filter(({ count }) => count > 0);
      await trx
        .updateTable('move_in')
        .set({ held: null, upload_id: upload.id, left_out: JSON.stringify(left) })
        .where('id', '=', id)
        .execute();
      const detail = { found: people.length, moved: kept.length };
      await audit(trx, { actorId: actor.id, action: 'table-moved-in', detail });
      return kept.length;
    });
    if (moved === null) return UNKNOWN_TABLE;
    wakeWorker();
    const named = new Set(moving.map(({ cv }) => cv.toLowerCase()));
    return done({ id, moved, unnamed: files.filter((file) => !named.has(file.toLowerCase())).length });
  },
);
