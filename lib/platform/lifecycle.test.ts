import { describe, expect, it } from 'vitest';
import { onShutdown, shutdown } from './lifecycle';

describe('the shutdown', () => {
  it('closes what is registered by something that was still opening', async () => {
    const closed: string[] = [];
    onShutdown('records', async () => void closed.push('records'));
    const opening = Promise.resolve().then(() =>
      onShutdown('engine', async () => void closed.push('engine')),
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
    onShutdown('records', async () => void closed.push('records'));
    onShutdown('readers', () => Promise.reject(new Error('stuck')));
    expect(await shutdown()).toMatchObject([{ name: 'readers' }]);
    expect(closed).toEqual(['records']);
  });
});
