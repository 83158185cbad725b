import { Agent, type OutgoingHttpHeaders, request } from 'node:http';

/** Connections that are kept open: a cheap client, since it shares the cores with the measured server. */
const agent = new Agent({ keepAlive: true });

type Sent = { method: string; headers: OutgoingHttpHeaders; body?: string | undefined };

/** Asks a service, and reads the answer to its end. */
export function exchange(url: string, { method, headers, body }: Sent) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const call = request(url, { agent, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }),
      );
      response.on('error', reject);
    });
    call.on('error', reject);
    call.end(body);
  });
}
