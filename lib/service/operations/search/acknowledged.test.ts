import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serviceRecords } from '../../store';
import { caller } from '../../testing/calls';
import { stopService } from '../../testing/service';
import * as indexing from '../indexing';
import { CLEO } from './testing/people';
import { ask, fillIndexes } from './testing/small-index';

beforeAll(fillIndexes);
afterAll(stopService);

const addResumes = caller(indexing.indexResumes);
const remove = caller(indexing.deleteIndexedDocuments);

const WRITERS = 2;
const CALLS = 25;
const AT_ONCE = 20;
const TAG = 'burst';

const idOf = (writer: number, round: number, n: number) => `burst-${writer}-${round}-${n}`;

const people = (writer: number, round: number) =>
  Array.from({ length: AT_ONCE }, (_, n) => ({
    DocumentId: idOf(writer, round, n),
    ResumeData: CLEO,
    UserDefinedTags: [TAG],
  }));

describe('a search between writes', () => {
  it('knows all that was acknowledged before it, and nothing that was not written', async () => {
    let [sent, acknowledged, isWriting] = [0, 0, true];
    const write = async (writer: number) => {
      for (let round = 0; round < CALLS; round++) {
        sent += AT_ONCE;
        const { status } = await addResumes({ index: 'people' }, { Resumes: people(writer, round) });
        expect(status).toBe(200);
        acknowledged += AT_ONCE;
      }
    };
    const search = async () => {
      let asked = 0;
      while (isWriting) {
        const before = acknowledged;
        const { value, message } = await ask({ UserDefinedTags: [TAG] });
        expect(value?.TotalCount).toBeLessThanOrEqual(sent);
        if (message === 'Successful transaction') expect(value?.TotalCount).toBeGreaterThanOrEqual(before);
        else expect(message).toMatch(/[1-9]\d* of its latest changes/);
        asked += 1;
      }
      return asked;
    };
    const searching = search();
    await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
    isWriting = false;
    const asked = await searching;
    expect(asked).toBeGreaterThan(1);
    expect((await ask({ UserDefinedTags: [TAG] })).value?.TotalCount).toBe(WRITERS * CALLS * AT_ONCE);
  }, 120_000);

  it('does not find what was deleted before it', async () => {
    const gone = Array.from({ length: AT_ONCE }, (_, n) => idOf(0, 0, n));
    expect(await remove({ index: 'people' }, { DocumentIds: gone })).toMatchObject({ status: 200 });
    expect((await ask({ DocumentIds: gone })).value?.TotalCount).toBe(0);
  });

  it('says how much it does not know when the search cannot be told in time', async () => {
    const records = await serviceRecords();
    // Another process holds the lease for feeding the search, and does not use it.
    await sql`update service.search_feed set holder = gen_random_uuid(), leased_until = now() + interval '9 seconds'`.execute(
      records,
    );
    const [late] = people(9, 0);
    await addResumes({ index: 'people' }, { Resumes: [{ ...late, UserDefinedTags: ['late'] }] });
    const answer = await ask({ UserDefinedTags: ['late'] });
    expect(answer).toMatchObject({ status: 200, value: { TotalCount: 0 } });
    expect(answer.message).toContain('1 of its latest changes');
    await expect
      .poll(async () => (await ask({ UserDefinedTags: ['late'] })).value?.TotalCount, { timeout: 30_000 })
      .toBe(1);
  }, 60_000);
});
