import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { seal, unseal } from '@/lib/platform';
import { sameBytes } from '../ground/same-bytes';
import { records } from '../ground/store';
import { hashOfToken, newToken } from '../ground/token';
import type { EventProvider } from './types';

/** Settings of a hosted provider of events: its credentials here, and ours there; kept sealed. */

const SECRET = 'event-receiver';
const OWNER = 'provider';

const Kept = z.object({
  /** `whsec_…`, where the provider signs as Standard Webhooks. */
  signingSecret: z.string().optional(),
  clientId: z.string(),
  /** SHA-256 of the secret by which the provider gets tokens of this app, in hex. */
  clientSecretHash: z.string(),
  filesUrl: z.string().optional(),
  token: z.object({ url: z.string(), clientId: z.string(), clientSecret: z.string() }).optional(),
});

export type KeptProvider = z.output<typeof Kept>;

export async function findProvider(): Promise<KeptProvider | undefined> {
  const db = await records();
  const { provider } = await db.selectFrom('event_settings').select('provider').executeTakeFirstOrThrow();
  return provider === null ? undefined : Kept.parse(JSON.parse(await unseal(SECRET, provider, OWNER)));
}

export async function keepProvider(provider: KeptProvider | undefined): Promise<void> {
  const db = await records();
  const sealed = provider && (await seal(SECRET, JSON.stringify(provider), OWNER));
  await db
    .updateTable('event_settings')
    .set({ provider: sealed ?? null })
    .execute();
}

/** Creates a client by which the provider gets tokens here; its secret is shown only this once. */
export function newClient(): { clientId: string; clientSecret: string; clientSecretHash: string } {
  const clientSecret = newToken();
  const clientId = `events-${randomBytes(6).toString('hex')}`;
  return { clientId, clientSecret, clientSecretHash: hashOfToken(clientSecret, 'hex') };
}

/** Returns whether these are the id and secret of the provider's client. */
export function isClient(provider: KeptProvider, id: string, secret: string): boolean {
  const [given, kept] = [hashOfToken(secret, 'hex'), provider.clientSecretHash];
  return id === provider.clientId && sameBytes(Buffer.from(given), Buffer.from(kept));
}

export function shownProvider(provider: KeptProvider): EventProvider {
  return {
    signs: provider.signingSecret !== undefined,
    clientId: provider.clientId,
    filesUrl: provider.filesUrl ?? '',
    tokenUrl: provider.token?.url ?? '',
    tokenClientId: provider.token?.clientId ?? '',
  };
}
