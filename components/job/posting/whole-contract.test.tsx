import { describe, expect, it } from 'vitest';
import { drawnText } from '@/components/dossier/testing/drawn';
import { fullValue, membersOf } from '@/components/dossier/testing/members';
import { decode, JobData, type ParsedJob } from '@/lib/contracts';
import { JobProvider } from './job-context';
import { JobHeader } from './job-header';
import { JobView } from './job-view';

const summary = {
  id: 'x',
  name: 'x',
  employer: null,
  city: null,
  countryCode: null,
  remote: null,
  contract: null,
  employment: null,
  salaryMinimum: null,
  salaryMaximum: null,
  salaryCurrency: null,
  skills: [],
  languages: [],
  profession: null,
  documentLanguage: null,
  postedOn: null,
  closesOn: null,
  reference: null,
  tags: [],
  state: 'complete' as const,
  sample: false,
  misfit: false,
  addedAt: '',
  updatedAt: '',
};

function seen(job: ParsedJob): string {
  return drawnText(
    <JobProvider job={job} today="2026-11-20">
      <JobView head={<JobHeader summary={summary} knownTags={[]} actions={null} />} />
    </JobProvider>,
  );
}

const job = decode(JobData, JobData.parse(fullValue(JobData)));
const drawn = seen(job);

describe('the view of a job, with everything unfolded', () => {
  it.each(membersOf(job))('shows $path', ({ path, changed }) => {
    expect(seen(changed) !== drawn, `${path} is nowhere on the page`).toBe(true);
  });
});
