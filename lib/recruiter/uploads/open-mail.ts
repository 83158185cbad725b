import type { Answered, ClientFailure } from '@/lib/clients';
import { type Mail, openMail } from '@/lib/containers';
import type { ParsedResume } from '@/lib/contracts';
import { isMisfit } from '../candidates/misfit';
import type { KeptAnswer } from '../records/kind';
import type { MailPart } from './attachments';
import { hashOf, isOfCvKind, mediaTypeOf, pastDay } from './file-facts';
import { likeliest, peopleIn } from './people-in-mail';
import { readFile, type ToRead, unusable } from './reading';

/** Most files of one mail that are read; the others are kept unread. */
const MOST_READ = 12;
const MOST_REASONS = 3;

type Reading = MailPart & { answer: KeptAnswer; data: object };

/** One document that a mail brought, and the files that came along with it. */
export type MailDocument = { part: MailPart; answer: KeptAnswer; attachments: MailPart[] };

/** Contents of a mail: attached documents, or its own text; with the files whose owner is unclear. */
export type OpenedMail =
  | { as: 'files'; documents: MailDocument[]; left: MailPart[] }
  | { as: 'text'; answer: KeptAnswer; attachments: MailPart[] };

type Reader = Pick<ToRead, 'kind' | 'memberId' | 'lastModified'>;
type Files = { readings: Reading[]; rest: MailPart[]; reasons: string[] };

const filesIn = (mail: Mail): MailPart[] => [...mail.files, ...mail.mails.flatMap(filesIn)];

function mayBeDocument({ bytes, name }: MailPart): boolean {
  return isOfCvKind(bytes, name) || mediaTypeOf(bytes, name) === 'text/html';
}

async function readAll(parts: readonly MailPart[], reader: Reader): Promise<Answered<Files>> {
  const read: Files = { readings: [], rest: [], reasons: [] };
  for (const part of parts) {
    if (!mayBeDocument(part) || read.readings.length >= MOST_READ) {
      read.rest.push(part);
      continue;
    }
    const { name, bytes } = part;
    const file = { ...reader, bytes, hash: hashOf(bytes), mediaType: mediaTypeOf(bytes, name), again: false };
    const answer = await readFile(file);
    if (answer.ok) read.readings.push({ ...part, answer: answer.value, data: answer.value.data });
    else if (answer.failure.retry === 'never') {
      read.rest.push(part);
      read.reasons.push(`${name}: ${answer.failure.message}`);
    } else return answer;
  }
  return { ok: true, value: read };
}

const document = ({ name, bytes, answer }: Reading, attachments: MailPart[]): MailDocument => ({
  part: { name, bytes },
  answer,
  attachments,
});

/** Assigns files to candidates: all of them to an only candidate; of several, only those that name their owner. */
function candidatesOf({ readings, rest }: Files): OpenedMail | null {
  const people = peopleIn(readings);
  if (people.length === 0) return null;
  const theirs = new Set(people.flatMap(({ cv, others }) => [cv, ...others]));
  const loose = [...readings.filter((reading) => !theirs.has(reading)), ...rest];
  const [only] = people;
  if (people.length === 1 && only)
    return { as: 'files', documents: [document(only.cv, [...only.others, ...loose])], left: [] };
  return { as: 'files', documents: people.map(({ cv, others }) => document(cv, others)), left: loose };
}

function openedFiles(files: Files, kind: ToRead['kind']): OpenedMail | null {
  if (kind === 'candidate') return candidatesOf(files);
  if (files.readings.length === 0) return null;
  return { as: 'files', documents: files.readings.map((one) => document(one, [])), left: files.rest };
}

/** Returns the text of the mail if it reads as a CV, or else the file that comes nearest to one, where no file does. */
async function fallback(mail: ToRead, files: Files): Promise<Answered<OpenedMail>> {
  const body = await readFile(mail);
  if (!body.ok && body.failure.retry !== 'never') return body;
  const all = [...files.readings, ...files.rest];
  const isCv = body.ok && (mail.kind === 'job' || !isMisfit(body.value.data as ParsedResume));
  if (body.ok && (isCv || all.length === 0))
    return { ok: true, value: { as: 'text', answer: body.value, attachments: all } };
  const nearest = likeliest(files.readings);
  if (nearest) {
    const others = all.filter((part) => part !== nearest);
    return { ok: true, value: { as: 'files', documents: [document(nearest, others)], left: [] } };
  }
  return body.ok ? { ok: false, failure: nothingFound(all, files.reasons) } : body;
}

function nothingFound(parts: readonly MailPart[], reasons: readonly string[]): ClientFailure {
  const said = reasons.length > 0 ? reasons : parts.map(({ name }) => `${name} is no document with text.`);
  return unusable('NoDocument', `No CV was found in this mail. ${said.slice(0, MOST_REASONS).join(' ')}`);
}

/** Returns the day of a mail, used for its contents; yyyy-MM-dd. */
export function dayOf({ sentAt }: Mail, otherwise: string): string {
  return sentAt ? pastDay(sentAt.slice(0, 10), otherwise) : otherwise;
}

/** Returns a mail, its sender and its contents; undefined where it does not open, and is read directly. */
export async function openedMail(
  bytes: Uint8Array,
  item: ToRead,
): Promise<{ mail: Mail; found: Answered<OpenedMail> } | undefined> {
  const mail = await openMail(bytes);
  if (!mail) return undefined;
  const { kind, memberId } = item;
  const lastModified = dayOf(mail, item.lastModified);
  const files = await readAll(filesIn(mail), { kind, memberId, lastModified });
  if (!files.ok) return { mail, found: files };
  const opened = openedFiles(files.value, kind);
  return { mail, found: opened ? { ok: true, value: opened } : await fallback(item, files.value) };
}
