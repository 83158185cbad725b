/**
 * What the likelihood of a profession is worth: of titles whose best profession has the confidence 0.9, nine in ten are
 * of its unit group. Between the points it is read off a straight line.
 */

type Point = { likelihood: number; confidence: number };

/** Learned on half of the titles of all sets, as the nearest rising steps: `npm run eval -- titles --fit`. */
const CURVE: readonly Point[] = [
  { likelihood: 0, confidence: 0 },
  { likelihood: 0.132, confidence: 0.153 },
  { likelihood: 0.244, confidence: 0.33 },
  { likelihood: 0.339, confidence: 0.46 },
  { likelihood: 0.448, confidence: 0.55 },
  { likelihood: 0.55, confidence: 0.624 },
  { likelihood: 0.633, confidence: 0.69 },
  { likelihood: 0.757, confidence: 0.755 },
  { likelihood: 0.841, confidence: 0.79 },
  { likelihood: 0.911, confidence: 0.864 },
  { likelihood: 0.973, confidence: 0.89 },
  { likelihood: 0.996, confidence: 0.93 },
  { likelihood: 1, confidence: 0.96 },
];

export function confidenceOf(likelihood: number): number {
  const at = CURVE.findIndex((point) => point.likelihood >= likelihood);
  const [low, high] = [CURVE[at - 1], CURVE[at]];
  if (!low || !high) return (at < 0 ? CURVE.at(-1) : high)?.confidence ?? 0;
  const share = (likelihood - low.likelihood) / (high.likelihood - low.likelihood);
  return low.confidence + share * (high.confidence - low.confidence);
}
