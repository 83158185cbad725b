import { words } from '../../../../kernel';
import type { PairEvidence } from '../../lines/fields';
import { trimPart } from '../parts';
import { isPlace } from '../places';
import { isTorn } from '../torn';
import { OVER, SENTENCE } from '../weights';
import { isHard, type Mark } from './marks';
import type { MarkKind } from './vocabulary';

/**
 * A grammar of one rule: a sentence about an entry is fields between marks. Each stretch of text between two of the
 * marks is a role or degree, an organisation, a place or nothing; the division with the best sum of evidence from marks
 * and words wins.
 */

export type Label = 'what' | 'where' | 'place' | 'none';
export type Field = { label: Label; text: string; from: number; intro: MarkKind };
export type Division = { fields: Field[]; score: number };

/** Evidence of a mark for the fields after it. */
export type Weights = Record<'what' | 'where', Partial<Record<MarkKind, number>>>;

/** Marks that a field may go over. */
const MOST_OVER = 4;
const LONGEST = 160;

/** Articles and the like in front of a field. */
export const ARTICLE =
  /^(?:(?:an?|the|one|my|own|m\/s\.?|M\/s\.?|M\/S\.?|ein|eine|einer|einem|une?|um|uma|uno|una|el|los|las|les|der|dem|die|das|des|den|det|een|het)\s+)+(?=\S)/u;

/** Returns the text of a field without articles, quotation marks and separators around it. */
export function bareField(text: string): string {
  return trimPart(trimPart(text.replace(/\s*\n\s*/gu, ' ')).replace(ARTICLE, '')).replace(
    /^["'“”‘’„«»]+|["'“”‘’„«»]+$/gu,
    '',
  );
}

const COST_OVER: Partial<Record<MarkKind, number>> = OVER;
const costOver = (kind: MarkKind) => COST_OVER[kind] ?? 0;

const ADDRESS = /https?:|www\.|\w@\w/u;

type Step = { score: number; at: number; mask: number; field?: Field };

function scoresOf(
  text: string,
  intro: MarkKind,
  late: boolean,
  evidence: PairEvidence,
  weights: Weights,
): [Label, number][] {
  if (!/\p{L}/u.test(text) || ADDRESS.test(text)) return [['none', 0]];
  const own = evidence(text);
  const count = words(text).length;
  const long =
    SENTENCE.long * Math.max(0, count - 8) +
    (late ? SENTENCE.afterStop : 0) +
    (isTorn(text) ? SENTENCE.torn : 0);
  const scores: [Label, number][] = [
    [
      'none',
      (SENTENCE.unused * Math.max(0, own.what, own.where) + SENTENCE.unexplained * count) * (late ? 0.25 : 1),
    ],
    ['what', SENTENCE.base.what + own.what + (weights.what[intro] ?? 0) + long],
    ['where', SENTENCE.base.where + own.where + (weights.where[intro] ?? 0) + long],
  ];
  if (isPlace(text)) scores.push(['place', SENTENCE.place]);
  return scores;
}

const bitOf = (label: Label) => (label === 'what' ? 1 : label === 'where' ? 2 : 0);

/** Returns the stretch between two marks, including the closing bracket of one within it ("Acme (Holding)"). */
function withBracket(text: string, from: number, until: Mark | undefined): string {
  const inside = text.slice(from, until?.from);
  const opens = until?.kind === 'close' && inside.lastIndexOf('(') > inside.lastIndexOf(')');
  return opens ? text.slice(from, until.to) : inside;
}

/** Returns the best division of a text at some of its marks. */
export function divide(
  text: string,
  marks: readonly Mark[],
  evidence: PairEvidence,
  weights: Weights,
): Division {
  const end = marks.length;
  const best: (Step | undefined)[][] = Array.from({ length: end + 1 }, () => []);
  const [first] = best;
  if (first === undefined || end === 0)
    return { fields: [], score: SENTENCE.missing.what + SENTENCE.missing.where };
  first[0] = { score: 0, at: -1, mask: 0 };
  const stop = marks.find(({ kind }) => kind === 'stop')?.from ?? text.length;
  for (let at = 0; at < end; at++) {
    const mark = marks[at];
    if (mark === undefined || best[at]?.every((step) => step === undefined)) continue;
    let over = 0;
    for (let next = at + 1; next <= end && next - at <= MOST_OVER + 1; next++) {
      const until = marks[next];
      const followed = until?.kind === 'asBefore' ? 'as' : mark.kind;
      const written = bareField(withBracket(text, mark.to, until));
      if (written.length <= LONGEST)
        for (const [label, own] of scoresOf(written, followed, mark.from >= stop, evidence, weights)) {
          const bit = bitOf(label);
          for (let mask = 0; mask < 4; mask++) {
            const before = best[at]?.[mask];
            if (before === undefined || (bit & mask) !== 0) continue;
            const score = before.score + own + over + SENTENCE.cut;
            const row = best[next];
            if (row === undefined || (row[mask | bit]?.score ?? Number.NEGATIVE_INFINITY) >= score) continue;
            row[mask | bit] = {
              score,
              at,
              mask,
              field: { label, text: written, from: mark.to, intro: mark.kind },
            };
          }
        }
      if (until === undefined || isHard(until)) break;
      over += costOver(until.kind);
    }
  }
  return bestOf(best);
}

function bestOf(best: readonly (Step | undefined)[][]): Division {
  let winner = { score: Number.NEGATIVE_INFINITY, mask: 0 };
  const last = best.length - 1;
  for (let mask = 0; mask < 4; mask++) {
    const step = best[last]?.[mask];
    const missing =
      ((mask & 1) === 0 ? SENTENCE.missing.what : 0) + ((mask & 2) === 0 ? SENTENCE.missing.where : 0);
    if (step !== undefined && step.score + missing > winner.score)
      winner = { score: step.score + missing, mask };
  }
  const fields: Field[] = [];
  let at = last;
  let { mask } = winner;
  while (at > 0) {
    const step: Step | undefined = best[at]?.[mask];
    if (step?.field === undefined) break;
    fields.unshift(step.field);
    ({ at, mask } = step);
  }
  return { fields, score: winner.score };
}
