import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { config } from '@/lib/config';
import { guardedFetch, hostOf } from '@/lib/platform/outgoing';

/** What the OpenID Connect provider says of itself (Discovery 1.0, RP-Initiated Logout 1.0), asked for now and then. */

const TIMEOUT_MS = 5000;
const KEPT_MS = 10 * 60 * 1000;

const webAddress = z.url({ protocol: /^https?$/ });

const Metadata = z.object({
  issuer: z.string().min(1),
  jwks_uri: webAddress,
  end_session_endpoint: webAddress.optional().catch(undefined),
});

type ProviderMetadata = z.output<typeof Metadata> & { keys: JWTVerifyGetKey };

let kept: { of: string; until: number; metadata: Promise<ProviderMetadata> } | undefined;

/** Returns the address at which a provider says what it is. */
export const discoveryAddress = (issuer: string) =>
  `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;

async function ask(issuer: string): Promise<ProviderMetadata> {
  // Whoever configured the provider means its host, private or not; what it names elsewhere has to be public.
  const allowedHosts = [hostOf(issuer), ...(config().PRIVATE_HOSTS ?? [])];
  const response = await guardedFetch(discoveryAddress(issuer), {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    allowedHosts,
  });
  if (!response.ok) throw new Error(`The sign-in provider answered ${response.status}.`);
  const metadata = Metadata.parse(await response.json());
  const keys = createRemoteJWKSet(new URL(metadata.jwks_uri), {
    timeoutDuration: TIMEOUT_MS,
    [customFetch]: (address, { headers, signal }) => guardedFetch(address, { headers, signal, allowedHosts }),
  });
  return { ...metadata, keys };
}

/** Returns the metadata and keys of the configured provider; rejects while it cannot be asked. */
export async function providerMetadata(): Promise<ProviderMetadata> {
  const { OIDC_ISSUER: issuer } = config();
  if (!issuer) throw new Error('No sign-in provider is configured.');
  if (kept?.of === issuer && kept.until > performance.now()) return kept.metadata;
  const asked = { of: issuer, until: performance.now() + KEPT_MS, metadata: ask(issuer) };
  kept = asked;
  // What failed is asked again by the next.
  asked.metadata.catch(() => {
    if (kept === asked) kept = undefined;
  });
  return asked.metadata;
}
