import { sql, type Transaction } from 'kysely';
import type { DossierKind } from '../ground/dossier-kind';
import type { Tables } from '../ground/store';
import { type Fact, keyOf } from './facts';
import { wordVector } from './word-vector';

/** Most facts of one dossier: a document with more is not about a person or a job. */
const MOST_FACTS = 600;

/** Replaces the facts of a dossier. */
export async function writeFacts(
  trx: Transaction<Tables>,
  dossier: { id: string; kind: DossierKind },
  facts: readonly Fact[],
): Promise<void> {
  await trx.deleteFrom('dossier_fact').where('dossier_id', '=', dossier.id).execute();
  const rows = facts.slice(0, MOST_FACTS).map((fact) => ({
    field: fact.field,
    label: fact.label,
    key: keyOf(fact.label),
    words: wordVector([fact.label]),
    concept: fact.concept ?? null,
    months: fact.months ?? null,
    last_used: fact.lastUsed ?? null,
    current: fact.current ?? null,
    level: fact.level ?? null,
  }));
  await sql`
    insert into recruiter.dossier_fact
      (dossier_id, kind, field, label, key, words, concept, months, last_used, current, level)
    select ${dossier.id}, ${dossier.kind}, fact.field, fact.label, fact.key, fact.words::tsvector, fact.concept,
      fact.months, fact.last_used, fact.current, fact.level
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as fact
      (field text, label text, key text, words text, concept text, months integer, last_used date,
       current boolean, level smallint)`.execute(trx);
}
