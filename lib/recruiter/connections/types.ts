import type { ParserVersion } from '@/lib/contracts';

/** The APIs that a connection can be for. The first is parsing with indexes, matching and the matching UI. */
export const CONNECTED_APIS = ['parser', 'market'] as const;

export type ConnectedApi = (typeof CONNECTED_APIS)[number];

/**
 * Ways in which the app authenticates: an account's two headers, a token obtained with client credentials, or HTTP
 * Basic.
 */
export const CREDENTIAL_KINDS = ['account', 'client', 'basic'] as const;

export type CredentialKind = (typeof CREDENTIAL_KINDS)[number];

/** Credentials that an API takes, the usual kind first (wire-facts 1.1, 2.8; market.md, Authentication). */
export const CREDENTIALS_OF: Readonly<Record<ConnectedApi, readonly CredentialKind[]>> = {
  parser: ['account', 'client'],
  market: ['basic'],
};

/** A connection as an owner sees it: everything but the secret. Addresses are without a slash at their end. */
export type ConnectionState = {
  api: ConnectedApi;
  /** Origin of the settings: those of the app override the environment, which overrides the built-in service. */
  from: 'settings' | 'environment' | 'default';
  builtIn: boolean;
  baseUrl: string;
  uiOrigin: string | null;
  /** Required region of the account, if an owner named one. */
  region: string | null;
  credentials: CredentialKind;
  id: string;
  tokenUrl: string | null;
  secretIsSet: boolean;
  normalize: boolean;
  /** In which version documents are parsed. */
  version: ParserVersion;
};

/** Result of testing a connection: all is well, or the problem and what to do about it. */
export type ConnectionTest = { ok: boolean; title: string; detail: string };

/** A hosted provider's data centres (wire-facts 1.2): the address of each, and the region of its accounts. */
export const REGIONS = [
  { id: 'us', name: 'United States', region: 'US', baseUrl: 'https://api.us.textkernel.com/tx/v10' },
  { id: 'eu', name: 'European Union', region: 'EU', baseUrl: 'https://api.eu.textkernel.com/tx/v10' },
  { id: 'au', name: 'Australia', region: 'AU', baseUrl: 'https://api.au.textkernel.com/tx/v10' },
] as const;
