/**
 * For a page that embeds the matching UI, or opens it: receives the messages of its hooks, safely. Imports nothing, so
 * that any page can use it. The form of the messages and their version are in docs/embedding.md.
 */

const VERSION = 1;

/** A document; `SovScore` is its match score for the source of the interface, 0 to 100. */
export type MatcherDocument = { DocumentId: string; IndexId?: string | null; SovScore?: number | null };

/** Somebody pressed the button of a client hook; `documents` are one, or those that were selected. */
export type MatcherHook = {
  type: 'MatcherHook';
  id: string;
  hook: { number: number; linkText: string };
  username?: string;
  data: unknown;
  documents: MatcherDocument[];
};

/** The query ran again with other filters or weights, in the form in which the next request takes them. */
export type MatcherUpdate = {
  type: 'MatcherUpdate';
  id: string;
  username?: string;
  data: unknown;
  filterCriteria: unknown;
  preferredCategoryWeights: unknown;
};

/** The page shows a list. */
export type MatcherShown = { type: 'MatcherShown'; documents: MatcherDocument[] };

export type MatcherMessage = MatcherHook | MatcherUpdate | MatcherShown;

export type Listening = {
  /** The address from the call for the interface; messages are accepted only from its origin. */
  address: string;
  /** Returns the window of the iframe, or the opened one; called for each message, since a frame may get another. */
  window: () => Window | null;
  hear: (message: MatcherMessage) => void;
  /** Told how many messages of elsewhere, or in no known form, were dropped until now. */
  dropped?: (count: number) => void;
};

type Members = Record<string, unknown>;

const isMembers = (value: unknown): value is Members => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function isDocument(value: unknown): value is MatcherDocument {
  if (!isMembers(value) || typeof value.DocumentId !== 'string') return false;
  if (value.SovScore != null && typeof value.SovScore !== 'number') return false;
  return value.IndexId == null || typeof value.IndexId === 'string';
}

function documentsOf(message: Members): MatcherDocument[] | undefined {
  const listed = message.Documents ?? [message];
  if (!Array.isArray(listed) || !listed.every(isDocument)) return undefined;
  return listed.map(({ DocumentId, IndexId, SovScore }) => ({
    DocumentId,
    IndexId,
    ...(SovScore != null && { SovScore }),
  }));
}

function readHook(message: Members): MatcherHook | undefined {
  const { Id, Hook, Username, Data } = message;
  const documents = documentsOf(message);
  if (typeof Id !== 'string' || !documents || !isMembers(Hook)) return undefined;
  const { Number: number, LinkText } = Hook;
  if (typeof number !== 'number' || typeof LinkText !== 'string') return undefined;
  const hook = { number, linkText: LinkText };
  return { type: 'MatcherHook', id: Id, hook, username: textOf(Username), data: Data, documents };
}

/** Reads a message; undefined for one in another form or version. */
export function readMatcherMessage(message: unknown): MatcherMessage | undefined {
  if (!isMembers(message) || message.Version !== VERSION) return undefined;
  if (message.Type === 'MatcherHook') return readHook(message);
  const { Id, Username, Data, FilterCriteria, PreferredCategoryWeights, Documents } = message;
  if (message.Type === 'MatcherUpdate' && typeof Id === 'string')
    return {
      type: 'MatcherUpdate',
      id: Id,
      username: textOf(Username),
      data: Data,
      filterCriteria: FilterCriteria,
      preferredCategoryWeights: PreferredCategoryWeights,
    };
  const documents = message.Type === 'MatcherShown' && Documents ? documentsOf(message) : undefined;
  return documents && { type: 'MatcherShown', documents };
}

/**
 * Listens to the messages of one interface until the returned function is called. A message is accepted if it comes
 * from that window and from the origin of that address, in the form of this version; it is acknowledged, and handled
 * once even if it is sent again. Throws for an invalid address.
 */
export function listenToMatcher({ address, window: frame, hear, dropped }: Listening): () => void {
  const { origin } = new URL(address);
  const heard = new Set<string>();
  let count = 0;
  function receive({ source, origin: from, data }: MessageEvent<unknown>) {
    const sender = frame();
    const message = sender && source === sender && from === origin ? readMatcherMessage(data) : undefined;
    if (!sender || !message) {
      count += 1;
      dropped?.(count);
      return;
    }
    if ('id' in message) {
      sender.postMessage({ Type: 'MatcherReceived', Version: VERSION, Id: message.id }, origin);
      if (heard.has(message.id)) return;
      heard.add(message.id);
    }
    hear(message);
  }
  globalThis.addEventListener('message', receive as EventListener);
  return () => globalThis.removeEventListener('message', receive as EventListener);
}
