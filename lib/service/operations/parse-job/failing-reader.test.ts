import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JobParseResponse } from '@/lib/contracts';
import { base64, openParses } from '../../testing/parses';
import { defineOperation } from '../operation';
import { parseJob } from '.';
import { JOB_FORM_V10 } from './forms';
import { readAndParseJob } from './parse-job';

process.env.PARSE_TIMEOUT_MS = '8000';

async function openJobParses() {
  return await openParses({
    version: '10',
    operation: (pool) =>
      defineOperation({ ...parseJob, run: (call) => readAndParseJob(call, JOB_FORM_V10, pool) }),
    answer: JobParseResponse,
    readers: 'misbehaving',
    defaults: { DocumentLastModified: '2026-03-01' },
  });
}

let parses: Awaited<ReturnType<typeof openJobParses>>;

beforeAll(async () => {
  parses = await openJobParses();
});

afterAll(() => parses.close());

async function parse(wish: string) {
  const { status, body } = await parses.parse({ DocumentAsBase64String: base64(wish) });
  return { status, info: body.Info, value: body.Value };
}

/** parsing.md, Errors: the codes of the job endpoints. */
describe('a posting that', () => {
  it('takes too long is answered with what was read of it, and the whole call says so', async () => {
    const { status, info, value } = await parse('hang with lines');
    expect([status, info.Code, info.TransactionCost]).toEqual([200, 'PossibleTruncationFromTimeout', 1]);
    expect(value?.ParsingResponse?.Code).toBe('PossibleTruncationFromTimeout');
    expect(value?.ParsingMetadata?.TimedOut).toBe(true);
    expect(value?.JobData?.JobDescription).toContain('saved');
  });

  it('gives nothing before the time is up is a ConversionException: there is no other code for it', async () => {
    const { status, info, value } = await parse('hang');
    expect([status, info.Code, info.TransactionCost]).toEqual([422, 'ConversionException', 1]);
    expect(value?.ParsingMetadata?.TimedOut).toBe(true);
    expect(value?.ConversionMetadata?.OutputValidityCode).toBe('ovTimeout');
  });

  it('brings its reader down is a ConversionException, and others are read', async () => {
    const [bad, good] = await Promise.all([parse('crash'), parse('good')]);
    expect([bad.status, bad.info.Code]).toEqual([422, 'ConversionException']);
    expect([good.status, good.value?.JobData?.JobDescription]).toEqual([200, 'good']);
  });
});
