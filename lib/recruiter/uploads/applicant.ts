import type { Transaction } from 'kysely';
import type { ParsedResume } from '@/lib/contracts';
import { log } from '@/lib/platform';
import type { Tables } from '../ground/store';
import { exceeds, keepEntries } from '../shortlists/keep';
import { lockJob, stagesOf, stateOf, writeAct } from '../shortlists/rows';

type Trx = Transaction<Tables>;

async function arrivalOf(trx: Trx, itemId: string) {
  return trx
    .selectFrom('arrival')
    .innerJoin('upload_item', 'upload_item.id', 'arrival.item_id')
    .innerJoin('upload', 'upload.id', 'upload_item.upload_id')
    .leftJoin('dossier as job', 'job.id', 'arrival.job_id')
    .select([
      'arrival.item_id',
      'arrival.name',
      'arrival.email',
      'subject',
      'consent',
      'act',
      'arrived_at',
      'job_id',
    ])
    .select(['upload.channel', 'upload.created_by', 'upload_item.dossier_id', 'job.name as job_name'])
    .where('arrival.item_id', '=', itemId)
    .executeTakeFirst();
}

type ArrivalRow = NonNullable<Awaited<ReturnType<typeof arrivalOf>>>;

/** Returns the data entered by an applicant that their CV lacks; null if it has everything, or nothing was entered. */
export async function declaredBy(trx: Trx, itemId: string, read: object): Promise<object | null> {
  const arrival = await arrivalOf(trx, itemId);
  if (arrival?.channel !== 'form') return null;
  const { candidateName, emailAddresses } = (read as ParsedResume).contactInformation ?? {};
  const named = candidateName?.formattedName || candidateName?.givenName || candidateName?.familyName;
  const declared = {
    ...(!named && { candidateName: { formattedName: arrival.name } }),
    ...(!emailAddresses?.length && { emailAddresses: [arrival.email] }),
  };
  return Object.keys(declared).length > 0 ? { contactInformation: declared } : null;
}

/** Consent given in a form is the ground for keeping; a mail states none. Notes of members take precedence. */
async function noteProvenance(trx: Trx, arrival: ArrivalRow, dossierId: string): Promise<void> {
  const { channel, consent, job_name, email, subject, arrived_at } = arrival;
  const said = {
    source:
      channel === 'form'
        ? ['Application form', job_name].filter(Boolean).join(': ')
        : `Mail from ${email || 'an unknown sender'}${subject && `: ${subject}`}`,
    basis: consent === null ? 'unknown' : 'consent',
    since: consent === null ? null : arrived_at.toISOString().slice(0, 10),
    changed_by: null,
  };
  await trx
    .insertInto('provenance')
    .values({ dossier_id: dossierId, ...said, source: said.source.slice(0, 200) })
    .onConflict((conflict) => conflict.column('dossier_id').doNothing())
    .execute();
}

/** Puts an applicant on the shortlist of the job, at its first stage. Who is on it already stays where they are. */
async function listApplicant(trx: Trx, arrival: ArrivalRow, candidateId: string): Promise<void> {
  const { item_id, job_id: jobId, created_by: addedBy } = arrival;
  if (!jobId || arrival.act || !(await lockJob(trx, jobId))) return;
  const known = await trx
    .selectFrom('shortlist_entry')
    .selectAll()
    .where('job_id', '=', jobId)
    .where('candidate_id', '=', candidateId)
    .executeTakeFirst();
  const [first] = await stagesOf(trx);
  const before = known ? stateOf(known) : null;
  const after = before?.listed
    ? before
    : { stageId: first.id, reason: null, tags: before?.tags ?? [], listed: true };
  const change = { candidateId, before, after };
  if (await exceeds(trx, jobId, [change])) {
    log().warn({ job: jobId }, 'a shortlist is full: an applicant was not put on it');
    return;
  }
  const kept = await keepEntries(trx, [change], { jobId, source: 'form', scores: {}, addedBy });
  const entryId = kept.get(candidateId)?.id;
  if (!entryId) return;
  const act = await writeAct(trx, addedBy, [{ entryId, kind: 'apply', before, after }]);
  await trx.updateTable('arrival').set({ act }).where('item_id', '=', item_id).execute();
}

/** Settles a CV from outside that has become a candidate, or part of one: notes its source, and lists the applicant. */
export async function settleArrival(trx: Trx, itemId: string): Promise<void> {
  const arrival = await arrivalOf(trx, itemId);
  if (!arrival?.dossier_id) return;
  await noteProvenance(trx, arrival, arrival.dossier_id);
  await listApplicant(trx, arrival, arrival.dossier_id);
}

/** Undoes `settleArrival` for somebody whom the CV does not concern after all. */
export async function unsettleArrival(trx: Trx, itemId: string): Promise<void> {
  const arrival = await arrivalOf(trx, itemId);
  if (!arrival?.dossier_id) return;
  await trx
    .deleteFrom('provenance')
    .where('dossier_id', '=', arrival.dossier_id)
    .where('changed_by', 'is', null)
    .where('changed_at', '>=', arrival.arrived_at)
    .execute();
  if (!arrival.act) return;
  const [event] = await trx
    .deleteFrom('shortlist_event')
    .where('act', '=', arrival.act)
    .returning(['entry_id', 'before'])
    .execute();
  if (event && event.before === null)
    await trx
      .deleteFrom('shortlist_entry')
      .where('id', '=', event.entry_id)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('shortlist_event').select('id').where('entry_id', '=', event.entry_id))),
      )
      .execute();
  await trx.updateTable('arrival').set({ act: null }).where('item_id', '=', itemId).execute();
}
