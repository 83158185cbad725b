import { log } from './log';

/**
 * Runs `job` at an interval until the returned function is called. A job that fails is logged as `failure` and runs
 * again at its next time; no process is kept alive by it.
 */
export function repeat(milliseconds: number, failure: string, job: () => Promise<unknown>): () => void {
  const timer = setInterval(() => {
    job().catch((error: unknown) => log().error({ err: error }, failure));
  }, milliseconds);
  timer.unref();
  return () => clearInterval(timer);
}
