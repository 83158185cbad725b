import { describe, expect, it } from 'vitest';
import { changedValues } from './changes.ts';
import { tableOf } from './print.ts';
import { switches, switchesIn } from './run.ts';

describe('the ablation', () => {
  it('walks the passes of every list that the parser loads', () => {
    expect([...switches().keys()]).toEqual(
      expect.arrayContaining([
        'lines: wrapped headers',
        'job: bare employer',
        'study: town behind the school',
      ]),
    );
  });

  it('has a reason for everything that can be switched off', () => {
    const silent = [...switches()].filter(([, why]) => why.trim() === '');
    expect(silent).toEqual([]);
  });

  it('refuses a name that nothing has', () => {
    expect(() => switchesIn('job: bare employer,nobody')).toThrow('nobody');
  });

  it('shows what only one of two answers has', () => {
    const before = { Skills: [{ Name: 'Baking' }, { Name: 'Sales' }] };
    const after = { Skills: [{ Name: 'Sales' }, { Name: 'Baking' }, { Name: 'Till' }] };
    expect(changedValues(before, after)).toEqual(['+ Skills[].Name: Till']);
  });

  it('writes a row for each pass, with a column for each set', () => {
    const worth = [{ set: 'twins', changed: 4, helped: 3, hurt: 1, points: 0.125 }];
    const table = tableOf([{ name: 'twins', samples: [1, 2] }], [{ name: 'a', why: 'b | c', worth }]);
    expect(table.trim().split('\n').at(-1)).toBe('| a | 4: +3 -1 (0.13) | b \\| c |');
  });
});
