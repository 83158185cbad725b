/**
 * The files of the embedded engine, which are brought to the disk when it asks for that: the compiled engine takes such a
 * call for done otherwise, and what was acknowledged in the last seconds is gone when the power is. When its log cannot be written (a disk that failed, was made read-only, or is full as a
 * segment begins), the engine waits for a lock that it holds itself, for ever, and with it the process that it runs in. So
 * such a write ends the engine, and so does a file that does not reach the disk: it refuses every statement from then on,
 * and whoever uses it opens another.
 */
import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** EDQUOT, EIO, ENOSPC and EROFS in the numbers of WASI, which the engine is compiled for. */
const FAILED_DISK = new Set([19, 29, 51, 69]);
const LOG = '/pg_wal/';

type Call = (...args: unknown[]) => unknown;
/** What the compiled engine shows of itself, as far as it is changed here. */
type Engine = Record<string, Call> & {
  NODEFS: {
    stream_ops: Record<string, Call>;
    node_ops: Record<string, Call>;
    realPath: Call;
    tryFSOperation: (operation: () => void) => void;
  };
};

type Init = NodeFS['init'];

/** Files of an engine in a directory; `failure` is set once its log could not be written. */
export class GuardedFiles extends NodeFS {
  failure: Error | undefined;

  override async init(...args: Parameters<Init>): ReturnType<Init> {
    const made = await super.init(...args);
    const preRun = [
      ...(made.emscriptenOpts.preRun ?? []),
      (engine: unknown) => this.#watch(engine as Engine),
    ];
    return { emscriptenOpts: { ...made.emscriptenOpts, preRun } } as Awaited<ReturnType<Init>>;
  }

  /** Closes the files of an engine that failed. */
  release(): void {
    this.closeFs().catch(() => undefined);
  }

  #watch(engine: Engine): void {
    const { stream_ops: ofFiles, node_ops: ofFolders, realPath, tryFSOperation } = engine.NODEFS;
    ofFiles.fsync = (stream) => {
      tryFSOperation(() => fs.fsyncSync((stream as { nfd: number }).nfd));
      return 0;
    };
    const guard = (operations: Record<string, Call>, name: string, placeOf: Call) => {
      const call = operations[name];
      if (call === undefined) return;
      operations[name] = (...args) => {
        try {
          return call(...args);
        } catch (error) {
          if (isOfDisk(error) && String(placeOf(args[0])).includes(LOG)) this.#end(engine, name, error);
          throw error;
        }
      };
    };
    const pathOf: Call = (stream) => (stream as { path?: string }).path;
    for (const name of ['write', 'open']) guard(ofFiles, name, pathOf);
    guard(ofFolders, 'mknod', (parent) => `${realPath(parent)}/`);
    // What a failed call leaves on the disk is unknown, whatever file it was for.
    guard(ofFiles, 'fsync', () => LOG);
  }

  /** The engine catches every error but this one of its own, by which a statement ends; then it may not go on. */
  #end(engine: Engine, name: string, cause: unknown): never {
    const failure = new Error(`The log of the records cannot be written (${name}).`, { cause });
    this.failure = failure;
    const jump = () => {
      throw { status: 100 };
    };
    engine._PostgresMainLoopOnce = jump;
    engine._PostgresMainLongJmp = () => {
      throw failure;
    };
    engine._PostgresSendReadyForQueryIfNecessary = () => undefined;
    engine._pgl_pq_flush = () => undefined;
    return jump();
  }
}

function isOfDisk(error: unknown): boolean {
  return FAILED_DISK.has(Number((error as { errno?: unknown } | null)?.errno));
}
