import { describe, expect, it, vi } from 'vitest';
import { faultOfStore, StoreFault } from './store-fault';

const coded = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more });

describe('a fault of a store', () => {
  it.each([
    ['disk', coded('ENOSPC')],
    ['disk', coded('EROFS', { syscall: 'open' })],
    ['disk', coded('EACCES', { syscall: 'mkdir' })],
    ['disk', coded('53100')],
    ['disk', new Error('could not extend file "base/1/2": No space left on device')],
    ['database', coded('57P01')],
    ['database', coded('57P03')],
    ['database', coded('53300')],
    ['database', coded('08006')],
    ['database', coded('25006')],
    ['files', new StoreFault('files', coded('ECONNREFUSED'))],
  ])('is one of the %s: %s', (store, error) => {
    expect(faultOfStore(error)?.store).toBe(store);
    expect(faultOfStore(new Error('while a file was kept', { cause: error }))?.store).toBe(store);
    expect(faultOfStore(new AggregateError([new Error('other'), error]))?.store).toBe(store);
  });

  it('is known where another copy of this module made it, as the bundles of a build have', async () => {
    vi.resetModules();
    const other = await import('./store-fault');
    expect(other.StoreFault).not.toBe(StoreFault);
    expect(faultOfStore(new other.StoreFault('database', coded('ECONNREFUSED')))?.store).toBe('database');
  });

  it.each([
    coded('ENOENT', { syscall: 'open' }),
    coded('EACCES', { syscall: 'connect' }),
    coded('ECONNREFUSED'),
    coded('23505'),
    coded('22021'),
    coded('40001'),
    new TypeError('undefined is not a function'),
    'text',
    undefined,
  ])('is not what is wrong with a question or with somebody else: %s', (error) => {
    expect(faultOfStore(error)).toBeUndefined();
  });
});
