import {
  encode,
  type IndexType,
  JobData,
  type ParsedJob,
  type ParsedResume,
  ResumeData,
} from '@/lib/contracts';
import { redactReceived } from '@/lib/engine/parser';
import type { DocumentIndex, StoredDocument } from '../../store';
import type { OperationFailure } from '../outcome';

/** A parsed document of either type; of a resume that is just parsed its redacted twin is known. */
export type ParsedDocument =
  | { type: 'Resume'; resume: ParsedResume; redacted?: ParsedResume }
  | { type: 'Job'; job: ParsedJob };

const MAX_TAGS = 200;
const MAX_TAG_LENGTH = 200;
const CONTROL = /\p{Cc}/u;

/** Returns tags as stored: each once, without spaces around it; tags are compared without regard to case. */
export function distinctTags(tags: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const tag of tags.map((each) => each.trim())) {
    const key = tag.toLowerCase();
    if (tag && !kept.has(key)) kept.set(key, tag);
  }
  return [...kept.values()];
}

/** Returns the problem with the tags of a document. */
export function refuseTags(
  tags: readonly string[] | null | undefined,
  member = 'UserDefinedTags',
): OperationFailure | undefined {
  const refuse = (rule: string): OperationFailure => ({
    code: 'InvalidParameter',
    message: `${member} ${rule}.`,
  });
  if (!tags) return undefined;
  if (tags.length > MAX_TAGS) return refuse(`may hold at most ${MAX_TAGS} tags`);
  if (tags.some((tag) => tag.length > MAX_TAG_LENGTH || CONTROL.test(tag)))
    return refuse(`must be of at most ${MAX_TAG_LENGTH} characters each, without control characters`);
  return undefined;
}

/** A document whose type is not that of its index cannot be in it. */
export function refuseType(
  index: Pick<DocumentIndex, 'type'>,
  type: IndexType,
): OperationFailure | undefined {
  if (index.type === type) return undefined;
  const [holds, given] = index.type === 'Job' ? ['jobs', 'a resume'] : ['resumes', 'a job'];
  return { code: 'ConstraintError', message: `This index holds ${holds}; ${given} cannot be added to it.` };
}

function locationOf(document: ParsedDocument) {
  return document.type === 'Job'
    ? document.job.currentLocation
    : document.resume.contactInformation?.location;
}

function withoutTags<T extends { userDefinedTags?: unknown }>({ userDefinedTags: _, ...left }: T) {
  return left;
}

function copyOf(document: ParsedDocument): unknown {
  if (document.type === 'Job') return encode(JobData, withoutTags(document.job));
  return encode(ResumeData, withoutTags(document.redacted ?? redactReceived(document.resume)));
}

/**
 * Returns the stored copy of a document: its redacted data, the tags, and for searches the coordinates and the postal
 * code of its place. A job is kept unchanged. Tags of the request replace those of the document.
 */
export function storedCopy(
  documentId: string,
  document: ParsedDocument,
  tags: readonly string[] | null | undefined,
): StoredDocument {
  const { geoCoordinates, postalCode } = locationOf(document) ?? {};
  const own = document.type === 'Job' ? document.job.userDefinedTags : document.resume.userDefinedTags;
  return {
    documentId: documentId.toLowerCase(),
    document: JSON.stringify(copyOf(document)),
    tags: distinctTags(tags?.length ? tags : (own ?? [])),
    place: geoCoordinates
      ? { latitude: geoCoordinates.latitude, longitude: geoCoordinates.longitude }
      : undefined,
    postalCode: postalCode?.replaceAll('\0', '') || undefined,
  };
}
