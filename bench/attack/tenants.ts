import { z } from 'zod';
import { type Attack, type Attempt, ask, basicOf, headersOf, type Operation, type Target } from './attack.ts';
import { pathOf } from './calls.ts';

const SECRET = 'Ludmilla Quenneville';
const CV = `${SECRET}\nludmilla@example.org\n\nExperience\nHarbour Pilot, Port of Sable, 2015 - 2022\n\nSkills\nRadar navigation, Tides`;
const OWNED = { index: 'first-people', document: 'first-person' };

async function post(target: Target, path: string, body: object): Promise<Record<string, unknown>> {
  const { status, text } = await ask(target, path, {
    method: 'POST',
    headers: headersOf(target.first),
    body: JSON.stringify(body),
  });
  if (status !== 200) throw new Error(`${path} could not be prepared: ${status} ${text.slice(0, 300)}`);
  return (JSON.parse(text) as { Value?: Record<string, unknown> }).Value ?? {};
}

/** Gives the first account an index with a person, a matching page and a receiver of events; returns their names. */
async function belongings(target: Target): Promise<Record<string, string>> {
  await post(target, `/v10/index/${OWNED.index}`, { IndexType: 'Resume' });
  await post(target, '/v10/parser/resume', {
    DocumentAsBase64String: Buffer.from(CV).toString('base64'),
    DocumentLastModified: '2026-01-01',
    IndexingOptions: { IndexId: OWNED.index, DocumentId: OWNED.document },
  });
  const endpoint = await post(target, '/events/v1/endpoints', {
    Name: 'A system',
    Url: 'https://receiver.example.org/events',
  });
  const { Id } = z.object({ Id: z.string() }).parse(endpoint.Endpoint);
  return { ...OWNED, endpoint: Id };
}

const BODY_OF: Readonly<Record<string, object>> = {
  searchDocuments: { IndexIdsToSearchInto: [OWNED.index], FilterCriteria: { SearchExpression: 'Harbour' } },
  matchIndexedDocument: { IndexIdsToSearchInto: [OWNED.index] },
  generateSearcher: { SaasRequest: { IndexIdsToSearchInto: [OWNED.index] } },
  indexResume: { ResumeData: { ContactInformation: {} } },
  indexResumes: { Resumes: [{ DocumentId: OWNED.document, ResumeData: { ContactInformation: {} } }] },
  generateIndexedMatcher: { SaasRequest: { IndexIdsToSearchInto: [OWNED.index] } },
  generateIndexedDetails: { IndexId: OWNED.index, DocumentId: OWNED.document },
  changeTagsOfResume: { Method: 'Overwrite', UserDefinedTags: ['stolen'] },
  deleteDocuments: { DocumentIds: [OWNED.document] },
  deleteDocumentsByPost: { DocumentIds: [OWNED.document] },
};

async function askAsSecond(target: Target, operation: Operation, parts: Record<string, string>) {
  const body = operation.media === undefined ? undefined : JSON.stringify(BODY_OF[operation.id] ?? {});
  const answer = await ask(target, pathOf(operation, parts), {
    method: operation.method,
    // The market takes Basic authentication alone, the other APIs the pair of headers.
    headers: { ...headersOf(target.second), ...basicOf(target.second) },
    body,
  });
  if (/Quenneville|Harbour Pilot/.test(answer.text)) return "shows the first account's person";
  return answer.wrong;
}

async function isUntouched(target: Target): Promise<string | undefined> {
  const { status, text } = await ask(target, `/v10/index/${OWNED.index}/resume/${OWNED.document}`, {
    headers: headersOf(target.first),
  });
  if (status !== 200 || !text.includes('Harbour Pilot'))
    return `the person of the first account is gone: ${status}`;
  return text.includes('stolen') ? 'the person of the first account was changed' : undefined;
}

/** Another account calls every operation with the names of what is not its own. */
export const tenants: Attack = {
  name: "Another account's data",
  holds: 'whoever knows the names of what another account has reads, changes and deletes nothing of it',
  async *attempts(target): AsyncIterable<Attempt> {
    const parts = await belongings(target);
    for (const operation of target.operations) {
      if (operation.id === 'createIndex' || operation.id === 'issueToken') continue;
      yield { what: operation.id, run: () => askAsSecond(target, operation, parts) };
      yield { what: `after ${operation.id}`, run: () => isUntouched(target) };
    }
  },
};
