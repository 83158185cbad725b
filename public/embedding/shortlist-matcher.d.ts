/** Types of shortlist-matcher.js; the messages are described in docs/embedding.md. */

export type MatcherDocument = { DocumentId: string; IndexId?: string | null; SovScore?: number | null };

export type MatcherShown = { Type: 'MatcherShown'; Version: 1; Documents: MatcherDocument[] };

export type MatcherHook = Partial<MatcherDocument> & {
  Type: 'MatcherHook';
  Version: 1;
  Id: string;
  Hook: { Number: number; LinkText: string; IsBulk: boolean };
  Username?: string | null;
  Data?: unknown;
  Documents?: MatcherDocument[];
};

export type MatcherUpdate = {
  Type: 'MatcherUpdate';
  Version: 1;
  Id: string;
  Username?: string | null;
  Data?: unknown;
  FilterCriteria?: unknown;
  PreferredCategoryWeights?: unknown;
};

export type MatcherDisplay = {
  Documents: (MatcherDocument & { Name?: string; Photo?: string; Mark?: string })[];
  Theme?: 'light' | 'dark';
  HasBlindSwitch?: boolean;
};

export interface ShortlistMatcherEvents {
  'matcher-shown': CustomEvent<MatcherShown>;
  'matcher-hook': CustomEvent<MatcherHook>;
  'matcher-update': CustomEvent<MatcherUpdate>;
  /** The frame has shown no list within fifteen seconds: it was refused, or its address was used before. */
  'matcher-silent': CustomEvent<{ message: string }>;
}

export class ShortlistMatcher extends HTMLElement {
  readonly dropped: number;
  display(message: MatcherDisplay): void;
  addEventListener<Name extends keyof ShortlistMatcherEvents>(
    type: Name,
    listener: (event: ShortlistMatcherEvents[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'shortlist-matcher': ShortlistMatcher;
  }
}
