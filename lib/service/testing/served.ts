/** The routes of some calls at an address of this machine, for clients that speak HTTP. Imported after `./service`. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { RouteHandler } from '../http';

/** Handlers by their path; names in braces are handed to the handler as what the path says. */
export type ServedRoutes = Readonly<Record<string, Partial<Record<string, RouteHandler>>>>;

function pathOf(pattern: string, pathname: string): Record<string, string> | undefined {
  const names = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const found = new RegExp(`^${pattern.replace(/\{\w+\}/g, '([^/]+)')}$`).exec(pathname);
  return found
    ? Object.fromEntries(names.map((name, n) => [name, decodeURIComponent(found[n + 1] ?? '')]))
    : undefined;
}

async function answer(routes: ServedRoutes, request: IncomingMessage): Promise<Response> {
  const { method = 'GET', url = '/' } = request;
  const address = new URL(url, `http://${request.headers.host}`);
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  const body = hasBody ? (Readable.toWeb(request) as ReadableStream) : undefined;
  const asked = new Request(address, { method, headers, body, duplex: 'half' } as RequestInit);
  for (const [pattern, handlers] of Object.entries(routes)) {
    const path = pathOf(pattern, address.pathname);
    const handler = path && handlers[method];
    if (handler) return handler(asked, { params: Promise.resolve(path) });
  }
  return new Response('no such route', { status: 404 });
}

async function send(response: ServerResponse, answered: Response) {
  response.writeHead(answered.status, Object.fromEntries(answered.headers));
  response.end(Buffer.from(await answered.arrayBuffer()));
}

/** Serves routes, and gives their address and how to stop. */
export async function serveRoutes(routes: ServedRoutes) {
  const server = createServer((request, response) => {
    answer(routes, request)
      .catch(() => new Response('failed', { status: 500 }))
      .then((answered) => send(response, answered));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { origin, close };
}
