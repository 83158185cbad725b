import type { Transaction } from 'kysely';
import type { ParsedResume } from '@/lib/contracts';
import { customFieldsIn } from '../custom-fields/stored';
import { type CustomValue, customText } from '../custom-fields/types';
import { customValuesOf, setWithin } from '../custom-fields/values';
import type { Tables } from '../ground/store';
import { writeNote } from '../notes/notes';
import { retag } from '../records/tags';

type Trx = Transaction<Tables>;

/** What a row of a table said of somebody beyond what a CV says. */
type Kept = {
  tags: string[];
  notes: string[];
  source: string;
  since: string | null;
  /** None in a row of before there were fields. */
  custom?: Record<string, CustomValue>;
};
type Row = Kept & { declared: { contactInformation?: Record<string, unknown> } };

async function rowOf(trx: Trx, itemId: string) {
  const row = await trx
    .selectFrom('moved_row')
    .innerJoin('move_in', 'move_in.id', 'move_in_id')
    .select(['person', 'cv', 'made_by', 'move_in.name'])
    .where('item_id', '=', itemId)
    .executeTakeFirst();
  return row && { ...row, person: row.person as Row };
}

/** Returns what the row of a table says of somebody, as far as their CV does not; all of it where there is no CV. */
export async function declaredByRow(trx: Trx, itemId: string, read: object): Promise<object | null> {
  const row = await rowOf(trx, itemId);
  if (!row) return null;
  const { declared } = row.person;
  if (!row.cv) return declared;
  const known: Record<string, unknown> = (read as ParsedResume).contactInformation ?? {};
  const isSaid = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));
  const missing = Object.entries(declared.contactInformation ?? {}).filter(([name]) => !isSaid(known[name]));
  return missing.length > 0 ? { contactInformation: Object.fromEntries(missing) } : null;
}

/** Gives a person what a row says of fields of the workspace, where they have nothing yet; returns the rest as notes. */
async function settleFields(
  trx: Trx,
  { dossierId, memberId }: { dossierId: string; memberId: string },
  said: Record<string, CustomValue>,
): Promise<string[]> {
  if (Object.keys(said).length === 0) return [];
  const held = (await customValuesOf(trx, [dossierId])).get(dossierId) ?? {};
  const left: string[] = [];
  for (const field of await customFieldsIn(trx, 'candidate')) {
    const value = said[field.key];
    if (value === undefined || held[field.key] === value) continue;
    if (held[field.key] === undefined)
      await setWithin(trx, [dossierId], { field, value, actor: { id: memberId } });
    else left.push(`${field.name}: ${customText(field, value)}`);
  }
  return left;
}

/** Gives a person the tags, notes and source that the row of a table has, once. */
export async function settleRow(trx: Trx, itemId: string): Promise<void> {
  const row = await rowOf(trx, itemId);
  const item = await trx
    .selectFrom('upload_item')
    .select('dossier_id')
    .where('id', '=', itemId)
    .executeTakeFirst();
  if (!row || !item?.dossier_id) return;
  const { tags, source, since } = row.person;
  const dossierId = item.dossier_id;
  const notes = [
    ...row.person.notes,
    ...(await settleFields(trx, { dossierId, memberId: row.made_by }, row.person.custom ?? {})),
  ];
  if (tags.length > 0) await retag(trx, [dossierId], { add: tags, remove: [] });
  const known = await trx
    .selectFrom('shortlist_note')
    .select('text')
    .where('dossier_id', '=', dossierId)
    .execute();
  const said = new Set(known.map(({ text }) => text));
  for (const text of notes.filter((note) => !said.has(note)))
    await writeNote(trx, { id: row.made_by }, { dossierId }, { text, mentions: [] });
  await trx
    .insertInto('provenance')
    .values({
      dossier_id: dossierId,
      source: (source || `Table ${row.name}`).slice(0, 200),
      basis: 'unknown',
      since,
      changed_by: null,
    })
    .onConflict((conflict) => conflict.column('dossier_id').doNothing())
    .execute();
}
