import { titleParts, titlePieces } from '../titles/parts';
import { professionOfHead } from './heads';
import { type Profession, TITLE_LANGUAGES } from './model';
import { confidenceOf } from './retrieval/confidence';
import { evidenceOf, type Part } from './retrieval/evidence';
import { hasVeryTitle, likelihoods, signalsOf, weighingFor } from './retrieval/ranking';
import type { ProfessionTaxonomy } from './taxonomy';

/** Titles of documents to professions. */

export type TitleOptions = {
  /** Language of the title or its document, ISO 639-1. */
  language?: string | undefined;
  /** Name of the employer, which titles repeat now and then. */
  employer?: string | undefined;
  /** Most candidates to return; 5 by default. */
  limit?: number;
};

/**
 * A profession that a title may stand for, and how likely its unit group is right, from 0 to 1 (retrieval/confidence).
 */
export type ProfessionMatch = { profession: Profession; confidence: number };

/** Weights of the whole title and its parts: the first part mostly names the work, later ones its surroundings. */
const PART = { whole: 1, first: 1, later: 0.1 };
const DEFAULT_LIMIT = 5;
/** Unit groups that are less likely than this are passed over. */
const LEAST_LIKELIHOOD = 0.0003;
/** Least confidence for any result. */
const LEAST_CONFIDENCE = 0.35;

/** Returns the whole title and its parts, with the weight of each. */
export function weighedParts(
  title: string,
  options: { language?: string | undefined; employer?: string | undefined },
): Part[] {
  const parts = titleParts(title, options);
  const weights = parts.map((_, at) => (at === 0 ? PART.whole : at === 1 ? PART.first : PART.later));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return parts.map((words, at) => ({ words, share: (weights[at] as number) / sum }));
}

/** Professions as places in the tables with the likelihood that a title stands for them, the highest first. */
type RankedProfessions = {
  ranked: [place: number, likelihood: number][];
  /** The tables have the title to the letter, in the likeliest unit group. */
  isVeryTitle: boolean;
};

/**
 * The nearest profession of a unit group has the likelihood of its group; that of the others falls with their distance.
 */
export function rankProfessions(
  taxonomy: ProfessionTaxonomy,
  title: string,
  { language, employer }: Omit<TitleOptions, 'limit'>,
): RankedProfessions {
  const parts = weighedParts(title, { language, employer });
  if (parts.length === 0) return { ranked: [], isVeryTitle: false };
  const retriever = taxonomy.retriever();
  const { units } = retriever;
  const evidence = evidenceOf(parts, retriever);
  const nearness = evidence.byLetters.map(
    (cosine, place) => cosine + Math.max(0, evidence.professionsInSpace[place] as number),
  );
  const { weights, same } = weighingFor(language);
  const signals = signalsOf(evidence, units, same);
  const shares = likelihoods(signals, weights);
  const ranked: [number, number][] = [];
  shares.forEach((share, unit) => {
    if (share < LEAST_LIKELIHOOD) return;
    const own = units.professions[unit] ?? [];
    const most = own.reduce((high, place) => Math.max(high, nearness[place] as number), 0) || 1;
    for (const place of own) ranked.push([place, (share * (nearness[place] as number)) / most]);
  });
  const likeliest = shares.indexOf(shares.reduce((most, share) => Math.max(most, share), 0));
  return {
    ranked: ranked.sort((one, other) => other[1] - one[1]),
    isVeryTitle: hasVeryTitle(signals, likeliest),
  };
}

/**
 * Returns the possible professions of a title, the likeliest first; none where it has no words. Rank, marks of gender,
 * employer and place in it are left aside (README.md).
 */
export function normaliseTitle(
  taxonomy: ProfessionTaxonomy,
  title: string,
  { limit = DEFAULT_LIMIT, ...options }: TitleOptions = {},
): ProfessionMatch[] {
  const { ranked, isVeryTitle } = rankProfessions(taxonomy, title, options);
  return ranked.slice(0, limit).flatMap(([place, score]) => {
    const profession = taxonomy.list[place];
    const confidence = Math.round(confidenceOf(score, isVeryTitle) * 100) / 100;
    return profession ? [{ profession, confidence }] : [];
  });
}

const inSpace: ReadonlySet<string> = new Set(TITLE_LANGUAGES);

/** Least confidence of a part of a title that as a whole names nothing: of the first, and of those that may be said of it. */
const LEAST_OF_PART = { first: 0.6, later: 0.9 };
/** One word, as in `Analyst (retail)`, is about a field. */
const IS_WORD = /^\P{L}*\p{Script=Latin}+\P{L}*$/u;

/**
 * Returns the profession of the first part of a title that surely names one. In the languages of the space of titles the whole
 * tells more.
 */
function professionOfPart(
  taxonomy: ProfessionTaxonomy,
  title: string,
  options: Omit<TitleOptions, 'limit'>,
): ProfessionMatch | undefined {
  if (inSpace.has(options.language ?? 'en')) return undefined;
  for (const [at, piece] of titlePieces(title).entries()) {
    if (IS_WORD.test(piece)) continue;
    const [best] = normaliseTitle(taxonomy, piece, { ...options, limit: 1 });
    if (best && best.confidence >= (at === 0 ? LEAST_OF_PART.first : LEAST_OF_PART.later))
      return { ...best, confidence: LEAST_OF_PART.first };
  }
  const profession = professionOfHead(taxonomy, title, options.language ?? 'en');
  return profession && { profession, confidence: LEAST_OF_PART.first };
}

/** Returns the profession of a title, or else of one of its parts; undefined where that is too doubtful. */
export function professionOfTitle(
  taxonomy: ProfessionTaxonomy,
  title: string,
  options: Omit<TitleOptions, 'limit'> = {},
): ProfessionMatch | undefined {
  const [best] = normaliseTitle(taxonomy, title, { ...options, limit: 1 });
  if (best && best.confidence >= LEAST_CONFIDENCE) return best;
  return professionOfPart(taxonomy, title, options);
}
