/**
 * Receives the messages of a generated matching UI (docs/embedding.md; types in matcher-messages.d.ts), for its frame or
 * the window it was opened in. It imports nothing, and there is nothing to build: copy it. The element of
 * shortlist-matcher.js, the app and the package of the clients all receive by it.
 */

export const MESSAGE_VERSION = 1;

const isMembers = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

function isDocument(value) {
  if (!isMembers(value) || typeof value.DocumentId !== 'string') return false;
  if (value.SovScore != null && typeof value.SovScore !== 'number') return false;
  return value.IndexId == null || typeof value.IndexId === 'string';
}

const areDocuments = (value) => Array.isArray(value) && value.every(isDocument);

function isHook({ Hook, Documents, ...message }) {
  if (!isMembers(Hook) || typeof Hook.Number !== 'number' || typeof Hook.LinkText !== 'string') return false;
  return Documents == null ? isDocument(message) : areDocuments(Documents);
}

/** What is known of each message besides its Type and Version. */
const FORMS = {
  MatcherHook: (message) => typeof message.Id === 'string' && isHook(message),
  MatcherUpdate: ({ Id }) => typeof Id === 'string',
  MatcherShown: ({ Documents }) => areDocuments(Documents),
  MatcherHeight: ({ Height }) => Number.isFinite(Height) && Height > 0,
};

/** Returns whether this is a message of a matcher in the form of this version. */
export function isMatcherMessage(data) {
  if (!isMembers(data) || data.Version !== MESSAGE_VERSION || !Object.hasOwn(FORMS, data.Type)) return false;
  return FORMS[data.Type](data);
}

/** A later matcher may say more; what is not known is no fault of its sender. */
const isLater = (data) =>
  isMembers(data) &&
  data.Version === MESSAGE_VERSION &&
  typeof data.Type === 'string' &&
  !Object.hasOwn(FORMS, data.Type);

/**
 * Listens to the messages of one interface. A message is taken from that window and the origin of that address, in the
 * form of this version. It is acknowledged, and heard once even if it is sent again; a message for which `hear` returns
 * false counts as dropped. Throws for an invalid address.
 */
export function listenToMatcher({ address, window: frame, hear, dropped }) {
  const { origin } = new URL(address);
  const taken = new Set();
  let count = 0;
  const send = (message) => frame()?.postMessage({ Version: MESSAGE_VERSION, ...message }, origin);

  function take(message) {
    if (!taken.has(message.Id) && hear(message) === false) return false;
    if (message.Id === undefined) return true;
    taken.add(message.Id);
    send({ Type: 'MatcherReceived', Id: message.Id });
    return true;
  }
  function receive({ source, origin: from, data }) {
    const sender = frame();
    if (!sender || source !== sender || (from === origin && isLater(data))) return;
    if (from === origin && isMatcherMessage(data) && take(data)) return;
    count += 1;
    dropped?.(count);
  }
  globalThis.addEventListener('message', receive);
  return {
    display: (message) => send({ ...message, Type: 'MatcherDisplay' }),
    stop: () => globalThis.removeEventListener('message', receive),
  };
}
