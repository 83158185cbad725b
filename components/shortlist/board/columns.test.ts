import { describe, expect, it } from 'vitest';
import type { Shortlist, ShortlistEntry } from '@/lib/recruiter/vocabulary';
import { stageBeside, withChange } from '../optimistic';
import { beside, columnsOf } from './columns';

const STAGES = [
  { id: 'new', name: 'New' },
  { id: 'met', name: 'Met' },
];

function entry(id: string, stageId: string, reason: string | null = null): ShortlistEntry {
  const candidate = { id, name: id } as ShortlistEntry['candidate'];
  return {
    candidate,
    stageId,
    reason,
    tags: [],
    listed: true,
    source: 'match',
    score: null,
    addedBy: '',
    addedAt: '',
    movedAt: '',
    notes: 0,
    interview: null,
  };
}

const ENTRIES = [entry('a', 'new'), entry('b', 'new'), entry('c', 'met'), entry('d', 'met', 'Withdrew')];
const COLUMNS = columnsOf({ stages: STAGES }, ENTRIES, true);

describe('the columns of a board', () => {
  it('are the stages, and those who were rejected at the end', () => {
    expect(COLUMNS.map(({ name, entries }) => [name, entries.map(({ candidate }) => candidate.id)])).toEqual([
      ['New', ['a', 'b']],
      ['Met', ['c']],
      ['Rejected', ['d']],
    ]);
  });

  it('are walked by the arrow keys, within their ends', () => {
    expect(beside(COLUMNS, null, 0, 1)).toBe('a');
    expect(beside(COLUMNS, 'a', 0, 1)).toBe('b');
    expect(beside(COLUMNS, 'b', 1, 0)).toBe('c');
    expect(beside(COLUMNS, 'd', 1, 0)).toBe('d');
  });

  it('lead a step on or back, and the rejected back to where they were', () => {
    const stages = { stages: STAGES };
    expect(stageBeside(stages, entry('a', 'new'), 1)).toBe('met');
    expect(stageBeside(stages, entry('a', 'new'), -1)).toBeNull();
    expect(stageBeside(stages, entry('d', 'met', 'Withdrew'), -1)).toBe('met');
  });
});

describe('a change shown before the server has answered', () => {
  const shortlist = { stages: STAGES, entries: ENTRIES } as unknown as Shortlist;
  const changed = (ids: string[], change: Parameters<typeof withChange>[2]) =>
    withChange(shortlist, ids, change, '2026-11-22').entries;

  it('moves whom it is about and nobody else', () => {
    const moved = changed(['a', 'd'], { kind: 'move', stageId: 'met' });
    expect(moved.map(({ stageId, reason }) => [stageId, reason])).toEqual([
      ['met', null],
      ['new', null],
      ['met', null],
      ['met', null],
    ]);
    expect(moved[1]?.movedAt).toBe('');
  });

  it('takes off who is taken off', () => {
    expect(changed(['b'], { kind: 'remove' })).toHaveLength(3);
  });
});
