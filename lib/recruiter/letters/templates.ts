import { z } from 'zod';
import { done, type Outcome, refused } from '../ground/outcome';
import { type Executor, records } from '../ground/store';
import { audit } from '../ground/store/audit';
import { defineUseCase, reads, recordId } from '../ground/use-case';
import { unknownFields } from './fields';
import type { LetterTemplate } from './types';

/** Mails written once and sent often. */

export const letterSubject = z
  .string()
  .trim()
  .min(1, 'Enter a subject.')
  .max(200, 'Use at most 200 characters.')
  .regex(/^\P{Cc}*$/u, 'Write the subject on one line.');
export const letterBody = z
  .string()
  .trim()
  .min(1, 'Write the message.')
  .max(10_000, 'Use at most 10,000 characters.');

/** Returns all templates, by name. */
export async function templatesIn(db: Executor): Promise<LetterTemplate[]> {
  return db.selectFrom('letter_template').select(['id', 'name', 'subject', 'body']).orderBy('name').execute();
}

/** The templates of mails. Any member. */
export const letterTemplates = defineUseCase(
  reads('viewer'),
  z.void(),
  async (): Promise<Outcome<LetterTemplate[]>> => done(await templatesIn(await records())),
);

/** Saves a template, new or known; a deleted one comes back. Recruiters. */
export const saveLetterTemplate = defineUseCase(
  'recruiter',
  z.object({
    id: z.uuid(),
    name: z.string().trim().min(1, 'Enter a name.').max(80, 'Use at most 80 characters.'),
    subject: letterSubject,
    body: letterBody,
  }),
  async (actor, { id, ...template }): Promise<Outcome<null>> => {
    for (const field of ['subject', 'body'] as const) {
      const [unknown] = unknownFields(template[field]);
      if (unknown) return refused('invalid', `There is no field ${unknown}.`, field);
    }
    const db = await records();
    return db.transaction().execute(async (trx): Promise<Outcome<null>> => {
      const same = await trx
        .selectFrom('letter_template')
        .select('id')
        .where((where) => where(where.fn<string>('lower', ['name']), '=', template.name.toLowerCase()))
        .where('id', '<>', id)
        .executeTakeFirst();
      if (same) return refused('conflict', 'There is a template of this name.', 'name');
      const row = { ...template, changed_by: actor.id, changed_at: new Date() };
      await trx
        .insertInto('letter_template')
        .values({ id, ...row })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute();
      await audit(trx, { actorId: actor.id, action: 'mail-template-changed' });
      return done(null);
    });
  },
);

/** Deletes a template; mails written with it stay. Recruiters. */
export const deleteLetterTemplate = defineUseCase(
  'recruiter',
  z.object({ id: recordId }),
  async (actor, { id }): Promise<Outcome<null>> => {
    const db = await records();
    const { numDeletedRows } = await db.deleteFrom('letter_template').where('id', '=', id).executeTakeFirst();
    if (numDeletedRows === 0n) return refused('not-found', 'This template no longer exists.');
    await audit(db, { actorId: actor.id, action: 'mail-template-deleted' });
    return done(null);
  },
);
