import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { encode, type ParsedResume, ResumeData } from '@/lib/contracts';
import { randomOf } from '@/lib/engine/kernel';
import { standsIn } from '@/lib/service/language-model';
import { readByModel } from '@/lib/service/operations/parse-resume/model-reading';
import type { ReadResume } from '@/lib/service/workers';
import { parsedDocuments } from '../documents.ts';
import { isOfHalf } from '../manifest.ts';
import { toolBeside } from '../scorer.ts';
import { claimsOf, type Truth } from './scripted.ts';

type Figures = { f1: number };
type Report = { fields: Record<string, Figures>; meanFieldF1: number; micro: Figures };
type Tallies = {
  fromResumeData: (answer: unknown) => unknown;
  scoreFields: (truth: unknown, read: unknown) => unknown;
  aggregate: (tallies: readonly unknown[]) => Report;
};

type Asked = { folder: string; only: string | undefined; half: string | undefined; showsErrors: boolean };

/** Serves the played model by the protocol of OpenAI; it says what `answer` returns. */
async function serveModel(answer: () => unknown): Promise<Server> {
  const server = createServer((_, response) => {
    const message = { role: 'assistant', content: JSON.stringify(answer()) };
    const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };
    const choices = [{ index: 0, message, finish_reason: 'stop' }];
    response.writeHead(200, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        id: 'played',
        object: 'chat.completion',
        created: 0,
        model: 'played',
        choices,
        usage,
      }),
    );
  });
  // A document takes longer than a server keeps its connections.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  Object.assign(process.env, { LLM_BASE_URL: `http://127.0.0.1:${port}/v1`, LLM_MODEL: 'played' });
  return server;
}

/** Returns the values that a model can add to a resume, each as often as it is there. */
function valuesOf({ contactInformation, skills, employmentHistory, education }: ParsedResume): string[] {
  const values = [
    contactInformation?.candidateName?.formattedName,
    ...(contactInformation?.emailAddresses ?? []),
    ...(skills?.raw ?? []).map(({ name }) => name),
    ...(employmentHistory?.positions ?? []).flatMap((each) => [each.employer?.name?.raw, each.jobTitle?.raw]),
    ...(education?.educationDetails ?? []).flatMap((each) => [each.schoolName?.raw, each.degree?.name?.raw]),
  ];
  return values.flatMap((value) => value ?? []);
}

/** Returns the values of the second list that the first does not have. */
function newIn(before: readonly string[], after: readonly string[]): string[] {
  const left = [...before];
  return after.filter((value) => {
    const at = left.indexOf(value);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function printTable(before: Report, after: Report) {
  const percent = (share: number) => (100 * share).toFixed(1).padStart(8);
  console.log(`${'F1 in per cent'.padEnd(22)}standard    both`);
  for (const [field, { f1 }] of Object.entries(after.fields)) {
    const old = before.fields[field]?.f1 ?? 0;
    if (old !== f1) console.log(`${field.padEnd(22)}${percent(old)}${percent(f1)}`);
  }
  console.log(`${'mean of field F1'.padEnd(22)}${percent(before.meanFieldF1)}${percent(after.meanFieldF1)}`);
}

/**
 * Measures what `UseLLMParser` makes of the claims of a model that is played: fields before and after, and the values
 * that came in without being in the document.
 */
export async function evaluateModel({ folder, only, half, showsErrors }: Asked): Promise<number> {
  const scorer = (await import(pathToFileURL(toolBeside(folder, 'score.mjs')).href)) as Tallies;
  let claims: unknown;
  const server = await serveModel(() => claims);
  const [before, after]: unknown[][] = [[], []];
  const count = { documents: 0, claimed: 0, added: 0, invented: 0, absent: 0, entries: 0, differences: 0 };
  for await (const { id, parsed, truth } of parsedDocuments(folder, only)) {
    if (!parsed || ((half === 'odd' || half === 'even') && !isOfHalf(id, half))) continue;
    const text = parsed.resume.resumeMetadata?.plainText ?? '';
    if (parsed.resume.resumeMetadata?.documentLanguage !== 'en') continue;
    const played = claimsOf(truth as unknown as Truth, text, randomOf(count.documents + 1));
    claims = played.answer;
    const read = { sort: 'resume', resume: parsed.resume, redacted: parsed.resume } as ReadResume;
    const further = await readByModel(read, new AbortController().signal);
    const response = further.responses?.llmParserResponse;
    if (response?.code !== 'Success') throw new Error(`${id}: ${response?.message}`);
    const added = newIn(valuesOf(read.resume), valuesOf(further.read.resume));
    const stands = standsIn(text);
    count.documents += 1;
    count.claimed += played.invented.size;
    count.added += added.length;
    count.invented += added.filter((value) => played.invented.has(value) && !stands(value)).length;
    count.absent += added.filter((value) => !stands(value)).length;
    count.entries += (response.added ?? []).filter((name) => /^(?:POS|EDU)-\d+$/.test(name)).length;
    count.differences += response.differences?.length ?? 0;
    if (showsErrors) console.log(id, JSON.stringify(added), JSON.stringify(response.differences));
    for (const [tallies, { resume }] of [
      [before, read],
      [after, further.read],
    ] as const) {
      const answer = { Value: { ResumeData: encode(ResumeData, resume) } };
      tallies?.push(scorer.scoreFields(truth, scorer.fromResumeData(answer)));
    }
  }
  server.closeAllConnections();
  server.close();
  console.log(`\n== ${path.basename(folder)}: ${count.documents} English documents, a model that is played`);
  printTable(scorer.aggregate(before ?? []), scorer.aggregate(after ?? []));
  console.log(
    `${count.claimed} values invented by the model; ${count.added} values added (${count.entries} entries among them), ${count.invented} of them invented, ${count.absent} not in the document; ${count.differences} differences listed`,
  );
  return count.absent === 0 ? 0 : 1;
}
