import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { InfoOnly } from '../lib/contracts/index.ts';
import { ROOT } from '../scripts/setup/install.mjs';
import { expect, test } from './support/app.ts';
import {
  REFUSED,
  REFUSED_OF_JOBS,
  REFUSED_OF_RESUMES,
  TOLD_INSIDE,
  TOLD_INSIDE_RESUMES,
} from './support/bad-options.ts';

test.use({ workspace: 'service' });

const SAMPLE = path.join(ROOT, 'samples', 'teresa-montefusco.txt');

const RESUMES = {
  refused: [...REFUSED, ...REFUSED_OF_RESUMES],
  toldInside: [...TOLD_INSIDE, ...TOLD_INSIDE_RESUMES],
};
const JOBS = { refused: [...REFUSED, ...REFUSED_OF_JOBS], toldInside: TOLD_INSIDE };

const ENDPOINTS = [
  { at: '/v10/parser/resume', date: 'DocumentLastModified', ...RESUMES },
  { at: '/v9/parser/resume', date: 'RevisionDate', ...RESUMES },
  { at: '/v10/parser/joborder', date: 'DocumentLastModified', ...JOBS },
  { at: '/v9/parser/joborder', date: 'RevisionDate', ...JOBS },
];

for (const { at, date, refused, toldInside } of ENDPOINTS) {
  test(`${at} refuses every bad value by the name of its member`, async ({ app, request }) => {
    const headers = { 'Tx-AccountId': app.accountId, 'Tx-ServiceKey': app.accountKey };
    const document = (await readFile(SAMPLE)).toString('base64');
    const send = async (members: Record<string, unknown>) => {
      const data = { DocumentAsBase64String: document, [date]: '2026-11-01', ...members };
      const answer = await request.post(at, { headers, data });
      return { status: answer.status(), body: await answer.json() };
    };
    const dates = ['', '2026-02-30', '2026/02/03', 5].map((value): [object, string] => [
      { [date]: value },
      date,
    ]);
    for (const [members, named] of [...refused, ...dates]) {
      const { status, body } = await send({ ...members });
      const { Info } = InfoOnly.parse(body);
      const what = JSON.stringify(members);
      expect([what, status, Info.TransactionCost]).toEqual([what, 400, 0]);
      expect(Info.Code).toMatch(/^(InvalidParameter|MissingParameter)$/);
      expect(Info.Message).toContain(`${named} `);
    }
    for (const [part, code, members, named] of toldInside) {
      const { status, body } = await send(members);
      expect([status, part, body.Value[part]?.Code]).toEqual([200, part, code]);
      expect(body.Value[part].Message).toContain(named);
    }
  });
}
