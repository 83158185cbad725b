import type { EntryLine } from '../../lines/entry-line';
import type { Prepared } from './lattice';
import { fieldKey, LABELS, LONGEST_FIELD, type Margins, type Step, WHAT, WHERE } from './model';
import { type Scored, scoredSteps, type Weights } from './search';

/**
 * By how much the learned weights prefer what they prefer: for each stretch that may be a field, and for each line that may
 * open an entry, the best division of the section with it less the best without it. What was read before says nothing in
 * it beyond what is evidence.
 */

/** The best and the second best of what excludes each other. */
type Best = { first: number; key: string; second: number };

const NOTHING: Best = { first: Number.NEGATIVE_INFINITY, key: '', second: Number.NEGATIVE_INFINITY };

/** Adds one of several that exclude each other; the same key counts once. */
function withOne(best: Best, key: string, score: number): Best {
  if (score > best.first) return { first: score, key, second: key === best.key ? best.second : best.first };
  return key !== best.key && score > best.second ? { ...best, second: score } : best;
}

const marginIn = (best: Best, key: string, score: number) =>
  score - (key === best.key ? best.second : best.first);

const keyOf = ({ from, to, label }: Step) => `${from} ${to} ${label}`;

/** Returns for each piece which steps over it score best. */
function bestOver(size: number, scored: readonly Scored[]): Best[] {
  const best = new Array<Best>(size).fill(NOTHING);
  for (const { step, score } of scored)
    for (let at = step.from; at < step.to; at++) best[at] = withOne(best[at] ?? NOTHING, keyOf(step), score);
  return best;
}

function openingsOf(scored: readonly Scored[], indexOf: (at: number) => number): Map<number, number> {
  const best = new Map<number, { begins: number; other: number }>();
  const none = { begins: Number.NEGATIVE_INFINITY, other: Number.NEGATIVE_INFINITY };
  for (const { step, score } of scored) {
    const { begins, other } = best.get(step.from) ?? none;
    if (step.begins) best.set(step.from, { begins: Math.max(begins, score), other });
    else best.set(step.from, { begins, other: Math.max(other, score) });
  }
  const known = [...best].filter(
    ([, { begins, other }]) => Number.isFinite(begins) && Number.isFinite(other),
  );
  return new Map(known.map(([at, { begins, other }]) => [indexOf(at), begins - other]));
}

/** Returns the margins of a section by these weights; linear in its pieces. */
export function marginsOf(
  { lattice, pieces }: Prepared,
  lines: readonly EntryLine[],
  weights: Weights,
): Margins {
  const scored = scoredSteps(lattice, weights);
  const indexOf = (at: number) => lines[pieces[at]?.row ?? -1]?.index ?? -1;
  const over = bestOver(lattice.size, scored);
  const fields = new Map<string, number>();
  for (const { step, score } of scored) {
    if (step.label !== WHAT && step.label !== WHERE) continue;
    const text = lattice.spans[step.from]?.find(({ to }) => to === step.to)?.text ?? '';
    if (text.length > LONGEST_FIELD) continue;
    const margin = marginIn(over[step.from] ?? NOTHING, keyOf(step), score);
    const key = fieldKey(LABELS[step.label] as 'what' | 'where', indexOf(step.from), text);
    if (Number.isFinite(margin))
      fields.set(key, Math.max(margin, fields.get(key) ?? Number.NEGATIVE_INFINITY));
  }
  return { fields, openings: openingsOf(scored, indexOf) };
}

/** Margins below which a field is not shown: hardly anything speaks for it. */
const LEAST_SHOWN = -2;

/** Returns for the trace what fields and openings are likely, each with its margin. */
export function shownMargins({ fields, openings }: Margins): { value: string; score: number }[] {
  const all = [...fields, ...[...openings].map(([line, margin]) => [`opens ${line}`, margin] as const)];
  return all.filter(([, score]) => score > LEAST_SHOWN).map(([value, score]) => ({ value, score }));
}
