export { isWithinSlips, nearestOf } from '@/lib/expression';
export {
  compareDates,
  type DateOptions,
  type FoundDates,
  findDates,
  isCurrentWord,
  isDuration,
  isOnlyDates,
  type PartialDate,
  withoutDates,
} from './dates';
export { escapeHtml } from './escape-html';
export type { Box } from './geometry';
export { type LetterRuns, letterRunsOf, mayHave } from './letter-runs';
export { type Random, randomOf } from './random';
export { forgetRemembered, PARAGRAPHS, remembered } from './remembered';
export type { Failure, Result } from './result';
export { fail, succeed } from './result';
export {
  closeLetterSpacing,
  fold,
  isAllCapitals,
  isUnspacedScript,
  isUnspacedText,
  isWordBoundary,
  runsWithInitials,
  squeeze,
  withTurnedBrackets,
  words,
} from './text';
