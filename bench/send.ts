import { Agent, request } from 'node:http';
import type { BenchFile } from './files.ts';

type Service = { baseUrl: string; accountId: string; accountKey: string };

/** Times of the requests that were answered with a result, in milliseconds, and the seconds the whole took. */
export type Answered = { milliseconds: number[]; seconds: number; failed: number };

/** Destination of a document, and further options. */
export type Call = { path: string; options?: Record<string, unknown> };

const RESUME: Call = { path: '/v10/parser/resume' };

/** One connection a worker, kept open: a cheap client, since it shares the cores with the measured server. */
const agent = new Agent({ keepAlive: true });

/** Sends a document and reads the answer to its end; true for a result. */
function send(service: Service, file: BenchFile, { path, options }: Call): Promise<boolean> {
  const body = JSON.stringify({
    DocumentAsBase64String: file.base64,
    DocumentLastModified: '2026-11-01',
    ...options,
  });
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'tx-accountid': service.accountId,
    'tx-servicekey': service.accountKey,
  };
  return new Promise((resolve, reject) => {
    const call = request(`${service.baseUrl}${path}`, { method: 'POST', agent, headers }, (answer) => {
      answer.on('end', () => resolve(answer.statusCode === 200));
      answer.on('error', reject);
      answer.resume();
    });
    call.on('error', reject);
    call.end(body);
  });
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
