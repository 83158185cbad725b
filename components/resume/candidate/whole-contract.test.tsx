import { describe, expect, it } from 'vitest';
import { drawnText } from '@/components/dossier/testing/drawn';
import { fullValue, membersOf } from '@/components/dossier/testing/members';
import { decode, type ParsedResume, ResumeData } from '@/lib/contracts';
import { CandidateHeader } from './candidate-header';
import { ResumeProvider } from './resume-context';
import { ResumeView } from './resume-view';

/** Members that are not shown for themselves, and why. */
const UNSEEN: Readonly<Record<string, string>> = {
  hasValue: 'says of an education date that there is one',
};

function seen(resume: ParsedResume): string {
  return drawnText(
    <ResumeProvider resume={resume} read={resume} today="2026-11-20">
      <ResumeView head={<Head />} />
    </ResumeProvider>,
  );
}

const summary = {
  id: 'x',
  name: 'x',
  title: null,
  employer: null,
  city: null,
  countryCode: null,
  monthsOfExperience: null,
  skills: [],
  languages: [],
  documentLanguage: null,
  email: null,
  phone: null,
  degree: null,
  profession: null,
  tags: [],
  findings: 0,
  state: 'complete',
  sample: false,
  misfit: false,
  addedAt: '',
  updatedAt: '',
} as const;

function Head() {
  return (
    <CandidateHeader
      summary={{ ...summary, skills: [], languages: [], tags: [], doubts: [] }}
      knownTags={[]}
      actions={null}
    />
  );
}

const resume = decode(ResumeData, ResumeData.parse(fullValue(ResumeData)));
const drawn = seen(resume);

describe('the view of a resume, with everything unfolded', () => {
  it.each(membersOf(resume))('shows $path', ({ path, name, changed }) => {
    expect(seen(changed) !== drawn, `${path} is nowhere on the page`).toBe(UNSEEN[name] === undefined);
  });
});
