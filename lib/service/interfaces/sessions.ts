import { createHash, randomBytes } from 'node:crypto';
import { config } from '@/lib/config';
import { type DecodedOf, MATCHER_PATH, type UI_REQUESTS, type UIKind } from '@/lib/contracts';
import type { Framing } from '@/lib/platform';
import { addSession, addVisitor, findFraming, findVisited, type ServiceRecords, spendKey } from '../store';
import { openValue, sealValue } from './sealed';

/** matching-ui.md, Limits: 24 hours or more. */
const SESSION_SECONDS = 24 * 60 * 60;

const ID_BYTES = 16;
const SECRET_BYTES = 32;

/** The indexed document that an interface matches with. */
export type IndexedSource = { indexId: string; documentId: string };

/** A request for an interface, by its kind. */
export type UIRequest = {
  [Kind in UIKind]: { kind: Kind; body: DecodedOf<(typeof UI_REQUESTS)[Kind]>; source?: IndexedSource };
}[UIKind];

/** A session as it is worked with. */
export type Session = {
  id: string;
  accountId: string;
  framing: Framing;
  expiresAt: Date;
  request: UIRequest;
};

const random = (bytes: number) => randomBytes(bytes).toString('base64url');
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

export function usernameOf({ body }: UIRequest): string | undefined {
  return body.uiOptions?.username?.trim() || undefined;
}

/** Returns the address of the page of a session, which holds no secret. */
function addressOf(id: string): string {
  return `${config().MATCHER_ORIGIN}${MATCHER_PATH}/${id}`;
}

/**
 * Begins a session and returns its address. For a named user the address holds a key that lets its first visitor in
 * (matching-ui.md, Matching UI response); everybody else signs in.
 */
export async function beginSession(
  records: ServiceRecords,
  { accountId, request, framing }: Pick<Session, 'accountId' | 'request' | 'framing'>,
): Promise<{ url: string; expiresIn: number }> {
  const id = random(ID_BYTES);
  const key = usernameOf(request) === undefined ? undefined : random(SECRET_BYTES);
  await addSession(records, {
    id,
    accountId,
    kind: request.kind,
    keyHash: key && hashOf(key),
    content: await sealValue(request, `${accountId}/${id}`),
    framing,
    expiresAt: new Date(Date.now() + SESSION_SECONDS * 1000),
  });
  return { url: key ? `${addressOf(id)}/open?key=${key}` : addressOf(id), expiresIn: SESSION_SECONDS };
}

/** Exchanges the key of an address, once, for the secret of a visitor; undefined for a key that is used, or none. */
export async function openSession(
  records: ServiceRecords,
  id: string,
  key: string,
): Promise<string | undefined> {
  if (!(await spendKey(records, id, hashOf(key)))) return undefined;
  const secret = random(SECRET_BYTES);
  await addVisitor(records, id, { hash: hashOf(secret) });
  return secret;
}

/**
 * Returns a visitor who is not let in yet: the secret of its browser, and the mark by which a signed-in member names
 * it.
 */
export function newVisitor(): { secret: string; mark: string } {
  const secret = random(SECRET_BYTES);
  return { secret, mark: hashOf(secret) };
}

/** Lets a visitor in by its mark, under the name of who signed in; false when the session has ended. */
export async function admitVisitor(
  records: ServiceRecords,
  { sessionId, mark, username }: { sessionId: string; mark: string; username: string },
): Promise<boolean> {
  if (!(await findFraming(records, sessionId))) return false;
  await addVisitor(records, sessionId, {
    hash: mark,
    username: await sealValue(username, `${sessionId}/${mark}`),
  });
  return true;
}

export type Visited =
  | { state: 'ended' | 'signedOut' }
  | { state: 'open'; session: Session; username: string | undefined };

/** Returns the session for a visitor with one of these secrets. */
export async function visitSession(
  records: ServiceRecords,
  id: string,
  secrets: readonly string[],
): Promise<Visited> {
  const found = await findVisited(records, id, secrets.map(hashOf));
  if (!found) return { state: (await findFraming(records, id)) ? 'signedOut' : 'ended' };
  const { session, visitor } = found;
  const { accountId, framing, expiresAt } = session;
  const request = (await openValue(session.content, `${accountId}/${id}`)) as UIRequest;
  const username = visitor.username
    ? String(await openValue(visitor.username, `${id}/${visitor.hash}`))
    : usernameOf(request);
  return { state: 'open', session: { id, accountId, framing, expiresAt, request }, username };
}
