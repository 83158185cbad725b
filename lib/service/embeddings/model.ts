import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { embedMany } from 'ai';
import { ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel';
import { config } from '@/lib/config';
import { log, once } from '@/lib/platform';
import { boundedFetch } from '../language-model';
import { packVector, type TextVector } from './vector';

const TIMEOUT_MS = 4000;
const FAILURES_TO_OPEN = 3;
const OPEN_MS = 60_000;
/** More than the vectors of a batch of texts come to. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Returns the model for vectors of texts; undefined where none is connected. */
export function embeddingsModel(): string | undefined {
  const { LLM_BASE_URL, EMBEDDINGS_MODEL } = config();
  return LLM_BASE_URL === undefined ? undefined : EMBEDDINGS_MODEL;
}

const circuit = () =>
  once('service:embeddings-circuit', () =>
    circuitBreaker(handleAll, { halfOpenAfter: OPEN_MS, breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN) }),
  );

async function ask(model: string, values: string[], signal: AbortSignal): Promise<number[][]> {
  const { LLM_BASE_URL = '', LLM_API_KEY } = config();
  const provider = createOpenAICompatible({
    name: 'embeddings',
    baseURL: LLM_BASE_URL,
    fetch: boundedFetch(LLM_BASE_URL, MOST_BYTES),
    ...(LLM_API_KEY && { apiKey: LLM_API_KEY }),
  });
  const { embeddings } = await embedMany({
    model: provider.embeddingModel(model),
    values,
    maxRetries: 0,
    abortSignal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (embeddings.length !== values.length) throw new Error('another number of vectors than of texts');
  return embeddings;
}

/**
 * Returns the vectors of texts, in order; all undefined if no model is connected or it does not answer in time. After
 * some failures it is left alone for a minute. No text is logged.
 */
export async function askVectors(
  texts: readonly string[],
  signal: AbortSignal,
): Promise<(TextVector | undefined)[]> {
  const model = embeddingsModel();
  const none = texts.map(() => undefined);
  if (model === undefined || texts.length === 0) return none;
  try {
    const found = await circuit().execute(() => ask(model, [...texts], signal));
    return found.map(packVector);
  } catch (error) {
    log().warn({ cause: error instanceof Error ? error.name : 'unknown' }, 'no vectors of texts were given');
    return none;
  }
}
