import { sql, type Transaction } from 'kysely';
import type { ParsedAnswer } from '@/lib/clients';
import type { Tables } from '../store';
import { columnsOf, identityOf } from './columns';
import { overlay } from './overlay';
import { changesOf, readKeptAnswer, resumeOf } from './stored';

/** Older documents than these are no longer compared with newcomers. */
const MOST_VERSIONS = 20;

function isTimedOut(answer: ParsedAnswer): boolean {
  return (
    answer.value.parsingMetadata?.timedOut === true ||
    answer.value.parsingResponse?.code === 'PossibleTruncationFromTimeout'
  );
}

const vector = (words: string[]) => sql<string>`array_to_tsvector(${words}::text[])`;

/** Brings what the list shows and searches up to date with the current parse and the corrections. */
async function refreshColumns(trx: Transaction<Tables>, candidateId: string, answer: ParsedAnswer) {
  const { effective } = overlay(resumeOf(answer), await changesOf(trx, candidateId));
  const { headlineWords, allWords, ...columns } = columnsOf(effective);
  await trx
    .updateTable('candidate')
    .set({
      ...columns,
      state: isTimedOut(answer) ? 'incomplete' : 'complete',
      headline_words: vector(headlineWords),
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', candidateId)
    .execute();
  const words = vector(allWords);
  await trx
    .insertInto('candidate_words')
    .values({ candidate_id: candidateId, words })
    .onConflict((conflict) => conflict.column('candidate_id').doUpdateSet({ words }))
    .execute();
  return effective;
}

/** Brings everything that is derived from documents, parses and corrections of a candidate up to date. */
export async function refreshCandidate(trx: Transaction<Tables>, candidateId: string): Promise<void> {
  const versions = await trx
    .selectFrom('parse')
    .innerJoin('document', 'document.id', 'parse.document_id')
    .innerJoin('candidate', 'candidate.id', 'parse.candidate_id')
    .select(['parse.id', 'parse.response_hash', 'document.hash', 'candidate.current_parse_id'])
    .where('parse.candidate_id', '=', candidateId)
    .orderBy('parse.parsed_at', 'desc')
    .limit(MOST_VERSIONS)
    .execute();
  const keys = new Map<string, { kind: 'email' | 'phone' | 'document'; value: string }>();
  const note = (key: { kind: 'email' | 'phone' | 'document'; value: string }) =>
    keys.set(`${key.kind} ${key.value}`, key);
  for (const version of versions) {
    const answer = await readKeptAnswer(version.response_hash);
    note({ kind: 'document', value: version.hash });
    identityOf(resumeOf(answer)).forEach(note);
    if (version.id === version.current_parse_id)
      identityOf(await refreshColumns(trx, candidateId, answer)).forEach(note);
  }
  await trx.deleteFrom('candidate_key').where('candidate_id', '=', candidateId).execute();
  const rows = [...keys.values()].map((key) => ({ candidate_id: candidateId, ...key }));
  if (rows.length > 0) await trx.insertInto('candidate_key').values(rows).execute();
}
