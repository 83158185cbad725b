import { sql } from 'kysely';
import type { DossierKind } from '../ground/dossier-kind';
import type { Executor } from '../ground/store';
import { keyOf } from './facts';
import type { SkillMatch } from './types';

type Row = {
  dossier_id: string;
  label: string;
  concept: string | null;
  months: number | null;
  last_used: string | null;
};

type Asked = {
  kind: DossierKind;
  ids: readonly string[];
  /** Skills that are filtered by. */
  skills: readonly string[];
  /** Words that are looked for, as text of a `tsquery`. */
  anyWord: string | null;
};

const byMonths = (a: SkillMatch, b: SkillMatch) => (b.months ?? -1) - (a.months ?? -1);

/** Returns the requested skills of some dossiers, by id: filtered ones, and those in the words of a search. */
export async function skillMatches(db: Executor, asked: Asked): Promise<Map<string, SkillMatch[]>> {
  const { kind, ids, skills, anyWord } = asked;
  if (ids.length === 0 || (skills.length === 0 && anyWord === null)) return new Map();
  const keys = [...new Set(skills.map(keyOf))];
  const { rows } = await sql<Row>`
    select fact.dossier_id, fact.label, fact.concept, fact.months, to_char(fact.last_used, 'YYYY') as last_used
    from recruiter.dossier_fact as fact
    where fact.dossier_id = any(${[...ids]}::uuid[]) and fact.field = 'skill' and (
      fact.key = any(${keys}::text[])
      or fact.concept in (
        select known.concept from recruiter.dossier_fact as known
        where known.kind = ${kind} and known.field = 'skill' and known.key = any(${keys}::text[]))
      or fact.words @@ ${anyWord ?? "' '"}::tsquery)
    order by (fact.key = fact.concept) desc, fact.label`.execute(db);
  const matches = new Map<string, Map<string, SkillMatch>>();
  for (const { dossier_id, label, concept, months, last_used } of rows) {
    const known = matches.get(dossier_id) ?? new Map<string, SkillMatch>();
    const key = concept ?? keyOf(label);
    if (!known.has(key)) known.set(key, { name: label, months, lastUsed: last_used });
    matches.set(dossier_id, known);
  }
  return new Map([...matches].map(([id, known]) => [id, [...known.values()].sort(byMonths)]));
}
