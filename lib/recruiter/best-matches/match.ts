import { z } from 'zod';
import { type ClientFailure, connections, matchIndexed } from '@/lib/clients';
import type { MatchValueData } from '@/lib/contracts';
import type { DossierKind } from '../ground/dossier-kind';
import { done, type Outcome, refused } from '../ground/outcome';
import { records } from '../ground/store';
import { defineUseCase, reads, recordId } from '../ground/use-case';
import { workspace } from '../indexing/workspace';
import { problemOfFailure } from '../provider/problems';
import { findDossier } from '../records/stored';
import { UNKNOWN_DOSSIER } from '../records/unknown';
import { categoriesOf } from './evidence';
import { type DossierMatch, type DossierMatches, MATCH_WEIGHTS } from './types';

const MOST_MATCHES = 100;

const asked = {
  take: z.number().int().min(1).max(MOST_MATCHES).default(20),
  /** Instead of the weights that the source suggests; their sum does not matter. */
  weights: z.partialRecord(z.enum(MATCH_WEIGHTS), z.number().min(0).max(1)).optional(),
};

const NOT_ON = refused(
  'conflict',
  'Matching is off: an owner can send candidates and jobs to the index of the provider in the settings.',
);

/** Returns whether a match is free, so that a page may run it unasked. */
export async function matchesFreely(): Promise<boolean> {
  return (await connections()).parser.builtIn;
}

function problemOf(failure: ClientFailure) {
  if (failure.code === 'DataNotFound')
    return refused('conflict', 'This is not in the index yet. Try again in a moment.');
  if (failure.code === 'InsufficientData')
    return refused('conflict', 'Too little was read here to match it: no title, no skill, no text.');
  return problemOfFailure(failure);
}

/** Returns the matches whose dossiers still exist, named as in their lists. */
async function named(kind: DossierKind, { matches }: MatchValueData): Promise<DossierMatch[]> {
  if (matches.length === 0) return [];
  const db = await records();
  const rows = await db
    .selectFrom('dossier')
    .select(['id', 'name', 'title', 'employer', 'city'])
    .where('kind', '=', kind)
    .where('held', '=', false)
    .where(
      'id',
      'in',
      matches.map(({ id }) => recordId.parse(id)),
    )
    .execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  return matches.flatMap((match) => {
    const row = known.get(match.id);
    if (!row) return [];
    return {
      ...row,
      score: match.sovScore,
      weightedScore: match.weightedScore,
      reverseScore: match.reverseCompatibilityScore,
      categories: categoriesOf(match.enrichedScoreData),
    };
  });
}

type Asked = z.output<z.ZodObject<typeof asked>>;

async function match(
  source: { id: string; kind: DossierKind },
  target: DossierKind,
  { take, weights }: Asked,
): Promise<Outcome<DossierMatches>> {
  const { indexes, enabled } = await workspace();
  if (!enabled) return NOT_ON;
  if (!(await findDossier(await records(), source.id, source.kind))) return UNKNOWN_DOSSIER;
  const answer = await matchIndexed(indexes[source.kind], source.id, {
    indexIdsToSearchInto: [indexes[target]],
    take,
    preferredCategoryWeights: weights,
  });
  if (!answer.ok) return problemOf(answer.failure);
  const applied = answer.value.appliedCategoryWeights;
  return done({
    matches: await named(target, answer.value),
    total: answer.value.totalCount,
    weights: Object.fromEntries(
      MATCH_WEIGHTS.flatMap((name) => (applied?.[name] ? [[name, applied[name]]] : [])),
    ),
  });
}

/**
 * Returns the best matches of a job or a candidate by the weights that it suggests, for callers that keep them up to
 * date.
 */
export function bestMatches(
  source: { id: string; kind: DossierKind },
  take: number,
): Promise<Outcome<DossierMatches>> {
  return match(source, source.kind === 'job' ? 'candidate' : 'job', { take });
}

/** The candidates that fit a job best, with scores and why. With a hosted provider it costs credits. Any member. */
export const matchCandidates = defineUseCase(
  reads('viewer'),
  z.object({ jobId: recordId, ...asked }),
  (_actor, { jobId, ...how }) => match({ id: jobId, kind: 'job' }, 'candidate', how),
);

/** The jobs that fit a candidate best, likewise. Any member. */
export const matchJobs = defineUseCase(
  reads('viewer'),
  z.object({ candidateId: recordId, ...asked }),
  (_actor, { candidateId, ...how }) => match({ id: candidateId, kind: 'candidate' }, 'job', how),
);
