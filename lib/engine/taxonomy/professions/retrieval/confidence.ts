/**
 * Confidence by likelihood of a profession: of titles whose best profession has the confidence 0.9, nine in ten are of
 * its unit group. A title that is in the tables to the letter has a separate curve: its group is very likely, but
 * classifications file the same words under different ones. Values between the points are interpolated.
 */

type Point = { likelihood: number; confidence: number };

/** Learned on half of the titles of all sets, as the nearest rising steps: `npm run eval -- titles --fit`. */
const OF_OTHERS: readonly Point[] = [
  { likelihood: 0, confidence: 0 },
  { likelihood: 0.118, confidence: 0.19 },
  { likelihood: 0.188, confidence: 0.282 },
  { likelihood: 0.237, confidence: 0.333 },
  { likelihood: 0.277, confidence: 0.357 },
  { likelihood: 0.317, confidence: 0.457 },
  { likelihood: 0.37, confidence: 0.5 },
  { likelihood: 0.439, confidence: 0.506 },
  { likelihood: 0.509, confidence: 0.571 },
  { likelihood: 0.583, confidence: 0.649 },
  { likelihood: 0.68, confidence: 0.686 },
  { likelihood: 0.763, confidence: 0.789 },
  { likelihood: 0.83, confidence: 0.794 },
  { likelihood: 0.895, confidence: 0.848 },
  { likelihood: 0.931, confidence: 0.889 },
  { likelihood: 0.957, confidence: 0.929 },
  { likelihood: 0.975, confidence: 0.968 },
  { likelihood: 0.988, confidence: 0.98 },
];

/** The same of titles that the tables have to the letter. */
const OF_THE_VERY_TITLE: readonly Point[] = [
  { likelihood: 0, confidence: 0 },
  { likelihood: 0.864, confidence: 0.433 },
  { likelihood: 0.9904, confidence: 0.545 },
  { likelihood: 0.9985, confidence: 0.671 },
  { likelihood: 0.9996, confidence: 0.871 },
  { likelihood: 0.99982, confidence: 0.881 },
  { likelihood: 0.99992, confidence: 0.935 },
  { likelihood: 0.99996, confidence: 0.967 },
  { likelihood: 0.99998, confidence: 0.98 },
];

/** `isVeryTitle`: the tables have the title to the letter. */
export function confidenceOf(likelihood: number, isVeryTitle: boolean): number {
  const curve = isVeryTitle ? OF_THE_VERY_TITLE : OF_OTHERS;
  const at = curve.findIndex((point) => point.likelihood >= likelihood);
  const [low, high] = [curve[at - 1], curve[at]];
  if (!low || !high) return (at < 0 ? curve.at(-1) : high)?.confidence ?? 0;
  const share = (likelihood - low.likelihood) / (high.likelihood - low.likelihood);
  return low.confidence + share * (high.confidence - low.confidence);
}
