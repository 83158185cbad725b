import { z } from 'zod';
import type { ParsedResume } from '@/lib/contracts';
import { ALL_OF, foundBy } from '../bulk/change-all';
import type { Actor } from '../ground/actor';
import { done, type Outcome, refused } from '../ground/outcome';
import type { Executor } from '../ground/store';
import { recordId } from '../ground/use-case';
import { brandIn } from '../handover/brand';
import { nameInCase } from '../records/person-name';
import { currentParse, type DossierRow, findDossier } from '../records/stored';
import { UNKNOWN_DOSSIER } from '../records/unknown';
import type { LetterValues } from './fields';
import { barredAmong } from './stop';
import { type LetterPerson, MOST_LETTERS } from './types';

/** Recipients of a mail, and the values of its fields. */

const TOO_MANY = `Write to at most ${MOST_LETTERS} people at a time.`;

/** These candidates, or all results of a question of their list; about a job if one is given. */
export const WHOM = z.object({
  whom: z.union([
    z.object({ ids: z.array(recordId).min(1, 'Choose someone.').max(MOST_LETTERS, TOO_MANY) }),
    z.object({ all: ALL_OF }),
  ]),
  jobId: recordId.nullable(),
});

type Whom = z.output<typeof WHOM>;

const ADDRESS = /^[^\s<>@,;:"\\()[\]]+@[^\s<>@,;:"\\()[\]]+\.[^\s<>@,;:"\\()[\]]+$/;

async function idsOf({ whom }: Whom): Promise<Outcome<string[]>> {
  if ('ids' in whom) return done([...new Set(whom.ids)]);
  if (whom.all.kind !== 'candidate') return refused('invalid', 'Only candidates are written to.', 'whom');
  const found = await foundBy(whom.all);
  if (!found.ok) return found;
  return found.value.length > MOST_LETTERS ? refused('invalid', TOO_MANY, 'whom') : found;
}

const valuesOf = (given: Record<keyof LetterValues, string | null | undefined>): LetterValues =>
  Object.fromEntries(Object.entries(given).flatMap(([name, value]) => (value ? [[name, value.trim()]] : [])));

/** Returns the fields that are equal in all mails of a press. */
async function commonValues(db: Executor, actor: Actor, job: DossierRow | undefined) {
  const { name } = await brandIn(db);
  return {
    'job.title': job?.name,
    'job.employer': job?.employer,
    'job.city': job?.city,
    'me.name': actor.name,
    'me.email': actor.email,
    'workspace.name': name,
  };
}

function firstNameOf({ contactInformation, resumeMetadata }: ParsedResume): string {
  const given = contactInformation?.candidateName?.givenName ?? '';
  return nameInCase(given, { parts: given, language: resumeMetadata?.documentLanguage ?? '' });
}

function problemOf({ sample, email }: DossierRow, barred: ReadonlyMap<string, string>): string | null {
  if (!email) return 'No e-mail address is known.';
  if (!ADDRESS.test(email)) return 'The e-mail address is not complete.';
  if (sample) return 'This is a sample: nobody is there to read it.';
  return barred.get(email) ?? null;
}

/** Returns the candidates of a press, with the values of the fields in the mail to each, without deleted ones. */
export async function peopleOf(db: Executor, actor: Actor, given: Whom): Promise<Outcome<LetterPerson[]>> {
  const job = given.jobId === null ? undefined : await findDossier(db, given.jobId, 'job');
  if (given.jobId !== null && !job) return UNKNOWN_DOSSIER;
  const ids = await idsOf(given);
  if (!ids.ok) return ids;
  const rows = ids.value.length
    ? await db
        .selectFrom('dossier')
        .selectAll()
        .where('id', 'in', ids.value)
        .where('kind', '=', 'candidate')
        .where('held', '=', false)
        .execute()
    : [];
  const barred = await barredAmong(
    db,
    rows.flatMap(({ email }) => email ?? []),
  );
  const common = await commonValues(db, actor, job);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const people: LetterPerson[] = [];
  for (const id of ids.value) {
    const row = byId.get(id);
    if (!row) continue;
    const { effective } = await currentParse<ParsedResume>(db, row);
    const values = valuesOf({
      ...common,
      'candidate.firstName': firstNameOf(effective),
      'candidate.name': row.name,
      'candidate.title': row.title,
      'candidate.employer': row.employer,
      'candidate.city': row.city,
    });
    people.push({ id, name: row.name, address: row.email, values, problem: problemOf(row, barred) });
  }
  return done(people);
}
