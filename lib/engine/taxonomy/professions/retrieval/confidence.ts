/**
 * What the likelihood of a profession is worth: of titles whose best profession has the confidence 0.9, nine in ten are
 * of its unit group. Between the points it is read off a straight line.
 */

type Point = { likelihood: number; confidence: number };

/** Learned on half of the titles of all sets, as the nearest rising steps: `npm run eval -- titles --fit`. */
const CURVE: readonly Point[] = [
  { likelihood: 0, confidence: 0 },
  { likelihood: 0.123, confidence: 0.192 },
  { likelihood: 0.197, confidence: 0.307 },
  { likelihood: 0.264, confidence: 0.364 },
  { likelihood: 0.337, confidence: 0.468 },
  { likelihood: 0.413, confidence: 0.484 },
  { likelihood: 0.475, confidence: 0.514 },
  { likelihood: 0.516, confidence: 0.586 },
  { likelihood: 0.581, confidence: 0.623 },
  { likelihood: 0.681, confidence: 0.696 },
  { likelihood: 0.777, confidence: 0.796 },
  { likelihood: 0.841, confidence: 0.799 },
  { likelihood: 0.892, confidence: 0.828 },
  { likelihood: 0.93, confidence: 0.863 },
  { likelihood: 0.957, confidence: 0.905 },
  { likelihood: 0.975, confidence: 0.924 },
  { likelihood: 0.992, confidence: 0.927 },
  { likelihood: 0.999, confidence: 0.98 },
];

export function confidenceOf(likelihood: number): number {
  const at = CURVE.findIndex((point) => point.likelihood >= likelihood);
  const [low, high] = [CURVE[at - 1], CURVE[at]];
  if (!low || !high) return (at < 0 ? CURVE.at(-1) : high)?.confidence ?? 0;
  const share = (likelihood - low.likelihood) / (high.likelihood - low.likelihood);
  return low.confidence + share * (high.confidence - low.confidence);
}
