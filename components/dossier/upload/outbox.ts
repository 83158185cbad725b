import type { DossierKind } from '@/lib/recruiter/vocabulary';
import type { NamedFile } from './dropped-files';
import type { OutgoingFile, SendFailure, Sent, Shelf, UploadTransport } from './outbox-types';

export type OutboxOptions = {
  transport: UploadTransport;
  shelf: Shelf;
  newId(): string;
  pause(milliseconds: number): Promise<void>;
};

/** As many as keep a line busy without starving the rest of the page. */
const AT_ONCE = 3;
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

type Entry = { file: OutgoingFile; content: File | null };

/**
 * Files on their way from this browser to the server.
 *
 * The outbox sends a few at a time and lets go of a file only once the server has acknowledged it; from then on the
 * server's own state is the truth. Until then the file is on the shelf (IndexedDB), so that a reload resumes where it
 * stopped. Each file has the id under which the server keeps it, which makes sending it twice harmless.
 */
export class Outbox {
  readonly #options: OutboxOptions;
  readonly #entries = new Map<string, Entry>();
  readonly #batches = new Map<string, Promise<string | SendFailure>>();
  readonly #listeners = new Set<() => void>();
  #snapshot: readonly OutgoingFile[] = [];
  #active = 0;

  constructor(options: OutboxOptions) {
    this.#options = options;
  }

  /** Calls `listener` after every change until the function it returns is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Returns the files that the server does not show yet, in the order of the drop. The same array until something
   * changes.
   */
  readonly files = (): readonly OutgoingFile[] => this.#snapshot;

  /** Takes files that were dropped together: one upload, of documents of one kind. */
  add(files: readonly NamedFile[], kind: DossierKind): void {
    const group = this.#options.newId();
    for (const { file, path } of files) {
      const known = { id: this.#options.newId(), group, kind, name: path, size: file.size };
      this.#take(known, file);
      void this.#options.shelf.put({ ...known, batchId: null, file });
    }
    this.#publish();
    this.#pump();
  }

  /** Takes over the files that an earlier page left on the shelf. */
  async resume(): Promise<void> {
    for (const { batchId, file, ...known } of await this.#options.shelf.adopt()) {
      if (this.#entries.has(known.id)) continue;
      if (batchId) this.#batches.set(known.group, Promise.resolve(batchId));
      this.#take(known, file);
    }
    this.#publish();
    this.#pump();
  }

  /** Sends a refused file again. */
  retry(id: string): void {
    if (this.#entries.get(id)?.file.state !== 'refused') return;
    this.#update(id, { state: 'waiting', failure: null, sent: 0 });
    this.#pump();
  }

  /** Forgets files: those that the server shows by now, or that the person gave up. */

  discard(...ids: readonly string[]): void {
    for (const id of ids) {
      this.#entries.delete(id);
      void this.#options.shelf.remove(id);
    }
    if (ids.length > 0) this.#publish();
  }

  #take(known: Pick<OutgoingFile, 'id' | 'group' | 'kind' | 'name' | 'size'>, content: File | null): void {
    const state = content ? 'waiting' : 'lost';
    this.#entries.set(known.id, { file: { ...known, state, sent: 0, failure: null }, content });
  }

  #update(id: string, change: Partial<OutgoingFile>): void {
    const entry = this.#entries.get(id);
    if (!entry) return;
    entry.file = { ...entry.file, ...change };
    this.#publish();
  }

  #publish(): void {
    this.#snapshot = [...this.#entries.values()].map(({ file }) => file);
    for (const listener of this.#listeners) listener();
  }

  #pump(): void {
    for (const entry of this.#entries.values()) {
      if (this.#active >= AT_ONCE) return;
      if (entry.file.state !== 'waiting' || entry.file.failure || !entry.content) continue;
      this.#active += 1;
      void this.#deliver(entry, entry.content).finally(() => {
        this.#active -= 1;
        this.#pump();
      });
    }
  }

  async #deliver(entry: Entry, content: File): Promise<void> {
    const { id } = entry.file;
    for (let wait = FIRST_PAUSE; this.#entries.has(id); wait = Math.min(wait * 2, LONGEST_PAUSE)) {
      this.#update(id, { state: 'sending', sent: 0, failure: null });
      const answer = await this.#send(entry, content);
      if (answer.ok) {
        entry.content = null;
        await this.#options.shelf.remove(id);
        this.#update(id, { state: 'kept', sent: 1 });
        return;
      }
      const { failure } = answer;
      if (failure.again !== 'by-itself') return this.#update(id, { state: 'refused', failure });
      this.#update(id, { state: 'waiting', failure });
      await this.#options.pause(wait);
    }
  }

  async #send(entry: Entry, content: File): Promise<Sent> {
    const { id, group, kind, name, size } = entry.file;
    const batchId = await this.#batchOf(group, kind);
    if (typeof batchId !== 'string') return { ok: false, failure: batchId };
    await this.#options.shelf.put({ id, group, batchId, kind, name, size, file: content });
    const progress = (sent: number) => this.#update(id, { sent });
    return this.#options.transport.send({ batchId, id, name, file: content }, progress);
  }

  #batchOf(group: string, kind: DossierKind): Promise<string | SendFailure> {
    const known = this.#batches.get(group);
    if (known) return known;
    const started = this.#options.transport.start(kind).then((answer) => {
      if (answer.ok) return answer.id;
      this.#batches.delete(group);
      return answer.failure;
    });
    this.#batches.set(group, started);
    return started;
  }
}
