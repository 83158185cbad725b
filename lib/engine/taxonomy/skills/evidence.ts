import { fold } from '../../kernel';
import type { ContextRule } from './contexts';
import type { Skill, Term } from './model';
import type { Candidate } from './scan';
import { termsOfKey } from './taxonomy';
import type { Token } from './tokens';

/**
 * Which of the terms that stand in a text are meant as skills. A term that needs context is taken only when it is
 * written as in the table and
 * - words of its rule stand near it (contexts.tsv), or
 * - the words before or after it speak of knowledge ("experience with", "programming"), or
 * - it stands in a list beside a sure skill of its type, or in a list of three such terms.
 */

type Reading = { candidate: Candidate; skill: Skill | undefined; options: readonly Skill[] };

const NEAR = 6;
const BEFORE =
  /(?:experience|knowledge|proficien\w+|skills?|skilled|expertise|familiar\w*|programming|programmed|develop\w*|coding|written|using|languages?|frameworks?|tools?|kenntnisse|erfahrung|umgang|programmier\w*|entwicklung|conocimientos?|experiencia|manejo|dominio|programacion|connaissances?|maitrise|programmation|conoscenza|esperienza|utilizzo|programmazione|kennis|ervaring|beheersing|conhecimentos?|dominio|znajomosc\w*|obslug\w*|doswiadczeni\w+|biegl\w+)(?: of| in| with| mit| von| en| de| del| avec| con| di| van| met| et| em| w| z|:)*(?: | d'| de l'| dell')(?:ms |microsoft )?$/;
const AFTER =
  /^[ -](?:programming|programmer|developer|development|scripts?|scripting|framework|language|code|skills|kenntnisse|kenntnissen|entwickler\w*|entwicklung|programmierung|\d+(?:\.\d+)*\b)/;
const SEPARATOR =
  /^(?: ?[,;/|•·&+\t\n] ?[-•·–*]? ?| (?:and|or|und|oder|sowie|y|o|et|ou|e|ed|en|of|\+|-|–) )$/;

function isWrittenAs({ written }: Term, surface: string): boolean {
  return written === written.toLowerCase() || written === surface;
}

/** The text between two neighbouring candidates is that of a list. */
function isListGap(gap: string): boolean {
  return gap.length <= 8 && SEPARATOR.test(gap.replace(/ {2,}/g, ' '));
}

type Text = { folded: string; original: string; tokens: readonly Token[] };

function wordsAround({ tokens }: Text, { first, last }: Candidate, reach: number): string[] {
  const around = [
    ...tokens.slice(Math.max(0, first - reach), first),
    ...tokens.slice(last + 1, last + 1 + reach),
  ];
  return around.map(({ word }) => word);
}

function speaksOfKnowledge({ folded, tokens }: Text, { first, last }: Candidate): boolean {
  const start = tokens[first]?.start ?? 0;
  const end = tokens[last]?.end ?? 0;
  return BEFORE.test(folded.slice(Math.max(0, start - 48), start)) || AFTER.test(folded.slice(end, end + 24));
}

function surfaceOf({ original, tokens }: Text, { first, last }: Candidate): string {
  return original.slice(tokens[first]?.start ?? 0, tokens[last]?.end ?? 0);
}

type Rules = ReadonlyMap<string, readonly ContextRule[]>;

/** The rule of a term for a skill; a rule without a skill is for all that share the term. */
function ruleOf(rules: Rules, { written, skill }: Term): ContextRule | undefined {
  const list = rules.get(fold(written)) ?? [];
  return list.find(({ skillId }) => skillId === skill.id) ?? list.find(({ skillId }) => skillId === '');
}

function isVetoed({ tokens }: Text, { first, last }: Candidate, rule: ContextRule | undefined): boolean {
  if (!rule) return false;
  const { notBefore, notAfter } = rule;
  return notBefore.has(tokens[first - 1]?.word ?? '') || notAfter.has(tokens[last + 1]?.word ?? '');
}

function readingOf(text: Text, candidate: Candidate, rules: Rules): Reading {
  const surface = surfaceOf(text, candidate);
  if (candidate.index.capitals.has(candidate.key) && surface !== surface.toUpperCase())
    return { candidate, skill: undefined, options: [] };
  const terms = termsOfKey(candidate.index, candidate.key, surface);
  const sure = terms.find(({ needsContext }) => !needsContext);
  if (sure) return { candidate, skill: sure.skill, options: [] };
  const around = wordsAround(text, candidate, NEAR);
  const options = terms.filter((term) => {
    return isWrittenAs(term, surface) && !isVetoed(text, candidate, ruleOf(rules, term));
  });
  const near = options.find((term) => around.some((word) => ruleOf(rules, term)?.near.has(word)));
  const told = near ?? (speaksOfKnowledge(text, candidate) ? options[0] : undefined);
  return { candidate, skill: told?.skill, options: options.map(({ skill }) => skill) };
}

/** Runs of readings that stand in one list. */
function listsOf(text: Text, readings: readonly Reading[]): Reading[][] {
  const lists: Reading[][] = [];
  let end = -1;
  for (const reading of readings) {
    const { first, last } = reading.candidate;
    const start = text.tokens[first]?.start ?? 0;
    const isNext = end >= 0 && isListGap(text.folded.slice(end, start));
    if (isNext) lists.at(-1)?.push(reading);
    else lists.push([reading]);
    end = text.tokens[last]?.end ?? 0;
  }
  return lists;
}

const TERMS_OF_A_LIST = 3;

function settleList(list: readonly Reading[]) {
  const sure = new Set(list.flatMap(({ skill }) => (skill ? [skill.type] : [])));
  const open = list.filter(({ skill, options }) => !skill && options.length > 0);
  const isListOfSkills = open.length >= TERMS_OF_A_LIST;
  for (const reading of open)
    reading.skill =
      reading.options.find(({ type }) => sure.has(type)) ?? (isListOfSkills ? reading.options[0] : undefined);
}

/** The candidates that are skills, with the one skill that each is read as. */
export function resolve(text: Text, candidates: readonly Candidate[], rules: Rules) {
  const readings = candidates.map((candidate) => readingOf(text, candidate, rules));
  if (readings.some(({ skill }) => !skill)) for (const list of listsOf(text, readings)) settleList(list);
  return readings.flatMap(({ candidate, skill }) => (skill ? [{ ...candidate, skill }] : []));
}
