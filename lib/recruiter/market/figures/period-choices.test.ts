import { expect, it } from 'vitest';
import { periodChoices } from './period-choices';

it('offers the running month, the last one and the last few that are over', () => {
  expect(periodChoices('2026-11-23', 'month')).toEqual([
    { span: { from: '2026-11-01', to: '2026-11-30' }, count: 1, isRunning: true },
    { span: { from: '2026-10-01', to: '2026-10-31' }, count: 1, isRunning: false },
    { span: { from: '2026-08-01', to: '2026-10-31' }, count: 3, isRunning: false },
    { span: { from: '2025-11-01', to: '2026-10-31' }, count: 12, isRunning: false },
  ]);
});
