import { fold } from '../../kernel';
import { resolve } from './evidence';
import type { FoundSkill } from './model';
import { scan } from './scan';
import { indexesFor, type SkillTaxonomy } from './taxonomy';
import { tokensOf } from './tokens';

/**
 * The skills that a running text speaks of, in its order, none inside another; the same skill as often as it stands
 * there. Words that mean something else as often (Go, R, Word, Spring) count only where the words around say so.
 * `language` is an ISO 639-1 code; in languages without labels, names and English terms are found.
 */
export function findSkills(taxonomy: SkillTaxonomy, text: string, language: string): FoundSkill[] {
  const tokens = tokensOf(text);
  const candidates = scan(tokens, indexesFor(taxonomy, language));
  const around = { folded: fold(text), original: text, tokens };
  return resolve(around, candidates, taxonomy.contexts).map(({ skill, first, last }) => {
    const start = tokens[first]?.start ?? 0;
    const end = tokens[last]?.end ?? 0;
    return { skill, start, end, text: text.slice(start, end) };
  });
}
