import type { ParsedJob, ParsedResume } from '@/lib/contracts';
import { fold } from '../../kernel';
import { keyOf } from '../keys';
import type { Profile } from './model';

/** Languages with how well they are known or must be known. */

/** Levels, the highest first; folded words in the languages of the parser, and those of the Common European Framework. */
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
/** Whoever writes a document in a language knows it well. */
const WRITTEN = 3;

/** 1 to 4; 0 where the words tell no level. */
export function levelOf(words: string): number {
  const folded = fold(words).replaceAll('ß', 'ss');
  return LEVELS.find(({ words: pattern }) => pattern.test(folded))?.level ?? 0;
}

type Languages = { facts: Profile['languages']; codes: string[] };

function languagesOf(levels: ReadonlyMap<string, number>): Languages {
  const known = [...levels].map(([code, level]) => ({ key: keyOf(code), level }));
  return {
    codes: [...levels.keys()],
    facts: {
      keys: Uint32Array.from(known, ({ key }) => key),
      levels: Uint8Array.from(known, ({ level }) => level),
    },
  };
}

/** Of a CV: what it lists, and the language that it is written in. */
export function languagesOfResume(resume: ParsedResume, written: string | undefined): Languages {
  const levels = new Map<string, number>(written ? [[written, WRITTEN]] : []);
  for (const { languageCode, foundInContext } of resume.languageCompetencies ?? []) {
    if (!languageCode) continue;
    const level = levelOf(foundInContext ?? '');
    levels.set(languageCode, level || (levels.get(languageCode) ?? 0));
  }
  return languagesOf(levels);
}

/** Of a posting: what it asks for; the level stands near the name in its requirements, which the posting does not tell. */
export function languagesOfJob(job: ParsedJob): Languages {
  return languagesOf(new Map((job.languageCodes ?? []).map((code) => [code, 0])));
}
