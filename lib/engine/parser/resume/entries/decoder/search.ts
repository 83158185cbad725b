import { DATE, type Facts, LABELS, type Lattice, type Span, type Step, TEXT, WHAT, WHERE } from './model';

/**
 * The best division of the pieces of a section into entries and their fields (Viterbi over spans). A state knows which
 * fields the entry has, and the label of the last span of its header.
 */

const L = LABELS.length;

/** States: before any entry; in a header with these fields, after this label; in the text of such an entry. */
const BEFORE = 0;
const header = (mask: number, last: number) => 1 + mask * 4 + last;
const body = (mask: number) => 33 + mask;
const STATES = 41;
const isHeader = (state: number) => state >= 1 && state < 33;
const maskOf = (state: number) => (state === BEFORE ? 0 : isHeader(state) ? (state - 1) >> 2 : state - 33);
/** 0..3 the last label, 4 text, 5 before any entry. */
const lastOf = (state: number) => (state === BEFORE ? 5 : isHeader(state) ? (state - 1) & 3 : 4);

const BIT = [1, 2, 0, 4];

/** Places of the weights of what follows what. */
const AFTER = 0;
const CLOSED = AFTER + 2 * L * 6 * 2;
const HAVING = CLOSED + 8 * 2;
const ENDED = HAVING + L * 8 * 2;
export const CHAIN_SIZE = ENDED + 8;

/** `chain` weighs what follows what; the others hold one weight for each label by the number of a feature. */
export type Weights = { chain: Float64Array; spans: Float64Array; opening: Float64Array };

function sum(weights: Float64Array, { ids, values }: Facts, label: number): number {
  let total = 0;
  for (let n = 0; n < ids.length; n++)
    total += (weights[(ids[n] as number) * L + label] as number) * (values[n] as number);
  return total;
}

type Choice = Pick<Step, 'label' | 'begins'>;

/** Calls `at` for each place of `chain` that a step from a state uses. */
function chainOf(
  state: number,
  { label, begins }: Choice,
  isFirst: boolean,
  at: (place: number) => void,
): void {
  const line = isFirst ? 1 : 0;
  at(AFTER + (((begins ? 1 : 0) * L + label) * 6 + lastOf(state)) * 2 + line);
  if (begins && state !== BEFORE) at(CLOSED + maskOf(state) * 2 + (isHeader(state) ? 0 : 1));
  if (!begins && isHeader(state)) at(HAVING + (label * 8 + maskOf(state)) * 2 + line);
}

/** Returns the state behind a step. */
function next(state: number, { label, begins }: Choice): number {
  if (label === TEXT) return state === BEFORE ? BEFORE : body(maskOf(state));
  return header((begins ? 0 : maskOf(state)) | (BIT[label] as number), label);
}

/** False for steps that make no sense: a field twice, a header that goes on after text. */
function mayTake(state: number, { label, begins }: Choice, isFirst: boolean): boolean {
  if (label === TEXT) return !begins && (!isHeader(state) || isFirst);
  if (begins) return isFirst;
  if (!isHeader(state)) return false;
  return (label !== WHAT && label !== WHERE) || (maskOf(state) & (BIT[label] as number)) === 0;
}

const move = (state: number, label: number, begins: boolean, isFirst: boolean) =>
  ((state * L + label) * 2 + (begins ? 1 : 0)) * 2 + (isFirst ? 1 : 0);

/** Returns the weight of each step from each state, -Infinity where it makes no sense. */
function movesOf(chain: Float64Array): Float64Array {
  const moves = new Float64Array(STATES * L * 4).fill(Number.NEGATIVE_INFINITY);
  for (let state = 0; state < STATES; state++)
    for (let label = 0; label < L; label++)
      for (const begins of [false, true])
        for (const isFirst of [false, true]) {
          if (!mayTake(state, { label, begins }, isFirst)) continue;
          let value = 0;
          chainOf(state, { label, begins }, isFirst, (place) => {
            value += chain[place] as number;
          });
          moves[move(state, label, begins, isFirst)] = value;
        }
  return moves;
}

/** Returns what is added to the score of a step. */
export type Cost = (step: Step) => number;

/** The best way to each state behind each piece. */
type Chart = { score: Float64Array; back: ({ state: number; step: Step } | undefined)[] };

/** Tries a step from all states behind the piece before it. */
function extend(
  { score, back }: Chart,
  moves: Float64Array,
  step: Step,
  own: number,
  isFirst: boolean,
): void {
  for (let state = 0; state < STATES; state++) {
    const before = score[step.from * STATES + state] as number;
    const value = before + own + (moves[move(state, step.label, step.begins, isFirst)] as number);
    if (value === Number.NEGATIVE_INFINITY) continue;
    const to = step.to * STATES + next(state, step);
    if (value <= (score[to] as number)) continue;
    score[to] = value;
    back[to] = { state, step };
  }
}

/** Returns the steps that a span may be: dates are dates or text, and only fields have more pieces than one. */
function stepsOfSpan({ from, to }: Span, isDate: boolean, mayOpen: boolean): Step[] {
  const steps: Step[] = [];
  for (let label = 0; label < L; label++) {
    if (label === DATE ? !isDate : label !== TEXT && isDate) continue;
    if (to > from + 1 && label !== WHAT && label !== WHERE) continue;
    steps.push({ from, to, label, begins: false });
    if (mayOpen && label !== TEXT) steps.push({ from, to, label, begins: true });
  }
  return steps;
}

function walkBack({ score, back }: Chart, size: number, chain: Float64Array): Step[] {
  let [best, most] = [BEFORE, Number.NEGATIVE_INFINITY];
  for (let state = 0; state < STATES; state++) {
    const ended = state === BEFORE ? 0 : (chain[ENDED + maskOf(state)] as number);
    const value = (score[size * STATES + state] as number) + ended;
    if (value > most) [best, most] = [state, value];
  }
  const steps: Step[] = [];
  for (let at = size, state = best; at > 0; ) {
    const found = back[at * STATES + state];
    if (found === undefined) break;
    steps.push(found.step);
    [at, state] = [found.step.from, found.state];
  }
  return steps.reverse();
}

/** A step with its own score: without what follows what. */
type Weighed = { step: Step; own: number; isFirst: boolean };

/** Calls `at` for each step that the pieces allow, in their order. */
function eachStep(lattice: Lattice, weights: Weights, cost: Cost | undefined, at: (one: Weighed) => void) {
  const { size, spans, opening, isDate, isFirst } = lattice;
  for (let from = 0; from < size; from++) {
    const [first, facts] = [isFirst[from] === true, opening[from] ?? null];
    for (const span of spans[from] ?? [])
      for (const step of stepsOfSpan(span, isDate[from] === true, facts !== null)) {
        const opens = step.begins && facts ? sum(weights.opening, facts, step.label) : 0;
        const own = sum(weights.spans, span.facts, step.label) + opens + (cost?.(step) ?? 0);
        at({ step, own, isFirst: first });
      }
  }
}

function emptyChart(size: number): Chart {
  const score = new Float64Array((size + 1) * STATES).fill(Number.NEGATIVE_INFINITY);
  score[BEFORE] = 0;
  return { score, back: new Array((size + 1) * STATES) };
}

/**
 * Returns the best steps through a section; `cost` is added to the score of each step. Linear in the pieces.
 */
export function bestSteps(lattice: Lattice, weights: Weights, cost?: Cost): Step[] {
  const chart = emptyChart(lattice.size);
  const moves = movesOf(weights.chain);
  eachStep(lattice, weights, cost, ({ step, own, isFirst }) => extend(chart, moves, step, own, isFirst));
  return walkBack(chart, lattice.size, weights.chain);
}

/** A step with the score of the best steps through the whole section that have it. */
export type Scored = { step: Step; score: number };

/** Returns all steps that a section allows, each with the best that can be done with it. Linear in the pieces. */
export function scoredSteps(lattice: Lattice, { chain, ...others }: Weights): Scored[] {
  const { size } = lattice;
  const [chart, moves, weighed] = [emptyChart(size), movesOf(chain), [] as Weighed[]];
  eachStep(lattice, { chain, ...others }, undefined, (one) => {
    weighed.push(one);
    extend(chart, moves, one.step, one.own, one.isFirst);
  });
  const behind = new Float64Array((size + 1) * STATES).fill(Number.NEGATIVE_INFINITY);
  for (let state = 0; state < STATES; state++)
    behind[size * STATES + state] = state === BEFORE ? 0 : (chain[ENDED + maskOf(state)] as number);
  return weighed.reverse().map(({ step, own, isFirst }) => {
    let best = Number.NEGATIVE_INFINITY;
    for (let state = 0; state < STATES; state++) {
      const by = own + (moves[move(state, step.label, step.begins, isFirst)] as number);
      if (by === Number.NEGATIVE_INFINITY) continue;
      const [here, there] = [step.from * STATES + state, step.to * STATES + next(state, step)];
      const rest = by + (behind[there] as number);
      if (rest > (behind[here] as number)) behind[here] = rest;
      best = Math.max(best, (chart.score[here] as number) + rest);
    }
    return { step, score: best };
  });
}

/** Takes a weight that steps use, by its place in the list of that name, with the value of its feature. */
export type Use = (list: keyof Weights, place: number, value: number) => void;

/** Calls `use` for each weight that the steps use. */
export function usedBy({ spans, opening, isFirst }: Lattice, steps: readonly Step[], use: Use): void {
  let state = BEFORE;
  for (const step of steps) {
    const { from, to, label, begins } = step;
    chainOf(state, step, isFirst[from] === true, (place) => use('chain', place, 1));
    const { facts } = spans[from]?.find((span) => span.to === to) ?? {};
    facts?.ids.forEach((id, n) => {
      use('spans', id * L + label, facts.values[n] ?? 0);
    });
    const opens = begins ? opening[from] : null;
    opens?.ids.forEach((id, n) => {
      use('opening', id * L + label, opens.values[n] ?? 0);
    });
    state = next(state, step);
  }
  if (state !== BEFORE) use('chain', ENDED + maskOf(state), 1);
}

/** True where the steps are some that `bestSteps` may return. */
export function makeSense({ spans, opening, isFirst, isDate }: Lattice, steps: readonly Step[]): boolean {
  let state = BEFORE;
  for (const step of steps) {
    const [first, date] = [isFirst[step.from] === true, isDate[step.from] === true];
    const span = spans[step.from]?.find(({ to }) => to === step.to);
    const mayOpen = (opening[step.from] ?? null) !== null;
    const isAllowed = span && stepsOfSpan(span, date, mayOpen).some(({ label }) => label === step.label);
    if (!isAllowed || !mayTake(state, step, first)) return false;
    state = next(state, step);
  }
  return true;
}
