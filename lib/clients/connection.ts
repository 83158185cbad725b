import type { ParserVersion } from '@/lib/contracts';
import { once } from '@/lib/platform/lifecycle';

/** The id and key of an account, sent with every call (wire-facts 1.1). */
export type AccountKeys = { kind: 'account'; id: string; key: string };

/** OAuth 2.0 client credentials: a token of 15 minutes is got with them and sent in their place (wire-facts 2.8). */
export type ClientCredentials = { kind: 'client'; tokenUrl: string; id: string; key: string };

/** HTTP Basic (market.md, Authentication). */
export type BasicPair = { kind: 'basic'; id: string; key: string };

/** Provider of the parsing, matching and matching-UI APIs. */
export type ParserConnection = {
  builtIn: boolean;
  /** The address of version 10, without a slash at its end, e.g. https://host/v10. */
  baseUrl: string;
  /** Version in which documents are parsed; 10 by default. Everything else is version 10 (decision 0075). */
  version?: ParserVersion;
  /** Origin of the generated pages, where it is not that of `baseUrl`. */
  uiOrigin: string | null;
  credentials: AccountKeys | ClientCredentials;
  /** True to normalise skills and titles by the taxonomy too, which a provider may charge for. */
  normalize: boolean;
};

/** Provider of the job market API. */
export type MarketConnection = {
  builtIn: boolean;
  /** Without `/api/v3`. */
  baseUrl: string;
  credentials: BasicPair;
  /** True if calls are counted there; the built-in service does so only when its owner wants it (decision 0053). */
  limited: boolean;
};

export type Connections = { parser: ParserConnection; market: MarketConnection };

type Source = () => Promise<Connections>;

const holder = () => once<{ source?: Source }>('clients:connections', () => ({}));

/**
 * Sets the source of the connections of this process. It is asked before each call, so that a change counts at once.
 */
export function connectBy(source: Source): void {
  holder().source = source;
}

/** Does the same, unless a source is already set. */
export function connectByDefault(source: Source): void {
  holder().source ??= source;
}

/** Returns the connections to use. Throws when none were set, which is a fault of the program. */
export function connections(): Promise<Connections> {
  const { source } = holder();
  if (!source) throw new Error('The clients are not connected: call connectBy first.');
  return source();
}
