import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ResumeParseResponse } from '@/lib/contracts';
import { defineRoute } from '../../http';
import { bundledReaders } from '../../testing/readers';
import { appHeaders, jsonRequest, stopService } from '../../testing/service';
import type { ReaderPool } from '../../workers';
import { defineOperation } from '../operation';
import { parseResume } from '.';
import { FORM_V10 } from './forms';
import { readAndParse } from './parse-resume';

process.env.PARSE_TIMEOUT_MS = '5000';

let readers: Awaited<ReturnType<typeof bundledReaders>>;
let pool: ReaderPool;
let route: ReturnType<typeof defineRoute>;

beforeAll(async () => {
  readers = await bundledReaders('misbehaving');
  pool = readers.open();
  pool.warm();
  const operation = defineOperation({ ...parseResume, run: (call) => readAndParse(call, FORM_V10, pool) });
  route = defineRoute({ version: '10', audience: 'accounts', operation });
});

afterAll(async () => {
  await pool.close();
  await stopService();
  await readers.remove();
});

async function parse(wish: string) {
  const request = {
    DocumentAsBase64String: Buffer.from(wish).toString('base64'),
    DocumentLastModified: '2026-03-01',
  };
  const response = await route(jsonRequest(request, await appHeaders()));
  const answer = ResumeParseResponse.parse(await response.json());
  return { status: response.status, info: answer.Info, value: answer.Value };
}

describe('a document that', () => {
  it('takes too long is answered with what was read of it', async () => {
    const { status, info, value } = await parse('hang with lines');
    expect([status, info.Code, info.TransactionCost]).toEqual([200, 'Success', 1]);
    expect(value?.ParsingResponse?.Code).toBe('PossibleTruncationFromTimeout');
    expect(value?.ParsingMetadata?.TimedOut).toBe(true);
    expect(value?.ParsingMetadata?.TimedOutAtMilliseconds?.Value).toBeGreaterThan(1000);
    expect(value?.ResumeData?.ProfessionalSummary).toContain('saved');
  });

  it('gives nothing before the time is up is answered Timeout', async () => {
    const { status, info, value } = await parse('hang');
    expect([status, info.Code, info.TransactionCost]).toEqual([504, 'Timeout', 1]);
    expect(value?.ParsingMetadata?.TimedOut).toBe(true);
    expect(value?.ConversionMetadata?.OutputValidityCode).toBe('ovTimeout');
  });

  it.each(['crash', 'hog buffers'])(
    'brings its reader down (%s) is a ConversionException, and others are read',
    async (wish) => {
      const [bad, good] = await Promise.all([parse(wish), parse('good')]);
      expect([bad.status, bad.info.Code]).toEqual([422, 'ConversionException']);
      expect(bad.value?.ConversionMetadata?.OutputValidityCode).toBe('ovCorrupt');
      expect([good.status, good.value?.ResumeData?.ProfessionalSummary]).toEqual([200, 'good']);
    },
  );

  it('meets a closed pool is told to come again, at no cost', async () => {
    await pool.close();
    const { status, info } = await parse('good');
    expect([status, info.Code, info.TransactionCost]).toEqual([503, 'ServiceUnavailable', 0]);
  });
});
