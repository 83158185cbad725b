import type { StringModel } from '@/lib/engine/strings';
import { isOn } from '../../../shared/mechanisms';
import { note } from '../../../shared/trace';
import type { EntryLine } from '../../lines/entry-line';
import type { Draft } from '../draft';
import type { PairModel } from '../model';
import { stepsBefore } from './before';
import type { NumberOf } from './facts';
import { latticeOf, type Prepared } from './lattice';
import { marginsOf, shownMargins } from './margins';
import { LABELS, type Step, WHERE } from './model';
import { draftsOfSteps } from './reading';
import { bestSteps, CHAIN_SIZE, type Cost, type Weights } from './search';
import { STUDY_WEIGHTS, WORK_WEIGHTS } from './weights.data';

/**
 * The decoder of entries: decides together where the entries of a section begin and end and which stretches of their
 * headers are their fields, by learned weights. What the other ways of reading found is evidence, and the decoder leaves
 * it only where enough speaks for it.
 */

type Packed = { numberOf: NumberOf; weights: Weights };

function valuesInto(target: Float64Array, at: number, values: readonly string[]): void {
  target.set(
    values.map((value) => Number(value) / 100),
    at,
  );
}

/** Reads packed weights: a line a feature, with a weight for each label as span and one as opening, in hundredths. */
export function unpacked(text: string): Packed {
  const [chain = '', ...rows] = text.trim().split('\n');
  const numbers = new Map<string, number>();
  const [spans, opening] = [rows, rows].map(({ length }) => new Float64Array(length * LABELS.length));
  const weights: Weights = {
    chain: new Float64Array(CHAIN_SIZE),
    spans: spans ?? new Float64Array(),
    opening: opening ?? new Float64Array(),
  };
  valuesInto(weights.chain, 0, chain.split(' '));
  for (const [n, row] of rows.entries()) {
    const [name = '', ...values] = row.split(' ');
    numbers.set(name, n);
    const target = name.startsWith('opens') ? weights.opening : weights.spans;
    valuesInto(target, n * LABELS.length, values);
  }
  return { numberOf: (name) => numbers.get(name), weights };
}

/** How much must speak for each difference from the other ways of reading; chosen over folds. */
const AWAY = 1.3;
/** What differences count: a field, another label, the bounds of a field, a beginning. */
const DIFFERENCE = { field: 1, label: 0.3, bound: 0.5, beginning: 1 };

/** Returns the cost of steps that differ from those of the other ways of reading. */
export function costAway(known: readonly Step[], size: number): Cost {
  const [labels, starts, begins] = [new Int8Array(size), new Uint8Array(size), new Uint8Array(size)];
  for (const { from, to, label, begins: opens } of known) {
    labels.fill(label, from, to);
    starts[from] = 1;
    begins[from] = opens ? 1 : 0;
  }
  return ({ from, to, label, begins: opens }) => {
    let total = opens === (begins[from] === 1) ? 0 : DIFFERENCE.beginning;
    for (let n = from; n < to; n++) {
      const old = labels[n] ?? 0;
      if (old !== label) total += label <= WHERE || old <= WHERE ? DIFFERENCE.field : DIFFERENCE.label;
      else if (label <= WHERE && (starts[n] === 1) !== (n === from)) total += DIFFERENCE.bound;
    }
    return -AWAY * total;
  };
}

/** The weights of work and of study. */
export type DecoderWeights = { work: Packed; study: Packed };

let learned: DecoderWeights = { work: unpacked(WORK_WEIGHTS), study: unpacked(STUDY_WEIGHTS) };

/** Runs a parse with other weights, for the tools that learn and judge them. Parsing is synchronous. */
export function withWeights<T>(weights: DecoderWeights, run: () => T): T {
  const outer = learned;
  learned = weights;
  try {
    return run();
  } finally {
    learned = outer;
  }
}

const isSame = (a: readonly Step[], b: readonly Step[]) =>
  a.length === b.length &&
  a.every(({ from, to, label, begins }, n) => {
    const other = b[n];
    return from === other?.from && to === other.to && label === other.label && begins === other.begins;
  });

/** Returns the best steps of a section by these weights; null where they are those of the entries known before. */
export function decodedSteps(prepared: Prepared, known: readonly Step[], weights: Weights): Step[] | null {
  const { lattice } = prepared;
  const steps = bestSteps(lattice, weights, costAway(known, lattice.size));
  return isSame(steps, known) ? null : steps;
}

type Request = {
  lines: readonly EntryLine[];
  /** The style of the body of the document. */
  body: string;
  model: PairModel & { about: 'work' | 'study' };
  strings: StringModel | undefined;
};

/**
 * Returns the entries of a section, given those that the other ways of reading found in it, each with the margins of the
 * section. They stay as they are where they cannot be told as spans of lines, and without a model of strings.
 */
export function decodedDrafts(drafts: readonly Draft[], { lines, body, model, strings }: Request): Draft[] {
  if (strings === undefined || !isOn('entries.decoder')) return [...drafts];
  const { numberOf, weights } = learned[model.about];
  const prepared = latticeOf({ lines, drafts, body, evidence: model.evidence, strings }, numberOf);
  const known = stepsBefore(drafts, prepared, lines);
  const steps = known && decodedSteps(prepared, known, weights);
  const margins = marginsOf(prepared, lines, weights);
  const withMargins = (all: readonly Draft[]) => all.map((draft) => ({ ...draft, margins }));
  note(() => ({
    about: `margins ${model.about}`,
    lines: lines.map(({ index }) => index),
    candidates: shownMargins(margins),
    chosen: 'by how much the weights prefer each field, and a line opening an entry',
  }));
  if (!steps) return withMargins(drafts);
  note(() => ({
    about: `decoded ${model.about}`,
    lines: lines.map(({ index }) => index),
    candidates: [shown('before', known), shown('decoded', steps)],
    chosen: 'decoded',
  }));
  return withMargins(draftsOfSteps({ lines, pieces: prepared.pieces, steps }, drafts, model));

  function shown(value: string, all: readonly Step[]) {
    const spans = all.filter(({ label }) => label <= WHERE);
    const texts = spans.map(({ from, to, label, begins }) => {
      const text = prepared.lattice.spans[from]?.find((span) => span.to === to)?.text ?? '';
      return `${begins ? '* ' : ''}${LABELS[label] ?? ''}: ${text}`;
    });
    return { value, why: texts.join('; ') };
  }
}
