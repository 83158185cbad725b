/** A part of a text, from its first character to the one after its last. */
export type Stretch = { from: number; to: number };
