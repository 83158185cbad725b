import { expect, it } from 'vitest';
import { CandidateImport, CandidateMatch, EventEnvelope, EventMessage, JobMatch } from '.';

/** Examples after matching-ui.md (Event envelope and payloads) and wire-facts 2.12. */

const CV = { id: '7d5a7b0e-6f0e-4a53-9b0a-3f7c1c1a2b3d', type: 'pdf' };
const PHOTO = { id: '0b0d3f1c-94a1-4d0f-8a7a-5a1e0a9f6c11', type: 'jpg' };

const accepts = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

it('takes an import with and without files', () => {
  const data = { ContactInformation: { CandidateName: { FormattedName: 'Ada Brandt' } } };
  expect(accepts(CandidateImport, { data })).toBe(true);
  expect(accepts(CandidateImport, { data, binaries: { cv: CV } })).toBe(true);
  expect(accepts(CandidateImport, { data, binaries: { cv: CV, attachments: [PHOTO] } })).toBe(true);
});

it('asks of an import for data, of binaries for the CV, of a document for its id and type', () => {
  expect(accepts(CandidateImport, { binaries: { cv: CV } })).toBe(false);
  expect(accepts(CandidateImport, { data: {}, binaries: { attachments: [PHOTO] } })).toBe(false);
  expect(accepts(CandidateImport, { data: {}, binaries: { cv: { id: CV.id } } })).toBe(false);
  expect(accepts(CandidateImport, { data: {}, binaries: { cv: { id: '17', type: 'pdf' } } })).toBe(false);
});

it('has a single element on the side that was matched, and unique ids on the other', () => {
  expect(accepts(JobMatch, { jobs: ['j1'], candidates: ['c1', 'c2'], properties: { any: 1 } })).toBe(true);
  expect(accepts(CandidateMatch, { candidates: ['c1'], jobs: ['j1', 'j2'] })).toBe(true);
  for (const wrong of [
    { jobs: ['j1', 'j2'], candidates: ['c1'] },
    { jobs: [], candidates: ['c1'] },
    { jobs: ['j1'], candidates: [] },
    { jobs: ['j1'], candidates: ['c1', 'c1'] },
    { candidates: ['c1'] },
  ])
    expect(accepts(JobMatch, wrong)).toBe(false);
  expect(accepts(CandidateMatch, { candidates: ['c1', 'c2'], jobs: ['j1'] })).toBe(false);
});

it('keeps members and types that it does not know', () => {
  const event = { type: 'assessment/v3', payload: { score: 7 }, tenant: 'acme' };
  expect(EventEnvelope.parse(event)).toEqual(event);
  expect(JobMatch.parse({ jobs: ['j1'], candidates: ['c1'], reason: 'new' })).toHaveProperty('reason');
});

it('takes a batch of mixed types, and a single event', () => {
  const one = { type: 'job_match/v1', payload: { jobs: ['j1'], candidates: ['c1'] } };
  expect(EventMessage.parse([one, { type: 'later/v2' }])).toHaveLength(2);
  expect(EventMessage.parse(one)).toEqual(one);
  expect(accepts(EventMessage, [{ payload: {} }])).toBe(false);
});
