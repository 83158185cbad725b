import { CALLS } from '@/lib/contracts';
import {
  changeUISettings,
  endUISession,
  generateIndexedDetails,
  generateIndexedMatcher,
  generateJobDetails,
  generateJobMatcher,
  generateJobScorer,
  generateResumeDetails,
  generateResumeMatcher,
  generateResumeScorer,
  generateSearcher,
  readUISettings,
} from '../operations';
import type { Endpoint, JsonEndpoint } from './endpoint';
import { JOB, PEOPLE, RESUME } from './examples';

const UIOptions = { Username: 'recruiter@example.com' };
const IndexIdsToSearchInto = [PEOPLE];
const PAGE = 'Answers with the address of a page, which can be opened once, in an iframe or a tab.';

const details = {
  SourceDocumentType: 'Job',
  AppliedCategoryWeights: { JobTitles: 0.5, Skills: 0.5 },
  Result: { Id: 'amara', SovScore: 82, WeightedScore: 82, ReverseCompatibilityScore: 75 },
};

const generating = (
  entry: Omit<JsonEndpoint, 'kind' | 'chapter' | 'description'> & { shows: string },
): Endpoint => {
  const { shows, ...rest } = entry;
  return {
    kind: 'interface',
    chapter: 'interfaces',
    description: `${shows} ${PAGE}`,
    ...rest,
  };
};

const RANKING: readonly Endpoint[] = [
  generating({
    title: 'Search page',
    shows: 'Searches indexes by filters.',
    operation: generateSearcher,
    bodyExample: { SaasRequest: { IndexIdsToSearchInto }, UIOptions },
  }),
  generating({
    title: 'Match page of a resume',
    shows: 'Shows what suits a resume, with reasons and weights.',
    operation: generateResumeMatcher,
    bodyExample: { SaasRequest: { ResumeData: RESUME, IndexIdsToSearchInto }, UIOptions },
  }),
  generating({
    title: 'Match page of a job',
    shows: 'Shows what suits a job, with reasons and weights.',
    operation: generateJobMatcher,
    bodyExample: { SaasRequest: { JobData: JOB, IndexIdsToSearchInto }, UIOptions },
  }),
  generating({
    title: 'Match page of an indexed document',
    shows: 'Shows what suits a document of an index.',
    pathExample: { index: PEOPLE, document: 'amara' },
    operation: generateIndexedMatcher,
    bodyExample: { SaasRequest: { IndexIdsToSearchInto }, UIOptions },
  }),
  generating({
    title: 'Score page of a resume',
    shows: 'Compares the documents of the request with one resume.',
    operation: generateResumeScorer,
    bodyExample: {
      SaasRequest: {
        SourceResume: { Id: 'amara', ResumeData: RESUME },
        TargetJobs: [{ Id: 'data-engineer', JobData: JOB }],
      },
      UIOptions,
    },
  }),
  generating({
    title: 'Score page of a job',
    shows: 'Compares the documents of the request with one job.',
    operation: generateJobScorer,
    bodyExample: {
      SaasRequest: {
        SourceJob: { Id: 'data-engineer', JobData: JOB },
        TargetResumes: [{ Id: 'amara', ResumeData: RESUME }],
      },
      UIOptions,
    },
  }),
];

const DETAILS: readonly Endpoint[] = [
  generating({
    title: 'Details page of a resume',
    shows: 'Explains one score, beside the resume.',
    operation: generateResumeDetails,
    bodyExample: { MatchDetails: { ...details, ResumeData: RESUME }, UIOptions },
  }),
  generating({
    title: 'Details page of a job',
    shows: 'Explains one score, beside the job.',
    operation: generateJobDetails,
    bodyExample: { MatchDetails: { ...details, SourceDocumentType: 'Resume', JobData: JOB }, UIOptions },
  }),
  generating({
    title: 'Details page of an indexed match',
    shows: 'Explains one score of a match, beside the document of the index.',
    operation: generateIndexedDetails,
    bodyExample: { MatchDetails: { ...details, Result: { ...details.Result, IndexId: PEOPLE } }, UIOptions },
  }),
];

const SETTINGS: readonly Endpoint[] = [
  {
    kind: 'interface',
    chapter: 'interfaces',
    title: 'Settings of the pages',
    description:
      'Who may embed the pages of the account, their logo, and the secret by which the messages of their hooks are signed.',
    operation: readUISettings,
  },
  {
    kind: 'interface',
    chapter: 'interfaces',
    title: 'Change the settings of the pages',
    description: 'Changes the settings that are given; the others stay as they are.',
    operation: changeUISettings,
    bodyExample: { FrameOrigins: ['https://ats.example.com'] },
  },
  {
    kind: 'interface',
    chapter: 'interfaces',
    title: 'End a page',
    description: 'Ends the page whose address holds this id, with all that it held.',
    pathExample: { session: 'id-of-a-page-0000000000' },
    pathFrom: {
      session: {
        call: CALLS.generateSearcher,
        body: { SaasRequest: { IndexIdsToSearchInto }, UIOptions },
        says: 'matcher.([A-Za-z0-9_-]{16,})',
      },
    },
    operation: endUISession,
  },
];

export const INTERFACE_ENDPOINTS: readonly Endpoint[] = [...RANKING, ...DETAILS, ...SETTINGS];
