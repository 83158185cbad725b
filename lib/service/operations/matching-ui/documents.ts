import { decode, JobData, type ParsedResume, ResumeData } from '@/lib/contracts';
import { redactReceived } from '@/lib/engine/parser';
import type { Session } from '../../interfaces';
import { serviceRuntime } from '../../runtime';
import { findDocument, findDocuments, findIndexes, type ServiceRecords } from '../../store';
import type { ShownDocument } from './summaries';

/** Documents of the indexes of a session, and those that came with its request. */

export type Ref = { indexId?: string | null | undefined; documentId: string };

type Kept = { document: string; tags: readonly string[] };

function open({ document, tags }: Kept, type: 'Resume' | 'Job'): ShownDocument {
  const parsed = JSON.parse(document);
  const userDefinedTags = [...tags];
  return type === 'Job'
    ? { kind: 'Job', job: { ...decode(JobData, parsed), userDefinedTags } }
    : { kind: 'Resume', resume: { ...decode(ResumeData, parsed), userDefinedTags } };
}

/** Returns a document of an index of an account; undefined when it does not exist. */
export async function readIndexed(
  records: ServiceRecords,
  accountId: string,
  { indexId, documentId }: Ref,
): Promise<ShownDocument | undefined> {
  const [index] = indexId ? await findIndexes(records, accountId, [indexId]) : [];
  const found = index && (await findDocument(records, index.id, documentId.toLowerCase()));
  return found && open(found, index.type);
}

/** Returns documents of the indexes of an account by `index/document` in lower case; deleted ones are left out. */
export async function readManyIndexed(
  records: ServiceRecords,
  accountId: string,
  refs: readonly Ref[],
): Promise<Map<string, ShownDocument>> {
  const names = [...new Set(refs.flatMap(({ indexId }) => indexId?.toLowerCase() || []))];
  const read = new Map<string, ShownDocument>();
  for (const index of await findIndexes(records, accountId, names)) {
    const key = index.name.toLowerCase();
    const ids = refs
      .filter(({ indexId }) => indexId?.toLowerCase() === key)
      .map(({ documentId }) => documentId.toLowerCase());
    for (const found of await findDocuments(records, index.id, ids))
      read.set(`${key}/${found.documentId}`, open(found, index.type));
  }
  return read;
}

export const refKey = ({ indexId, documentId }: Ref) => `${indexId ?? ''}/${documentId}`.toLowerCase();

/** Returns a document of a request as the interface shows it: a resume without personal data. */
export function redacted(document: ShownDocument): ShownDocument {
  return document.kind === 'Job' ? document : resumeOf(document.resume);
}

const resumeOf = (received: ParsedResume): ShownDocument => ({
  kind: 'Resume',
  resume: redactReceived(received),
});

/** Returns the source of a session's match or score; a search has none. Resumes of the request are shown redacted. */
export async function sourceOf({ accountId, request }: Session): Promise<ShownDocument | undefined> {
  switch (request.kind) {
    case 'matchResume':
      return resumeOf(request.body.saasRequest.resumeData);
    case 'matchJob':
      return { kind: 'Job', job: request.body.saasRequest.jobData };
    case 'matchIndexed': {
      const { records } = await serviceRuntime();
      return request.source && readIndexed(records, accountId, request.source);
    }
    case 'scoreResume':
      return resumeOf(request.body.saasRequest.sourceResume.resumeData);
    case 'scoreJob':
      return { kind: 'Job', job: request.body.saasRequest.sourceJob.jobData };
    default:
      return undefined;
  }
}

/** Returns the document of the one result that a details session shows. */
export async function resultOf({ accountId, request }: Session): Promise<ShownDocument | undefined> {
  if (request.kind === 'detailsResume') return resumeOf(request.body.matchDetails.resumeData);
  if (request.kind === 'detailsJob') return { kind: 'Job', job: request.body.matchDetails.jobData };
  if (request.kind !== 'detailsIndexed') return undefined;
  const { resumeData, jobData, result } = request.body.matchDetails;
  if (resumeData) return resumeOf(resumeData);
  if (jobData) return { kind: 'Job', job: jobData };
  const { records } = await serviceRuntime();
  return readIndexed(records, accountId, { indexId: result.indexId, documentId: result.id ?? '' });
}
