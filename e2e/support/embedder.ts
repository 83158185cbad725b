import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { ROOT } from '../../scripts/setup/install.mjs';

const EXAMPLE = path.join(ROOT, 'public/embedding');
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** The example of a page that embeds the matching UI, served from an origin of its own. */
export async function startEmbedder() {
  const server = createServer(async (request, response) => {
    const name = path.basename(request.url ?? '') || 'index.html';
    const body = await readFile(path.join(EXAMPLE, name)).catch(() => undefined);
    if (!body) return response.writeHead(404).end();
    return response.setHeader('Content-Type', TYPES[path.extname(name)] ?? 'text/plain').end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
