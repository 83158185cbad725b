import type { ColumnEngine } from '../column-engine';

const VERSION = `select
  (select toString(max(version)) from begun_change) as begun,
  (select toString(max(version)) from last_change) as made`;

/**
 * Returns the version of the rows: it changes when a change begins and when it is complete, by whichever instance. Read
 * before a question is answered, it is never newer than the answer.
 */
export async function versionOf(engine: Pick<ColumnEngine, 'rows'>): Promise<string> {
  const [row] = await engine.rows<{ begun: string; made: string }>({ sql: VERSION, parameters: {} });
  return `${row?.begun}/${row?.made}`;
}

/** Many questions are asked within a moment, and each needs the version. */
const KEPT_MS = 250;

/** A version that is read once for all callers within a moment. It may be older than the data, never newer. */
export type KeptVersion = {
  read: () => Promise<string>;
  /** To be called before and after a change in this process. */
  forget: () => void;
};

export function keepVersion(
  look: () => Promise<string>,
  now: () => number = () => performance.now(),
): KeptVersion {
  let kept: { until: number; version: Promise<string> } | undefined;

  function read(): Promise<string> {
    if (kept && kept.until > now()) return kept.version;
    const version = look();
    kept = { until: now() + KEPT_MS, version };
    version.catch(forget);
    return version;
  }

  function forget() {
    kept = undefined;
  }

  return { read, forget };
}
