import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { words } from '@/lib/engine/kernel';
import { parseResume } from '@/lib/engine/parser/resume';
import { CERTAINTY_FEATURES } from '@/lib/engine/parser/resume/entries/certainty';
import { type DecoderWeights, withWeights } from '@/lib/engine/parser/resume/entries/decoder';
import type { CertainField } from '@/lib/engine/parser/resume/entries/model';
import { type Decision, traced } from '@/lib/engine/parser/shared/trace';
import { gazetteer } from '@/lib/service/gazetteer';
import { loadTaxonomies, taxonomyPlaces } from '@/lib/service/taxonomy';
import { toolBeside } from '../eval/scorer.ts';
import { ROOT } from '../setup/install.mjs';
import { documentsOf } from './folds.ts';

/**
 * Values that were read, with the evidence of their certainty and whether they are right: a value of an entry is right where
 * the true entry that agrees with the entry most has it, so that a degree at the school of another is wrong.
 */

/** One value that was read: the inputs of its certainty, and whether the truth has it. */
export type Judged = { features: number[]; isRight: boolean; weight: number; fold: number; set: string };

export const CERTAIN_FIELDS: readonly CertainField[] = [
  'title',
  'employer',
  'jobDates',
  'degree',
  'major',
  'school',
  'studyDates',
];

const OF_WORK: ReadonlySet<CertainField> = new Set(['title', 'employer', 'jobDates']);

type Field = 'title' | 'employer' | 'degree' | 'major' | 'school' | 'start' | 'end';
type Entry = Partial<Record<Field, string>>;
type Truth = {
  asOf: string;
  name?: string;
  city?: string;
  positions?: Entry[];
  positionsOptional?: Entry[];
  education?: Entry[];
};
type Similar = (a: string | undefined, b: string, threshold?: number) => boolean;

/** Sets that are learned from, with the step between their documents and the weight of each. */
const SETS = [
  { folder: '', name: 'rendered', step: 3, weight: 0.2 },
  { folder: 'real', name: 'real', step: 1, weight: 1 },
  { folder: 'twins', name: 're-made', step: 1, weight: 1 },
];

const SAME_DEGREE = 0.6;

type PartialDate = { year?: number; month?: number };
type Found = { start?: PartialDate; end?: PartialDate; isCurrent?: boolean; isSingle?: boolean };

const yearOf = (date: string | undefined) => (date ?? '').slice(0, 4);

/** True where the dates that were found are those of an entry, by their years. */
function sameDates(found: Found, { start, end }: Entry): boolean {
  const last = found.end ?? (found.isSingle ? found.start : undefined);
  const isEnd = found.isCurrent ? end === 'current' : String(last?.year ?? '') === yearOf(end);
  if (found.isSingle) return isEnd || String(found.start?.year ?? '') === yearOf(start);
  return isEnd && String(found.start?.year ?? '') === yearOf(start);
}

/** True where two fields of study are alike, or all words of the true one are in the other. */
function sameSubject(wanted: string, chosen: string, similar: Similar): boolean {
  const have = new Set(words(chosen.toLowerCase()));
  const isHeld = wanted !== '' && words(wanted.toLowerCase()).every((word) => have.has(word));
  return wanted !== '' && (isHeld || similar(wanted, chosen, SAME_DEGREE));
}

function isRightIn(entry: Entry, field: CertainField, chosen: string, similar: Similar): boolean {
  if (field === 'jobDates' || field === 'studyDates') return sameDates(JSON.parse(chosen) as Found, entry);
  if (field === 'major') return sameSubject(entry.major ?? '', chosen, similar);
  if (field !== 'degree') return similar(entry[field], chosen);
  const wanted = entry.degree?.toLowerCase() ?? '';
  const isIn = chosen.toLowerCase().includes(wanted);
  return wanted !== '' && (similar(entry.degree, chosen, SAME_DEGREE) || isIn);
}

type Traced<Truth> = { decisions: Decision[]; truth: Truth; fold: number; weight: number; set: string };

/**
 * Reads the documents of the sets below a folder, and gives the decisions whose evidence was noted, with the truth. Each is
 * read by the weights of the decoder that the other folds gave.
 */
export async function* judgedDecisions<Truth extends { asOf: string }>(
  root: string,
  decoders: readonly DecoderWeights[],
): AsyncGenerator<Traced<Truth>> {
  const { strings } = loadTaxonomies(taxonomyPlaces(ROOT, 'none'));
  const places = await gazetteer();
  for (const { folder, name, step, weight } of SETS) {
    const directory = path.join(root, folder);
    if (!existsSync(path.join(directory, 'manifest.jsonl'))) continue;
    for await (const { document, truth, fold } of documentsOf<Truth>(directory, step)) {
      const options = { documentLastModified: truth.asOf, strings, gazetteer: places };
      const decoder = decoders[fold];
      if (decoder === undefined) continue;
      const { decisions } = withWeights(decoder, () => traced(() => parseResume(document, options)));
      yield { decisions: decisions.filter(({ evidence }) => evidence), truth, fold, weight, set: name };
    }
  }
}

/** Loads how the scorer of the sets below a folder compares two strings. */
export async function similarOf(root: string): Promise<Similar> {
  const scorer = (await import(pathToFileURL(toolBeside(root, 'score.mjs')).href)) as { similar: Similar };
  return scorer.similar;
}

type Value = { field: CertainField; chosen: string; evidence: Decision['evidence'] };

/** Returns the values of entries by entry: those of one are noted one after the other, of one header. */
function valuesByEntry(decisions: readonly Decision[]): Value[][] {
  const entries: { key: string; values: Value[] }[] = [];
  for (const { about, lines, candidates, chosen, evidence } of decisions) {
    const field = CERTAIN_FIELDS.find((name) => about === `certainty.${name}`);
    if (field === undefined) continue;
    const key = JSON.stringify([OF_WORK.has(field), lines, candidates]);
    const last = entries.at(-1);
    const isNext = last?.key === key && !last.values.some((value) => value.field === field);
    if (isNext) last.values.push({ field, chosen, evidence });
    else entries.push({ key, values: [{ field, chosen, evidence }] });
  }
  return entries.map(({ values }) => values);
}

/** What agreement in a field says of two entries being the same. */
const AGREES: Record<CertainField, number> = {
  ...{ title: 1, employer: 1, jobDates: 0.9 },
  ...{ degree: 0.6, major: 0.1, school: 1, studyDates: 0.9 },
};

/** Returns the entry that agrees with the values most; undefined where none agrees at all. */
function sameEntry(
  values: readonly Value[],
  entries: readonly Entry[],
  similar: Similar,
): { entry?: Entry; agreement: number } {
  let best: { entry?: Entry; agreement: number } = { agreement: 0 };
  for (const entry of entries) {
    const right = values.filter(({ field, chosen }) => isRightIn(entry, field, chosen, similar));
    const agreement = right.reduce((sum, { field }) => sum + AGREES[field], 0);
    if (agreement > best.agreement) best = { entry, agreement };
  }
  return best;
}

type JudgedValues = Record<CertainField, Judged[]>;

/** Returns the values that are read in the sets below a folder, judged as their scorer judges them. */
export async function judgedValues(root: string, decoders: readonly DecoderWeights[]): Promise<JudgedValues> {
  const similar = await similarOf(root);
  const judged = Object.fromEntries(CERTAIN_FIELDS.map((field) => [field, []])) as unknown as JudgedValues;
  for await (const { decisions, truth, ...known } of judgedDecisions<Truth>(root, decoders)) {
    for (const values of valuesByEntry(decisions)) {
      const isOfWork = values.some(({ field }) => OF_WORK.has(field));
      const { entry, agreement } = sameEntry(
        values,
        (isOfWork ? truth.positions : truth.education) ?? [],
        similar,
      );
      const optional = isOfWork ? (truth.positionsOptional ?? []) : [];
      if (sameEntry(values, optional, similar).agreement > agreement) continue;
      for (const { field, chosen, evidence } of values) {
        const isRight = entry !== undefined && isRightIn(entry, field, chosen, similar);
        if (!isRight && optional.some((other) => isRightIn(other, field, chosen, similar))) continue;
        const features = CERTAINTY_FEATURES.map((name) => evidence?.[name] ?? 0);
        judged[field].push({ features, isRight, ...known });
      }
    }
  }
  return judged;
}
