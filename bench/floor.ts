import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const EXTRACTOR = fileURLToPath(new URL('./extract-text.mjs', import.meta.url));

/** Extracts plain text from the given PDFs, in as many processes as there are cores; start-up is not counted. */
export async function extractionFloor(paths: string[], processes: number) {
  const shares = Array.from({ length: processes }, (_, i) => paths.filter((_path, k) => k % processes === i));
  const seconds = await Promise.all(
    shares.map(async (share) => {
      const child = fork(EXTRACTOR);
      child.send(share);
      const [elapsed] = (await once(child, 'message')) as [number];
      child.kill();
      return elapsed;
    }),
  );
  const slowest = Math.max(...seconds);
  return { perSecond: paths.length / slowest, perDocument: (1000 * slowest * processes) / paths.length };
}
