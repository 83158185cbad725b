export {
  compareDates,
  type DateOptions,
  type FoundDates,
  findDates,
  isCurrentWord,
  isOnlyDates,
  type PartialDate,
  withoutDates,
} from './dates';
export type { Box } from './geometry';
export { type LetterRuns, letterRunsOf, mayHave } from './letter-runs';
export { type Random, randomOf } from './random';
export { PARAGRAPHS, remembered } from './remembered';
export type { Failure, Result } from './result';
export { fail, succeed } from './result';
export { isWithinSlips, nearestOf } from './slips';
export {
  closeLetterSpacing,
  fold,
  isAllCapitals,
  isUnspacedScript,
  isUnspacedText,
  isWordBoundary,
  squeeze,
  withTurnedBrackets,
  words,
} from './text';
