import { type DecodedOf, decode, encode } from '@/lib/contracts/codec';
import {
  DisplayMessage,
  HookMessage,
  MatcherMessage,
  MESSAGE_VERSION,
  ShownMessage,
  UpdateMessage,
} from '@/lib/contracts/matching-ui/messages';
import { MATCHER_ACTS, type MatchedName, type MatcherAct } from '@/lib/recruiter/vocabulary';
import type { MatcherDisplay } from '@/public/embedding/matcher-messages.js';

/** What the messages between a page of the app and the matcher that it embeds mean here (docs/embedding.md). */

type Ref = { indexId?: string | null | undefined; documentId: string };

/** Match scores of documents for the job or candidate, by their ids: whole numbers of 0 to 100. */
type Scores = Record<string, number>;

/** Report of a matcher: a button was pressed for documents, weights or filters changed, documents are listed. */
export type Told =
  | { kind: 'act'; act: MatcherAct; documentIds: string[]; scores: Scores }
  | {
      kind: 'update';
      preferences: Pick<DecodedOf<typeof UpdateMessage>, 'filterCriteria' | 'preferredCategoryWeights'>;
    }
  | { kind: 'shown'; documents: Ref[] }
  | { kind: 'height' };

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
  return { kind: 'act', act, documentIds, scores: scoresOf(documents) };
}

/** Returns the report in a message that was received; null where it does not keep to the contract. */
export function readTold(message: unknown): Told | null {
  const read = MatcherMessage.safeParse(message);
  if (!read.success) return null;
  switch (read.data.Type) {
    case 'MatcherHook':
      return hookTold(decode(HookMessage, read.data));
    case 'MatcherUpdate': {
      const { filterCriteria, preferredCategoryWeights } = decode(UpdateMessage, read.data);
      return { kind: 'update', preferences: { filterCriteria, preferredCategoryWeights } };
    }
    case 'MatcherShown':
      return { kind: 'shown', documents: decode(ShownMessage, read.data).documents };
    case 'MatcherHeight':
      // The frame has the height of the page of the app, whatever the list would take.
      return { kind: 'height' };
  }
}

/** Returns the names of the matcher's documents here, none where it is blind, and the decisions. */
export function displayMessage(
  documents: readonly Ref[],
  names: readonly MatchedName[],
  { blind, theme }: { blind: boolean; theme: 'light' | 'dark' },
): MatcherDisplay {
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
