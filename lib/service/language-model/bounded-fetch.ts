/** Counts what comes and breaks off beyond the limit. */
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
 * `fetch` for the endpoint of a model: an answer of more than `most` bytes is broken off, and one that leads elsewhere is a failure, since the
 * key and the text of a document were meant for this address alone.
 */
export function boundedFetch(most: number): typeof fetch {
  return async (input, init) => {
    const answer = await fetch(input, { ...init, redirect: 'error' });
    if (!answer.body) return answer;
    const { status, statusText, headers } = answer;
    return new Response(bounded(answer.body, most), { status, statusText, headers });
  };
}
