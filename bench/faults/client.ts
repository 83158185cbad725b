import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { APP_ACCOUNT_ID, APP_SERVICE_KEY_SECRET } from '@/lib/contracts';

const AGAIN_MS = 250;
const LATEST_MS = 30_000;

/**
 * Calls until an answer comes that is not a server error, as the page and any good client do. Only such an answer
 * acknowledges; the server has to know about earlier tries.
 */
export async function insist(call: () => Promise<Response>): Promise<{ answer: Response; text: string }> {
  for (;;) {
    // A server may end within its answer; an incomplete answer counts as none.
    const whole = await call()
      .then(async (answer) => ({ answer, text: await answer.text() }))
      .catch(() => undefined);
    if (whole && whole.answer.status !== 429 && whole.answer.status < 500) {
      if (whole.answer.ok) return whole;
      throw new Error(`${whole.answer.status}: ${whole.text}`);
    }
    await pause(AGAIN_MS);
  }
}

const cookiesOf = (answer: Response) => answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);

/** Returns a sign-in as the page sends it, with the cookie that belongs to its token. */
export async function signInCall(baseUrl: string, email: string, password: string) {
  const asked = await insist(() => fetch(`${baseUrl}/api/auth/csrf`));
  const { csrfToken } = z.object({ csrfToken: z.string() }).parse(JSON.parse(asked.text));
  return {
    path: '/api/auth/callback/credentials',
    method: 'POST',
    headers: { cookie: cookiesOf(asked.answer).join('; ') },
    body: new URLSearchParams({ csrfToken, email, password, json: 'true' }),
  };
}

/** Signs in as the page does; returns the cookies of the session. */
export async function signIn(baseUrl: string, email: string, password: string): Promise<string> {
  const { path, ...call } = await signInCall(baseUrl, email, password);
  const signedIn = await fetch(`${baseUrl}${path}`, { ...call, redirect: 'manual' });
  return [call.headers.cookie, ...cookiesOf(signedIn)].join('; ');
}

const Import = z.object({
  Id: z.string(),
  Status: z.string(),
  RowsRead: z.number(),
  NewPostings: z.number(),
  Problem: z.string().nullish(),
});
const Sources = z.array(z.object({ Id: z.string(), LastImport: Import.nullish() }));
const Batch = z.object({
  finished: z.boolean(),
  items: z.array(z.object({ id: z.string(), state: z.string(), dossierId: z.string().nullable() })),
});

export type ImportState = z.infer<typeof Import>;
export type BatchState = z.infer<typeof Batch>;

/** Calls the server as its page, and its own app, do: each call is retried until the server is there to answer it. */
export async function openClient(
  baseUrl: string,
  directory: string,
  owner: { email: string; password: string },
) {
  const cookie = await signIn(baseUrl, owner.email, owner.password);
  const key = await readFile(path.join(directory, 'secrets', APP_SERVICE_KEY_SECRET), 'utf8');
  const own = { cookie, origin: baseUrl };
  const managing = {
    'Tx-AccountId': APP_ACCOUNT_ID,
    'Tx-ServiceKey': key.trim(),
    'Content-Type': 'application/json',
  };
  const call = async (path: string, init: RequestInit): Promise<string> =>
    (await insist(() => fetch(`${baseUrl}${path}`, { ...init, signal: AbortSignal.timeout(LATEST_MS) })))
      .text;
  const manage = async <S extends z.ZodType>(shape: S, path: string, body?: object): Promise<z.output<S>> => {
    const init = { headers: managing, ...(body && { method: 'POST', body: JSON.stringify(body) }) };
    const answer = await call(`/service/market${path}`, init);
    const { Value } = z.object({ Value: z.unknown() }).parse(JSON.parse(answer));
    return shape.parse(Value);
  };
  return {
    async startUpload(kind: 'candidate' | 'job' = 'candidate'): Promise<string> {
      const answer = await call(`/api/recruiter/uploads?kind=${kind}`, { method: 'POST', headers: own });
      return z.object({ id: z.string() }).parse(JSON.parse(answer)).id;
    },
    /** Returns the id of the item once it was acknowledged. */
    async sendFile(
      batch: string,
      { name, text }: { name: string; text: string | Uint8Array<ArrayBuffer> },
    ): Promise<string> {
      const id = randomUUID();
      const address = `/api/recruiter/uploads/${batch}/items/${id}?name=${encodeURIComponent(name)}`;
      await call(address, { method: 'PUT', headers: own, body: text });
      return id;
    },
    async upload(batch: string): Promise<BatchState> {
      return Batch.parse(JSON.parse(await call(`/api/recruiter/uploads/${batch}`, { headers: own })));
    },
    async exported(): Promise<string> {
      return call('/api/recruiter/candidates/export?columns=name', { headers: own });
    },
    /**
     * Returns the id of an import once its start was acknowledged. If the answer to an earlier try was lost, a second
     * is refused because the import is under way; then the source has its id.
     */
    async startImport(name: string, content: string): Promise<string> {
      const body = { Name: name, FileAsBase64: Buffer.from(content).toString('base64') };
      const { Id } = await manage(z.object({ Id: z.string() }), '/sources', body);
      return manage(Import, `/sources/${Id}/imports`, {}).then(
        (started) => started.Id,
        async (refusal: unknown) => {
          const own = (await manage(Sources, '/sources')).find((source) => source.Id === Id);
          if (!own?.LastImport) throw refusal;
          return own.LastImport.Id;
        },
      );
    },
    import: (id: string): Promise<ImportState> => manage(Import, `/imports/${id}`),
  };
}

export type Client = Awaited<ReturnType<typeof openClient>>;

const BETWEEN_LOOKS_MS = 1000;

/** Waits until all files of an upload and all imports are finished, and returns how they ended. */
export async function untilDone(client: Client, batch: string, imports: readonly string[]) {
  for (;;) {
    const upload = await client.upload(batch);
    const states = await Promise.all(imports.map((id) => client.import(id)));
    const goesOn = states.some(({ Status }) => Status === 'waiting' || Status === 'running');
    if (upload.finished && !goesOn) return { upload, states };
    await pause(BETWEEN_LOOKS_MS);
  }
}
