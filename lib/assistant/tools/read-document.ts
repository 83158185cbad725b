import { DATA_NOTICE } from '@/lib/contracts';
import type { Caller } from '../ask';
import { type Given, parse, type Read, shownJob, shownResume } from '../documents';
import type { Outcome } from '../results';

/** The resume to show: as it was read to those who may see people, else its redacted twin, or none. */
function dataOf(read: Read, withText: boolean, { rights }: Caller) {
  if (read.kind === 'job') return shownJob(read.data, withText, rights);
  const resume = rights.people ? read.data : read.value.redactedResumeData;
  return resume ? shownResume(resume, withText) : undefined;
}

/** Reads a document, without keeping it. */
export async function readDocument(
  caller: Caller,
  { with_text, ...given }: Given & { with_text: boolean },
): Promise<Outcome<'read_document'>> {
  const read = await parse(caller.ask, given);
  if (!read.ok) return read;
  const data = dataOf(read.value, with_text, caller);
  if (!data) {
    const message = 'The provider gives no redacted form, and this account does not see people.';
    return { ok: false, failure: { code: 'Unauthorized', message } };
  }
  const { kind, cost } = read.value;
  return { ok: true, value: { notice: DATA_NOTICE, kind, redacted: !caller.rights.people, cost, data } };
}

/** Parses a document and puts it into an index. */
export async function addDocument(
  { ask }: Caller,
  { index, document, tags, ...given }: Given & { index: string; document: string; tags?: string[] },
): Promise<Outcome<'add_document'>> {
  const read = await parse(ask, given, { index, document, tags });
  if (!read.ok) return read;
  return { ok: true, value: { index, document, cost: read.value.cost } };
}
