import { guardedFetch, hostOf } from '@/lib/platform';

/** Timeout where the caller sets none. */
const LONGEST_MS = 300_000;

/** Counts the bytes and breaks off beyond the limit. */
function bounded(body: ReadableStream<Uint8Array>, most: number): ReadableStream<Uint8Array> {
  let size = 0;
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > most) controller.error(new Error('the answer is too large'));
      else controller.enqueue(chunk);
    },
  });
  return body.pipeThrough(count);
}

/**
 * Returns a `fetch` for the endpoint of a model at `base`, which the environment names and which may be private: an
 * answer of more than `most` bytes is cut off, and a redirect is a failure, since the key and the text of a document
 * are only meant for this address.
 */
export function boundedFetch(base: string, most: number): typeof globalThis.fetch {
  return async (input, init) => {
    const answer = await guardedFetch(String(input), {
      method: init?.method,
      headers: init?.headers,
      ...(typeof init?.body === 'string' && { body: init.body }),
      signal: init?.signal ?? AbortSignal.timeout(LONGEST_MS),
      allowedHosts: [hostOf(base)],
    });
    if (answer.status >= 300 && answer.status < 400) throw new Error('the model answered with a redirect');
    if (!answer.body) return answer;
    const { status, statusText, headers } = answer;
    return new Response(bounded(answer.body, most), { status, statusText, headers });
  };
}
