import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { config } from '@/lib/config';
import { fetchPage, type Page } from '@/lib/platform';
import { done, type Outcome, refused } from '../../ground/outcome';
import { records } from '../../ground/store';
import { audit } from '../../ground/store/audit';
import { defineUseCase } from '../../ground/use-case';
import { keepUpload, openUpload } from '../../uploads/accept';
import { declaredJob } from './declared-job';
import { type Members, postingsOf } from './find-posting';
import { postingDocument } from './posting-document';

const LIMITS = { maxBytes: 5 * 1024 * 1024, timeoutMs: 15_000 };

const HEADERS = { accept: 'text/html, application/xhtml+xml;q=0.9, application/ld+json;q=0.9' };

const field = 'address';

/** Returns the text of a page in the encoding that its server or the page itself names. */
function textOf({ body, contentType }: Page): string {
  const named = /charset=["']?([\w-]+)/i;
  const start = Buffer.from(body.subarray(0, 2048)).toString('latin1');
  const label = named.exec(contentType)?.[1] ?? named.exec(start)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(label).decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
}

/** Returns the only posting of a page. A page of several is a list, which does not show the one meant. */
function onlyPosting(postings: readonly Members[]): Outcome<Members> {
  const [first] = postings;
  if (!first)
    return refused(
      'invalid',
      'This page has no job posting in the form made for search engines (schema.org JobPosting). Save the page and upload the file, or paste its text.',
      field,
    );
  if (postings.length > 1)
    return refused(
      'invalid',
      `This page lists ${postings.length} postings. Give the address of one of them.`,
      field,
    );
  return done(first);
}

const Address = z.object({
  address: z
    .string()
    .trim()
    .min(1, 'Give the address of a page.')
    .max(2000, 'This address is too long.')
    .transform((address) => (/^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`)),
});

/**
 * Fetches the page at an address and keeps the posting that it carries: its text as the document, and its data for
 * search engines as values that override those read from the text. Only public addresses are fetched, and the hosts of
 * `PRIVATE_HOSTS`. Recruiters.
 */
export const fetchJob = defineUseCase(
  'recruiter',
  Address,
  async (actor, { address }): Promise<Outcome<{ batchId: string }>> => {
    const allowedHosts = config().PRIVATE_HOSTS ?? [];
    const fetched = await fetchPage({ url: address, headers: HEADERS, allowedHosts, ...LIMITS });
    await audit(await records(), { actorId: actor.id, action: 'page-fetched' });
    if (!fetched.ok) return refused('invalid', fetched.failure.message, field);
    const { value: page } = fetched;
    if (page.status !== 200)
      return refused('invalid', `The page answered with status ${page.status}.`, field);
    const posting = onlyPosting(postingsOf(textOf(page), page.contentType));
    if (!posting.ok) return posting;
    const { name, html } = postingDocument(posting.value, page.url);
    const batchId = await openUpload(actor, { kind: 'job', sample: false });
    const origin = { source: page.url, declared: declaredJob(posting.value) };
    const file = { batchId, itemId: randomUUID(), name, lastModified: '', origin };
    const kept = await keepUpload(actor, file, Buffer.from(html));
    return kept.ok ? done({ batchId }) : kept;
  },
);
