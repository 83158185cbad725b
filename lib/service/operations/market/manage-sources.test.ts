import { afterAll, expect, it } from 'vitest';
import { caller } from '../../testing/calls';
import { appHeaders, stopService } from '../../testing/service';
import { addMarketSource } from './manage-sources';

afterAll(() => stopService());

const add = async (body: object) => caller(addMarketSource)({}, body, await appHeaders());
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

it('says why a file is refused', async () => {
  const archive = new Uint8Array(65 * 1024 * 1024);
  archive.set([0x50, 0x4b, 3, 4]);
  expect(await add({ Name: 'jobs.xlsx', FileAsBase64: base64(archive) })).toMatchObject({
    status: 400,
    code: 'InvalidParameter',
    message: expect.stringMatching(
      /FileAsBase64: This workbook is larger than 64 MB\. Save the table as CSV/,
    ),
  });
  expect(await add({ Name: 'jobs.txt', FileAsBase64: base64(Buffer.from('Dear all')) })).toMatchObject({
    status: 400,
    message: expect.stringContaining('FileAsBase64: this file is of no form that holds postings.'),
  });
}, 120_000);

it('takes the day of a file, and nothing else for it', async () => {
  const file = {
    Name: 'jobs.csv',
    FileAsBase64: base64(Buffer.from('title,company,date\nBaker,Mill,28 February\n')),
  };
  expect(await add({ ...file, FileDay: '2026-03-10' })).toMatchObject({
    status: 200,
    value: { Columns: ['title', 'company', 'date'] },
  });
  expect(await add({ ...file, FileDay: 'in spring' })).toMatchObject({ status: 400 });
});
