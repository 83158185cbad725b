import { insist } from './client.ts';

/** Calls the APIs as an account of the service: each call is retried until the server is there to answer it. */
export function openAccountApi(baseUrl: string, pair: string) {
  const [id = '', key = ''] = pair.split(':');
  const headers = { 'Tx-AccountId': id, 'Tx-ServiceKey': key, 'Content-Type': 'application/json' };
  const ask = async (path: string, init: RequestInit): Promise<unknown> => {
    const { text } = await insist(() => fetch(`${baseUrl}${path}`, { ...init, headers }));
    return (JSON.parse(text) as { Value?: unknown }).Value ?? {};
  };
  return {
    get: (path: string) => ask(path, {}),
    post: (path: string, body: object) => ask(path, { method: 'POST', body: JSON.stringify(body) }),
  };
}

export type AccountApi = ReturnType<typeof openAccountApi>;
