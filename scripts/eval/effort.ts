import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { toolBeside } from './scorer.ts';

/**
 * Work left for a recruiter after a CV was read: the number of values to correct, and of jobs and studies read in full.
 * The scorer next to the documents decides which values are the same.
 */

export type Count = { tp: number; fp: number; fn: number };
type Entry = Record<string, string>;
type Entries = 'positions' | 'education';
export type Read = Partial<Record<Entries, Entry[]>>;

export type Scorer = {
  fromResumeData: (answer: unknown) => Read;
  scoreFields: (truth: unknown, read: unknown) => { fields: Map<string, Count> };
};

/** Truth of an empty document. */
export const NOTHING = {
  ...{ name: '', city: '', countryCode: '', summary: '' },
  ...{ emails: [], phones: [], urls: [], positions: [], education: [] },
  ...{ skills: [], languages: [], certifications: [] },
};

/** A document with so few values to correct is nearly right. */
const FEW = 3;

/**
 * Counts values that are wrong, missing or too many; one in the place of another counts once. Skills are counted
 * separately.
 */
function correctionsOf(fields: Map<string, Count>): number {
  const counts = [...fields].filter(([field]) => field !== 'skill').map(([, count]) => count);
  return counts.reduce((sum, { fp, fn }) => sum + Math.max(fp, fn), 0);
}

/** Returns how many entries of the truth were read with these fields right, each by a different entry. */
function wholeEntries(
  scorer: Scorer,
  of: Entries,
  fields: readonly string[],
  truth: Read,
  read: Read,
): number {
  const open = [...(read[of] ?? [])];
  const isRight = (entry: Entry, other: Entry) => {
    const counts = scorer.scoreFields({ ...NOTHING, [of]: [entry] }, { ...NOTHING, [of]: [other] }).fields;
    return fields.every((field) => {
      const { fp, fn } = counts.get(field) ?? { fp: 0, fn: 0 };
      return fp + fn === 0;
    });
  };
  const whole = (truth[of] ?? []).filter((entry) => {
    const at = open.findIndex((other) => isRight(entry, other));
    if (at >= 0) open.splice(at, 1);
    return at >= 0;
  });
  return whole.length;
}

const MEASURES = [
  {
    name: 'jobs with title and employer right',
    of: 'positions',
    fields: ['position.title', 'position.employer'],
  },
  {
    name: 'studies with school and degree right',
    of: 'education',
    fields: ['education.school', 'education.degree'],
  },
] as const;

/** Counts, over documents, the entries that are right in both of their fields. */
export function wholeCounter(scorer: Scorer) {
  const sums = MEASURES.map((measure) => ({ ...measure, all: 0, whole: 0 }));
  return {
    add(truth: Read, read: Read) {
      for (const sum of sums) {
        sum.all += truth[sum.of]?.length ?? 0;
        sum.whole += wholeEntries(scorer, sum.of, sum.fields, truth, read);
      }
    },
    sums,
  };
}

/** Prints the measures for the documents with these ids, whose answers are in `output`. */
export async function printEffort(directory: string, output: string, ids: readonly string[]): Promise<void> {
  const scorer = (await import(pathToFileURL(toolBeside(directory, 'score.mjs')).href)) as Scorer;
  let nearlyRight = 0;
  const entries = wholeCounter(scorer);
  for (const id of ids) {
    const truth = JSON.parse(await readFile(path.join(directory, 'truth', `${id}.json`), 'utf8')) as Read;
    const answer = await readFile(path.join(output, `${id}.json`), 'utf8').catch(() => '{}');
    const read = scorer.fromResumeData(JSON.parse(answer));
    if (correctionsOf(scorer.scoreFields(truth, read).fields) <= FEW) nearlyRight++;
    entries.add(truth, read);
  }
  console.log(
    `\ndocuments with at most ${FEW} values to correct, skills aside: ${nearlyRight} of ${ids.length}`,
  );
  for (const { name, all, whole } of entries.sums)
    console.log(`${name}: ${((100 * whole) / Math.max(1, all)).toFixed(1)} % of ${all}`);
}
