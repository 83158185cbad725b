/** Written by `npm run fit -- certainty`, in the order of the features of certainty.ts. Not to be changed by hand. */
export const CERTAINTY_WEIGHTS: Record<'what' | 'where', readonly number[]> = {
  what: [-1.387, 2.936, 0.963, 0.072, 1.371, 0.733, -0.404, 0.172, 1.03, 0.277, -0.333, -1.638, -1.064, -1.516, -1.259, -1.33, 0.276, -0.43, -0.165, 0.437, 0.044, -0.427],
  where: [-0.718, 1.408, 0.47, 0.085, 1.326, 0.126, 0.622, 0.98, 0.512, -0.465, -0.708, 0.76, -0.694, 0.693, -1.226, -1.34, -0.291, 0.031, 0.066, 0.163, -0.18, -0.085],
};

/** The certainty from which on a value is shown as sure. */
export const SURE_FROM: Record<'what' | 'where', number> = { what: 0.8, where: 0.94 };
