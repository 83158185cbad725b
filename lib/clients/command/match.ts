import { match as matchByTool } from '@/lib/assistant';
import { askByClients } from '../ask';
import { EXIT, type ExitCode, endedBy, wrongUse } from './exit';
import { listFiles, load } from './files';
import { formatOf, type Given, numberOf, textsOf } from './options';
import { type Column, written } from './output';
import type { Place } from './run';

const TAKEN = 10;
const MOST_TAKEN = 50;
const FACTS_SHOWN = 3;

type Reason = { category: string; score: number; evidence: readonly { fact: string }[] };
type Match = { id: string; index: string; score: number; reasons: readonly Reason[] };

/** The first fact of what scored best. */
const factsOf = (reasons: readonly Reason[]) =>
  reasons
    .toSorted((one, other) => other.score - one.score)
    .flatMap(({ evidence }) => evidence.slice(0, 1).map(({ fact }) => fact))
    .slice(0, FACTS_SHOWN)
    .join(' ');

const COLUMNS: readonly Column<Match>[] = [
  { heading: 'Score', cell: ({ score }) => score },
  { heading: 'Document', cell: ({ id }) => id },
  { heading: 'Index', cell: ({ index }) => index },
  { heading: 'Why', cell: ({ reasons }) => factsOf(reasons) },
];

/** Ranks the documents of indexes for one that is in a file. */
export async function match(given: Given, place: Place): Promise<ExitCode> {
  const [file, ...others] = given.rest;
  const indexes = textsOf(given, 'index');
  if (file === undefined || others.length > 0) throw wrongUse('Name one file.');
  if (indexes.length === 0) throw wrongUse('Name the indexes to look in with --index.');
  const take = numberOf(given, 'take', TAKEN);
  if (take > MOST_TAKEN) throw wrongUse(`--take is at most ${MOST_TAKEN} here.`);
  const [item] = await listFiles([file]);
  if (!item) throw wrongUse('Name one file.');
  const { bytes, lastModified } = await load(item);
  const isJob = Boolean(given.values.job);
  const answer = await matchByTool(
    { ask: askByClients, rights: { people: true, write: false } },
    {
      kind: isJob ? 'job' : 'resume',
      find: isJob ? 'candidates' : 'jobs',
      indexes,
      take,
      base64: Buffer.from(bytes).toString('base64'),
      last_modified: lastModified,
    },
  );
  if (!answer.ok) throw endedBy(answer.failure);
  const { total, cost, matches } = answer.value;
  const json = { total, cost, matches };
  place.out.write(written(formatOf(given) ?? 'table', { columns: COLUMNS, lines: matches, json }));
  return EXIT.done;
}
