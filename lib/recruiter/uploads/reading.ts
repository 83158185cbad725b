import { type Answered, type ClientFailure, inNameOf, NO_CREDITS } from '@/lib/clients';
import { cannotPay } from '../credits/state';
import type { DossierKind } from '../ground/dossier-kind';
import { files, records } from '../ground/store';
import { modelReadsAlong, questionsToAsk } from '../questions/settings';
import type { KeptAnswer } from '../records/kind';
import { kindOf } from '../records/kinds';
import { readKeptAnswer } from '../records/stored';

/** A file that is to be read, whoever holds it. */
export type ToRead = {
  kind: DossierKind;
  /** Member in whose name it is read. */
  memberId: string;
  hash: string;
  mediaType: string;
  lastModified: string;
  /** True to read it again although a reading may be here. */
  again: boolean;
  /** Absent for a file in the store. */
  bytes?: Uint8Array;
};

const NOTHING_SENT = { status: null, transactionId: null, retryAfterMs: null };

const MISSING: ClientFailure = {
  ...NOTHING_SENT,
  code: 'DocumentMissing',
  message: 'The file is no longer in the store. Upload it again.',
  retry: 'never',
};

/** An error of ours: retried for a while, since its cause may pass, then left to a person. */
export const UNEXPECTED: ClientFailure = {
  ...NOTHING_SENT,
  code: 'Unexpected',
  message: 'Something went wrong on our side while this file was being read.',
  retry: 'later',
};

/** Nothing is sent of it until there are credits again. */
export const UNPAID: ClientFailure = {
  ...NOTHING_SENT,
  code: NO_CREDITS,
  message: 'No credits are left. The file is kept.',
  retry: 'by-hand',
};

/** Returns the failure for a useless file, for a reason that its sender can do something about. */
export function unusable(code: string, message: string): ClientFailure {
  return { ...NOTHING_SENT, code, message, retry: 'never' };
}

/**
 * Returns the kept answer: same document, same result (parsing.md, "What the service does" 7), so a repeated parse
 * costs nothing.
 */
async function keptAnswerFor({ kind, hash, lastModified, again }: ToRead): Promise<KeptAnswer | null> {
  if (again) return null;
  const db = await records();
  const known = await db
    .selectFrom('parse')
    .innerJoin('document', 'document.id', 'parse.document_id')
    .innerJoin('dossier', 'dossier.id', 'parse.dossier_id')
    .select('parse.response_hash')
    .where('dossier.kind', '=', kind)
    .where('document.hash', '=', hash)
    .where('document.last_modified', '=', lastModified)
    .orderBy('parse.parsed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  // An unreadable answer counts as missing.
  return known ? readKeptAnswer(kind, known.response_hash).catch(() => null) : null;
}

/** Has a file read, unless its reading is here already. */
export async function readFile(file: ToRead): Promise<Answered<KeptAnswer>> {
  const kept = await keptAnswerFor(file);
  if (kept) return { ok: true, value: kept };
  const document = file.bytes ?? (await files().get(file.hash));
  if (!document) return { ok: false, failure: MISSING };
  if (await cannotPay()) return { ok: false, failure: UNPAID };
  const { kind, lastModified } = file;
  const asHtml = file.mediaType !== 'application/pdf';
  const isCv = kind === 'candidate';
  const questions = isCv ? await questionsToAsk() : null;
  const withModel = isCv && (await modelReadsAlong());
  return inNameOf(file.memberId, () =>
    kindOf(kind).parse({ document, lastModified, asHtml, questions, withModel }),
  );
}
