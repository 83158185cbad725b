import { type HealthPart, health } from '@/lib/platform';

const RETRY_AFTER_SECONDS = '5';

const stateOf = ({ message }: HealthPart) => (message === undefined ? 'ok' : 'failing');

/**
 * `GET /api/health`: whether the server is ready, for load balancers. Lists each part that it depends on. 503 while a
 * part fails that storing data needs; `degraded` with 200 while another one does.
 */
export async function getHealth(): Promise<Response> {
  const parts = await health();
  const failing = parts.filter(({ message }) => message !== undefined);
  const body = {
    status: failing.length === 0 ? 'ok' : 'degraded',
    parts: Object.fromEntries(parts.map((part) => [part.name, stateOf(part)])),
    ...(failing.length > 0 && { messages: failing.map(({ name, message }) => `${name}: ${message}`) }),
  };
  if (!failing.some(({ isNeeded }) => isNeeded)) return Response.json(body);
  return Response.json(body, { status: 503, headers: { 'Retry-After': RETRY_AFTER_SECONDS } });
}

/** `GET /api/health/live`: whether the process answers at all. A failing dependency is not a reason to restart it. */
export function getLiveness(): Response {
  return Response.json({ status: 'ok' });
}
