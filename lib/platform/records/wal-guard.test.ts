import fs from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { embeddedDialect } from './engines';

let directory: string;
let records: Kysely<{ note: { text: string } }>;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'wal-guard-'));
  records = new Kysely({ dialect: await embeddedDialect(path.join(directory, 'records')) });
  await sql`create table note (text text)`.execute(records);
}, 60_000);

afterEach(() => vi.restoreAllMocks());

afterAll(async () => {
  await records.destroy();
  await rm(directory, { recursive: true, force: true });
});

const keep = (text: string) => records.insertInto('note').values({ text }).execute();
const kept = async () =>
  (await records.selectFrom('note').select('text').orderBy('text').execute()).map(({ text }) => text);

/** As a disk that was made read-only answers. */
function refuseWrites(code: 'EROFS' | 'ENOSPC' | 'EIO') {
  vi.spyOn(fs, 'writeSync').mockImplementation(() => {
    throw Object.assign(new Error(`${code}: write`), { code });
  });
}

it.each(['EROFS', 'ENOSPC', 'EIO'] as const)(
  'says that the disk failed when the log cannot be written (%s), and goes on when it can',
  async (code) => {
    await keep(`before ${code}`);
    refuseWrites(code);
    await expect(keep(`lost ${code}`)).rejects.toMatchObject({ name: 'StoreFault', store: 'disk' });
    vi.restoreAllMocks();
    await keep(`later ${code}`);
    const texts = await kept();
    expect(texts).toContain(`before ${code}`);
    expect(texts).toContain(`later ${code}`);
    expect(texts).not.toContain(`lost ${code}`);
  },
  60_000,
);
