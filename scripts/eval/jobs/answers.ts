import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { encode, JobData } from '@/lib/contracts';
import { DEFAULT_READ_LIMITS, readDocument } from '@/lib/engine/documents';
import { parseJob } from '@/lib/engine/parser/job';
import { createSkillTaxonomy } from '@/lib/engine/taxonomy';
import { ROOT } from '../../setup/install.mjs';
import type { JobAnswer } from './model.ts';

/** Answers to documents: in this process, or over HTTP. */

export const TODAY = '2026-11-01';

export type Answer = (bytes: Uint8Array) => Promise<JobAnswer>;

function skillTables(): Record<string, string> {
  const folder = path.join(ROOT, 'lib/engine/taxonomy/skills/data');
  const files = readdirSync(folder).filter((file) => file.endsWith('.tsv'));
  return Object.fromEntries(
    files.map((file) => [path.basename(file, '.tsv'), readFileSync(path.join(folder, file), 'utf8')]),
  );
}

/** Reads and parses in this process. */
export function localAnswers(): Answer {
  const skills = createSkillTaxonomy(skillTables());
  return async (bytes) => {
    const read = await readDocument(bytes, DEFAULT_READ_LIMITS);
    if (!read.ok) return {};
    const { job } = parseJob(read.value, { documentLastModified: TODAY, skills });
    return encode(JobData, job) as JobAnswer;
  };
}

/** Asks a service; a document that fails counts as empty. */
export function httpAnswers(baseUrl: string, account: { id: string; key: string }): Answer {
  return async (bytes) => {
    const response = await fetch(`${baseUrl}/v10/parser/joborder`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Tx-AccountId': account.id,
        'Tx-ServiceKey': account.key,
      },
      body: JSON.stringify({
        DocumentAsBase64String: Buffer.from(bytes).toString('base64'),
        DocumentLastModified: TODAY,
      }),
    });
    const body = (await response.json()) as { Value?: { JobData?: JobAnswer } };
    return body.Value?.JobData ?? {};
  };
}
