/** Written by `npm run fit -- towns`, in the order of the features of town-certainty.ts. Not to be changed by hand. */
export const TOWN_WEIGHTS: readonly number[] = [
  -0.412, 1.121, 0.054, 0.345, 0.532, 0.528, 0.173, -0.552, -0.156, 0.002, 0.73, -0.042, 0.129, -0.645,
  -1.082, 1.706, -1.279, -1.87, -1.476, -1.699,
];

/** The certainty below which a town is marked, and below which it is left out. */
export const TOWN_BOUNDS = { doubtful: 0.49, absent: 0.33 };
