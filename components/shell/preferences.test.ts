import { describe, expect, it } from 'vitest';
import { preferenceCookie, readPreferences } from './preferences';

describe('readPreferences', () => {
  it('gives the defaults where nothing or nonsense was kept', () => {
    const cookies: Record<string, string> = { theme: 'neon', keys: '' };
    expect(readPreferences((name) => cookies[name])).toEqual({
      theme: 'system',
      navigation: 'wide',
      keys: 'on',
      tour: 'off',
      labels: 'en',
    });
  });

  it('reads back what was written', () => {
    const [pair = ''] = preferenceCookie('theme', 'dark').split(';');
    const [name, value] = pair.split('=');
    expect(readPreferences((asked) => (asked === name ? value : undefined)).theme).toBe('dark');
  });
});
