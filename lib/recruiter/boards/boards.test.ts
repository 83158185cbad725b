import { afterAll, beforeAll, expect, it } from 'vitest';
import { shutdown } from '@/lib/platform';
import type { Actor } from '../ground/actor';
import type { Outcome } from '../ground/outcome';
import { startTestMarket } from '../testing/market';
import { memberOfRole } from '../testing/store';
import { addBoard, changeBoard, listBoards, readBoard } from './boards';
import { addToBoard, arrangeBoard, changeBoardItem } from './items';
import { loadBoard } from './load';
import type { BoardSubject } from './types';

let market: Awaited<ReturnType<typeof startTestMarket>>;
let recruiter: Actor;
let colleague: Actor;
let viewer: Actor;

const FIELD = { description: '', level: ['job'], type: 'text' };
const ANSWERS: Record<string, unknown> = {
  fields: { region: FIELD, date: { ...FIELD, type: 'date' } },
  search: { total_count: 7, results: [], facets: { region: [{ value: 'n', label: 'North', count: 7 }] } },
  aggregate: [{ region: { value: 'n', label: 'North' }, count: 7 }],
};

const QUESTION: BoardSubject = { kind: 'question', figure: null, params: 'region=n' };
const REGIONS: BoardSubject = { kind: 'figure', figure: 'regions', params: 'region=n' };
const CALL: BoardSubject = { kind: 'call', figure: null, params: '_group=region' };
const COMPARED: BoardSubject = {
  kind: 'comparison',
  figure: 'regions',
  params: '_q=region%3Dn&_q=region%3Ds',
};

beforeAll(async () => {
  market = await startTestMarket((path) => [200, ANSWERS[path]]);
  recruiter = await memberOfRole('recruiter');
  colleague = await memberOfRole('recruiter', 'colleague@example.org');
  viewer = await memberOfRole('viewer');
}, 60_000);

afterAll(async () => {
  await shutdown();
  market.stop();
});

async function got<T>(outcome: Promise<Outcome<T>>): Promise<T> {
  const came = await outcome;
  if (!came.ok) throw new Error(came.problem.message);
  return came.value;
}

const madeBy = async (actor: Actor, shared = false) =>
  (await got(addBoard(actor, { name: 'Nurses in Leeds', shared }))).id;
const namesOn = async (id: string) => (await got(readBoard(recruiter, { id }))).items.map(({ name }) => name);

it('keeps figures and questions in their order, and what was taken away until it is put back', async () => {
  const id = await madeBy(recruiter);
  const put = async (name: string, subject: BoardSubject) =>
    (await got(addToBoard(recruiter, { board: id, name, subject }))).id;
  const one = await put('How many', QUESTION);
  const two = await put('Where', { ...REGIONS, params: 'region=n&_unit=century&_page=7' });
  const three = await put('By hand', CALL);
  await got(arrangeBoard(recruiter, { board: id, items: [three, one, two] }));
  expect(await namesOn(id)).toEqual(['By hand', 'How many', 'Where']);
  await got(changeBoardItem(recruiter, { board: id, id: one, removed: true }));
  await got(changeBoardItem(recruiter, { board: id, id: two, name: 'Regions' }));
  expect(await namesOn(id)).toEqual(['By hand', 'Regions']);
  await got(changeBoardItem(recruiter, { board: id, id: one, removed: false }));
  expect(await namesOn(id)).toEqual(['By hand', 'How many', 'Regions']);
  const { items } = await got(readBoard(recruiter, { id }));
  expect(items.at(-1)).toMatchObject({ kind: 'figure', figure: 'regions', params: 'region=n' });
  await got(changeBoard(recruiter, { id, removed: true }));
  expect(await readBoard(recruiter, { id })).toMatchObject({ problem: { code: 'not-found' } });
  await got(changeBoard(recruiter, { id, removed: false }));
  expect(await got(listBoards(recruiter, undefined))).toMatchObject([{ id, items: 3, isOwn: true }]);
});

it('asks for everything on it and sends each part on its own', async () => {
  const id = await madeBy(recruiter);
  for (const subject of [QUESTION, REGIONS, CALL, COMPARED])
    await got(addToBoard(recruiter, { board: id, name: subject.kind, subject }));
  const [question, regions, call, compared] = await got(loadBoard(recruiter, { id }));
  expect(await question?.summary).toMatchObject({ value: { found: { total: 7 } } });
  expect(question?.figure).toBeNull();
  expect(question?.keyFigures).toHaveLength(6);
  for (const one of [regions, call, compared])
    expect(await one?.figure).toMatchObject({
      value: { found: { rows: [{ label: { text: 'North' } }] } },
    });
});

it('is seen by others where it is shared, and changed by who may', async () => {
  const id = await madeBy(recruiter);
  const item = (await got(addToBoard(recruiter, { board: id, name: 'x', subject: QUESTION }))).id;
  const attempts = (actor: Actor) =>
    [
      changeBoard(actor, { id, name: 'Mine' }),
      changeBoard(actor, { id, removed: true }),
      addToBoard(actor, { board: id, name: 'x', subject: QUESTION }),
      changeBoardItem(actor, { board: id, id: item, removed: true }),
      arrangeBoard(actor, { board: id, items: [item] }),
    ] as Promise<Outcome<unknown>>[];
  for (const came of await Promise.all([
    ...attempts(colleague),
    readBoard(colleague, { id }),
    loadBoard(colleague, { id }),
  ]))
    expect(came).toMatchObject({ problem: { code: 'not-found' } });
  expect(await addBoard(viewer, { name: 'x', shared: true })).toMatchObject({
    problem: { code: 'not-allowed' },
  });
  await got(changeBoard(recruiter, { id, shared: true }));
  expect(await got(readBoard(viewer, { id }))).toMatchObject({
    ...{ isOwn: false, mayChange: false, by: 'A recruiter' },
  });
  for (const came of await Promise.all(attempts(viewer)))
    expect(came).toMatchObject({ problem: { code: 'not-found' } });
  await got(changeBoard(colleague, { id, name: 'Ours', shared: false }));
  expect(await got(readBoard(viewer, { id }))).toMatchObject({ name: 'Ours', shared: true });
});

it('refuses an item of another board, and what is no figure', async () => {
  const [id, other] = [await madeBy(recruiter), await madeBy(colleague)];
  const item = (await got(addToBoard(colleague, { board: other, name: 'x', subject: QUESTION }))).id;
  expect(await changeBoardItem(recruiter, { board: id, id: item, removed: true })).toMatchObject({
    problem: { code: 'not-found' },
  });
  const subject = { ...REGIONS, figure: '__proto__' } as unknown as BoardSubject;
  expect(await addToBoard(recruiter, { board: id, name: 'x', subject })).toMatchObject({
    problem: { code: 'invalid' },
  });
  for (const name of [' ', 'x'.repeat(81)])
    expect(await addBoard(recruiter, { name, shared: false })).toMatchObject({
      problem: { code: 'invalid' },
    });
});
