import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { HrXmlResume, ResumeParseResponse, ResumeParseResponseV9 } from '@/lib/contracts';
import { buildIfChanged } from '../server/build.mjs';
import { startTemporaryService } from '../service.mjs';
import { readManifest } from './manifest.ts';

type Service = { baseUrl: string; accountId: string; accountKey: string };
type Answer = { Value?: Record<string, unknown> | null };

const DATE = '2026-11-01';
const OUTPUTS = { OutputHtml: true, OutputRtf: true, OutputPdf: true, OutputCandidateImage: true };

/** Each version with the contract of its answer, and the parts of the answer that are documents in a string. */
const VERSIONS = [
  { path: '/v10/parser/resume', date: 'DocumentLastModified', schema: ResumeParseResponse, documents: [] },
  {
    path: '/v9/parser/resume',
    date: 'RevisionDate',
    schema: ResumeParseResponseV9,
    documents: ['ParsedDocument', 'ScrubbedParsedDocument'],
  },
] as const;

/** An answer keeps a contract when it comes out of it as it went in: nothing of another type, nothing unknown. */
function keeps(schema: z.ZodType, answer: unknown): boolean {
  const checked = schema.safeParse(answer);
  return checked.success && isDeepStrictEqual(checked.data, answer);
}

async function ask(service: Service, endpoint: (typeof VERSIONS)[number], base64: string): Promise<Answer> {
  const response = await fetch(`${service.baseUrl}${endpoint.path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'tx-accountid': service.accountId,
      'tx-servicekey': service.accountKey,
    },
    body: JSON.stringify({ DocumentAsBase64String: base64, [endpoint.date]: DATE, ...OUTPUTS }),
  });
  return (await response.json()) as Answer;
}

async function problemsOf(service: Service, base64: string): Promise<string[]> {
  const problems: string[] = [];
  for (const endpoint of VERSIONS) {
    const answer = await ask(service, endpoint, base64);
    if (!keeps(endpoint.schema, answer)) problems.push(endpoint.path);
    for (const member of endpoint.documents)
      if (!keeps(HrXmlResume, JSON.parse(String(answer.Value?.[member] ?? null))))
        problems.push(`${endpoint.path} ${member}`);
  }
  return problems;
}

/** Holds the answers of versions 9 and 10 for every document, with every conversion, to their contracts. */
export async function checkContracts(directory: string, only: string | undefined): Promise<number> {
  await buildIfChanged();
  const service = await startTemporaryService();
  let broken = 0;
  try {
    const entries = await readManifest(directory, only);
    for (const { id, file } of entries) {
      const base64 = (await readFile(path.join(directory, file))).toString('base64');
      const problems = await problemsOf(service, base64);
      if (problems.length > 0) console.log(`${id}: ${problems.join(', ')}`);
      broken += problems.length > 0 ? 1 : 0;
    }
    console.log(`${entries.length} documents, ${broken} with an answer that breaks its contract`);
  } finally {
    await service.stop();
  }
  return broken > 0 ? 1 : 0;
}
