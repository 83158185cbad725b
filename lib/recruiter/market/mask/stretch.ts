/** A part of a text, from its first sign to the one behind its last. */
export type Stretch = { from: number; to: number };
