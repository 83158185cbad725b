import type { BenchFile } from './files.ts';

type Service = { baseUrl: string; accountId: string; accountKey: string };

/** Times of the requests that were answered with a result, in milliseconds, and the seconds the whole took. */
export type Answered = { milliseconds: number[]; seconds: number; failed: number };

/** Where a document is sent, and what is asked besides. */
export type Call = { path: string; options?: Record<string, unknown> };

const RESUME: Call = { path: '/v10/parser/resume' };

async function send(service: Service, file: BenchFile, { path, options }: Call): Promise<boolean> {
  const response = await fetch(`${service.baseUrl}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'tx-accountid': service.accountId,
      'tx-servicekey': service.accountKey,
    },
    body: JSON.stringify({
      DocumentAsBase64String: file.base64,
      DocumentLastModified: '2026-11-01',
      ...options,
    }),
  });
  await response.text();
  return response.ok;
}

/** Sends every file once, `concurrency` at a time. */
export async function sendAll(
  service: Service,
  files: BenchFile[],
  concurrency: number,
  call: Call = RESUME,
): Promise<Answered> {
  const answered: Answered = { milliseconds: [], seconds: 0, failed: 0 };
  const queue = files.values();
  const worker = async () => {
    for (const file of queue) {
      const start = performance.now();
      if (await send(service, file, call)) answered.milliseconds.push(performance.now() - start);
      else answered.failed++;
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: concurrency }, worker));
  answered.seconds = (performance.now() - start) / 1000;
  return answered;
}
