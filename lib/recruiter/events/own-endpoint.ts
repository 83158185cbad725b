import {
  addEventEndpoint,
  changeEventEndpoint,
  connections,
  listEventEndpoints,
  removeEventEndpoint,
} from '@/lib/clients';
import { config } from '@/lib/config';
import { CANDIDATE_MATCH, EVENT_RECEIVER_PATH, JOB_MATCH } from '@/lib/contracts';
import { log, seal, unseal } from '@/lib/platform';
import { records } from '../ground/store';

/**
 * The endpoint by which the built-in service announces its own matches to this app, as to any other system. Created
 * again when its secret is not known here, or when the address of the app has changed.
 */

const SECRET = 'event-receiver';
const OWNER = 'own-endpoint';
const NAME = 'This workspace';

export const ownUrl = () => `${config().EMBEDDED_URL}${EVENT_RECEIVER_PATH}`;

/** Returns whether an endpoint is the one of this app, at its address of now or an earlier one. */
export const isOwn = ({ name, url }: { name: string; url: string }) =>
  name === NAME && url.endsWith(EVENT_RECEIVER_PATH);

/** Returns the secret by which the built-in service signs its messages to this app. */
export async function ownSecret(): Promise<string | undefined> {
  const db = await records();
  const { own_secret } = await db.selectFrom('event_settings').select('own_secret').executeTakeFirstOrThrow();
  return own_secret === null ? undefined : unseal(SECRET, own_secret, OWNER);
}

async function keep(endpoint: string, secret: string): Promise<void> {
  const db = await records();
  await db
    .updateTable('event_settings')
    .set({ own_endpoint: endpoint, own_secret: await seal(SECRET, secret, OWNER) })
    .execute();
}

/** Makes sure that the built-in service announces its matches to this app; false when it could not be asked. */
export async function ensureOwnEndpoint(): Promise<boolean> {
  if (!(await connections()).parser.builtIn) return true;
  const listed = await listEventEndpoints();
  if (!listed.ok) return false;
  const mine = listed.value.filter(isOwn);
  const current = mine.find(({ url }) => url === ownUrl());
  for (const stale of mine) if (stale !== current) await removeEventEndpoint(stale.id);
  const db = await records();
  const known = await db.selectFrom('event_settings').select('own_endpoint').executeTakeFirstOrThrow();
  const isKnown = current?.id === known.own_endpoint && (await ownSecret()) !== undefined;
  if (current && isKnown && current.state === 'On') return true;
  const types = [JOB_MATCH, CANDIDATE_MATCH] as const;
  const made = current
    ? await changeEventEndpoint(current.id, { state: 'On', rotateSecret: true })
    : await addEventEndpoint({ name: NAME, url: ownUrl(), types: [...types], waitSeconds: 0 });
  if (!made.ok || !made.value.secret) {
    log().warn('the built-in service could not be told where events go');
    return false;
  }
  await keep(made.value.endpoint.id, made.value.secret);
  return true;
}
