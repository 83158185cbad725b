/** ClickHouse servers for tests: a cluster of two parts, each a process with its own files and ports. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '@/lib/platform/testing/free-port';
import { temporaryDirectory } from '../market';

const PROGRAM = path.resolve('lib/service/testing/clickhouse/main.ts');
const READY_TRIES = 600;
const BETWEEN_TRIES_MS = 100;

type Ports = { tcp: number; http: number };

export type TestCluster = { name: string; servers: string[]; stop: () => Promise<void> };

function configOf(part: number, parts: readonly Ports[]): string {
  const shards = parts.map(
    ({ tcp }) => `<shard><replica><host>127.0.0.1</host><port>${tcp}</port></replica></shard>`,
  );
  return `<clickhouse>
  <max_server_memory_usage>1600000000</max_server_memory_usage>
  <macros><shard>${part}</shard><replica>one</replica></macros>
  <remote_servers><market>${shards.join('')}</market></remote_servers>
</clickhouse>`;
}

async function answers(url: string): Promise<boolean> {
  return fetch(`${url}/ping`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function untilReady(url: string) {
  for (let tries = 0; tries < READY_TRIES; tries++) {
    if (await answers(url)) return;
    await setTimeout(BETWEEN_TRIES_MS);
  }
  throw new Error(`no server at ${url}`);
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

const PARTS = 2;

/** Starts two servers on free ports of this machine, both of one cluster `market`. */
export async function startTestCluster(): Promise<TestCluster> {
  const parts: Ports[] = [];
  while (parts.length < PARTS) parts.push({ tcp: await freePort(), http: await freePort() });
  const directory = temporaryDirectory();
  const servers = parts.map(({ http }) => `http://127.0.0.1:${http}`);
  const children = parts.map(({ tcp, http }, index) => {
    const own = path.join(directory, String(index + 1));
    mkdirSync(own);
    const config = path.join(own, 'config.xml');
    writeFileSync(config, configOf(index + 1, parts));
    return fork(PROGRAM, [path.join(own, 'data'), String(tcp), String(http), config], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
  });
  await Promise.all(servers.map(untilReady));
  const stop = async () => {
    await Promise.all(children.map(end));
    rmSync(directory, { recursive: true, force: true });
  };
  return { name: 'market', servers, stop };
}
