import type { z } from 'zod';
import { type DecodedOf, decode, encode } from '@/lib/contracts/codec';
import {
  DisplayMessage,
  EmbedderMessage,
  HeightMessage,
  HookMessage,
  MESSAGE_VERSION,
  ReceivedMessage,
  ShownMessage,
  UpdateMessage,
} from '@/lib/contracts/matching-ui/messages';
import type { CategoryNumbers } from '@/lib/scoring';
import { bareRef, type DocumentRef, type Filters, type Hook, type HookedDocument, type View } from './model';

/** Messages to and from the page around this one, or that opened it (docs/embedding.md). */

type Target = NonNullable<Hook['jsAction']>;

/** Returns the window of a target; null where this page is not embedded. */
function windowOf(target: Target['target']): Window | null {
  if (target === 'opener') return (window.opener as Window | null) ?? null;
  return window.parent === window ? null : window.parent;
}

/** Returns an origin as `postMessage` takes it; undefined for one that would reach everybody, or nobody. */
export function exactOrigin(written: string): string | undefined {
  if (!URL.canParse(written)) return undefined;
  const { protocol, origin } = new URL(written);
  return protocol === 'https:' || protocol === 'http:' ? origin : undefined;
}

/**
 * Returns whether the page around this one has another origin according to the browser, which would silently drop the
 * message.
 */
export function isElsewhere({ target, targetOrigin }: Pick<Target, 'target' | 'targetOrigin'>): boolean {
  const around = target === 'opener' ? undefined : globalThis.location?.ancestorOrigins?.[0];
  return around !== undefined && around !== exactOrigin(targetOrigin);
}

function post<S extends z.ZodType>(
  { target, targetOrigin }: Pick<Target, 'target' | 'targetOrigin'>,
  schema: S,
  message: DecodedOf<S>,
): boolean {
  const origin = exactOrigin(targetOrigin);
  const other = windowOf(target);
  if (!origin || !other || isElsewhere({ target, targetOrigin })) return false;
  other.postMessage(encode(schema, message), origin);
  return true;
}

const nextId = () => crypto.randomUUID();

/** Sends the message of a hook; returns its id, undefined without a page to send it to. */
export function sendHook(
  { number, linkText, isBulk, jsAction }: Hook,
  username: View['username'],
  documents: readonly HookedDocument[],
): string | undefined {
  if (!jsAction) return undefined;
  const [first] = documents;
  const id = nextId();
  const isSent = post(jsAction, HookMessage, {
    type: 'MatcherHook',
    version: MESSAGE_VERSION,
    id,
    hook: { number, linkText, isBulk },
    username,
    data: jsAction.data,
    ...(isBulk ? { documents: [...documents] } : first),
  });
  return isSent ? id : undefined;
}

/** The message of `OnUpdate.Client`. */
export function sendUpdate(
  target: Target,
  username: View['username'],
  preferences: { filterCriteria: Filters; preferredCategoryWeights: CategoryNumbers | undefined },
): boolean {
  return post(target, UpdateMessage, {
    type: 'MatcherUpdate',
    version: MESSAGE_VERSION,
    id: nextId(),
    username,
    data: target.data,
    ...preferences,
  });
}

/** Sends the listed documents to the pages that may embed this one. */
export function sendShown(origins: readonly string[], documents: readonly DocumentRef[]): void {
  const shown = documents.map(bareRef);
  for (const targetOrigin of nearestOrigins(origins))
    for (const target of ['parent', 'opener'] as const)
      post({ target, targetOrigin }, ShownMessage, {
        type: 'MatcherShown',
        version: MESSAGE_VERSION,
        documents: shown,
      });
}

/** Sends the height that the frame would need to the pages that may embed this one. */
export function sendHeight(origins: readonly string[], height: number): void {
  for (const targetOrigin of nearestOrigins(origins))
    post({ target: 'parent', targetOrigin }, HeightMessage, {
      type: 'MatcherHeight',
      version: MESSAGE_VERSION,
      height,
    });
}

/**
 * Returns the origin that embeds the page according to the browser, and only that; the others would only fill its
 * console.
 */
function nearestOrigins(origins: readonly string[]): readonly string[] {
  const around = location.ancestorOrigins?.[0];
  return around !== undefined && origins.includes(around) ? [around] : origins;
}

export type Received = DecodedOf<typeof DisplayMessage> | DecodedOf<typeof ReceivedMessage>;

/** Returns a message, if it comes from a page that may embed this one and has a known shape; undefined otherwise. */
export function readMessage(
  { origin, source, data }: Pick<MessageEvent, 'origin' | 'source' | 'data'>,
  origins: readonly string[],
): Received | undefined {
  const isKnown = source !== null && (source === windowOf('parent') || source === windowOf('opener'));
  if (!isKnown || !origins.includes(origin)) return undefined;
  const message = EmbedderMessage.safeParse(data);
  if (!message.success) return undefined;
  return message.data.Type === 'MatcherDisplay'
    ? decode(DisplayMessage, message.data)
    : decode(ReceivedMessage, message.data);
}

/** Returns the address of a hook for a document; undefined unless it is a web address. */
export function hookAddress(template: string, { indexId, documentId }: DocumentRef): string | undefined {
  const address = template
    .replaceAll('{id}', encodeURIComponent(documentId))
    .replaceAll('{indexId}', encodeURIComponent(indexId ?? ''));
  return exactOrigin(address) && address;
}
