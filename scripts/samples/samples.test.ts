import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  DEGREE_TYPES,
  EXECUTIVE_TYPES,
  type ParsedResume,
  PROBABILITIES,
  QUALITY_LEVELS,
  SCHOOL_TYPES,
  SECTION_TYPES,
  WEB_ADDRESS_TYPES,
} from '@/lib/contracts';
import { DEFAULT_READ_LIMITS, readDocument } from '@/lib/engine/documents';
import { parseResume } from '@/lib/engine/parser/resume';
import { PEOPLE } from './people';
import type { Person } from './person';

const FOLDER = path.resolve(import.meta.dirname, '../../samples');
const AS_OF = '2026-11-01';

async function parsed(person: Person): Promise<ParsedResume> {
  const bytes = await readFile(path.join(FOLDER, `${person.id}.${person.kind}`));
  const read = await readDocument(bytes, DEFAULT_READ_LIMITS);
  if (!read.ok) throw new Error(read.failure.message);
  return parseResume(read.value, { documentLastModified: AS_OF }).resume;
}

const digits = (text: string) => text.replace(/\D/g, '').replace(/^0+/, '').slice(-8);

/** Returns a month as the CV shows it, and as the parser should give it back. */
function shown(person: Person, month: string | undefined): string {
  if (!month) return '';
  return person.dates === 'years' ? month.slice(0, 4) : month;
}

type DateValue = { date: string; foundMonth: boolean; isCurrentDate: boolean } | null | undefined;

function found(value: DateValue): string {
  if (!value) return '';
  if (value.isCurrentDate) return 'current';
  return value.foundMonth ? value.date.slice(0, 7) : value.date.slice(0, 4);
}

describe.each(PEOPLE)('the sample CV of $name ($kind, $look, $language)', (person) => {
  it('gives the person', async () => {
    const { contactInformation } = await parsed(person);
    const name = contactInformation?.candidateName;
    const bare = person.name.replace(/^Dr\. |, RN$/g, '');
    expect([name?.givenName, name?.middleName, name?.familyName].filter(Boolean).join(' ')).toBe(bare);
    expect(contactInformation?.emailAddresses).toEqual([person.email]);
    expect(contactInformation?.telephones?.map((phone) => digits(String(phone.raw)))).toEqual([
      digits(person.phone),
    ]);
    const addresses = contactInformation?.webAddresses?.map((web) => String(web.address)) ?? [];
    for (const link of person.links ?? [])
      expect(addresses.some((address) => address.includes(link))).toBe(true);
  });

  it('gives every job with its employer and dates', async () => {
    const { employmentHistory } = await parsed(person);
    const jobs = employmentHistory?.positions?.map((position) => ({
      title: position.jobTitle?.raw,
      employer: position.employer?.name?.raw,
      start: found(position.startDate),
      end: found(position.endDate),
    }));
    const expected = person.jobs.map((job) => ({
      title: job.title,
      employer: job.employer,
      start: shown(person, job.start),
      end: job.end ? shown(person, job.end) : 'current',
    }));
    expect(jobs).toEqual(expected);
  });

  it('gives every study with its school and dates', async () => {
    const { education } = await parsed(person);
    const studies = education?.educationDetails?.map((study) => ({
      school: study.schoolName?.raw,
      end: found(study.endDate ?? study.lastEducationDate),
    }));
    expect(studies).toEqual(
      person.studies.map((study) => ({ school: study.school, end: shown(person, study.end) })),
    );
  });

  it('gives skills and languages', async () => {
    const resume = await parsed(person);
    const skills = resume.skills?.raw?.map((skill) => skill.name) ?? [];
    expect(skills).toEqual(expect.arrayContaining(person.skills.flatMap(([, items]) => items)));
    expect(resume.languageCompetencies).toHaveLength(person.languages.length);
    expect(resume.resumeMetadata?.documentLanguage).toBe(person.language);
  });

  it('uses no value that the specification does not list', async () => {
    const { contactInformation, education, employmentHistory, resumeMetadata } = await parsed(person);
    const studies = education?.educationDetails ?? [];
    const positions = employmentHistory?.positions ?? [];
    const used: [listed: readonly string[], values: (string | null | undefined)[]][] = [
      [WEB_ADDRESS_TYPES, (contactInformation?.webAddresses ?? []).map((web) => web.type)],
      [SCHOOL_TYPES, studies.map((study) => study.schoolType)],
      [DEGREE_TYPES, studies.map((study) => study.degree?.type)],
      [
        PROBABILITIES,
        positions.flatMap(({ jobTitle, employer }) => [jobTitle?.probability, employer?.name?.probability]),
      ],
      [EXECUTIVE_TYPES, [employmentHistory?.experienceSummary?.executiveType]],
      [SECTION_TYPES, (resumeMetadata?.foundSections ?? []).map((section) => section.sectionType)],
      [QUALITY_LEVELS, (resumeMetadata?.resumeQuality ?? []).map((assessment) => assessment.level)],
    ];
    for (const [listed, values] of used)
      for (const value of values.filter((one) => one !== null && one !== undefined))
        expect(listed).toContain(value);
  });
});
