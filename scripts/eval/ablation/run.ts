import { encode, ResumeData } from '@/lib/contracts';
import { forgetRemembered } from '@/lib/engine/kernel';
import { parseResume } from '@/lib/engine/parser/resume';
import { mechanisms, switchOff } from '@/lib/engine/parser/shared/mechanisms';
import { declaredPasses } from '@/lib/engine/parser/shared/passes';
import { traced } from '@/lib/engine/parser/shared/trace';
import { readingTables } from '../documents.ts';
import { changedValues } from './changes.ts';
import type { Sample, SampleSet, Tally } from './sets.ts';

/** Returns the mechanisms and passes of the parser that can be switched off, each with its purpose. */
export function switches(): Map<string, string> {
  return new Map([...Object.entries(mechanisms), ...declaredPasses()]);
}

/** Returns the names in a list separated by commas that can be switched off. */
export function switchesIn(list: string): string[] {
  const names = list.split(',');
  const unknown = names.filter((name) => !switches().has(name));
  if (unknown.length > 0) throw new Error(`Nothing of this name can be switched off: ${unknown.join(', ')}`);
  return names;
}

/**
 * One reading of a document: its answer, its right and wrong fields, and the passes that changed anything on the way.
 */
type Reading = { answer: string; tally?: Tally; passes: ReadonlySet<string> };

/** Loss of a set without a switch: documents read differently, better and worse with it, and points of the mean. */
export type Worth = { set: string; changed: number; helped: number; hurt: number; points: number };

export type Ablated = { name: string; why: string; worth: Worth[] };

type Reader = (sample: Sample, isListening: boolean) => Reading;

async function readerOf(sets: readonly SampleSet[]): Promise<Reader> {
  const tables = await readingTables();
  const scoreOf = new Map(sets.flatMap(({ samples, score }) => samples.map((sample) => [sample, score])));
  return (sample, isListening) => {
    const parse = () => parseResume(sample.document, { documentLastModified: sample.asOf, ...tables });
    const { result, decisions } = isListening ? traced(parse) : { result: parse(), decisions: [] };
    const answer = JSON.stringify({ Value: { ResumeData: encode(ResumeData, result.resume) } });
    const score = scoreOf.get(sample);
    const tally = score && sample.truth && score(sample.truth, JSON.parse(answer));
    const passes = new Set(decisions.map(({ about }) => about));
    return { answer, ...(tally && { tally }), passes };
  };
}

const errorsOf = (tally: Tally | undefined) =>
  [...(tally?.fields.values() ?? [])].reduce((sum, { fp, fn }) => sum + fp + fn, 0);

const talliesOf = (readings: readonly Reading[]) => readings.flatMap(({ tally }) => tally ?? []);

function worthOf({ name, meanOf }: SampleSet, whole: readonly Reading[], without: readonly Reading[]): Worth {
  const changes = whole.map((reading, n) => {
    const other = without[n] ?? reading;
    return {
      isChanged: other.answer !== reading.answer,
      gain: errorsOf(other.tally) - errorsOf(reading.tally),
    };
  });
  return {
    set: name,
    changed: changes.filter(({ isChanged }) => isChanged).length,
    helped: changes.filter(({ gain }) => gain > 0).length,
    hurt: changes.filter(({ gain }) => gain < 0).length,
    points: meanOf(talliesOf(whole)) - meanOf(talliesOf(without)),
  };
}

/**
 * Measures the worth of each switch: every set is read with and without it. Without a pass, only documents in which it
 * changed anything are read again; without a mechanism, all.
 */
export async function ablate(
  sets: readonly SampleSet[],
  names: readonly string[],
  { showsChanges, each }: { showsChanges: boolean; each: (ablated: Ablated) => void },
): Promise<Ablated[]> {
  const read = await readerOf(sets);
  const whole = sets.map(({ samples }) => samples.map((sample) => read(sample, true)));
  const all = switches();
  return names.map((name) => {
    const isPass = declaredPasses().has(name);
    forgetRemembered();
    switchOff([name]);
    const worth = sets.map((set, n) => {
      const readings = whole[n] ?? [];
      const without = readings.map((reading, at) => {
        const sample = set.samples[at];
        return sample === undefined || (isPass && !reading.passes.has(name)) ? reading : read(sample, false);
      });
      if (showsChanges) printChanges(set, readings, without);
      return worthOf(set, readings, without);
    });
    switchOff([]);
    const ablated = { name, why: all.get(name) ?? '', worth };
    each(ablated);
    return ablated;
  });
}

/** Prints the values of each document that differ with a switch (+) and without it (-). */
function printChanges({ name, samples }: SampleSet, whole: readonly Reading[], without: readonly Reading[]) {
  whole.forEach((reading, n) => {
    const other = without[n];
    if (other === undefined || other.answer === reading.answer) return;
    const gain = errorsOf(other.tally) - errorsOf(reading.tally);
    console.log(
      `\n${name} ${samples[n]?.id}${reading.tally ? ` (errors without it ${gain > 0 ? '+' : ''}${gain})` : ''}`,
    );
    for (const line of changedValues(JSON.parse(other.answer), JSON.parse(reading.answer)))
      console.log(`  ${line}`);
  });
}
