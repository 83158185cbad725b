import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { toolBeside } from './scorer.ts';

/**
 * What a recruiter still has to do after a CV was read: how many values of a document are to be corrected, and how
 * many jobs and studies stand there whole. What counts as the same value is up to the scorer beside the documents.
 */

type Count = { tp: number; fp: number; fn: number };
type Entry = { title?: string; employer?: string; school?: string; degree?: string; major?: string };
type Read = { positions?: Entry[]; education?: Entry[] };

type Scorer = {
  fromResumeData: (answer: unknown) => Read;
  scoreFields: (truth: unknown, read: Read) => { fields: Map<string, Count> };
  similar: (one: string | undefined, other: string | undefined) => boolean;
};

/** A document with so few values to correct is nearly right. */
const FEW = 3;

/** Values that are wrong, missing or too many; one in the place of another is one. Skills are a list of its own. */
function correctionsOf(fields: Map<string, Count>): number {
  const counts = [...fields].filter(([field]) => field !== 'skill').map(([, count]) => count);
  return counts.reduce((sum, { fp, fn }) => sum + Math.max(fp, fn), 0);
}

/** How many entries of the truth were read with these values right, each by an entry of its own. */
function wholeEntries(
  truth: readonly Entry[],
  read: readonly Entry[],
  isSame: (one: Entry, other: Entry) => boolean,
) {
  const open = [...read];
  return truth.filter((entry) => {
    const at = open.findIndex((other) => isSame(entry, other));
    if (at >= 0) open.splice(at, 1);
    return at >= 0;
  }).length;
}

const degreeOf = ({ degree, major }: Entry) => [degree, major].filter(Boolean).join(' ');

/** Prints the measures for the documents with these ids, whose answers are in `output`. */
export async function printEffort(directory: string, output: string, ids: readonly string[]): Promise<void> {
  const scorer = (await import(pathToFileURL(toolBeside(directory, 'score.mjs')).href)) as Scorer;
  const { similar } = scorer;
  const sameOrNone = (one: string | undefined, other: string | undefined) =>
    one ? similar(one, other) : !other;
  const isSameJob = (one: Entry, other: Entry) =>
    sameOrNone(one.title, other.title) && sameOrNone(one.employer, other.employer);
  const isSameStudy = (one: Entry, other: Entry) =>
    sameOrNone(one.school, other.school) &&
    (sameOrNone(one.degree, other.degree) || similar(degreeOf(one), degreeOf(other)));
  let nearlyRight = 0;
  const [jobs, studies] = [
    { all: 0, whole: 0 },
    { all: 0, whole: 0 },
  ];
  for (const id of ids) {
    const truth = JSON.parse(await readFile(path.join(directory, 'truth', `${id}.json`), 'utf8')) as Read;
    const answer = await readFile(path.join(output, `${id}.json`), 'utf8').catch(() => '{}');
    const read = scorer.fromResumeData(JSON.parse(answer));
    if (correctionsOf(scorer.scoreFields(truth, read).fields) <= FEW) nearlyRight++;
    for (const [sum, of, isSame] of [
      [jobs, 'positions', isSameJob],
      [studies, 'education', isSameStudy],
    ] as const) {
      sum.all += truth[of]?.length ?? 0;
      sum.whole += wholeEntries(truth[of] ?? [], read[of] ?? [], isSame);
    }
  }
  const share = ({ all, whole }: typeof jobs) =>
    `${((100 * whole) / Math.max(1, all)).toFixed(1)} % of ${all}`;
  console.log(
    `\ndocuments with at most ${FEW} values to correct, skills aside: ${nearlyRight} of ${ids.length}`,
  );
  console.log(`jobs with title and employer right: ${share(jobs)}`);
  console.log(`studies with school and degree right: ${share(studies)}`);
}
