import { sql, type Transaction } from 'kysely';
import { settleValues } from '../custom-fields/values';
import { writePlace } from '../distances/write-place';
import type { Tables } from '../ground/store';
import { answerFacts } from '../questions/answers';
import { wordVector } from '../search/word-vector';
import { writeFacts } from '../search/write-facts';
import { withDeclared } from './declared';
import type { DossierKey, KeptAnswer, Kind } from './kind';
import { kindOf } from './kinds';
import { overlay } from './overlay';
import { changesOf, ofDocument, readKeptAnswer } from './stored';

/** Documents older than this many are no longer compared with new ones. */
const MOST_VERSIONS = 20;

type Texts = readonly (string | null | undefined)[];

const vector = (texts: Texts) => sql<string>`${wordVector(texts)}::tsvector`;

/** `isChange` is false where a dossier did not change and only its derived data is new. */
type Refreshing = { isChange: boolean };

/** Updates the columns for the list and its search from the current parse and the corrections. */
async function refreshColumns(
  trx: Transaction<Tables>,
  dossierId: string,
  kind: Kind,
  current: { data: object; answer: KeptAnswer },
  { isChange }: Refreshing,
): Promise<object> {
  const { effective } = overlay(current.data, ofDocument(await changesOf(trx, dossierId)));
  const { headline, everything, facts, place, ...columns } = kind.columns(effective, current.data);
  await trx
    .updateTable('dossier')
    .set({
      ...columns,
      state: current.answer.isPartial ? 'incomplete' : 'complete',
      headline_words: vector(headline),
      ...(isChange && { updated_at: sql<Date>`now()` }),
    })
    .where('id', '=', dossierId)
    .execute();
  const words = vector(everything);
  await trx
    .insertInto('dossier_words')
    .values({ dossier_id: dossierId, words })
    .onConflict((conflict) => conflict.column('dossier_id').doUpdateSet({ words }))
    .execute();
  const known = [...facts, ...answerFacts(current.answer.answers)];
  await writeFacts(trx, { id: dossierId, kind: kind.name }, known);
  await writePlace(trx, dossierId, place);
  await settleValues(trx, [dossierId]);
  return effective;
}

function versionsOf(trx: Transaction<Tables>, dossierId: string) {
  return trx
    .selectFrom('parse')
    .innerJoin('document', 'document.id', 'parse.document_id')
    .innerJoin('dossier', 'dossier.id', 'parse.dossier_id')
    .select([
      'parse.id',
      'parse.response_hash',
      'document.hash',
      'document.declared',
      'dossier.kind',
      'dossier.current_parse_id',
    ])
    .where('parse.dossier_id', '=', dossierId)
    .orderBy('parse.parsed_at', 'desc')
    .limit(MOST_VERSIONS)
    .execute();
}

/** Brings everything that is derived from documents, parses and corrections of a dossier up to date. */
export async function refreshDossier(
  trx: Transaction<Tables>,
  dossierId: string,
  how: Refreshing = { isChange: true },
): Promise<void> {
  const keys = new Map<string, DossierKey>();
  const note = (key: DossierKey) => keys.set(`${key.kind} ${key.value}`, key);
  for (const version of await versionsOf(trx, dossierId)) {
    const kind = kindOf(version.kind);
    const answer = await readKeptAnswer(version.kind, version.response_hash);
    const data = withDeclared(answer.data, version.declared);
    note({ kind: 'document', value: version.hash });
    kind.keys(data).forEach(note);
    if (version.id === version.current_parse_id)
      kind.keys(await refreshColumns(trx, dossierId, kind, { data, answer }, how)).forEach(note);
  }
  await trx.deleteFrom('dossier_key').where('dossier_id', '=', dossierId).execute();
  const rows = [...keys.values()].map((key) => ({ dossier_id: dossierId, ...key }));
  if (rows.length > 0) await trx.insertInto('dossier_key').values(rows).execute();
}
