import { openAccountApi } from '../faults/account-api.ts';
import { openClient, signIn, untilDone } from '../faults/client.ts';
import { cvOf, postingsOf } from '../faults/made-up.ts';
import type { BenchFile } from '../files.ts';
import { openApp } from '../found/app.ts';

/** One piece of work; throws where it was not answered with a result. */
export type Piece = { readonly name: string; readonly run: (round: number) => Promise<void> };

type Place = {
  baseUrl: string;
  directory: string;
  owner: { email: string; password: string };
  account: { id: string; key: string };
};

const INDEX = 'soak';
/** As many as stay: what is kept is written over or deleted again, so that what is held does not grow by what is kept. */
const DOCUMENTS = 200;
const FILES_A_ROUND = 4;
const POSTINGS = 300;
const SOURCES = 4;
const PAGES = ['/candidates', '/candidates?q=bookkeeper', '/jobs', '/market', '/'];

const QUESTIONS = [
  'search?full_text=welder',
  'search?job_title=nurse&_limit=50',
  'aggregate?_group=profession',
  'aggregate?_group=location&_limit=20',
];

const turn = <T>(list: readonly T[], round: number): T => list[round % list.length] as T;

/** Opens the work of a mixed day on a server: pieces that are done in turn, over and over. */
export async function openWork(
  { baseUrl, directory, owner, account }: Place,
  { cvs, postings }: { cvs: readonly BenchFile[]; postings: readonly BenchFile[] },
): Promise<Piece[]> {
  const client = await openClient(baseUrl, directory, owner);
  const { act } = await openApp(baseUrl, directory, owner);
  const cookie = await signIn(baseUrl, owner.email, owner.password);
  const api = openAccountApi(baseUrl, `${account.id}:${account.key}`);
  await api.post(`/v10/index/${INDEX}`, { IndexType: 'Resume' });
  const get = async (path: string, headers: Record<string, string>) => {
    const answer = await fetch(`${baseUrl}${path}`, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  };
  const basic = `Basic ${Buffer.from(`${account.id}:${account.key}`).toString('base64')}`;
  /** What the document is refused for is an answer, too. */
  const parse = async (kind: 'resume' | 'joborder', file: BenchFile, options: object = {}) => {
    const body = { DocumentAsBase64String: file.base64, DocumentLastModified: '2026-11-01', ...options };
    await api.post(`/v10/parser/${kind}`, body).catch((refusal: Error) => {
      if (!/^4(?:00|13|22)/.test(refusal.message)) throw refusal;
    });
  };
  const documentOf = (round: number) => `person-${round % DOCUMENTS}`;
  const uploadAndDelete = async (round: number) => {
    const batch = await client.startUpload();
    for (let file = 0; file < FILES_A_ROUND; file++)
      await client.sendFile(batch, cvOf(round * FILES_A_ROUND + file));
    const { upload } = await untilDone(client, batch, []);
    const ids = [...new Set(upload.items.flatMap(({ dossierId }) => dossierId ?? []))];
    await act('binDossiers', { ids });
    await act('deleteDossiers', { ids });
  };
  return [
    { name: 'CVs read', run: (round) => parse('resume', turn(cvs, round)) },
    { name: 'postings read', run: (round) => parse('joborder', turn(postings, round)) },
    {
      name: 'CVs read into an index',
      run: (round) =>
        parse('resume', turn(cvs, round * 7), {
          IndexingOptions: { IndexId: INDEX, DocumentId: documentOf(round) },
        }),
    },
    {
      name: 'searches',
      run: async () => {
        const FilterCriteria = { SearchExpression: 'manager OR engineer' };
        await api.post('/v10/searcher', { IndexIdsToSearchInto: [INDEX], FilterCriteria });
      },
    },
    {
      name: 'matches',
      run: async () => {
        const path = `/v10/matcher/indexes/${INDEX}/documents/${documentOf(0)}`;
        await api.post(path, { IndexIdsToSearchInto: [INDEX] });
      },
    },
    {
      name: 'questions to the market',
      run: (round) => get(`/api/v3/${turn(QUESTIONS, round)}`, { authorization: basic }),
    },
    { name: 'pages', run: (round) => get(turn(PAGES, round), { cookie }) },
    { name: 'exports', run: async () => void (await client.exported()) },
    { name: 'uploads, deleted for good', run: uploadAndDelete },
    {
      name: 'imports of the same postings',
      run: async (round) => {
        if (round % 10 !== 0) return;
        const file = (round / 10) % SOURCES;
        const { states } = await untilDone(client, await client.startUpload(), [
          await client.startImport(`postings-${file}.jsonl`, postingsOf(file, POSTINGS)),
        ]);
        if (states.some(({ Status }) => Status !== 'done')) throw new Error('an import did not end');
      },
    },
  ];
}
