import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { ROOT } from '../../scripts/setup/install.mjs';

const EXAMPLE = path.join(ROOT, 'public/embedding');
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Answers with the example of a page that embeds the matching UI. */
export const exampleListener: RequestListener = async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://embedder.example');
  const name = path.basename(pathname) || 'index.html';
  const body = await readFile(path.join(EXAMPLE, name)).catch(() => undefined);
  if (!body) return response.writeHead(404).end();
  return response.setHeader('Content-Type', TYPES[path.extname(name)] ?? 'text/plain').end(body);
};

/** Serves the example from an origin of its own, with these headers, and pages by their paths. */
export async function startEmbedder(
  headers: Record<string, string> = {},
  pages: Record<string, string> = {},
) {
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const own = pages[request.url ?? ''];
    if (own) return response.setHeader('Content-Type', 'text/html').end(own);
    return exampleListener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
