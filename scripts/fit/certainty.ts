import { pathToFileURL } from 'node:url';
import { parseResume } from '@/lib/engine/parser/resume';
import { CERTAINTY_FEATURES } from '@/lib/engine/parser/resume/positions/certainty';
import { traced } from '@/lib/engine/parser/shared/trace';
import type { Half } from '../eval/manifest.ts';
import { toolBeside } from '../eval/scorer.ts';
import { documentsOfHalf } from './halves.ts';

/** One value that was read: what its certainty is reckoned from, and whether the truth has it. */
export type Judged = { features: number[]; isRight: boolean; weight: number };

type Field = 'what' | 'where';
type Position = { title?: string; employer?: string };
type Truth = { asOf: string; positions?: Position[]; positionsOptional?: Position[] };
type Similar = (a: string | undefined, b: string) => boolean;

const ABOUT: Record<string, Field> = { 'position.title': 'what', 'position.employer': 'where' };
const MEMBER = { what: 'title', where: 'employer' } as const;

/** The titles and employers that are read in one half of a set, judged as its scorer judges them. */
export async function judgedValues(
  directory: string,
  half: Half,
  weight: number,
): Promise<Record<Field, Judged[]>> {
  const scorer = (await import(pathToFileURL(toolBeside(directory, 'score.mjs')).href)) as {
    similar: Similar;
  };
  const judged: Record<Field, Judged[]> = { what: [], where: [] };
  for await (const { document, truth } of documentsOfHalf<Truth>(directory, half)) {
    const { decisions } = traced(() => parseResume(document, { documentLastModified: truth.asOf }));
    for (const { about, chosen, evidence } of decisions) {
      const field = ABOUT[about];
      if (field === undefined || evidence === undefined) continue;
      const isOf = (position: Position) => scorer.similar(position[MEMBER[field]], chosen);
      if (truth.positionsOptional?.some(isOf)) continue;
      const features = CERTAINTY_FEATURES.map((name) => evidence[name] ?? 0);
      judged[field].push({ features, isRight: truth.positions?.some(isOf) ?? false, weight });
    }
  }
  return judged;
}

const ROUNDS = 4000;
const RATE = 0.5;
const PENALTY = 0.002;

const dot = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);

export const shareRight = (weights: readonly number[], features: readonly number[]) =>
  1 / (1 + Math.exp(-dot(weights, features)));

/** The weights of a logistic function that make the values most likely; gradient ascent from zero, always the same. */
export function fitLogistic(values: readonly Judged[]): number[] {
  const weights = CERTAINTY_FEATURES.map(() => 0);
  const total = values.reduce((sum, { weight }) => sum + weight, 0);
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = weights.map((weight, at) => (at === 0 ? 0 : -PENALTY * weight));
    for (const { features, isRight, weight } of values) {
      const miss = ((isRight ? 1 : 0) - shareRight(weights, features)) * (weight / total);
      for (let at = 0; at < gradient.length; at++)
        gradient[at] = (gradient[at] ?? 0) + miss * (features[at] ?? 0);
    }
    for (let at = 0; at < weights.length; at++) weights[at] = (weights[at] ?? 0) + RATE * (gradient[at] ?? 0);
  }
  return weights.map((weight) => Math.round(weight * 1000) / 1000);
}

/** How many values are sure from a certainty on, and how many of those are right, in per cent. */
export function sureFrom(values: readonly Judged[], weights: readonly number[], from: number) {
  const sure = values.filter(({ features }) => shareRight(weights, features) >= from);
  const right = sure.filter(({ isRight }) => isRight).length;
  return {
    share: (100 * sure.length) / Math.max(1, values.length),
    right: (100 * right) / Math.max(1, sure.length),
  };
}

/** The least certainty from which on so many in a hundred are right. */
export function leastSure(values: readonly Judged[], weights: readonly number[], wanted: number): number {
  for (let hundredths = 50; hundredths < 99; hundredths++)
    if (sureFrom(values, weights, hundredths / 100).right >= wanted) return hundredths / 100;
  return 0.99;
}
