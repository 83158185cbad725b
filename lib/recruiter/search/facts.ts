import { tokensOf } from '@/lib/expression';
import { short } from '../ground/text';

/** Fields of the facts of a dossier; also the fields of a search over facts. */
export const FACT_FIELDS = [
  'name',
  'title',
  'employer',
  'skill',
  'school',
  'degree',
  'certification',
  'speaks',
  'location',
  'answer',
] as const;

export type FactField = (typeof FACT_FIELDS)[number];

/**
 * One fact of a dossier. `concept` is the key of its name in the taxonomy, so that several ways to write one skill are
 * one. `months` of experience, `lastUsed` as yyyy-MM-dd, `level` from 1 (A1) to 7 (native).
 */
export type Fact = {
  field: FactField;
  label: string;
  concept?: string | null;
  months?: number | null;
  lastUsed?: string | null;
  current?: boolean | null;
  level?: number | null;
};

/** Returns the key of a name: `Node.js`, `NodeJS` and `node js` are one. */
export function keyOf(name: string): string {
  return tokensOf(name)
    .map(({ term }) => term)
    .join('');
}

/** Returns the facts of some names, each name once; names without a letter or digit are left out. */
export function factsOf(
  field: FactField,
  names: readonly (string | null | undefined)[],
  more: Partial<Fact> = {},
): Fact[] {
  const known = new Map<string, string>();
  for (const name of names) {
    const label = short(name);
    const key = label ? keyOf(label) : '';
    if (label && key !== '' && !known.has(key)) known.set(key, label);
  }
  return [...known.values()].map((label) => ({ field, label, ...more }));
}

type Skill = {
  name?: string | null | undefined;
  monthsExperience?: { value: number } | null | undefined;
  lastUsed?: { value: string } | null | undefined;
};

type Skills =
  | {
      raw?: readonly Skill[] | null | undefined;
      normalized?:
        | readonly (Skill & { rawSkills?: readonly string[] | null | undefined })[]
        | null
        | undefined;
    }
  | null
  | undefined;

function skillFact(skill: Skill, concept: string | null): Fact[] {
  const { monthsExperience, lastUsed } = skill;
  return factsOf('skill', [skill.name], {
    concept,
    months: monthsExperience?.value ?? null,
    lastUsed: lastUsed?.value ?? null,
  });
}

/**
 * Returns the skills as the document writes them and as the taxonomy calls them, each under the concept of the
 * taxonomy.
 */
export function skillFacts(skills: Skills): Fact[] {
  const raw = skills?.raw ?? [];
  const normalized = skills?.normalized ?? [];
  const concepts = new Map<string, string>();
  for (const { name, rawSkills } of normalized)
    for (const written of [name, ...(rawSkills ?? [])])
      if (written && name) concepts.set(keyOf(written), keyOf(name));
  const conceptOf = (name: string) => concepts.get(keyOf(name)) ?? keyOf(name);
  const named = [
    ...normalized,
    ...raw,
    ...normalized.flatMap(({ rawSkills, ...usage }) => (rawSkills ?? []).map((name) => ({ ...usage, name }))),
  ];
  const known = new Map<string, Fact>();
  for (const skill of named)
    for (const fact of skillFact(skill, skill.name ? conceptOf(skill.name) : null)) {
      const key = keyOf(fact.label);
      if (!known.has(key)) known.set(key, fact);
    }
  return [...known.values()];
}
