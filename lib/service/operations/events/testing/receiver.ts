/** A receiver of events as somebody else would write one, and how an endpoint for it is registered. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { vi } from 'vitest';
import type { SentEvent } from '@/lib/contracts';
import { caller } from '../../../testing/calls';
import { ACME } from '../../../testing/service';
import { addEndpoint } from '..';

export type Received = { id: string; events: SentEvent[]; headers: http.IncomingHttpHeaders; body: string };

type Answer = (response: http.ServerResponse, request: http.IncomingMessage, body: string) => void;

export const takes: Answer = (response) => response.writeHead(204).end();

export type Receiver = {
  url: string;
  host: string;
  received: Received[];
  /** Sets its answer from now on. */
  answer: (how: Answer) => void;
  events: () => SentEvent[];
  stop: () => Promise<void>;
};

/** Starts a receiver on a free port, which may be reached although it is private. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let how: Answer = takes;
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      if (request.headers['webhook-id'])
        received.push({
          id: String(request.headers['webhook-id']),
          events: JSON.parse(body) as SentEvent[],
          headers: request.headers,
          body,
        });
      how(response, request, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    url: `http://${host}/events`,
    received,
    answer: (next) => {
      how = next;
    },
    events: () => received.flatMap(({ events }) => events),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const add = caller(addEndpoint);

/** Registers an endpoint without waiting times; returns its id and secret. */
export async function register(
  url: string,
  more: Record<string, unknown> = {},
  headers: Record<string, string> = ACME,
): Promise<{ id: string; secret: string }> {
  const made = await add({}, { Name: 'A system', Url: url, WaitSeconds: 0, ...more }, headers);
  if (made.status !== 200) throw new Error(made.message);
  return { id: made.value.Endpoint.Id, secret: made.value.Secret };
}

/** Throws unless the message was signed by this secret. */
export function verify({ headers, body }: Received, secret: string): unknown {
  return new Webhook(secret).verify(body, headers as Record<string, string>);
}

export const until = (isSo: () => boolean | Promise<boolean>) =>
  vi.waitUntil(isSo, { timeout: 15_000, interval: 50 });
