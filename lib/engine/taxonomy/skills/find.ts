import { fold } from '../../kernel';
import { resolve } from './evidence';
import type { FoundSkill } from './model';
import { type FoundPhrase, findPhrases } from './phrases';
import { scan } from './scan';
import { indexesFor, type SkillTaxonomy } from './taxonomy';
import { tokensOf } from './tokens';

const MAIL = /\S{1,80}@\S{1,120}/gu;
const WEB = /\bhttps?:\S{1,200}|\bwww\.\S{1,200}/gu;

/** Returns the text with spaces for addresses, which hold words of skills. */
function withoutAddresses(text: string): string {
  const blank = (address: string) => ' '.repeat(address.length);
  const rest = text.includes('@') ? text.replace(MAIL, blank) : text;
  return rest.includes('://') || rest.includes('www.') ? rest.replace(WEB, blank) : rest;
}

/** Returns terms, and the phrases between them, in the order of the text. */
function withPhrases(found: readonly FoundPhrase[], told: readonly FoundPhrase[]): FoundPhrase[] {
  if (told.length === 0) return [...found];
  let at = 0;
  const free = told.filter(({ first, last }) => {
    while ((found[at]?.last ?? Number.POSITIVE_INFINITY) < first) at++;
    return (found[at]?.first ?? Number.POSITIVE_INFINITY) > last;
  });
  return [...found, ...free].sort((one, other) => one.first - other.first);
}

/**
 * Finds the skills that the texts of one document mention, those of each text in its order, none inside another; the
 * same skill each time. Words that mean something else as often (Go, R, Word, Spring) count only with evidence around
 * them; the meaning of an ambiguous word is decided by all of the texts. `language` is an ISO 639-1 code; in languages
 * without labels, names and English terms are found.
 */
export function findSkillsOfTexts(
  taxonomy: SkillTaxonomy,
  texts: readonly string[],
  language: string,
  isRaw = false,
): FoundSkill[][] {
  const indexes = indexesFor(taxonomy, language);
  const scanned = texts.map((text) => {
    const original = withoutAddresses(text);
    const tokens = tokensOf(original);
    return { folded: fold(original), original, tokens, candidates: scan(tokens, indexes) };
  });
  return resolve(scanned, taxonomy, isRaw).map((found, at) => {
    const tokens = scanned[at]?.tokens ?? [];
    const told = isRaw
      ? []
      : findPhrases(
          { tokens, language, text: scanned[at]?.original ?? '' },
          taxonomy.verbPhrases,
          taxonomy.skills,
        );
    return withPhrases(found, told).map(({ skill, first, last }) => {
      const start = tokens[first]?.start ?? 0;
      const end = tokens[last]?.end ?? 0;
      return { skill, start, end, text: texts[at]?.slice(start, end) ?? '' };
    });
  });
}

/** Finds the skills inside an item of a list of skills. */
export function findSkillsOfItem(taxonomy: SkillTaxonomy, item: string, language: string): FoundSkill[] {
  return findSkillsOfTexts(taxonomy, [item], language, true)[0] ?? [];
}

/** Finds the skills of one text that is a whole document. */
export function findSkills(taxonomy: SkillTaxonomy, text: string, language: string): FoundSkill[] {
  return findSkillsOfTexts(taxonomy, [text], language)[0] ?? [];
}
