/** Why something that a question found was left as it was. */
export type LeftOut = { reason: string; count: number };

/**
 * Result of an act on all results of a question: `found` is the number found when it was asked again, `changed` how
 * many of these were changed, `left` why the others were not. `undo` undoes the act; null where nothing was changed.
 */
export type BulkDone = { found: number; changed: number; left: LeftOut[]; undo: string | null };
