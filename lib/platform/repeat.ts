import { log } from './log';

/**
 * Does `job` every so many milliseconds until the function it gives back is called. A job that fails is logged as
 * `failure` and done again at its next time; no process is kept alive by it.
 */
export function repeat(milliseconds: number, failure: string, job: () => Promise<unknown>): () => void {
  const timer = setInterval(() => {
    job().catch((error: unknown) => log().error({ err: error }, failure));
  }, milliseconds);
  timer.unref();
  return () => clearInterval(timer);
}
