import { config } from '@/lib/config';
import { once } from '@/lib/platform';
import { openApiDocument } from '../openapi';

const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, max-age=300' };

/** GET /service/openapi.json: the documentation of the APIs for programs; nothing in it is secret, so anyone may read it. */
export function describeApi(): Response {
  const address = config().BASE_URL;
  const text = once('service:openapi', () => JSON.stringify(openApiDocument(address)));
  return new Response(text, { headers: HEADERS });
}
