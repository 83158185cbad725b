import { shownParseCall } from '@/lib/clients';
import { done, type Outcome } from '../ground/outcome';
import { records } from '../ground/store';
import { defineUseCase, reads, recordId } from '../ground/use-case';
import { findDossier, readKeptAnswer } from '../records/stored';
import { UNKNOWN_DOSSIER } from '../records/unknown';
import { apiAddress } from './api-address';

/** A candidate or job as programs get it: the call as lines for a shell, and the answer as indented JSON. */
export type AsApi = { call: string; answer: string };

const BYTES = 'BYTES-OF-THE-FILE';
/** Least characters of a text that is a conversion of the document, which is useless to a reader of JSON. */
const LONGEST_TEXT = 4000;

/** Quotes a word for a shell, whatever is in it. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** The body goes in by standard input: as an argument a shell takes no more than some 100 kB. */
function lines({ address, body, headers }: Awaited<ReturnType<typeof shownParseCall>>, file: string): string {
  const keys = headers.map(([name, variable]) => `-H "${name}: $${variable}"`).join(' ');
  const bytes = `$(base64 < ${quoted(file)} | tr -d '\\n')`;
  return [
    `curl -s ${quoted(address)} \\`,
    `  ${keys} \\`,
    "  -H 'Content-Type: application/json' -d @- <<END",
    body.replace(BYTES, () => bytes),
    'END',
  ].join('\n');
}

function indented(received: string): string {
  const shortened = (_name: string, value: unknown) =>
    typeof value === 'string' && value.length > LONGEST_TEXT
      ? `${value.slice(0, 80)}… (${value.length.toLocaleString('en')} characters)`
      : value;
  return JSON.stringify(JSON.parse(received), shortened, 2);
}

/** Returns the call by which a program has a candidate's or job's document read, and its answer. Any member. */
export const dossierAsApi = defineUseCase(
  reads('viewer'),
  recordId,
  async (_actor, id): Promise<Outcome<AsApi>> => {
    const db = await records();
    const dossier = await findDossier(db, id);
    if (!dossier) return UNKNOWN_DOSSIER;
    const { name, last_modified, response_hash } = await db
      .selectFrom('parse')
      .innerJoin('document', 'document.id', 'parse.document_id')
      .select(['document.name', 'document.last_modified', 'parse.response_hash'])
      .where('parse.id', '=', dossier.current_parse_id)
      .executeTakeFirstOrThrow();
    const call = await shownParseCall(dossier.kind === 'job' ? 'joborder' : 'resume', {
      document: BYTES,
      day: last_modified,
      publicAddress: apiAddress(),
    });
    const { received } = await readKeptAnswer(dossier.kind, response_hash);
    return done({ call: lines(call, name.split('/').at(-1) ?? name), answer: indented(received) });
  },
);
