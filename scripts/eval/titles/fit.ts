import type { ProfessionTaxonomy } from '../../../lib/engine/taxonomy/index.ts';
import { rankProfessions, weighedParts } from '../../../lib/engine/taxonomy/professions/match.ts';
import { evidenceOf } from '../../../lib/engine/taxonomy/professions/retrieval/evidence.ts';
import {
  type EvidenceWeights,
  likelihoods,
  signalsOf,
  WEIGHTS,
  weighingFor,
} from '../../../lib/engine/taxonomy/professions/retrieval/ranking.ts';
import type { TitleCase } from './sets.ts';

/**
 * Learns the weight of each kind of evidence, and the confidence of a likelihood, on the fitted half of titles that
 * training never saw: the weights are those under which their groups are likeliest, the confidence is by isotonic
 * regression.
 */

type Sample = { signals: Float32Array[]; units: readonly number[] };

const ROUNDS = 60;
/** Cosines are small numbers, so their weights take long steps. */
const SPREAD = 100;
/** Most steps of the curve of confidence, and fewest titles for each. */
const MOST_STEPS = 24;
const LEAST_OF_A_STEP = 25;

function samplesOf(taxonomy: ProfessionTaxonomy, cases: readonly TitleCase[]): Sample[] {
  const retriever = taxonomy.retriever();
  const places = new Map(retriever.units.codes.map((code, place) => [code, place]));
  return cases.flatMap(({ title, language, units }) => {
    const parts = weighedParts(title, { language });
    const right = [...units].flatMap((unit) => places.get(unit) ?? []);
    if (parts.length === 0 || right.length === 0) return [];
    return [
      {
        signals: signalsOf(evidenceOf(parts, retriever), retriever.units, weighingFor(language).same),
        units: right,
      },
    ];
  });
}

/** Returns the mean log-likelihood of the right groups, and its slope by the weights. */
function slopeAt(weights: EvidenceWeights, samples: readonly Sample[]) {
  const slope = weights.map(() => 0);
  let fit = 0;
  for (const { signals, units } of samples) {
    const shares = likelihoods(signals, weights);
    const right = units.reduce((sum, unit) => sum + (shares[unit] as number), 1e-9);
    fit += Math.log(right) / samples.length;
    signals.forEach((signal, at) => {
      const expected = signal.reduce((sum, value, place) => sum + value * (shares[place] as number), 0);
      const wanted = units.reduce(
        (sum, unit) => sum + (signal[unit] as number) * (shares[unit] as number),
        0,
      );
      slope[at] = (slope[at] ?? 0) + (wanted / right - expected) / samples.length;
    });
  }
  return { slope, fit };
}

/** Climbs the slope, with longer steps as long as the fit grows and shorter ones where it does not. */
function climb(samples: readonly Sample[]): { weights: number[]; fit: number } {
  let weights = [...WEIGHTS];
  let here = slopeAt(weights, samples);
  let step = 1;
  for (let round = 0; round < ROUNDS; round++) {
    const next = weights.map((weight, at) => weight + step * (here.slope[at] ?? 0) * SPREAD);
    const there = slopeAt(next, samples);
    step *= there.fit > here.fit ? 1.5 : 0.5;
    if (there.fit > here.fit) [weights, here] = [next, there];
  }
  return { weights, fit: here.fit };
}

type Step = { likelihood: number; right: number; count: number };

/** Neighbours that do not rise are brought together (pool adjacent violators). */
function isotonic(answers: readonly { likelihood: number; isRight: boolean }[]): Step[] {
  const steps: Step[] = [];
  const least = Math.max(LEAST_OF_A_STEP, answers.length / MOST_STEPS);
  for (const { likelihood, isRight } of answers.toSorted((one, other) => one.likelihood - other.likelihood)) {
    steps.push({ likelihood, right: isRight ? 1 : 0, count: 1 });
    for (
      let last = steps.at(-1), before = steps.at(-2);
      last && before;
      last = steps.at(-1), before = steps.at(-2)
    ) {
      if (before.right / before.count < last.right / last.count && before.count >= least) break;
      steps.splice(-2, 2, {
        likelihood:
          (before.likelihood * before.count + last.likelihood * last.count) / (before.count + last.count),
        right: before.right + last.right,
        count: before.count + last.count,
      });
    }
  }
  return steps;
}

/** Returns the answer for each title with the present weights: its likelihood, and whether it is right. */
function answersTo(taxonomy: ProfessionTaxonomy, cases: readonly TitleCase[]) {
  return cases.flatMap(({ title, language, units }) => {
    const { ranked, isVeryTitle } = rankProfessions(taxonomy, title, { language });
    const [[place, likelihood] = []] = ranked;
    if (place === undefined || likelihood === undefined) return [];
    return [{ likelihood, isVeryTitle, isRight: units.has(taxonomy.list[place]?.isco ?? 0) }];
  });
}

/** Prints the weights learned on real titles, how well they and the present ones fit, and the curves of confidence. */
export function fitCoder(
  taxonomy: ProfessionTaxonomy,
  cases: { real: readonly TitleCase[]; all: readonly TitleCase[] },
): void {
  const isFitted = ({ half }: TitleCase) => half === 'fitted';
  const samples = samplesOf(taxonomy, cases.real.filter(isFitted));
  console.log(`${samples.length} titles; present weights fit ${slopeAt(WEIGHTS, samples).fit.toFixed(4)}`);
  const { weights, fit } = climb(samples);
  console.log(
    `learned weights [${weights.map((weight) => weight.toFixed(2)).join(', ')}] fit ${fit.toFixed(4)}`,
  );
  const answers = answersTo(taxonomy, cases.all.filter(isFitted));
  for (const isVery of [false, true]) {
    const steps = isotonic(answers.filter(({ isVeryTitle }) => isVeryTitle === isVery)).map(
      ({ likelihood, right, count }) =>
        `{ likelihood: ${likelihood.toFixed(5)}, confidence: ${(right / count).toFixed(3)} }`,
    );
    const which = isVery ? 'of the very title' : 'of others';
    console.log(`learned curve ${which}, with the present weights\n  ${steps.join(',\n  ')}`);
  }
}
