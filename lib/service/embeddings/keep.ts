import { decode, JobData, ResumeData } from '@/lib/contracts';
import { repeat, runUntilShutdown } from '@/lib/platform';
import { serviceRuntime } from '../runtime';
import { keepEmbedding, type UnembeddedDocument, unembeddedDocuments } from '../store';
import { embeddingsModel } from './model';
import { textOfJob, textOfResume } from './text';
import { hashOfText, vectorsOf } from './vectors';

const WORKER = 'service:embedding';
const EVERY_MS = 1000;
const AT_ONCE = 64;

function textOf({ type, document }: UnembeddedDocument): string {
  const parsed: unknown = JSON.parse(document);
  return type === 'Job'
    ? textOfJob(decode(JobData, parsed as Parameters<typeof decode<typeof JobData>>[1]))
    : textOfResume(decode(ResumeData, parsed as Parameters<typeof decode<typeof ResumeData>>[1]));
}

/**
 * Stores the vectors of the texts of some documents after a number; returns the number to continue after, 0 to start
 * over. A document that the model does not answer for waits for the next round and does not hold up others.
 */
export async function embedSome(after: number, signal: AbortSignal): Promise<number> {
  const model = embeddingsModel();
  if (model === undefined) return 0;
  const { records } = await serviceRuntime();
  const found = await unembeddedDocuments(records, { model, after, limit: AT_ONCE });
  const texts = new Map(found.map((document) => [document.id, textOf(document)]));
  const vectors = await vectorsOf([...texts.values()], signal);
  for (const document of found) {
    const text = texts.get(document.id) ?? '';
    const vector = vectors.get(text) ?? null;
    if (text !== '' && !vector) continue;
    await keepEmbedding(records, document, { hash: hashOfText(model, text), vector });
  }
  return found.length === AT_ONCE ? (found.at(-1)?.id ?? 0) : 0;
}

/** Keeps the vectors of indexed documents up to date where a model is connected, once a process, until shutdown. */
export function startEmbedding(): void {
  if (embeddingsModel() === undefined) return;
  runUntilShutdown(WORKER, () => {
    const ended = new AbortController();
    let running: Promise<void> | undefined;
    const round = async () => {
      for (let after = await embedSome(0, ended.signal); after > 0 && !ended.signal.aborted; )
        after = await embedSome(after, ended.signal);
    };
    const end = repeat(EVERY_MS, 'documents could not be embedded', async () => {
      running ??= round().finally(() => {
        running = undefined;
      });
      await running;
    });
    const stop = async () => {
      end();
      ended.abort();
      await running?.catch(() => undefined);
    };
    return { stop };
  });
}
