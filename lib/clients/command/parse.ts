import { stat } from 'node:fs/promises';
import { patiently } from './batch';
import { type Ran, readDocument, runDocuments } from './documents';
import { EXIT, type ExitCode, endedBy, wrongUse } from './exit';
import { listFiles, load } from './files';
import { formatOf, type Given, textOf } from './options';
import { type Read, writtenDocuments } from './rows';
import { type Place, patienceOf } from './run';

async function resultsOf({ items, journal }: Ran): Promise<Read[]> {
  const read: Read[] = [];
  for (const item of items) {
    const received = await journal.resultOf(await load(item));
    if (received !== undefined) read.push({ file: item.name, received });
  }
  return read;
}

/** One file whose answer is printed and not kept. */
async function parseOne(file: string, given: Given, place: Place): Promise<ExitCode> {
  const isJob = Boolean(given.values.job);
  const [item] = await listFiles([file]);
  if (!item) throw wrongUse('Name a file or a folder.');
  const document = await load(item);
  const answer = await patiently(patienceOf(given, place), () => readDocument(document, isJob));
  if (!answer.ok) throw endedBy(answer.failure);
  const { received } = answer.value;
  const format = formatOf(given) ?? 'json';
  place.out.write(
    format === 'json'
      ? `${JSON.stringify(JSON.parse(received), null, 2)}\n`
      : writtenDocuments(format, [{ file: item.name, received }], isJob),
  );
  return EXIT.done;
}

/** Reads documents into data: one is printed, more go into a folder. */
export async function parse(given: Given, place: Place): Promise<ExitCode> {
  const [only, ...others] = given.rest;
  if (only === undefined) throw wrongUse('Name a file or a folder.');
  const isFile = (await stat(only).catch(() => undefined))?.isFile();
  if (isFile && others.length === 0 && textOf(given, 'out') === undefined)
    return parseOne(only, given, place);
  const isJob = Boolean(given.values.job);
  const format = formatOf(given);
  const ran = await runDocuments(given, place, async (document) => {
    const answer = await readDocument(document, isJob);
    return answer.ok ? { ok: true, value: answer.value.received } : answer;
  });
  if (format) place.out.write(writtenDocuments(format, await resultsOf(ran), isJob));
  return ran.code;
}
