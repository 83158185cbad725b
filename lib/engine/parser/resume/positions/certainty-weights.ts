/** Written by `npm run fit -- certainty`, in the order of the features of certainty.ts. Not to be changed by hand. */
export const CERTAINTY_WEIGHTS: Record<'what' | 'where', readonly number[]> = {
  what: [
    -1.076, 2.935, 1.95, 0.717, 1.074, 0.137, -0.492, 0.134, 0.509, 0.701, -0.507, -1.077, -1.36, -1.299,
    -1.245, -0.829, 0.047, -0.433, -1.028, 0.346, 0.327, -0.738,
  ],
  where: [
    -1.512, 1.598, 0.397, 0.185, 1.169, 0.713, 0.453, 1.156, 0.353, -0.497, -0.582, 0.71, -0.013, 0.039,
    -1.358, -0.926, -0.59, 0.355, -0.163, 0.654, 0.056, -0.615,
  ],
};

/** The certainty from which on a value is shown as sure. */
export const SURE_FROM: Record<'what' | 'where', number> = { what: 0.83, where: 0.91 };
