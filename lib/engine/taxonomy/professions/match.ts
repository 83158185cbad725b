import type { Profession } from './model';
import { evidenceOf } from './retrieval/evidence';
import { likelihoods, signalsOf, WEIGHTS } from './retrieval/ranking';
import type { ProfessionTaxonomy, Retriever } from './taxonomy';
import { titleParts } from './titles/parts';

/** Titles of documents to professions. */

export type TitleOptions = {
  /** Language of the title or its document, ISO 639-1. */
  language?: string | undefined;
  /** Name of the employer, which titles repeat now and then. */
  employer?: string | undefined;
  /** How many candidates are given at most; 5 if not said. */
  limit?: number;
};

/** A profession that a title may stand for. Confidence goes from 0 to 1. */
export type ProfessionMatch = { profession: Profession; confidence: number };

/** The whole title counts in full, its parts by their place. */
const PART = { whole: 1, first: 0.93, later: 0.82 };
/** Where no title of the tables is as near as this, nothing is said. */
const LEAST_COSINE = 0.15;
const DEFAULT_LIMIT = 5;

/** The professions with a near title, how near it is, and the unit group of each. */
function nearProfessions(cosines: Float32Array, { index, groups }: Retriever) {
  const near = new Map<number, { cosine: number; unit: number }>();
  for (let title = 0; title < cosines.length; title++) {
    const cosine = cosines[title] as number;
    if (cosine < LEAST_COSINE) continue;
    const profession = index.professions[title] as number;
    const known = near.get(profession);
    if (!known) near.set(profession, { cosine, unit: groups.unitOfTitle[title] as number });
    else if (cosine > known.cosine) known.cosine = cosine;
  }
  return near;
}

/** Raises the scores of professions to the likelihood of their group, by how near they are among its professions. */
function raise(scores: Map<number, number>, words: readonly string[], retriever: Retriever, weight: number) {
  const evidence = evidenceOf(words, retriever.index, retriever.groups);
  const likelihood = likelihoods(signalsOf(evidence, retriever.groups), WEIGHTS);
  const near = nearProfessions(evidence.cosines, retriever);
  const nearest = new Map<number, number>();
  for (const { cosine, unit } of near.values()) nearest.set(unit, Math.max(cosine, nearest.get(unit) ?? 0));
  for (const [profession, { cosine, unit }] of near) {
    const score = (weight * (likelihood[unit] as number) * cosine) / (nearest.get(unit) ?? 1);
    if (score > (scores.get(profession) ?? 0)) scores.set(profession, score);
  }
}

/**
 * The professions that a title may stand for, the likeliest first; none where its words say too little. Rank, signs
 * of gender, employer and place in it are left aside (README.md).
 */
export function normaliseTitle(
  taxonomy: ProfessionTaxonomy,
  title: string,
  { language, employer, limit = DEFAULT_LIMIT }: TitleOptions = {},
): ProfessionMatch[] {
  const scores = new Map<number, number>();
  titleParts(title, { language, employer }).forEach((words, place) => {
    const weight = place === 0 ? PART.whole : place === 1 ? PART.first : PART.later;
    raise(scores, words, taxonomy.retriever(), weight);
  });
  const ranked = [...scores].sort((a, b) => b[1] - a[1]).slice(0, limit);
  return ranked.flatMap(([place, score]) => {
    const profession = taxonomy.list[place];
    return profession ? [{ profession, confidence: Math.round(score * 100) / 100 }] : [];
  });
}
