import type { BarFilter } from './bar-text';

/** What can be meant by what is typed: choosing it writes something into the bar, sets a filter, or leads to a page. */
export type Completion = {
  id: string;
  group: string;
  label: string;
  detail?: string;
  /** How many have it, in words. */
  count?: string | undefined;
  effect:
    | { type: 'write'; text: string }
    | { type: 'filter'; filter: BarFilter }
    | { type: 'open'; href: string };
};

/** What a token may become. `isFirstTaken`: whether Enter takes the first, since a code is not typed by hand. */
export type Completions = {
  completions: readonly Completion[];
  isLoading: boolean;
  isFirstTaken: boolean;
};
