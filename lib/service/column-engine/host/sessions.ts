import { Session } from 'chdb';

/** Connections to the one data directory of this process; each is lent to one statement at a time. */
export type Sessions = {
  use: <T>(work: (session: Session) => Promise<T>) => Promise<T>;
  close: () => void;
};

export type SessionOptions = {
  directory: string;
  size: number;
  /** The command line of the engine, which starts with the first connection. */
  settings: readonly string[];
  /** Created if missing; names of tables without a database belong to it. */
  database: string;
};

function openSession({ directory, settings, database }: SessionOptions): Session {
  const session = new Session(directory, { connectionArgs: settings });
  session.query(`create database if not exists ${database}`);
  session.query(`use ${database}`);
  // Parameters reach the engine in a statement; their size is limited at the host.
  session.query('set max_query_size = 1000000000');
  // The engine takes one core for a statement where less than 1 GiB a core is free, which it is never given here.
  session.query('set max_threads_min_free_memory_per_thread = 0');
  return session;
}

/** Opens the connections. Throws when another process has the directory open. */
export function openSessions(options: SessionOptions): Sessions {
  const all = Array.from({ length: options.size }, () => openSession(options));
  const idle = [...all];
  const waiting: ((session: Session) => void)[] = [];

  function take(): Promise<Session> {
    const free = idle.pop();
    return free ? Promise.resolve(free) : new Promise((resolve) => waiting.push(resolve));
  }

  function giveBack(session: Session) {
    const next = waiting.shift();
    if (next) next(session);
    else idle.push(session);
  }

  async function use<T>(work: (session: Session) => Promise<T>): Promise<T> {
    const session = await take();
    try {
      return await work(session);
    } finally {
      giveBack(session);
    }
  }

  return {
    use,
    close: () => {
      for (const session of all) session.close();
    },
  };
}
