import {
  matchIndexedDocument,
  matchJob,
  matchResume,
  scoreJob,
  scoreResume,
  searchDocuments,
} from '../operations';
import type { Endpoint, JsonEndpoint } from './endpoint';
import { JOB, PEOPLE, RESUME } from './examples';

const matching = (entry: Omit<JsonEndpoint, 'kind' | 'chapter'>): Endpoint => ({
  kind: 'json',
  chapter: 'matching',
  ...entry,
});

export const MATCHING_ENDPOINTS: readonly Endpoint[] = [
  matching({
    title: 'Search indexes',
    description:
      'Finds documents by filters, places and an expression. At least one index and one filter are needed. What an expression finds comes by relevance, else the latest revised come first.',
    operation: searchDocuments,
    bodyExample: {
      IndexIdsToSearchInto: [PEOPLE],
      FilterCriteria: { SearchExpression: 'python AND sql' },
      PaginationSettings: { Take: 10, Skip: 0 },
    },
  }),
  matching({
    title: 'Match a resume',
    description: 'Ranks what indexes hold by how well it suits a resume.',
    operation: matchResume,
    bodyExample: { ResumeData: RESUME, IndexIdsToSearchInto: [PEOPLE], Take: 10 },
  }),
  matching({
    title: 'Match a job',
    description: 'Ranks what indexes hold by how well it suits a job.',
    operation: matchJob,
    bodyExample: { JobData: JOB, IndexIdsToSearchInto: [PEOPLE], Take: 10 },
  }),
  matching({
    title: 'Match an indexed document',
    description: 'Ranks what indexes hold by how well it suits a document that is in an index already.',
    pathExample: { index: PEOPLE, document: 'amara' },
    operation: matchIndexedDocument,
    bodyExample: { IndexIdsToSearchInto: [PEOPLE], Take: 10 },
  }),
  matching({
    title: 'Score against a resume',
    description: 'Scores the resumes or jobs of the request against one resume, in both directions.',
    operation: scoreResume,
    bodyExample: {
      SourceResume: { Id: 'amara', ResumeData: RESUME },
      TargetJobs: [{ Id: 'data-engineer', JobData: JOB }],
    },
  }),
  matching({
    title: 'Score against a job',
    description: 'Scores the resumes or jobs of the request against one job, in both directions.',
    operation: scoreJob,
    bodyExample: {
      SourceJob: { Id: 'data-engineer', JobData: JOB },
      TargetResumes: [{ Id: 'amara', ResumeData: RESUME }],
    },
  }),
];
