import { named } from '../ground/text';
import { keyOf } from '../search/facts';

type Named = { name?: string | null | undefined };
type Skills =
  | {
      raw?: readonly Named[] | null | undefined;
      normalized?:
        | readonly (Named & { rawSkills?: readonly string[] | null | undefined })[]
        | null
        | undefined;
    }
  | null
  | undefined;

const MOST_SKILLS = 400;
const MOST_KEYS = 800;

/**
 * Returns the skills a list shows (the normalised ones where there are any), and the keys under which all of them are
 * found.
 */
export function skillColumns(skills: Skills): { skills: string[]; skill_keys: string[] } {
  const normalized = skills?.normalized ?? [];
  const raw = skills?.raw ?? [];
  const names = (normalized.length > 0 ? normalized : raw).map((skill) => skill.name);
  const all = [...normalized, ...raw].map((skill) => skill.name);
  const written = normalized.flatMap((skill) => skill.rawSkills ?? []);
  const keys = named([...all, ...written], MOST_KEYS)
    .map(keyOf)
    .filter((key) => key !== '');
  return { skills: named(names, MOST_SKILLS), skill_keys: [...new Set(keys)] };
}
