/** Why something that a question found was left as it was. */
export type LeftOut = { reason: string; count: number };

/**
 * What came of an act on everything that a question found: `found` is what the question found when it was asked again,
 * `changed` how many of these were changed, `left` why the others were not. `undo` takes the act back; null where nothing was
 * changed.
 */
export type BulkDone = { found: number; changed: number; left: LeftOut[]; undo: string | null };
