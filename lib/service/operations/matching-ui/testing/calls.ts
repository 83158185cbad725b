import type { RouteHandler } from '../../../http';
import { ACME } from '../../../testing/service';

type Path = Record<string, string>;

/** Asks for an interface as a client does. */
export async function askUi(
  route: RouteHandler,
  body: unknown,
  path: Path = {},
  headers: Record<string, string> = ACME,
) {
  const request = new Request('http://localhost/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const response = await route(request, { params: Promise.resolve(path) });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    text,
    json: isJson ? JSON.parse(text) : {},
  };
}
