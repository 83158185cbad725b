import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseResume } from '@/lib/engine/parser/resume';
import { CERTAINTY_FEATURES } from '@/lib/engine/parser/resume/entries/certainty';
import type { CertainField } from '@/lib/engine/parser/resume/entries/model';
import { type Decision, traced } from '@/lib/engine/parser/shared/trace';
import { gazetteer } from '@/lib/service/gazetteer';
import { loadTaxonomies, taxonomyPlaces } from '@/lib/service/taxonomy';
import { toolBeside } from '../eval/scorer.ts';
import { ROOT } from '../setup/install.mjs';
import { documentsOf, FOLDS } from './folds.ts';

/** One value that was read: the inputs of its certainty, and whether the truth has it. */
export type Judged = { features: number[]; isRight: boolean; weight: number; fold: number };

export const CERTAIN_FIELDS: readonly CertainField[] = [
  'title',
  'employer',
  'jobDates',
  'degree',
  'school',
  'studyDates',
];

type Dated = { start?: string; end?: string };
type Position = Dated & { title?: string; employer?: string };
type Study = Dated & { degree?: string; school?: string };
type Truth = {
  asOf: string;
  positions?: Position[];
  positionsOptional?: Position[];
  education?: Study[];
};
type Similar = (a: string | undefined, b: string, threshold?: number) => boolean;

/** Sets that are learned from, with the step between their documents and the weight of each. */
const SETS = [
  { folder: '', step: 3, weight: 0.2 },
  { folder: 'real', step: 1, weight: 1 },
  { folder: 'twins', step: 1, weight: 1 },
];

const SAME_DEGREE = 0.6;
/** Per cent of the values shown as sure that must be right. */
const SURE_RIGHT = 95;

type PartialDate = { year?: number; month?: number };
type Found = { start?: PartialDate; end?: PartialDate; isCurrent?: boolean; isSingle?: boolean };

const yearOf = (date: string | undefined) => (date ?? '').slice(0, 4);

/** True where the dates that were found are those of an entry, by their years. */
function sameDates(found: Found, { start, end }: Dated): boolean {
  const last = found.end ?? (found.isSingle ? found.start : undefined);
  const isEnd = found.isCurrent ? end === 'current' : String(last?.year ?? '') === yearOf(end);
  if (found.isSingle) return isEnd || String(found.start?.year ?? '') === yearOf(start);
  return isEnd && String(found.start?.year ?? '') === yearOf(start);
}

function isRightIn(
  entries: readonly (Position & Study)[],
  field: CertainField,
  chosen: string,
  similar: Similar,
) {
  if (field === 'jobDates' || field === 'studyDates') {
    const found = JSON.parse(chosen) as Found;
    return entries.some((entry) => sameDates(found, entry));
  }
  if (field !== 'degree') return entries.some((entry) => similar(entry[field], chosen));
  return entries.some(({ degree }) => {
    const wanted = degree?.toLowerCase() ?? '';
    return wanted !== '' && (similar(degree, chosen, SAME_DEGREE) || chosen.toLowerCase().includes(wanted));
  });
}

type JudgedValues = Record<CertainField, Judged[]>;

type Traced<Truth> = { decision: Decision; truth: Truth; fold: number; weight: number };

/** Reads the documents of the sets below a folder, and gives each decision whose evidence was noted, with its truth. */
export async function* judgedDecisions<Truth extends { asOf: string }>(
  root: string,
): AsyncGenerator<Traced<Truth>> {
  const { strings } = loadTaxonomies(taxonomyPlaces(ROOT, 'none'));
  const places = await gazetteer();
  for (const { folder, step, weight } of SETS) {
    const directory = path.join(root, folder);
    if (!existsSync(path.join(directory, 'manifest.jsonl'))) continue;
    for await (const { document, truth, fold } of documentsOf<Truth>(directory, step)) {
      const options = { documentLastModified: truth.asOf, strings, gazetteer: places };
      const { decisions } = traced(() => parseResume(document, options));
      for (const decision of decisions) if (decision.evidence) yield { decision, truth, fold, weight };
    }
  }
}

/** Loads how the scorer of the sets below a folder compares two strings. */
export async function similarOf(root: string): Promise<Similar> {
  const scorer = (await import(pathToFileURL(toolBeside(root, 'score.mjs')).href)) as { similar: Similar };
  return scorer.similar;
}

/** Returns the values that are read in the sets below a folder, judged as their scorer judges them. */
export async function judgedValues(root: string): Promise<JudgedValues> {
  const similar = await similarOf(root);
  const judged = Object.fromEntries(CERTAIN_FIELDS.map((field) => [field, []])) as unknown as JudgedValues;
  for await (const { decision, truth, fold, weight } of judgedDecisions<Truth>(root)) {
    const { about, chosen, evidence } = decision;
    const field = CERTAIN_FIELDS.find((name) => about === `certainty.${name}`);
    if (field === undefined) continue;
    const isOfWork = field === 'title' || field === 'employer' || field === 'jobDates';
    const entries = isOfWork ? truth.positions : truth.education;
    const isRight = isRightIn(entries ?? [], field, chosen, similar);
    if (!isRight && isOfWork && isRightIn(truth.positionsOptional ?? [], field, chosen, similar)) continue;
    const features = CERTAINTY_FEATURES.map((name) => evidence?.[name] ?? 0);
    judged[field].push({ features, isRight, weight, fold });
  }
  return judged;
}

const ROUNDS = 1500;
const RATE = 1;
const PENALTY = 0.004;

function shareRight(weights: ArrayLike<number>, features: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < features.length; at++) sum += (features[at] ?? 0) * (weights[at] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

/**
 * Returns the weights of a logistic function that make the values most likely; gradient ascent from zero, always the
 * same.
 */
export function fitLogistic(values: readonly Judged[], penalty = PENALTY): number[] {
  const weights = new Float64Array(values[0]?.features.length ?? 0);
  const total = values.reduce((sum, { weight }) => sum + weight, 0);
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = weights.map((weight, at) => (at === 0 ? 0 : -penalty * weight));
    for (const { features, isRight, weight } of values) {
      const miss = ((isRight ? 1 : 0) - shareRight(weights, features)) * (weight / total);
      for (let at = 0; at < gradient.length; at++)
        gradient[at] = (gradient[at] ?? 0) + miss * (features[at] ?? 0);
    }
    for (let at = 0; at < weights.length; at++) weights[at] = (weights[at] ?? 0) + RATE * (gradient[at] ?? 0);
  }
  return Array.from(weights, (weight) => Math.round(weight * 1000) / 1000);
}

/** The certainty of a value by weights that had not seen it, and whether it is right. */
export type Said = { certainty: number; isRight: boolean };

/** Returns how many values are sure from a certainty on, and how many of those are right, in per cent. */
function sureFrom(said: readonly Said[], from: number): { share: number; right: number } {
  const sure = said.filter(({ certainty }) => certainty >= from);
  const right = sure.filter(({ isRight }) => isRight).length;
  return {
    share: (100 * sure.length) / Math.max(1, said.length),
    right: (100 * right) / Math.max(1, sure.length),
  };
}

/** Returns the least certainty from which on enough values are right. */
function leastSure(said: readonly Said[]): number {
  for (let hundredths = 50; hundredths < 99; hundredths++)
    if (sureFrom(said, hundredths / 100).right >= SURE_RIGHT) return hundredths / 100;
  return 0.99;
}

/** Returns the certainties of the real values of each fold, by weights that were fitted on the others. */
export function saidOfFolds(values: readonly Judged[], penalty = PENALTY): Said[][] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const weights = fitLogistic(
      values.filter((value) => value.fold !== fold),
      penalty,
    );
    return values
      .filter((value) => value.fold === fold && value.weight === 1)
      .map(({ features, isRight }) => ({ certainty: shareRight(weights, features), isRight }));
  });
}

type Certainty = { weights: number[]; from: number };

/**
 * Fits the certainty of one field. Each fold is judged by the weights and the bound of the other folds; the final ones
 * are fitted on all, with the bound at which unseen values are right often enough.
 */
export function fitField(name: string, values: readonly Judged[], tell: (what: string) => void): Certainty {
  const said: Said[] = [];
  let [sure, right] = [0, 0];
  const unseen = saidOfFolds(values);
  unseen.forEach((own, fold) => {
    const from = leastSure(unseen.flatMap((others, n) => (n === fold ? [] : others)));
    for (const { certainty, isRight } of own) {
      if (certainty < from) continue;
      sure++;
      if (isRight) right++;
    }
    said.push(...own);
  });
  const all = said.filter(({ isRight }) => isRight).length;
  tell(
    `${name}: ${((100 * sure) / Math.max(1, said.length)).toFixed(1)} % of ${said.length} are sure, ${((100 * right) / Math.max(1, sure)).toFixed(1)} % of these right (of all ${((100 * all) / Math.max(1, said.length)).toFixed(1)} %)`,
  );
  return { weights: fitLogistic(values), from: leastSure(said) };
}
