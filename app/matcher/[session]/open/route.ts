import { enterMatcherRoute, openMatcherRoute } from '@/lib/service/http';

export const GET = openMatcherRoute;
export const POST = enterMatcherRoute;

/** Previews of links ask so; the key stays for who opens the page. */
export function HEAD() {
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}
