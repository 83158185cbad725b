import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encode, ResumeData } from '@/lib/contracts';
import { processorWatch } from '@/lib/platform/testing/processor-watch';
import type { Line, SourceDocument } from '../../documents';
import { writtenDocument } from '../shared/testing/written';
import { parseResume } from './index';

const OPTIONS = { documentLastModified: '2026-03-31' };

const CV = `Curriculum Vitae
**Dr. Ottilie Brandwein-Sørli**
Data Engineer
ottilie.sorli@example.org | +47 912 34 567 | Fjordgata 12, 7010 Trondheim, Norway
linkedin.com/in/ottilie-sorli | https://ottilie.example.net
Date of birth: 3 May 1988 | Nationality: Norwegian | Passport no: NX8834512

# Summary
I am Ottilie, an engineer who builds data platforms. Write to ottilie.sorli@example.org or call +47 912 34 567.

# Work Experience
**Lead Data Engineer**, Havbris Energi AS
January 2019 - Present
- Led a team of 6 engineers; Brandwein-Sørli Award 2021
- Moved reports to Python and dbt
**Data Engineer**, Nordlys Konsult
03/2014 - 12/2016
- Python jobs for banks

# Education
**MSc in Informatics**, University of Oslo
2008 - 2013

# Skills
Python, dbt, SQL (advanced)

# Languages
Norwegian (native), English - fluent, German B1

# Certifications
- Certified Kubernetes Administrator, CNCF, 2022
- Driving licence class B

# Memberships
- Member, Norwegian Computer Society

# Interests
Skiing

# References
Magnus Ferryman, Head of Data, Nordlys Konsult, magnus.ferryman@example.org, +47 987 65 432`;

describe('the whole resume', () => {
  const { resume } = parseResume(writtenDocument(CV), OPTIONS);

  it('says who it is and where', () => {
    expect(resume.contactInformation).toMatchObject({
      candidateName: { prefix: 'Dr.', givenName: 'Ottilie', familyName: 'Brandwein-Sørli' },
      emailAddresses: ['ottilie.sorli@example.org'],
      telephones: [{ raw: '+47 912 34 567', internationalCountryCode: '47' }],
      location: {
        countryCode: 'NO',
        postalCode: '7010',
        municipality: 'Trondheim',
        streetAddressLines: ['Fjordgata 12'],
      },
      webAddresses: [
        { type: 'LinkedIn' },
        { address: 'https://ottilie.example.net', type: 'PersonalWebsite' },
      ],
    });
  });

  it('reads personal details', () => {
    expect(resume.personalAttributes).toMatchObject({
      dateOfBirth: { date: '1988-05-03', foundDay: true },
      nationality: 'Norwegian',
      nationalityCountryCode: 'NO',
      passportNumber: 'NX8834512',
    });
  });

  it('sums the career up without counting twice', () => {
    expect(resume.employmentHistory?.experienceSummary).toMatchObject({
      monthsOfWorkExperience: 86 + 33,
      monthsOfManagementExperience: 86,
      attentionNeeded: expect.stringContaining('No position for 2 years'),
    });
    expect(resume.employmentHistory?.positions?.[0]?.bullets).toBeUndefined();
  });

  it('reads the rare sections', () => {
    expect(resume.certifications?.map(({ name }) => name)).toEqual(['Certified Kubernetes Administrator']);
    expect(resume.licenses?.map(({ name }) => name)).toEqual(['Driving licence class B']);
    expect(resume.languageCompetencies?.map(({ languageCode }) => languageCode)).toEqual(['no', 'en', 'de']);
    expect(resume.associations).toMatchObject([
      { organization: 'Norwegian Computer Society', role: 'Member' },
    ]);
    expect(resume.hobbies).toBe('Skiing');
    expect(resume.references).toMatchObject([
      {
        referenceName: { givenName: 'Magnus' },
        title: 'Head of Data',
        emailAddresses: ['magnus.ferryman@example.org'],
      },
    ]);
  });

  it('describes the document', () => {
    const metadata = resume.resumeMetadata;
    expect(metadata).toMatchObject({ documentLanguage: 'en', documentLastModified: '2026-03-31' });
    const rows = metadata?.plainText?.split('\n') ?? [];
    const skills = metadata?.foundSections?.find(({ sectionType }) => sectionType === 'SKILLS');
    expect(rows[skills?.firstLineNumber ?? -1]).toBe('Skills');
    expect(rows[skills?.lastLineNumber ?? -1]).toBe('Python, dbt, SQL (advanced)');
  });

  it('gives bullets only when asked', () => {
    const asked = parseResume(writtenDocument(CV), {
      ...OPTIONS,
      configuration: 'OutputFormat.CreateBullets = true; Foo = 1',
    });
    expect(asked.resume.employmentHistory?.positions?.[0]?.bullets?.length).toBe(2);
    expect(asked.resume.resumeMetadata?.parserSettings).toContain('Ignored = Foo');
  });
});

describe('the redacted twin', () => {
  const { redacted } = parseResume(writtenDocument(CV), OPTIONS);
  const wire = JSON.stringify(redacted);

  it.each([
    'Ottilie',
    'Brandwein',
    'Sørli',
    'sorli',
    '912 34 567',
    'example.org',
    'linkedin.com',
    'example.net',
    'Fjordgata',
    '7010',
    '1988',
    'NX8834512',
    'Magnus',
    'Ferryman',
    '987 65 432',
  ])('holds no %s', (known) => expect(wire.toLowerCase()).not.toContain(known.toLowerCase()));

  it('keeps what matching needs', () => {
    expect(redacted.contactInformation).toEqual({
      location: { countryCode: 'NO', municipality: 'Trondheim' },
    });
    expect(redacted.employmentHistory?.positions).toHaveLength(2);
    expect(redacted.skills?.raw?.map(({ name }) => name)).toEqual(['Python', 'dbt', 'SQL']);
  });
});

describe('any input', () => {
  const words = [
    'Experience',
    'Education',
    'Skills:',
    'Name:',
    '2019 - 2021',
    'jane@',
    'example.org',
    '+44 20 7946',
    '0018',
    ',',
    '|',
    '•',
    '\t',
    '(',
    ')',
    '((',
    'Müller',
    '김하늘',
    'שלום',
    '[at]',
    'www.',
    'http://',
    '12345',
    'GmbH',
    '. . . .',
    'Tel',
    '-',
    '////',
    '@@@@',
    '%%',
  ];
  const text = fc.oneof(
    fc.array(fc.constantFrom(...words), { maxLength: 12 }).map((parts) => parts.join(' ')),
    fc.string({ unit: 'binary', maxLength: 60 }),
  );
  const line: fc.Arbitrary<Line> = fc
    .record({
      text,
      bold: fc.boolean(),
      size: fc.integer({ min: 4, max: 40 }),
      block: fc.nat(5),
      column: fc.nat(2),
      page: fc.nat(1),
      href: fc.option(
        fc.constantFrom(
          'mailto:a@b.example',
          'tel:+4420794600',
          'https://x.example/%E0%A4%A',
          'javascript:0',
        ),
        { nil: undefined },
      ),
      box: fc.option(fc.tuple(fc.nat(500), fc.nat(700)), { nil: undefined }),
    })
    .map(({ text, bold, size, block, column, page, href, box }) => ({
      text,
      runs: [{ text, bold, italic: false, fontSize: size, ...(href ? { href } : {}) }],
      page,
      fontSize: size,
      bold,
      role: 'paragraph',
      block,
      column,
      ...(box
        ? { box: { x0: box[0], y0: box[1], x1: box[0] + text.length * 4, y1: box[1] + size }, gapBefore: 2 }
        : {}),
    }));
  const document = fc.array(line, { maxLength: 25 }).map(
    (lines): SourceDocument => ({
      kind: 'pdf',
      lines,
      pages: [{ width: 595, height: 842 }],
      images: [],
      properties: {},
      truncated: false,
    }),
  );

  it('is answered in the form of the contract', () => {
    fc.assert(
      fc.property(document, (source) => {
        const { resume, redacted } = parseResume(source, OPTIONS);
        for (const answer of [resume, redacted]) {
          const checked = ResumeData.safeParse(encode(ResumeData, answer));
          expect(checked.error?.issues ?? []).toEqual([]);
        }
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    ['@', 'a@'.repeat(20_000)],
    ['digits', '1 '.repeat(20_000)],
    ['dots', 'a.'.repeat(20_000)],
    ['brackets', '('.repeat(40_000)],
    ['blanks', ' '.repeat(40_000)],
    ['commas', 'a, '.repeat(15_000)],
    ['letters', 'x'.repeat(40_000)],
    ['slashes', 'http://a/'.repeat(5000)],
    ['dashes', 'a - '.repeat(10_000)],
    ['capitals', 'Ab '.repeat(13_000)],
  ])('a line of %s takes no long time', (_, text) => {
    const used = processorWatch();
    parseResume(
      writtenDocument(`Jane Doe\n${text}\n\n# Skills\n${text}\n\n# Certifications\n${text}`),
      OPTIONS,
    );
    expect(used()).toBeLessThan(3000);
  });

  it('five thousand lines of contact details take no long time', () => {
    const rows = Array.from(
      { length: 5000 },
      (_, i) => `p${i}@example.org | +44 20 79${i} 0018 | site${i}.example.net | Lane ${i}, Graz`,
    );
    const used = processorWatch();
    parseResume(writtenDocument(`Jane Doe\n${rows.join('\n')}`), OPTIONS);
    expect(used()).toBeLessThan(10_000);
  });

  it.each([
    ['jobs', 'Engineer, Quillmark\n2010 - 2012\nBuilt a bridge\n'],
    ['jobs in sentences', '- Worked as a clerk at Tallow Works from 2010 to 2012\n'],
    ['dates', '2010 - 2012\n'],
    ['labels', 'Company: Quillmark\nDesignation: Clerk\nDuration: 2010 - 2012\n'],
  ])('a hundred thousand characters of %s take no long time', (_, entry) => {
    const used = processorWatch();
    const text = entry.repeat(100_000 / entry.length);
    parseResume(writtenDocument(`Jane Doe\n\n# Work Experience\n${text}`), OPTIONS);
    expect(used()).toBeLessThan(3000);
  });

  it('ends early when the time is up', () => {
    const outcome = parseResume(writtenDocument(CV), { ...OPTIONS, shouldStop: () => true });
    expect(outcome.stoppedEarly).toBe(true);
    expect(outcome.resume.resumeMetadata?.plainText).toContain('Brandwein');
  });
});
