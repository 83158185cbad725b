/**
 * From the paragraphs of a flowing format to lines: every office reader hands its text to a `FlowBuilder` and knows
 * nothing of white space, bullets, limits or block numbers.
 */
export type { BlockKind, TextStyle } from './builder';
export { FlowBuilder } from './builder';
export { opensWithBullet } from './bullets';
export { CellCounter } from './cells';
export { FieldStack } from './fields';
export { fieldTarget, linkTarget } from './links';
export { formatNumber } from './numbers';
export { bulletFor, symbolFor } from './symbols';
