import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { processTime, watchProgress } from './process-time';

const PATIENCE = { processorMs: 1000, asleepMs: 1000 };

let child: ChildProcess | undefined;

afterEach(() => {
  child?.kill('SIGKILL');
});

async function run(program: string): Promise<ChildProcess> {
  child = spawn(process.execPath, ['-e', `process.stdout.write('on');${program}`], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (child.stdout) await once(child.stdout, 'data');
  return child;
}

async function untilGone(one: ChildProcess) {
  if (one.signalCode === null && one.exitCode === null) await once(one, 'exit');
  return one.signalCode;
}

describe('what a process takes of the machine', () => {
  it('is what it computes, not how long it is there', async () => {
    const asleep = await run('setInterval(() => {}, 1000)');
    const before = await processTime(asleep.pid);
    const busy = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
    await expect.poll(async () => (await processTime(busy.pid))?.processorMs ?? 0).toBeGreaterThan(500);
    busy.kill('SIGKILL');
    const after = await processTime(asleep.pid);
    expect((after?.processorMs ?? 0) - (before?.processorMs ?? 0)).toBeLessThan(300);
    await untilGone(busy);
    expect(await processTime(busy.pid)).toBeUndefined();
  });

  it.each([
    ['computes without end', 'for (;;);'],
    ['waits for ever', 'setInterval(() => {}, 100_000)'],
  ])('ends a process that %s', async (_, program) => {
    const process = await run(program);
    watchProgress(process, PATIENCE);
    expect(await untilGone(process)).toBe('SIGKILL');
  });

  it('lets one be that the machine gives no core, for as long as that lasts', async () => {
    const stopped = await run('for (;;);');
    stopped.kill('SIGSTOP');
    watchProgress(stopped, PATIENCE);
    // One that sleeps is ended by the same patience; when it is, the other had as long.
    const asleep = spawn(process.execPath, ['-e', 'setInterval(() => {}, 100_000)'], { stdio: 'ignore' });
    watchProgress(asleep, { ...PATIENCE, asleepMs: 2 * PATIENCE.asleepMs });
    await untilGone(asleep);
    expect(stopped.signalCode).toBeNull();
    stopped.kill('SIGCONT');
    expect(await untilGone(stopped)).toBe('SIGKILL');
  });
});
