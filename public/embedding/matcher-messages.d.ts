/** Types of matcher-messages.js; the messages are described in docs/embedding.md. */

/** A document; `SovScore` is its match score for the source of the interface, 0 to 100. */
export type MatcherDocument = { DocumentId: string; IndexId?: string | null; SovScore?: number | null };

type Envelope<Type extends string> = { Type: Type; Version: 1 };

/** The page shows a list. */
export type MatcherShown = Envelope<'MatcherShown'> & { Documents: MatcherDocument[] };

/** Somebody pressed the button of a client hook: for one document, or for the `Documents` that were selected. */
export type MatcherHook = Envelope<'MatcherHook'> &
  Partial<MatcherDocument> & {
    Id: string;
    Hook: { Number: number; LinkText: string; IsBulk?: boolean };
    Username?: string | null;
    Data?: unknown;
    Documents?: MatcherDocument[] | null;
  };

/** The query ran again with other filters or weights, in the form in which the next request takes them. */
export type MatcherUpdate = Envelope<'MatcherUpdate'> & {
  Id: string;
  Username?: string | null;
  Data?: unknown;
  FilterCriteria?: unknown;
  PreferredCategoryWeights?: unknown;
};

/** As high as the frame would have to be, in CSS pixels, so that nothing in it is scrolled. */
export type MatcherHeight = Envelope<'MatcherHeight'> & { Height: number };

export type MatcherMessage = MatcherShown | MatcherHook | MatcherUpdate | MatcherHeight;

/** What the list calls its documents here. */
export type MatcherDisplay = {
  Documents: (MatcherDocument & { Name?: string | null; Photo?: string | null; Mark?: string | null })[];
  Theme?: 'light' | 'dark' | null;
  HasBlindSwitch?: boolean | null;
};

export const MESSAGE_VERSION: 1;

export function isMatcherMessage(data: unknown): data is MatcherMessage;

export function listenToMatcher(listening: {
  /** The address from the call for the interface; messages are taken from its origin alone. */
  address: string;
  /** Returns the window of the iframe, or the opened one; called for each message, since a frame may get another. */
  window: () => Window | null | undefined;
  /** Returns false for a message that it does not accept: it is then not acknowledged. */
  hear: (message: MatcherMessage) => unknown;
  /** Told how many messages of that window were dropped until now: of another origin, or in no known form. */
  dropped?: (count: number) => void;
}): {
  /** Tells the list what its documents are called here. */
  display: (message: MatcherDisplay) => void;
  stop: () => void;
};
