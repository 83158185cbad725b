import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, startServer } from '../../scripts/service.mjs';
import { startBalancer } from './balancer.ts';
import { openSupports, type Support, sharedEngine } from './supports.ts';

export type StageOptions = {
  /** `postgres`, `s3`, or both with a comma. */
  store?: string;
  /** Above one, this many run at a time, and one that is killed is replaced by a new one with a fresh directory. */
  instances?: string;
  /** Folder of an older version that is built: the first instances are of it, and those that replace them of this one. */
  older?: string;
};

/** The application with its stores, and a way to kill them one after the other and start each again. */
export type Stage = {
  baseUrl: string;
  /** Directory of the secrets. */
  directory: string;
  killInTurn: () => Promise<void>;
  stop: () => Promise<void>;
};

type Variables = Record<string, string>;
type Victim = () => Promise<void>;
type Running = { baseUrl: string; directory: string; victims: Victim[]; stop: () => Promise<void> };

/** Returns a server that restarts on the directory that it left. */
async function oneInstance(directory: string, variables: Variables): Promise<Running> {
  const port = await freePort();
  const start = () => startServer(port, directory, variables);
  let server = await start();
  const killServer = async () => {
    await server.kill();
    server = await start();
  };
  return { baseUrl: server.baseUrl, directory, victims: [killServer], stop: () => server.stop() };
}

/** Returns several servers behind one address, which share the stores and the secrets only. */
async function severalInstances(
  count: number,
  directory: string,
  variables: Variables,
  older: string | undefined,
): Promise<Running> {
  const balancer = await startBalancer();
  const homeOf = (number: number) => path.join(directory, String(number));
  let started = 0;
  const start = async (version?: string) => {
    const home = homeOf(started++);
    if (home !== homeOf(0)) {
      await mkdir(home, { mode: 0o700 });
      await symlink(path.join(homeOf(0), 'secrets'), path.join(home, 'secrets'));
    }
    const port = await freePort();
    const server = await startServer(port, home, { ...variables, BASE_URL: balancer.baseUrl }, version);
    balancer.add(port);
    return { ...server, port };
  };
  const servers = [await start(older)];
  while (servers.length < count) servers.push(await start(older));
  const replace = (at: number) => async () => {
    const server = servers[at];
    await server?.kill();
    if (server) balancer.remove(server.port);
    servers[at] = await start();
  };
  return {
    baseUrl: balancer.baseUrl,
    directory: homeOf(0),
    victims: servers.map((_, at) => replace(at)),
    stop: async () => {
      await Promise.all(servers.map((server) => server.stop()));
      balancer.stop();
    },
  };
}

/** Opens the stage; `others` are killed in turn as well. */
export async function openStage(
  { store, instances, older }: StageOptions,
  variables: Variables,
  others: readonly Victim[],
): Promise<Stage> {
  const directory = await mkdtemp(path.join(tmpdir(), 'shortlist-faults-'));
  const count = Number(instances ?? 1);
  const supports: Support[] = await openSupports(store);
  if (count > 1) supports.push(await sharedEngine(directory));
  const all = Object.assign({}, variables, ...supports.map((support) => support.variables)) as Variables;
  const running =
    count > 1 ? await severalInstances(count, directory, all, older) : await oneInstance(directory, all);
  const victims = [
    ...running.victims,
    ...others,
    ...supports.flatMap(({ killAndStart }) => killAndStart ?? []),
  ];
  let kills = 0;
  return {
    baseUrl: running.baseUrl,
    directory: running.directory,
    killInTurn: async () => victims[kills++ % victims.length]?.(),
    async stop() {
      await running.stop();
      for (const support of supports) await support.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
