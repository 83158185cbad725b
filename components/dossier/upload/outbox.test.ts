import { describe, expect, it } from 'vitest';
import type { UploadItem } from '@/lib/recruiter/vocabulary';
import { Outbox } from './outbox';
import type { FileToSend, SendFailure, Sent, ShelvedFile, UploadTransport } from './outbox-types';

function cv(name: string) {
  return { file: new File(['text'], name), path: name };
}

function acknowledged({ id, batchId, name }: FileToSend): Sent {
  const item = { id, batchId, name, state: 'queued' } as UploadItem;
  return { ok: true, item };
}

function refusal(message: string, again: SendFailure['again']): Sent {
  return { ok: false, failure: { message, again } };
}

/** Returns a shelf that lives as long as the test, like a browser profile. */
function memoryShelf(kept = new Map<string, ShelvedFile>()) {
  return {
    kept,
    shelf: {
      put: async (file: ShelvedFile) => void kept.set(file.id, file),
      remove: async (id: string) => void kept.delete(id),
      adopt: async () => [...kept.values()],
    },
  };
}

function outboxWith(send: UploadTransport['send'], kept?: Map<string, ShelvedFile>) {
  let ids = 0;
  const started: string[] = [];
  const { shelf, kept: shelved } = memoryShelf(kept);
  const outbox = new Outbox({
    transport: {
      async start() {
        started.push(`batch-${started.length + 1}`);
        return { ok: true, id: started.at(-1)! };
      },
      send,
    },
    shelf,
    newId: () => `id-${++ids}`,
    pause: async () => {},
  });
  return { outbox, started, shelved };
}

/** Everything that was dropped is with the server. */
function allKept(outbox: Outbox): boolean {
  return outbox.files().every(({ state }) => state === 'kept');
}

async function settled(condition: () => boolean): Promise<void> {
  for (let turn = 0; turn < 500 && !condition(); turn++) await new Promise((next) => setImmediate(next));
  expect(condition()).toBe(true);
}

describe('outbox', () => {
  it('sends files dropped together as one upload and then lets go of them', async () => {
    const sent: FileToSend[] = [];
    const { outbox, started, shelved } = outboxWith(async (file) => {
      sent.push(file);
      return acknowledged(file);
    });
    outbox.add([cv('a.pdf'), cv('b.pdf')], 'candidate');
    expect(outbox.files().map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf']);
    await settled(() => allKept(outbox));
    expect(sent.map(({ batchId, name }) => [batchId, name])).toEqual([
      ['batch-1', 'a.pdf'],
      ['batch-1', 'b.pdf'],
    ]);
    expect(started).toHaveLength(1);
    expect(shelved.size).toBe(0);
    outbox.discard(...outbox.files().map(({ id }) => id));
    expect(outbox.files()).toEqual([]);
  });

  it('sends no more than a few at once, however many are dropped', async () => {
    let now = 0;
    let most = 0;
    const { outbox } = outboxWith(async (file) => {
      most = Math.max(most, ++now);
      await new Promise((next) => setImmediate(next));
      now -= 1;
      return acknowledged(file);
    });
    outbox.add(
      Array.from({ length: 40 }, (_, index) => cv(`${index}.pdf`)),
      'candidate',
    );
    await settled(() => allKept(outbox));
    expect(most).toBe(3);
  });

  it('tries again by itself when the network fails, under the same id', async () => {
    const ids: string[] = [];
    const { outbox } = outboxWith(async (file) => {
      ids.push(file.id);
      return ids.length < 3 ? refusal('No connection.', 'by-itself') : acknowledged(file);
    });
    outbox.add([cv('a.pdf')], 'candidate');
    await settled(() => allKept(outbox));
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(1);
  });

  it('stops at a refusal, says why, and goes on with the next file', async () => {
    const { outbox } = outboxWith(async (file) =>
      file.name === 'huge.pdf' ? refusal('The file is larger than 30 MB.', 'never') : acknowledged(file),
    );
    outbox.add([cv('huge.pdf'), cv('b.pdf'), cv('c.pdf'), cv('d.pdf'), cv('e.pdf')], 'candidate');
    await settled(() => outbox.files().filter(({ state }) => state === 'kept').length === 4);
    expect(outbox.files()[0]).toMatchObject({ name: 'huge.pdf', state: 'refused' });
    expect(outbox.files()[0]?.failure?.message).toBe('The file is larger than 30 MB.');
  });

  it('resumes after a reload in the upload it had begun', async () => {
    const first = outboxWith(() => new Promise(() => {}));
    first.outbox.add([cv('a.pdf')], 'candidate');
    await settled(() => first.shelved.get('id-2')?.batchId === 'batch-1');

    const sent: FileToSend[] = [];
    const second = outboxWith(async (file) => {
      sent.push(file);
      return acknowledged(file);
    }, first.shelved);
    await second.outbox.resume();
    await settled(() => allKept(second.outbox));
    expect(sent.map(({ id, batchId }) => [id, batchId])).toEqual([['id-2', 'batch-1']]);
    expect(second.started).toEqual([]);
  });

  it('names the files whose content did not survive a reload', async () => {
    const kept = new Map<string, ShelvedFile>([
      ['x', { id: 'x', group: 'g', batchId: null, kind: 'job', name: 'cvs/lost.pdf', size: 3, file: null }],
    ]);
    const { outbox } = outboxWith(async (file) => acknowledged(file), kept);
    await outbox.resume();
    expect(outbox.files()).toMatchObject([{ name: 'cvs/lost.pdf', state: 'lost' }]);
  });
});
