/** Written by `npm run fit -- certainty`, in the order of the features of certainty.ts. Not to be changed by hand. */
export const CERTAINTY_WEIGHTS: Record<'what' | 'where', readonly number[]> = {
  what: [
    -1.507, 2.541, 1.394, 0.061, 0.985, 0.915, -0.644, 0.024, 1.106, 0.626, -0.2, -1.02, -1.536, -1.021,
    -1.129, -1.108, 0.146, -0.563, -0.121, 0.533, -0.103, 0.137,
  ],
  where: [
    -0.336, 0.995, 0.424, 0.114, 1.469, 0.087, 0.633, 0.947, -0.18, -0.669, -0.602, 0.1, -1.073, 0.711,
    -0.482, -1.233, -0.541, 0.071, 0.059, 0.165, -0.164, 0.013,
  ],
};

/** The certainty from which on a value is shown as sure. */
export const SURE_FROM: Record<'what' | 'where', number> = { what: 0.79, where: 0.95 };
