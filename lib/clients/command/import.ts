import { type Answered, outcomeFailure } from '../failure';
import { createIndex } from '../matching';
import { patiently } from './batch';
import { readDocument, runDocuments } from './documents';
import { type ExitCode, endedBy, wrongUse } from './exit';
import type { Loaded } from './files';
import { type Given, textOf, textsOf } from './options';
import { type Place, patienceOf } from './run';

/** The call as a whole was answered. */
const OK = 200;

/** An id that the same document has each time, so that a second import of it replaces the first. */
const idOf = ({ content }: Loaded) => content;

async function ensureIndex(index: string, isJob: boolean, given: Given, place: Place): Promise<void> {
  const made = await patiently(patienceOf(given, place), () => createIndex(index, isJob ? 'Job' : 'Resume'));
  if (!made.ok && made.failure.code !== 'DuplicateAsset') throw endedBy(made.failure);
}

/** Reads documents and puts them into an index by the same call. */
export async function importDocuments(given: Given, place: Place): Promise<ExitCode> {
  const index = textOf(given, 'index');
  if (!index) throw wrongUse('Name the index with --index.');
  if (given.rest.length === 0) throw wrongUse('Name a file or a folder.');
  const isJob = Boolean(given.values.job);
  const tags = textsOf(given, 'tag');
  await ensureIndex(index, isJob, given, place);
  const { code } = await runDocuments(given, place, async (document): Promise<Answered<string>> => {
    const answer = await readDocument(document, isJob, { index, document: idOf(document), tags });
    if (!answer.ok) return answer;
    const { received, indexed, message } = answer.value;
    if (indexed === 'Success') return { ok: true, value: received };
    const info = {
      code: indexed ?? 'NotIndexed',
      message: message || 'The document was read, and not put into the index.',
    };
    return { ok: false, failure: outcomeFailure(OK, info, null) };
  });
  return code;
}
