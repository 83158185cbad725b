import type { ProfessionTaxonomy } from '../../../lib/engine/taxonomy/professions/index.ts';
import { buildTitleIndex } from '../../../lib/engine/taxonomy/professions/retrieval/build.ts';
import { evidenceOf } from '../../../lib/engine/taxonomy/professions/retrieval/evidence.ts';
import { groupsOf } from '../../../lib/engine/taxonomy/professions/retrieval/groups.ts';
import {
  type EvidenceWeights,
  likelihoods,
  signalsOf,
  WEIGHTS,
} from '../../../lib/engine/taxonomy/professions/retrieval/ranking.ts';
import { readTableTitle } from '../../../lib/engine/taxonomy/professions/titles/words.ts';

/**
 * Learns how much each kind of evidence counts, on the tables of the project alone: every tenth title is left out of
 * the index, and the weights are those under which the groups of the left-out titles are likeliest.
 */

type Sample = { signals: Float32Array[]; unit: number };

const EVERY = 10;
const ROUNDS = 60;
/** Nearness is a small number beside the logarithms, so its weight takes longer steps. */
const SPREAD = [100, 0.2, 0.2, 0.2];

function samplesOf(taxonomy: ProfessionTaxonomy): Sample[] {
  const { list } = taxonomy;
  const titles = taxonomy.titles();
  const index = buildTitleIndex(
    titles.filter((_, at) => at % EVERY !== 0),
    list,
  );
  const groups = groupsOf(index, list);
  const unitOf = new Map<number, number>();
  index.professions.forEach((place, title) => {
    unitOf.set(list[place]?.isco ?? 0, groups.unitOfTitle[title] as number);
  });
  return titles
    .filter((_, at) => at % EVERY === 0)
    .flatMap(({ title, language, profession }) => {
      const unit = unitOf.get(profession.isco);
      const evidence = evidenceOf(readTableTitle(title, language), index, groups);
      return unit === undefined ? [] : [{ signals: signalsOf(evidence, groups), unit }];
    });
}

/** The mean log-likelihood of the right groups, and its slope by the weights. */
function slopeAt(weights: EvidenceWeights, samples: readonly Sample[]) {
  const slope = weights.map(() => 0);
  let fit = 0;
  for (const { signals, unit } of samples) {
    const shares = likelihoods(signals, weights);
    fit += Math.log((shares[unit] as number) + 1e-9) / samples.length;
    signals.forEach((signal, at) => {
      const expected = signal.reduce((sum, value, place) => sum + value * (shares[place] as number), 0);
      slope[at] = (slope[at] ?? 0) + ((signal[unit] as number) - expected) / samples.length;
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
    const next = weights.map((weight, at) => weight + step * (here.slope[at] ?? 0) * (SPREAD[at] ?? 0));
    const there = slopeAt(next, samples);
    step *= there.fit > here.fit ? 1.5 : 0.5;
    if (there.fit > here.fit) [weights, here] = [next, there];
  }
  return { weights, fit: here.fit };
}

/** Prints the learned weights and how well they and the present ones fit. */
export function fitWeights(taxonomy: ProfessionTaxonomy): void {
  const samples = samplesOf(taxonomy);
  console.log(
    `${samples.length} titles left out; present weights fit ${slopeAt(WEIGHTS, samples).fit.toFixed(4)}`,
  );
  const { weights, fit } = climb(samples);
  console.log(
    `learned weights [${weights.map((weight) => weight.toFixed(2)).join(', ')}] fit ${fit.toFixed(4)}`,
  );
}
