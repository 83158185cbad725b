import { afterAll, beforeAll, expect, it } from 'vitest';
import { uiRoute } from '../../http';
import { JOB, RESUME } from '../../testing/scored-documents';
import { ACME, stopService } from '../../testing/service';
import { fillIndexes } from '../search/testing/small-index';
import { generateJobDetails, generateJobScorer, generateResumeDetails, matcherDetails, readView } from '.';
import { askUi } from './testing/calls';
import { ask, open, opened, partsOf } from './testing/visits';

beforeAll(fillIndexes);
afterAll(stopService);

it('shows a candidate of a scoring request without who it is', async () => {
  const ContactInformation = {
    CandidateName: { FormattedName: 'Wilhelmina Brandt', GivenName: 'Wilhelmina', FamilyName: 'Brandt' },
    EmailAddresses: ['wilhelmina@brandt.example'],
  };
  const PlainText = 'Wilhelmina Brandt\nwilhelmina@brandt.example\nJoiner';
  const ResumeData = {
    ...RESUME,
    ContactInformation,
    ResumeMetadata: { ...RESUME.ResumeMetadata, PlainText },
  };
  const SaasRequest = {
    SourceJob: { Id: 'job', JobData: JOB },
    TargetResumes: [{ Id: 'Mine', ResumeData }],
  };
  const { session: id, cookie } = await opened({ Username: 'mary' }, ACME, generateJobScorer, SaasRequest);
  const { json } = await ask(matcherDetails, id, { cookie, body: { DocumentId: 'Mine' } });
  expect(json.Document.Text).toContain('Joiner');
  expect(JSON.stringify(json)).not.toMatch(/wilhelmina|brandt/i);
});

it('shows a job whose request has no result, without scores', async () => {
  const MatchDetails = {
    AppliedCategoryWeights: { Skills: 1 },
    SourceDocumentType: 'Resume',
    JobData: { ...JOB, JobMetadata: { PlainText: 'Joiner wanted' } },
  };
  const body = { MatchDetails, UIOptions: { Username: 'mary' } };
  const { json } = await askUi(uiRoute(generateJobDetails), body);
  const { session } = partsOf(json.url);
  const { cookie } = await open(json.url);
  const view = await ask(readView, session, { cookie });
  expect(view.json).toMatchObject({ Kind: 'Details', TargetKind: 'Job' });
  expect(view.json.Result).toBeUndefined();
  const details = await ask(matcherDetails, session, { cookie, body: { DocumentId: '' } });
  expect(details.json).toMatchObject({ Document: { Text: 'Joiner wanted' }, Evidence: [], Terms: [] });
  expect(details.json.Result.Scores).toBeUndefined();
});

it('shows a result of which the caller kept no more than its score', async () => {
  const MatchDetails = {
    Result: { SovScore: 87.6 },
    AppliedCategoryWeights: { Skills: 1 },
    SourceDocumentType: 'Job',
    ResumeData: RESUME,
  };
  const { json } = await askUi(uiRoute(generateResumeDetails), {
    MatchDetails,
    UIOptions: { Username: 'mary' },
  });
  const { session } = partsOf(json.url);
  const { cookie } = await open(json.url);
  const details = await ask(matcherDetails, session, { cookie, body: { DocumentId: '' } });
  expect(details.json.Result.Scores).toMatchObject({ SovScore: 88 });
  expect(details.json.Result.Scores.WeightedScore ?? null).toBeNull();
});

it('offers the hooks of its request, and tells of the result by them', async () => {
  const AppliedCategoryWeights = { Skills: 1 };
  const Result = { Id: 'ada', SovScore: 80, WeightedScore: 80, ReverseCompatibilityScore: 80 };
  const MatchDetails = { Result, AppliedCategoryWeights, SourceDocumentType: 'Job', ResumeData: RESUME };
  const JsAction = { Target: 'parent', TargetOrigin: 'https://ats.example.com', Data: 7 };
  const Client = ['Take', 'Call', 'Note', 'Drop'].map((LinkText) => ({ LinkText, JsAction }));
  const body = { MatchDetails, UIOptions: { Username: 'mary', Hooks: { Client } } };
  const { json } = await askUi(uiRoute(generateResumeDetails), body);
  expect(json.warnings).toBeUndefined();
  const { session } = partsOf(json.url);
  const view = await ask(readView, session, { cookie: (await open(json.url)).cookie });
  expect(view.json).toMatchObject({
    Result: { DocumentId: 'ada' },
    EmbeddingOrigins: ['https://ats.example.com'],
    Hooks: Client.map((hook, at) => ({ Number: at, Kind: 'Client', ...hook })),
  });
});

it('leads from a fact that quotes a sentence to where that is, in whatever lines', async () => {
  const PlainText =
    'Joiner\n• Made and fitted windows and\n  doors of wood.\n• Drew them in Auto-\n  CAD.\nTaught carpentry';
  const ResumeData = { ...RESUME, ResumeMetadata: { ...RESUME.ResumeMetadata, PlainText } };
  const SaasRequest = {
    SourceJob: { Id: 'job', JobData: JOB },
    TargetResumes: [{ Id: 'Mine', ResumeData }],
  };
  const { session: id, cookie } = await opened({ Username: 'mary' }, ACME, generateJobScorer, SaasRequest);
  const { json } = await ask(matcherDetails, id, { cookie, body: { DocumentId: 'Mine' } });
  type Told = { Fact: string; Places: { Start: number; End: number }[] };
  const shownBy = (fact: string) => {
    const { Places } = json.Evidence.find(({ Fact }: Told) => Fact.endsWith(fact)) as Told;
    return Places.map(({ Start, End }) => PlainText.slice(Start, End));
  };
  expect(shownBy(': "Drew them in AutoCAD"')).toEqual(['Drew them in Auto-\n  CAD']);
  expect(json.Evidence.some(({ Fact }: Told) => Fact.includes('such work: "Carpentry"'))).toBe(false);
});
