/** Types of shortlist-matcher.js; the messages are described in docs/embedding.md. */
import type {
  MatcherDisplay,
  MatcherHeight,
  MatcherHook,
  MatcherShown,
  MatcherUpdate,
} from './matcher-messages.js';

export type * from './matcher-messages.js';

export interface ShortlistMatcherEvents {
  'matcher-shown': CustomEvent<MatcherShown>;
  'matcher-hook': CustomEvent<MatcherHook>;
  'matcher-update': CustomEvent<MatcherUpdate>;
  'matcher-height': CustomEvent<MatcherHeight>;
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
