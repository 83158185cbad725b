import { sql } from 'kysely';
import { z } from 'zod';
import { config } from '@/lib/config';
import { log, once } from '@/lib/platform';
import { oneLine } from '../ground/one-line';
import { records } from '../ground/store';
import { hashOf, isOfCvKind } from '../uploads/file-facts';
import { itemIdOf } from '../uploads/item-id';
import { readBody } from '../uploads/read-body';
import { mayApply } from '../users/sign-in-limit';
import { consentIn } from './consent';
import { draftOf } from './draft';
import { keepArrival } from './keep';
import { formOf, stampedFor } from './public-form';
import { readStamp } from './stamp';
import type { ApplicationDraft, ApplicationFault } from './types';

/**
 * Takes an application through a public form. Nobody signs in here, so everything is bounded: the tries of an address
 * and of a form, the number read at once, their size, and the number for a job within a day.
 */

const MEBIBYTE = 1024 * 1024;
/** Most bytes of the form other than the file. */
const FIELDS_BYTES = 64 * 1024;
const MOST_AT_ONCE = 4;
const MOST_IN_A_DAY = 500;

const Fields = z.object({
  name: z.string().transform(oneLine).pipe(z.string().min(1).max(120)),
  email: z.string().trim().pipe(z.email().max(254)),
  consent: z.literal('yes'),
});

export type Posted = {
  /** Of the network, as `sign-in-limit` knows it. */
  address: string;
  contentType: string;
  body: AsyncIterable<Uint8Array>;
};

/** Result of an application; `draft` is the typed text where it has to be sent again. */
type Answer = { became: 'sent' } | { became: ApplicationFault; draft: ApplicationDraft | null };

const SENT: Answer = { became: 'sent' };

/** Refused before anything of the form was read. */
const unread = (became: ApplicationFault): Answer => ({ became, draft: null });

async function readForm({ contentType, body }: Posted): Promise<FormData | ApplicationFault> {
  const most = config().MAX_DOCUMENT_MB * MEBIBYTE + FIELDS_BYTES;
  const bytes = await readBody(body, most);
  if (!bytes.ok) return bytes.problem.code === 'too-large' ? 'file-size' : 'unreadable';
  try {
    const headers = { 'content-type': contentType };
    return await new Response(Buffer.from(bytes.value), { headers }).formData();
  } catch {
    // The body is not a form, or was cut off.
    return 'unreadable';
  }
}

async function fileOf(form: FormData): Promise<{ name: string; bytes: Uint8Array } | ApplicationFault> {
  const file = form.get('cv');
  if (!(file instanceof File) || file.size === 0) return 'missing-file';
  if (file.size > config().MAX_DOCUMENT_MB * MEBIBYTE) return 'file-size';
  const bytes = new Uint8Array(await file.arrayBuffer());
  return isOfCvKind(bytes, file.name) ? { name: file.name, bytes } : 'file-kind';
}

const FAULT_OF: Readonly<Record<string, ApplicationFault>> = {
  name: 'name',
  email: 'email',
  consent: 'consent',
};

async function hadItsDay(jobId: string): Promise<boolean> {
  const db = await records();
  const { count } = await db
    .selectFrom('arrival')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('job_id', '=', jobId)
    .where('arrived_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return count >= MOST_IN_A_DAY;
}

type OpenForm = NonNullable<Awaited<ReturnType<typeof formOf>>>;

/** Keeps the application, or returns its fault. */
async function keep(token: string, form: OpenForm, given: FormData): Promise<'sent' | ApplicationFault> {
  const consent = await consentIn(await records());
  const stamp = await readStamp(stampedFor(token, consent), String(given.get('stamp')));
  if (typeof stamp === 'string') return stamp;
  const fields = Fields.safeParse(Object.fromEntries(given));
  if (!fields.success) return FAULT_OF[String(fields.error.issues[0]?.path[0])] ?? 'unreadable';
  const file = await fileOf(given);
  if (typeof file === 'string') return file;
  const { name, email } = fields.data;
  const kept = await keepArrival({
    itemId: itemIdOf(stamp.id, hashOf(file.bytes)),
    channel: 'form',
    memberId: form.set_by,
    jobId: form.job_id,
    name,
    email,
    subject: '',
    consent,
    file,
  });
  return kept.ok ? 'sent' : 'busy';
}

async function take(token: string, posted: Posted): Promise<Answer> {
  const form = await formOf(await records(), token);
  if (!form?.takes) return unread('closed');
  if (!(await mayApply(posted.address, form.job_id)) || (await hadItsDay(form.job_id))) return unread('busy');
  const given = await readForm(posted);
  if (typeof given === 'string') return unread(given);
  // Nobody sees this field; programs fill it in.
  if (given.get('website')) return SENT;
  const became = await keep(token, form, given);
  return became === 'sent' ? SENT : { became, draft: draftOf(given) };
}

/**
 * Accepts the posted content of a form; returns `sent` once it cannot be lost any more, or the reason for refusing it.
 */
export async function apply(token: string, posted: Posted): Promise<Answer> {
  const inHand = once('applications-in-hand', () => ({ count: 0 }));
  if (inHand.count >= MOST_AT_ONCE) return unread('busy');
  inHand.count += 1;
  try {
    return await take(token, posted);
  } catch (error) {
    log().error({ err: error }, 'an application could not be taken');
    return unread('busy');
  } finally {
    inHand.count -= 1;
  }
}
