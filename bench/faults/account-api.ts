import { insist } from './client.ts';

/** Calls the APIs as an account of the service: each call is retried until the server is there to answer it. */
export function openAccountApi(baseUrl: string, pair: string) {
  const [id = '', key = ''] = pair.split(':');
  const headers = { 'Tx-AccountId': id, 'Tx-ServiceKey': key, 'Content-Type': 'application/json' };
  const ask = async (path: string, init: RequestInit) => {
    const { text } = await insist(() => fetch(`${baseUrl}${path}`, { ...init, headers }));
    const { Info, Value } = JSON.parse(text) as { Info?: { Message?: string }; Value?: unknown };
    return { info: Info?.Message ?? '', value: Value ?? {} };
  };
  const send = (path: string, body: object) => ask(path, { method: 'POST', body: JSON.stringify(body) });
  return {
    get: async (path: string) => (await ask(path, {})).value,
    post: async (path: string, body: object) => (await send(path, body)).value,
    /** Returns what the answer says beside its value. */
    answer: send,
  };
}

export type AccountApi = ReturnType<typeof openAccountApi>;
