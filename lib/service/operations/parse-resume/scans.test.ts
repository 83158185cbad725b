import { afterAll, beforeAll, expect, it } from 'vitest';
import { pngOf, scanned } from '@/lib/engine/documents/testing';
import { base64 } from '../../testing/parses';
import { ACME, appHeaders, GLOBEX } from '../../testing/service';
import { openResumeParses } from './testing/resume-parses';

Object.assign(process.env, { SERVICE_SCANS: 'globex', MAX_DOCUMENT_MB: '12' });

let parses: Awaited<ReturnType<typeof openResumeParses>>;
let picture: string;

beforeAll(async () => {
  parses = await openResumeParses();
  const { body } = await parses.parse({ OutputPdf: true }, ACME);
  const [page] = await scanned(Buffer.from(body.Value?.Conversions?.PDF ?? '', 'base64'), {
    turn: 1,
    noise: 8,
  });
  if (!page) throw new Error('no page');
  picture = base64(pngOf(page));
});

afterAll(() => parses.close());

it('answers an account that may not send scans as before', async () => {
  const { status, body } = await parses.parse({ DocumentAsBase64String: picture }, ACME);
  expect([status, body.Info.Code]).toEqual([422, 'ConversionException']);
  expect(body.Value?.ConversionMetadata?.OutputValidityCode).toBe('ovIsImage');
});

it.each(['the app', 'an account that may'])('reads a scan of %s, and says that it is one', async (who) => {
  const headers = who === 'the app' ? await appHeaders() : GLOBEX;
  const { status, body } = await parses.parse({ DocumentAsBase64String: picture }, headers);
  expect([status, body.Info.Code]).toEqual([200, 'Success']);
  const { ResumeData: resume, ConversionMetadata: conversion } = body.Value ?? {};
  expect(resume?.ContactInformation?.CandidateName?.FormattedName).toBe('Maren Holloway');
  expect(resume?.ContactInformation?.EmailAddresses).toEqual(['maren.holloway@example.com']);
  expect(resume?.EmploymentHistory?.Positions?.[0]?.Employer?.Name?.Raw).toBe('Quillfeather Logistics');
  const codes = resume?.ResumeMetadata?.ResumeQuality?.flatMap(({ Findings }) => Findings ?? []);
  expect(codes?.map(({ QualityCode }) => QualityCode)).toContain('343');
  expect(conversion?.DetectedType).toBe('Png');
});

it('marks a document with text as no scan', async () => {
  const { body } = await parses.parse({}, await appHeaders());
  const quality = body.Value?.ResumeData?.ResumeMetadata?.ResumeQuality;
  expect(JSON.stringify(quality)).not.toContain('343');
});
