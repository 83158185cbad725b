import { expect, it } from 'vitest';
import type { Task } from '@/lib/recruiter/vocabulary';
import { withChanges } from './pending-tasks';

const NOW = '2026-11-02T10:00:00.000Z';

const task = (id: string, doneAt: string | null): Task => ({
  id,
  text: `Call ${id}`,
  dueOn: null,
  by: 'Ada',
  at: NOW,
  assignee: { id: 'x', name: 'Bram' },
  doneAt,
  doneBy: doneAt && 'Bram',
});

it('shows what was done, reopened and removed before the server says so', () => {
  const tasks = [task('a', null), task('b', '2026-11-01'), task('c', null), task('d', '2026-11-01')];
  const shown = withChanges(
    tasks,
    { a: { done: true }, b: { done: false }, c: { removed: true }, d: { done: true } },
    NOW,
  );
  expect(shown.map(({ id, doneAt, doneBy }) => [id, doneAt, doneBy])).toEqual([
    ['a', NOW, 'you'],
    ['b', null, null],
    ['d', '2026-11-01', 'Bram'],
  ]);
});
