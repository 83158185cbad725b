import type { Probe, ProbeCause } from '@/lib/clients';
import type { StoredConnection } from './stored';
import type { ConnectedApi, ConnectionTest } from './types';

type Words = Pick<ConnectionTest, 'title' | 'detail'>;
type Tried = { api: ConnectedApi; settings: StoredConnection; today: string };

const hostOf = (url: string) => new URL(url).host;

const WORDS: Readonly<Record<ProbeCause, (tried: Tried, detail: string) => Words>> = {
  name: ({ settings }) => ({
    title: `The name ${hostOf(settings.baseUrl)} cannot be resolved`,
    detail: 'Check the spelling of the address, and the DNS of this server.',
  }),
  private: ({ settings }) => ({
    title: `${hostOf(settings.baseUrl)} is inside a private network`,
    detail: `Whoever runs this server can allow it with PRIVATE_HOSTS=${hostOf(settings.baseUrl)}.`,
  }),
  refused: ({ settings }) => ({
    title: `${hostOf(settings.baseUrl)} takes no connection`,
    detail: 'Nothing listens there, or a firewall keeps this server from reaching it.',
  }),
  closed: ({ settings }) => ({
    title: `${hostOf(settings.baseUrl)} closed the connection without an answer`,
    detail: 'Check whether the address has to begin with https, and whether the port is right.',
  }),
  tls: (_, detail) => ({
    title: 'The secure connection failed (TLS)',
    detail: `${detail}. Check that the certificate is valid for this name and that https is right for this port.`,
  }),
  time: ({ settings }) => ({
    title: `${hostOf(settings.baseUrl)} did not answer in time`,
    detail: 'It may be busy, or a firewall drops what this server sends.',
  }),
  credentials: ({ settings }, detail) => ({
    title: 'The credentials were refused (401)',
    detail:
      settings.credentials === 'client'
        ? `Check the client, its secret and the address of the token endpoint. ${detail}`
        : 'Check id and key. An account of one region is not known in another: check the region of the address too.',
  }),
  forbidden: (_, detail) => ({ title: 'The account may not use this API (403)', detail }),
  address: ({ api, settings }) => ({
    title: `${settings.baseUrl} answers, but not as this API`,
    detail:
      api === 'parser'
        ? 'The address must end with the version that is chosen, such as https://host/v10.'
        : 'The address must be the one before /api/v3.',
  }),
  fault: ({ settings }, status) => ({
    title: `${hostOf(settings.baseUrl)} failed (${status})`,
    detail: 'The server is there, but could not answer. Test again later, or ask the provider.',
  }),
  limited: () => ({
    title: 'The connection works, but the limit of calls is reached (429)',
    detail: 'Wait a minute and test again.',
  }),
  paused: ({ settings }) => ({
    title: `${hostOf(settings.baseUrl)} did not answer the last calls`,
    detail: 'We leave it alone for five seconds. Test again after that.',
  }),
  other: (_, detail) => ({ title: 'The service refused the call', detail }),
};

const amount = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

function wrongRegion(expected: string | null, region: string | null): Words | undefined {
  if (expected === null || region === null || expected.toLowerCase() === region.toLowerCase())
    return undefined;
  return {
    title: `Wrong region: the account is of ${region}`,
    detail: `This connection asks for ${expected}. Use the address of that region, or change the region.`,
  };
}

/** Explains the result of a test to the owner: the problem, and what to do about it. */
export function explainProbe(tried: Tried, probe: Probe): ConnectionTest {
  if (!probe.ok) return { ok: false, ...WORDS[probe.cause](tried, probe.detail) };
  const elsewhere = wrongRegion(tried.settings.region, probe.region);
  if (elsewhere) return { ok: false, ...elsewhere };
  if (probe.credits !== null && probe.credits <= 0)
    return {
      ok: false,
      title: 'No credits left',
      detail: 'The connection works, but the account cannot pay for a call. Top it up.',
    };
  if (probe.expiresOn !== null && probe.expiresOn < tried.today)
    return {
      ok: false,
      title: `The credits expired on ${probe.expiresOn}`,
      detail: 'The connection works, but the account cannot pay for a call.',
    };
  const account =
    probe.account === null
      ? ''
      : `Account ${probe.account}${probe.region === null ? '' : `, region ${probe.region}`}. `;
  const credits = probe.credits === null ? '' : `${amount.format(probe.credits)} credits left.`;
  return { ok: true, title: 'The connection works', detail: `${account}${credits}`.trim() };
}
