import { type DecodedOf, decode, encode } from '@/lib/contracts/codec';
import {
  DisplayMessage,
  HookMessage,
  MatcherMessage,
  MESSAGE_VERSION,
  ReceivedMessage,
  ShownMessage,
  UpdateMessage,
} from '@/lib/contracts/matching-ui/messages';
import { MATCHER_ACTS, type MatchedName, type MatcherAct } from '@/lib/recruiter/vocabulary';

/** Messages between a page of the app and the matcher that it embeds (docs/embedding.md). */

type Ref = { indexId?: string | null | undefined; documentId: string };

/** Match scores of documents for the job or candidate, by their ids: whole numbers of 0 to 100. */
type Scores = Record<string, number>;

/** Report of a matcher: a button was pressed for documents, weights or filters changed, documents are listed. */
export type Told =
  | { kind: 'act'; messageId: string; act: MatcherAct; documentIds: string[]; scores: Scores }
  | {
      kind: 'update';
      messageId: string;
      preferences: Pick<DecodedOf<typeof UpdateMessage>, 'filterCriteria' | 'preferredCategoryWeights'>;
    }
  | { kind: 'shown'; documents: Ref[] };

type Event = Pick<MessageEvent, 'origin' | 'source' | 'data'>;

function scoresOf(documents: readonly (Ref & { sovScore?: number | null | undefined })[]): Scores {
  return Object.fromEntries(
    documents.flatMap(({ documentId, sovScore }) =>
      sovScore != null && sovScore >= 0 && sovScore <= 100 ? [[documentId, Math.round(sovScore)]] : [],
    ),
  );
}

function hookTold(message: DecodedOf<typeof HookMessage>): Told | null {
  const act = MATCHER_ACTS.find((known) => known === message.data);
  const { documentId, sovScore } = message;
  const documents = message.documents ?? (documentId ? [{ documentId, sovScore }] : []);
  if (!act || documents.length === 0) return null;
  const documentIds = [...new Set(documents.map(({ documentId }) => documentId))];
  return { kind: 'act', messageId: message.id, act, documentIds, scores: scoresOf(documents) };
}

/**
 * Returns whether a message claims to come from the frame at all; those of other scripts and extensions do not count.
 */
export function isFrom(event: Event, frame: Window | null): boolean {
  return frame !== null && event.source === frame;
}

/**
 * Returns the report in a message if it comes from this frame, from its origin, in the declared shape; null for
 * anything else.
 */
export function readTold(event: Event, frame: Window | null, origin: string): Told | null {
  if (!isFrom(event, frame) || event.origin !== origin) return null;
  const read = MatcherMessage.safeParse(event.data);
  if (!read.success) return null;
  switch (read.data.Type) {
    case 'MatcherHook':
      return hookTold(decode(HookMessage, read.data));
    case 'MatcherUpdate': {
      const { id, filterCriteria, preferredCategoryWeights } = decode(UpdateMessage, read.data);
      return { kind: 'update', messageId: id, preferences: { filterCriteria, preferredCategoryWeights } };
    }
    case 'MatcherShown':
      return { kind: 'shown', documents: decode(ShownMessage, read.data).documents };
  }
}

/** Confirms to the matcher that its message was received. */
export function receivedMessage(messageId: string): unknown {
  return encode(ReceivedMessage, { type: 'MatcherReceived', version: MESSAGE_VERSION, id: messageId });
}

/** Sends the matcher the names of its documents here, without names where it is blind, and the decisions. */
export function displayMessage(
  documents: readonly Ref[],
  names: readonly MatchedName[],
  { blind, theme }: { blind: boolean; theme: 'light' | 'dark' },
): unknown {
  const known = new Map(names.map((one) => [one.id, one]));
  return encode(DisplayMessage, {
    type: 'MatcherDisplay',
    version: MESSAGE_VERSION,
    documents: documents.map(({ indexId, documentId }) => {
      const { name, mark } = known.get(documentId) ?? {};
      return { indexId, documentId, name: blind ? undefined : name?.slice(0, 200), mark: mark ?? undefined };
    }),
    theme,
    hasBlindSwitch: true,
  });
}
