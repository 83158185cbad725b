import type { Migration } from '@/lib/platform';

/** As with words, in parts by a hash of the id: a deletion rewrites one part, not all. */
const PARTS = 16;

const partOfFacts = (part: number) => `
create table dossier_fact_${part} partition of dossier_fact for values with (modulus ${PARTS}, remainder ${part});
create index dossier_fact_${part}_by_dossier on dossier_fact_${part} (dossier_id);
create index dossier_fact_${part}_by_key on dossier_fact_${part} (kind, field, key);
create index dossier_fact_${part}_by_concept on dossier_fact_${part} (kind, concept) where concept is not null;
create index dossier_fact_${part}_by_word on dossier_fact_${part} using gin (words);
`;

/** Facts of each dossier by field. Older dossiers get theirs when the server starts (`derive-again`). */
export const FACTS_MIGRATION: Migration = {
  name: '0015_facts',
  up: `
create table dossier_fact (
  dossier_id uuid not null references dossier (id) on delete cascade,
  kind text not null,
  field text not null,
  label text not null,
  key text not null,
  words tsvector not null,
  concept text,
  months integer,
  last_used date,
  current boolean,
  level smallint
) partition by hash (dossier_id);
${Array.from({ length: PARTS }, (_, part) => partOfFacts(part)).join('')}
`,
};

/** Names that were left in capitals are written as names: who has no facts is derived again (`deriveAgain`). */
export const NAMES_MIGRATION: Migration = {
  name: '0040_names_in_capitals',
  up: `delete from dossier_fact where dossier_id in
  (select id from dossier where kind = 'candidate' and name ~ '[[:upper:]]{3}');`,
};

/** One thing that is known of a dossier (`search/facts.ts`), under the key by which it is compared. */
export type DossierFactTable = {
  dossier_id: string;
  kind: 'candidate' | 'job';
  field: string;
  label: string;
  key: string;
  words: string;
  concept: string | null;
  months: number | null;
  last_used: string | null;
  current: boolean | null;
  level: number | null;
};
