import type { BarFilter } from './bar-text';

/** A completion of the typed text: choosing it writes something into the bar, sets a filter, or leads to a page. */
export type Completion = {
  id: string;
  group: string;
  label: string;
  detail?: string;
  /** Number of matches, in words. */
  count?: string | undefined;
  effect:
    | { type: 'write'; text: string }
    | { type: 'filter'; filter: BarFilter }
    | { type: 'open'; href: string };
};

/** Completions of a token. `isFirstTaken`: true if Enter takes the first, since a code is not typed by hand. */
export type Completions = {
  completions: readonly Completion[];
  isLoading: boolean;
  isFirstTaken: boolean;
};
