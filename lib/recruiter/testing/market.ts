import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answer of the market in a test to a path and the parameters of a question: a status, a body, a `Retry-After`. */
type Answer = (path: string, asked: URLSearchParams) => [status: number, body: unknown, retryAfter?: string];

const EMPTY: Record<string, unknown> = {
  fields: {},
  search: { total_count: 0, results: [] },
  aggregate: [],
};

const nothing: Answer = (path) => [200, EMPTY[path]];

/** Starts a job market API as a hosted provider runs it, empty unless it is filled. Sets the environment to use it. */
export async function startTestMarket(answer: Answer = nothing) {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const url = new URL(request.url ?? '', 'http://localhost');
    const path = url.pathname.replace('/api/v3/', '');
    const [status, json, retryAfter] = answer(path, body ? new URLSearchParams(body) : url.searchParams);
    response.writeHead(status, {
      'content-type': 'application/json',
      ...(retryAfter === undefined ? {} : { 'retry-after': retryAfter }),
    });
    response.end(JSON.stringify(json));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  Object.assign(process.env, {
    MARKET_URL: `http://127.0.0.1:${port}`,
    MARKET_USERNAME: 'test',
    MARKET_PASSWORD: 'test',
  });
  return { stop: () => server.close() };
}
