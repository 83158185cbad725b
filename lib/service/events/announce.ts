import { randomUUID } from 'node:crypto';
import type { EventType } from '@/lib/contracts';
import { sealValue } from '../interfaces';
import { addEvent, type EventDocument, type ServiceRecords } from '../store';
import { eventOwner } from './batch';

/** A file of an event; receivers request it by its id. */
export type EventFile = { id: string; type: string; bytes: Buffer };

export const binaryOwner = (binary: { id: string; accountId: string }) =>
  `event-binary/${binary.accountId}/${binary.id}`;

/**
 * Keeps an event for the endpoints of an account, within a transaction: once that is committed the event is not lost.
 * Documents of indexes that it names are removed from it when they are deleted there. Returns its id.
 */
export async function announce(
  transaction: ServiceRecords,
  event: {
    /** Of the caller's, who makes sure that it is announced once. */
    id?: string;
    accountId: string;
    type: EventType;
    payload?: object;
    documents: readonly EventDocument[];
    files?: readonly EventFile[];
  },
): Promise<string> {
  const { accountId, type, payload, documents, files = [] } = event;
  const { id = randomUUID() } = event;
  const binaries = await Promise.all(
    files.map(async (file) => ({
      id: file.id,
      type: file.type,
      content: await sealValue(file.bytes.toString('base64'), binaryOwner({ ...file, accountId })),
    })),
  );
  const content = payload && (await sealValue(payload, eventOwner({ id, accountId })));
  await addEvent(transaction, { id, accountId, type, content, documents, binaries });
  return id;
}
