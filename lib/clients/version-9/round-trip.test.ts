import { readdir, readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encode, HrXmlResume, JobDocumentV9, type ParsedJob, type ParsedResume } from '@/lib/contracts';
import { DEFAULT_READ_LIMITS, readDocument } from '@/lib/engine/documents';
import { parseJob, parseResume } from '@/lib/engine/parser';
import { hrXmlResume } from '@/lib/service/serializers/v9/hr-xml';
import { jobDocument } from '@/lib/service/serializers/v9/job-document';
import { jobOf } from './job';
import { resumeOf } from './resume';
import { inVersion9 } from './testing/in-version-9';
import { anyResume } from './testing/resumes';

const FACTS = { engineVersion: 'test', parsingMs: 1 };
const AS_OF = '2026-11-01';

/** Passes an answer through text, as it goes over the wire. */
const overTheWire = (document: unknown): unknown => JSON.parse(JSON.stringify(document));

function resumeBack(resume: ParsedResume): ParsedResume | undefined {
  return resumeOf(overTheWire(encode(HrXmlResume, hrXmlResume(resume, FACTS))));
}

function jobBack(job: ParsedJob): ParsedJob | undefined {
  return jobOf(overTheWire(encode(JobDocumentV9, jobDocument(job, FACTS))));
}

async function documentOf(file: string) {
  const read = await readDocument(await readFile(file), DEFAULT_READ_LIMITS);
  if (!read.ok) throw new Error(read.failure.message);
  return read.value;
}

const SAMPLES = (await readdir('samples')).filter((name) => /\.(?:pdf|docx?|odt|rtf|txt|html)$/.test(name));
const POSTINGS = await readdir('samples/jobs');

describe('an answer of version 9 that is read back', () => {
  it('says of any resume what version 10 says, in the fields that version 9 has', () => {
    fc.assert(
      fc.property(anyResume, (resume) => {
        expect(inVersion9(resumeBack(resume))).toEqual(inVersion9(resume));
      }),
    );
  });

  it.each(SAMPLES)('says of %s what version 10 says', async (name) => {
    const { resume, redacted } = parseResume(await documentOf(`samples/${name}`), {
      documentLastModified: AS_OF,
    });
    expect(resume.employmentHistory?.positions?.length).toBeGreaterThan(0);
    for (const each of [resume, redacted]) {
      const back = resumeBack(each);
      expect(inVersion9(back)).toEqual(inVersion9(each));
      expect(back?.education?.highestDegree?.type).toBe(each.education?.highestDegree?.type);
    }
  });

  it.each(POSTINGS)('says of the posting %s what version 10 says', async (name) => {
    const { job } = parseJob(await documentOf(`samples/jobs/${name}`), { documentLastModified: AS_OF });
    expect(job.jobTitles?.mainJobTitle).toBeTruthy();
    expect(inVersion9(jobBack(job))).toEqual(inVersion9(job));
  });
});

describe('an answer of another maker', () => {
  const written = (members: object) => ({
    Resume: { StructuredXMLResume: members, NonXMLResume: {}, UserArea: { 'sov:ResumeUserArea': {} } },
  });

  it('may write one item where a list has one, and an element without attributes as its text', () => {
    const resume = resumeOf(
      written({
        ContactInfo: { ContactMethod: { InternetEmailAddress: { '#text': 'mara@example.org' } } },
        EmploymentHistory: {
          EmployerOrg: {
            EmployerOrgName: 'Quayside',
            PositionHistory: {
              Title: 'Rigger',
              StartDate: { Year: 2019 },
              EndDate: { StringDate: 'Current' },
            },
          },
        },
        Languages: { Language: { LanguageCode: 'nl' } },
        RevisionDate: '2026-03-04',
      }),
    );
    expect(resume?.contactInformation?.emailAddresses).toEqual(['mara@example.org']);
    expect(resume?.employmentHistory?.positions).toMatchObject([
      {
        id: 'POS-1',
        isCurrent: true,
        employer: { name: { raw: 'Quayside' } },
        jobTitle: { raw: 'Rigger' },
        startDate: { date: '2019-01-01', foundMonth: false },
        endDate: { date: '2026-03-04', isCurrentDate: true },
      },
    ]);
    expect(resume?.languageCompetencies).toEqual([
      { language: 'Dutch', languageCode: 'nl', foundInContext: undefined },
    ]);
  });

  it('costs no other member by an odd one', () => {
    const resume = resumeOf(
      written({
        Objective: 'Sail',
        ExecutiveSummary: { deep: [1] },
        EducationHistory: 'none',
        Languages: [7],
      }),
    );
    expect(resume).toMatchObject({ objective: 'Sail', professionalSummary: undefined });
  });

  it.each([[null], ['text'], [{}], [{ Resume: 'x' }], [{ Other: {} }]])(
    'that is %j is no resume',
    (document) => {
      expect(resumeOf(document)).toBeUndefined();
    },
  );
});
