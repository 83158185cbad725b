import { describe, expect, it } from 'vitest';
import { onShutdown, runUntilShutdown, shutdown } from './lifecycle';

describe('the shutdown', () => {
  it('closes what is registered by something that was still opening', async () => {
    const closed: string[] = [];
    onShutdown('records', async () => void closed.push('records'), 'records');
    const opening = Promise.resolve().then(() =>
      onShutdown('engine', async () => void closed.push('engine'), 'engines'),
    );
    onShutdown('search', async () => {
      await opening;
      closed.push('search');
    });
    expect(await shutdown()).toEqual([]);
    expect(closed).toEqual(['search', 'engine', 'records']);
  });

  it('goes on after a closer that fails, and names it', async () => {
    const closed: string[] = [];
    onShutdown('records', async () => void closed.push('records'), 'records');
    onShutdown('readers', () => Promise.reject(new Error('stuck')));
    expect(await shutdown()).toMatchObject([{ name: 'readers' }]);
    expect(closed).toEqual(['records']);
  });

  it('closes workers before what they work with, whoever was there first', async () => {
    const closed: string[] = [];
    const work = Promise.withResolvers<void>();
    onShutdown('worker', async () => {
      await work.promise;
      closed.push('worker');
    });
    onShutdown('records', async () => void closed.push('records'), 'records');
    onShutdown('engine', async () => void closed.push('engine'), 'engines');
    onShutdown('other worker', async () => {
      closed.push('other worker');
      work.resolve();
    });
    expect(await shutdown()).toEqual([]);
    expect(closed).toEqual(['other worker', 'worker', 'engine', 'records']);
  });

  it('leaves and names what does not end, and closes the rest', async () => {
    const closed: string[] = [];
    onShutdown('import', () => new Promise(() => undefined));
    onShutdown('engine', () => new Promise(() => undefined), 'engines');
    onShutdown('records', async () => void closed.push('records'), 'records');
    expect((await shutdown(100)).map(({ name }) => name)).toEqual(['import', 'engine']);
    expect(closed).toEqual(['records']);
  });
});

describe('what runs until shutdown', () => {
  it('is started once, stopped at shutdown and started again after it', async () => {
    const events: string[] = [];
    const start = () => {
      events.push('start');
      return { stop: () => events.push('stop') };
    };
    runUntilShutdown('worker', start);
    runUntilShutdown('worker', start);
    expect(await shutdown()).toEqual([]);
    runUntilShutdown('worker', start);
    expect(events).toEqual(['start', 'stop', 'start']);
    await shutdown();
  });

  it('is stopped when it was still starting', async () => {
    const opened = Promise.withResolvers<void>();
    let isStopped = false;
    const running = runUntilShutdown('slow', async () => {
      await opened.promise;
      return {
        stop: () => {
          isStopped = true;
        },
      };
    });
    const closed = shutdown();
    opened.resolve();
    expect(await closed).toEqual([]);
    await running;
    expect(isStopped).toBe(true);
  });

  it('is tried again after it could not start, and keeps nobody from closing', async () => {
    await expect(runUntilShutdown('broken', () => Promise.reject(new Error('no store')))).rejects.toThrow(
      'no store',
    );
    expect(runUntilShutdown('broken', () => ({ stop: () => undefined }))).toHaveProperty('stop');
    expect(await shutdown()).toEqual([]);
  });
});
