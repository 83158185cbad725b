import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { base64 } from '../../testing/parses';
import { appHeaders } from '../../testing/service';
import { openResumeParses } from './testing/resume-parses';

process.env.PARSE_TIMEOUT_MS = '8000';

let parses: Awaited<ReturnType<typeof openResumeParses>>;

beforeAll(async () => {
  parses = await openResumeParses('misbehaving');
});

afterAll(() => parses.close());

async function parse(wish: string, options = {}) {
  const document = { DocumentAsBase64String: base64(wish), ...options };
  const { status, body } = await parses.parse(document, await appHeaders());
  return { status, info: body.Info, value: body.Value };
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

  it('is converted too slowly is answered with all but what was not written, and says so', async () => {
    const asked = { OutputHtml: true, OutputPdf: true };
    const { status, info, value } = await parse('parsed, then hang', asked);
    expect([status, info.Code, info.TransactionCost]).toEqual([200, 'Success', 1]);
    expect(value?.ResumeData?.ProfessionalSummary).toBe('parsed, then hang');
    expect(value?.Conversions).toEqual({ HTML: '<p>written</p>' });
    expect(value?.ParsingResponse?.Message).toContain(
      'Not written in time: conversion of this document to PDF.',
    );
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
    await parses.pool.close();
    const { status, info } = await parse('good');
    expect([status, info.Code, info.TransactionCost]).toEqual([503, 'ServiceUnavailable', 0]);
  });
});
