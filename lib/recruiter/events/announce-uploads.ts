import path from 'node:path';
import { announceImport } from '@/lib/clients';
import { encode, type ParsedResume, ResumeData } from '@/lib/contracts';
import { createQueue, type QueuedTask, runUntilShutdown, startWorker } from '@/lib/platform';
import { toldFields } from '../custom-fields/told';
import { afterAnnouncing } from '../ground/announcing';
import { files, records } from '../ground/store';
import { asQueueTables } from '../ground/store/queues';
import { workspace } from '../indexing/workspace';
import { currentParse, findDossier } from '../records/stored';

/**
 * Announces to the built-in service candidates that came in from outside, and, if the owner wants it, CVs that members
 * uploaded; a trigger of the records decides which. The service gets a copy of the CV: the original stays here, and
 * both are deleted with the person. Announced after the index has the candidate, whose deletion also deletes the copy
 * of the service.
 */

type Announcement = { eventId: string };

const QUEUE = 'announce-import';
const WORKER = 'announce-uploads';

async function importOf(dossierId: string) {
  const db = await records();
  const dossier = await findDossier(db, dossierId, 'candidate');
  if (!dossier?.current_parse_id || dossier.held) return undefined;
  const { document, answer } = await currentParse<ParsedResume>(db, dossier);
  const bytes = await files().get(document.hash);
  const type = path.extname(document.name).slice(1).toLowerCase();
  return {
    data: encode(ResumeData, answer.data as ParsedResume),
    fields: await toldFields(db, { id: dossierId, kind: 'candidate' }),
    cv: bytes && {
      type: /^[a-z0-9]{1,10}$/.test(type) ? type : 'bin',
      content: Buffer.from(bytes).toString('base64'),
    },
  };
}

async function handle({ subject, payload, attempts }: QueuedTask<Announcement>) {
  const found = await importOf(subject);
  if (!found) return { done: true } as const;
  const { indexes } = await workspace();
  const indexId = indexes.candidate;
  const told = await announceImport({ id: payload.eventId, indexId, documentId: subject, ...found });
  return afterAnnouncing(told, attempts, 'an import could not be told of');
}

/** Starts announcing uploads, once a process, until shutdown. */
export async function startAnnouncingUploads(): Promise<void> {
  await runUntilShutdown(WORKER, async () => {
    const queue = createQueue<Announcement>(asQueueTables(await records()), QUEUE);
    return startWorker({ queue, handle, concurrency: 1 });
  });
}
