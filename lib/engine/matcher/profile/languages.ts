import type { ParsedJob, ParsedResume } from '@/lib/contracts';
import { fold } from '../../kernel';
import { languageByName } from '../../taxonomy';
import { keyOf } from '../keys';
import { AS_WRITTEN, type Profile } from './model';
import { type AskedSentence, mustGroups } from './musts';

/** Languages with how well they are known or must be known. */

/**
 * Levels, the highest first; folded words in the languages of the parser, and those of the Common European Framework.
 */
const LEVELS: readonly { level: number; words: RegExp }[] = [
  {
    level: 4,
    words:
      /\b(?:native|mother tongue|first language|bilingual|c2|muttersprach\w*|langue maternelle|bilingue|lengua materna|nativ[oa]|madrelingua|moedertaal|ojczysty)\b/u,
  },
  {
    level: 3,
    words:
      /\b(?:fluent\w*|proficient|excellent|advanced|full professional|c1|b2|fliessend\w*|verhandlungssicher\w*|sehr gut\w*|courant\w*|avance\w*|fluid[oa]|avanzad[oa]|avanzat[oa]|fluente|vloeiend\w*|uitstekend\w*|biegle|zaawansowan\w*|fluentemente)\b/u,
  },
  {
    level: 2,
    words:
      /\b(?:good|conversational|intermediate|working|b1|gut\w*|gute kenntnisse|intermediaire|intermedi[oa]|buon[oa]|goed\w*|sredni\w*|bon niveau)\b/u,
  },
  {
    level: 1,
    words:
      /\b(?:basic\w*|beginner|elementary|a1|a2|grundkenntnisse|debutant|notions?|basic[oa]|elementar[ei]|base|basiskennis|podstawow\w*|schulkenntnisse)\b/u,
  },
];

/** 1 to 4; 0 where the words state no level. */
export function levelOf(words: string): number {
  const folded = fold(words).replaceAll('ß', 'ss');
  return LEVELS.find(({ words: pattern }) => pattern.test(folded))?.level ?? 0;
}

/** `isListed`: the document lists languages, so that one it does not list is not known. */
type Languages = { facts: Profile['languages']; codes: string[]; isListed: boolean };

function languagesOf(
  levels: ReadonlyMap<string, number>,
  isListed: boolean,
  musts = new Uint8Array(levels.size),
): Languages {
  const known = [...levels].map(([code, level]) => ({ key: keyOf(code), level }));
  return {
    isListed,
    codes: [...levels.keys()],
    facts: {
      keys: Uint32Array.from(known, ({ key }) => key),
      levels: Uint8Array.from(known, ({ level }) => level),
      musts,
    },
  };
}

const WORDS = /\p{L}+/gu;
/** The second half of German compounds: Englischkenntnisse. */
const COMPOUND = /(?:sprach)?kenntnisse$/u;
/** The context of the language that a CV is written in, where it lists no such language. */
const OF_DOCUMENT = '[RESUME_LANGUAGE]';
const ITEM_END = /[,;|\n]|\s(?:and|und|et|y|e|en|i)\s/u;

/**
 * The level of a language in a list of several: after its name ("German (C1), English"), or before it ("fluent
 * German"), or before all of them ("fluent in English and German").
 */
function levelIn(context: string, code: string): number {
  const named = [...context.matchAll(WORDS)].flatMap(({ 0: word, index }) => {
    const found = languageByName(word.replace(COMPOUND, ''));
    return found ? [{ found, index, end: index + word.length }] : [];
  });
  const at = named.findIndex(({ found }) => found === code);
  const own = named[at];
  if (!own || named.length === 1) return levelOf(context);
  const behind = context.slice(own.end, named[at + 1]?.index).split(ITEM_END)[0] ?? '';
  const before =
    context
      .slice(named[at - 1]?.end ?? 0, own.index)
      .split(ITEM_END)
      .at(-1) ?? '';
  return levelOf(behind) || levelOf(before) || levelOf(context.slice(0, named[0]?.index));
}

/** Returns the languages of a CV: the listed ones, and its own. */
export function languagesOfResume(resume: ParsedResume, written: string | undefined): Languages {
  const levels = new Map<string, number>(written ? [[written, AS_WRITTEN]] : []);
  for (const { languageCode, foundInContext } of resume.languageCompetencies ?? []) {
    if (!languageCode) continue;
    const level = levelIn(foundInContext ?? '', languageCode);
    levels.set(languageCode, level || (levels.get(languageCode) ?? 0));
  }
  const isListed = (resume.languageCompetencies ?? []).some(
    ({ languageCode, foundInContext }) => languageCode && foundInContext !== OF_DOCUMENT,
  );
  return languagesOf(levels, isListed);
}

/** Separators between one language and the next. */
const CLAUSES = /[,/&()]|\s(?:and|or|und|oder|sowie|et|ou|y|o|e|ed|en|of|oraz|i|lub)\s/u;
/** Languages in a clause: which, how well, and how well by the words before the first of them. */
type Clause = { codes: string[]; level: number; leading: number };

function readClause(clause: string): Clause {
  const named = [...clause.matchAll(WORDS)].flatMap(({ 0: word, index }) => {
    const code = languageByName(word.replace(COMPOUND, ''));
    return code ? [{ code, index }] : [];
  });
  return {
    codes: named.map(({ code }) => code),
    level: levelOf(clause),
    leading: named[0] ? levelOf(clause.slice(0, named[0].index)) : 0,
  };
}

/**
 * Notes the levels that a sentence asks languages for. A level before the first of several languages is that of all
 * ("fluent English and German"), and so is one after the last ("German and English (C1)").
 */
function noteLevels(sentence: string, levels: Map<string, number>) {
  const clauses = sentence.split(CLAUSES).map(readClause);
  clauses.forEach(({ codes, level }, at) => {
    const before = clauses.slice(0, at).findLast((each) => each.codes.length > 0 && each.level > 0);
    const after = clauses.slice(at + 1).find((each) => each.level > 0);
    const asked = level || before?.leading || (after?.leading === 0 ? after.level : 0);
    for (const code of codes) if (levels.has(code)) levels.set(code, Math.max(levels.get(code) ?? 0, asked));
  });
}

/** Returns where a sentence names languages. */
function namedIn(sentence: string, codes: readonly string[]) {
  return [...sentence.matchAll(WORDS)].flatMap(({ 0: word, index }) => {
    const at = codes.indexOf(languageByName(word.replace(COMPOUND, '')) ?? '');
    return at < 0 ? [] : [{ at, index }];
  });
}

/**
 * Returns the languages that a posting requires, with the level that its sentences state next to the name of the
 * language, and whether it is a must.
 */
export function languagesOfJob(job: ParsedJob, sentences: readonly AskedSentence[]): Languages {
  const levels = new Map((job.languageCodes ?? []).map((code) => [code, 0]));
  if (levels.size === 0) return languagesOf(levels, false);
  for (const { text } of sentences) noteLevels(text, levels);
  const codes = [...levels.keys()];
  const musts = mustGroups(codes.length, sentences, (sentence) => namedIn(sentence, codes));
  return languagesOf(levels, true, musts);
}
