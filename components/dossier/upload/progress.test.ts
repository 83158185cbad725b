import { describe, expect, it } from 'vitest';
import type { UploadBatch, UploadItem } from '@/lib/recruiter/vocabulary';
import type { OutgoingFile } from './outbox-types';
import { fileName, overviewOf, overviewText } from './progress';

function outgoing(id: string, change: Partial<OutgoingFile> = {}): OutgoingFile {
  return {
    id,
    group: 'g',
    kind: 'candidate',
    name: `${id}.pdf`,
    size: 10,
    state: 'waiting',
    sent: 0,
    failure: null,
    ...change,
  };
}

function item(id: string, change: Partial<UploadItem> = {}): UploadItem {
  return {
    id,
    batchId: 'b',
    name: `${id}.pdf`,
    size: 10,
    state: 'queued',
    attempts: 0,
    failure: null,
    note: null,
    kind: 'candidate',
    dossierId: null,
    dossierName: null,
    duplicates: [],
    decision: null,
    undoable: false,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    ...change,
  };
}

function batch(...items: UploadItem[]): UploadBatch {
  const counts = { queued: 0, reading: 0, parsed: 0, duplicate: 0, failed: 0, opened: 0 };
  for (const { state } of items) counts[state] += 1;
  const finished = counts.queued + counts.reading === 0;
  return { id: 'b', createdAt: '', createdBy: '', kind: 'candidate', counts, finished, items };
}

describe('overviewOf', () => {
  it('counts a file once, as the server has it', () => {
    const overview = overviewOf([outgoing('a', { state: 'sending', sent: 1 })], [batch(item('a'))]);
    expect(overview.total).toBe(1);
    expect(overview.moving[0]?.at).toBe('server');
  });

  it('counts the documents of a mail that was opened, and not the mail', () => {
    const overview = overviewOf(
      [],
      [batch(item('mail', { state: 'opened' }), item('cv', { state: 'parsed' }))],
    );
    expect(overview).toMatchObject({ total: 1, settled: 1, read: 1 });
    expect(overview.done).toHaveLength(2);
    expect(overviewText(overview)).toBe('1 of 1 documents read.');
  });

  it('counts what comes in now, and of earlier uploads shows what waits for somebody', () => {
    const at = (id: string, began: string, ...items: UploadItem[]) => ({
      ...batch(...items.map((one) => ({ ...one, batchId: id }))),
      id,
      createdAt: `2026-01-01T${began}Z`,
    });
    const read = (id: string, when: string, change: Partial<UploadItem> = {}) =>
      item(id, { state: 'parsed', updatedAt: `2026-01-01T${when}Z`, ...change });
    const morning = at(
      'morning',
      '08:00:00',
      read('a', '08:01:00'),
      read('b', '08:02:00', { state: 'failed' }),
    );
    const first = at('first', '09:00:00', read('c', '09:00:09'));
    const second = at('second', '09:00:05', read('d', '09:00:12'), read('e', '09:00:13'));
    const overview = overviewOf([], [second, first, morning]);
    expect(overview).toMatchObject({ read: 3, total: 4 });
    expect(overview.attention.map(({ id }) => id)).toEqual(['b']);
    expect(overviewOf([outgoing('a', { state: 'sending' })], [first, morning]).moving).toEqual([]);
    const decided = read('a', '11:00:00', { decision: 'merge', createdAt: '2026-01-01T08:00:00Z' });
    expect(overviewOf([], [first, at('morning', '08:00:00', decided)]).read).toBe(1);
  });

  it('sorts files by what they need', () => {
    const overview = overviewOf(
      [outgoing('w'), outgoing('s', { state: 'sending' }), outgoing('l', { state: 'lost' })],
      [
        batch(
          item('q'),
          item('r', { state: 'reading' }),
          item('p', { state: 'parsed' }),
          item('f', { state: 'failed' }),
          item('d', { state: 'duplicate' }),
          item('m', { state: 'duplicate', decision: 'merge' }),
        ),
      ],
    );
    const ids = (lines: readonly { id: string }[]) => lines.map(({ id }) => id);
    expect(ids(overview.attention)).toEqual(['f', 'd', 'l']);
    expect(ids(overview.moving)).toEqual(['r', 's', 'q', 'w']);
    expect(ids(overview.done)).toEqual(['p', 'm']);
    expect(ids(overview.undecided)).toEqual(['d']);
    expect(overviewText(overview)).toBe(
      '3 of 9 documents read so far, 1 that seem to be here already, 2 could not be read.',
    );
  });

  it('goes from nothing to all', () => {
    expect(overviewOf([], []).share).toBe(0);
    expect(overviewOf([outgoing('a')], []).share).toBe(0);
    expect(overviewOf([], [batch(item('a', { state: 'parsed' }))]).share).toBe(1);
    const sending = overviewOf([outgoing('a', { state: 'sending', sent: 0.5 })], []).share;
    const reading = overviewOf([], [batch(item('a', { state: 'reading' }))]).share;
    expect(sending).toBeGreaterThan(0);
    expect(reading).toBeGreaterThan(sending);
  });
});

describe('fileName', () => {
  it('is the last part of a path', () => {
    expect(fileName('cvs/2024/anna.pdf')).toBe('anna.pdf');
    expect(fileName('anna.pdf')).toBe('anna.pdf');
  });
});
