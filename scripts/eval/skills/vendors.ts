import type { Skill, SkillTaxonomy } from '../../../lib/engine/taxonomy/skills/index.ts';

/**
 * Concepts that may hold several makers' products: names among their terms that share no word with the label and are no
 * abbreviation of it. For reading; correct ones stay.
 */

const wordsOf = (term: string) => term.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [];

/** Product names are written alike in every language: the terms that are in two cells, or in the only one. */
function sharedTerms({ cells }: Skill): string[] {
  const lists = cells.map((cell) => cell.split('|').map((term) => term.replace(/[~*]$/u, '')));
  const [english = [], ...others] = lists;
  const isName = (term: string) => /^\p{Lu}\p{Ll}+\p{L}*(?: \p{Lu}\p{L}*)?$/u.test(term);
  return english.filter(
    (term) => isName(term) && (others.length === 0 || others.some((list) => list.includes(term))),
  );
}

function isApart(term: string, label: string): boolean {
  const own = wordsOf(label);
  const joined = own.join('');
  const initials = own.map((word) => word[0]).join('');
  const words = wordsOf(term);
  const isRelated = words.some((word) => joined.includes(word.slice(0, 4)) || word === initials);
  return !isRelated && !words.join('').includes(joined.slice(0, 4));
}

/** Concepts with such names, as `label: names`. */
export function conceptsOfSeveralVendors({ skills }: SkillTaxonomy): string[] {
  return [...skills.values()].flatMap((skill) => {
    if (skill.type !== 'IT') return [];
    const names = sharedTerms(skill).filter((term) => isApart(term, skill.labels.en));
    return names.length > 0 ? [`${skill.id} ${skill.labels.en}: ${names.join(', ')}`] : [];
  });
}
