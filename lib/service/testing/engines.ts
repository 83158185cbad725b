import { fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { freePort } from '@/lib/platform/testing/free-port';
import { connectEngine } from '../column-engine/client';
import { embeddedEngine } from '../column-engine/embedded';
import { ENGINE_PROGRAM, temporaryDirectory } from './market';

async function overSocket() {
  const directory = temporaryDirectory();
  const engine = await embeddedEngine({ directory, program: ENGINE_PROGRAM });
  return { engine, stop: () => rmSync(directory, { recursive: true, force: true }) };
}

async function overHttp() {
  const directory = temporaryDirectory();
  const port = await freePort();
  const child = fork(ENGINE_PROGRAM, [directory, String(port)]);
  await new Promise((resolve) => child.once('message', resolve));
  const engine = connectEngine({ url: `http://127.0.0.1:${port}/shortlist` });
  return {
    engine,
    stop: () => {
      child.kill();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** The two ways to an engine of columns that a suite runs over. */
export const ENGINES = [
  ['the embedded engine', overSocket],
  ['an HTTP endpoint', overHttp],
] as const;
