import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { DOSSIER_KINDS, type DossierKind } from '../ground/dossier-kind';
import { done, type Outcome, refused } from '../ground/outcome';
import { type Executor, records, type Tables } from '../ground/store';
import { audit } from '../ground/store/audit';
import { defineUseCase, reads } from '../ground/use-case';
import { choiceIdFor, keyFor } from './keys';
import { customFieldsIn } from './stored';
import { CUSTOM_TYPES, type CustomChoice, type CustomField, type CustomFieldSettings } from './types';

const MOST_FIELDS = 40;
const MOST_CHOICES = 100;

const line = (longest: number, missing: string) =>
  z.string().trim().min(1, missing).max(longest, `Use at most ${longest} characters.`);

const Choice = z.object({
  id: z.string().max(60).optional(),
  label: line(80, 'A choice is empty.'),
  archived: z.boolean().default(false),
});

const distinct = (names: readonly string[]) =>
  new Set(names.map((name) => name.toLowerCase())).size === names.length;

const Field = z
  .object({
    id: z.uuid().optional(),
    name: line(60, 'Give each field a name.'),
    type: z.enum(CUSTOM_TYPES),
    choices: z
      .array(Choice)
      .max(MOST_CHOICES, `A field can have at most ${MOST_CHOICES} choices.`)
      .refine((all) => distinct(all.map(({ label }) => label)), 'Two choices of a field are the same.')
      .default([]),
    archived: z.boolean().default(false),
  })
  .refine(
    ({ type, choices }) => type !== 'choice' || choices.some(({ archived }) => !archived),
    'Give a field of choices at least one choice.',
  );

const INPUT = z.object({
  kind: z.enum(DOSSIER_KINDS),
  fields: z
    .array(Field)
    .max(MOST_FIELDS, `Use at most ${MOST_FIELDS} fields.`)
    .refine((all) => distinct(all.map(({ name }) => name)), 'Two fields have the same name.'),
});

type Given = z.output<typeof Field>;

/** Returns how many dossiers have, or had, a value of each field, by key. */
async function usesOf(db: Executor, kind: DossierKind): Promise<Map<string, number>> {
  const { rows } = await sql<{ path: string; used: number }>`
    select path, count(distinct dossier_id)::int as used from recruiter.correction
    join recruiter.dossier on dossier.id = correction.dossier_id
    where path like 'custom.%' and dossier.kind = ${kind} group by path`.execute(db);
  return new Map(rows.map(({ path, used }) => [path.slice('custom.'.length), used]));
}

async function linesIn(db: Executor, kind: DossierKind) {
  const uses = await usesOf(db, kind);
  return (await customFieldsIn(db, kind)).map((field) => ({ ...field, used: uses.get(field.key) ?? 0 }));
}

const settingsIn = async (db: Executor): Promise<CustomFieldSettings> => ({
  candidate: await linesIn(db, 'candidate'),
  job: await linesIn(db, 'job'),
});

/** Returns the fields of candidates or jobs, archived ones last. Any member. */
export const customFields = defineUseCase(
  reads('viewer'),
  z.enum(DOSSIER_KINDS),
  async (_actor, kind): Promise<Outcome<CustomField[]>> => done(await customFieldsIn(await records(), kind)),
);

/** Returns the fields of both, with how many have a value. Owners. */
export const customFieldSettings = defineUseCase(
  reads('owner'),
  z.void(),
  async (): Promise<Outcome<CustomFieldSettings>> => done(await settingsIn(await records())),
);

/** Keeps the ids of choices that there are; one that was left out is archived, since somebody may have it. */
function choicesOf({ type, choices }: Given, before: readonly CustomChoice[]): CustomChoice[] {
  if (type !== 'choice') return [];
  const ids = new Set(before.map(({ id }) => id));
  const taken = new Set(ids);
  const kept = choices.map(({ id, label, archived }) => {
    const same = id !== undefined && ids.has(id) ? id : choiceIdFor(label, taken);
    taken.add(same);
    return { id: same, label, archived };
  });
  const known = new Set(kept.map(({ id }) => id));
  return [...kept, ...before.filter(({ id }) => !known.has(id)).map((one) => ({ ...one, archived: true }))];
}

type Known = Awaited<ReturnType<typeof linesIn>>;

/** Returns why the fields cannot be kept like this. */
function faultOf(given: readonly Given[], known: Known): Outcome<never> | null {
  for (const field of given) {
    const before = known.find(({ id }) => id === field.id);
    if (field.id && !before)
      return refused('not-found', 'One of the fields is not here. Load the page again.');
    if (before && before.used > 0 && before.type !== field.type)
      return refused(
        'conflict',
        `“${before.name}” holds values. Its kind can no longer be changed.`,
        'fields',
      );
  }
  return null;
}

async function keepFields(
  trx: Transaction<Tables>,
  kind: DossierKind,
  given: readonly Given[],
  { before: known, gone }: { before: Known; gone: readonly string[] },
) {
  const taken = new Set(known.filter(({ id }) => !gone.includes(id)).map(({ key }) => key));
  for (const [position, field] of given.entries()) {
    const before = known.find(({ id }) => id === field.id);
    const row = {
      name: field.name,
      type: field.type,
      choices: JSON.stringify(choicesOf(field, before?.type === 'choice' ? before.choices : [])),
      position,
      archived_at: field.archived ? new Date() : null,
    };
    if (before) {
      await trx.updateTable('custom_field').set(row).where('id', '=', before.id).execute();
      continue;
    }
    const key = keyFor(field.name, taken);
    taken.add(key);
    await trx
      .insertInto('custom_field')
      .values({ of_kind: kind, key, ...row })
      .execute();
  }
}

/**
 * Sets the fields of candidates or jobs in their order. One that was left out is removed where nothing was ever in it, and archived
 * where something was: no value is lost. Owners.
 */
export const configureCustomFields = defineUseCase(
  'owner',
  INPUT,
  async (actor, { kind, fields }): Promise<Outcome<CustomFieldSettings>> => {
    const db = await records();
    return db.transaction().execute(async (trx): Promise<Outcome<CustomFieldSettings>> => {
      await sql`lock table recruiter.custom_field in share row exclusive mode`.execute(trx);
      const known = await linesIn(trx, kind);
      const fault = faultOf(fields, known);
      if (fault) return fault;
      const given = new Set(fields.map(({ id }) => id));
      const left = known.filter(({ id }) => !given.has(id));
      const [used, unused] = [left.filter(({ used }) => used > 0), left.filter(({ used }) => used === 0)];
      const ids = (lines: Known) => lines.map(({ id }) => id);
      if (unused.length > 0) await trx.deleteFrom('custom_field').where('id', 'in', ids(unused)).execute();
      await keepFields(trx, kind, fields, { before: known, gone: ids(unused) });
      if (used.length > 0)
        await trx
          .updateTable('custom_field')
          .set({ archived_at: sql<Date>`coalesce(archived_at, now())` })
          .where('id', 'in', ids(used))
          .execute();
      const detail = { of: kind, fields: fields.filter(({ archived }) => !archived).length };
      await audit(trx, { actorId: actor.id, action: 'custom-fields-configured', detail });
      return done(await settingsIn(trx));
    });
  },
);
