import { afterEach, expect, it, vi } from 'vitest';
import type { Lexicon } from '../../lexicon';
import { writtenDocument } from '../shared/testing/written';

/** A language that nobody has added: one record is all that it takes to read its headings, months and open ends. */
const ESPERANTO: Lexicon = {
  language: 'eo',
  months:
    'januaro; februaro; marto; aprilo; majo; junio; julio; aŭgusto; septembro; oktobro; novembro; decembro',
  dates: { present: 'nuntempe; ĝis nun', between: 'ĝis' },
  headings: { workHistory: 'laborsperto', education: 'klerigo', hobbies: 'ŝatokupoj' },
  personLabels: { dateOfBirth: 'naskiĝdato' },
  titles: { sure: 'inĝeniero; analizisto' },
  employers: { legalForms: 'akc.s.' },
  schools: { university: 'universitato' },
  degrees: { bachelors: 'bakalaŭro' },
  studySubjects: 'matematiko',
};

const CV = `Hazela Dornburo
hazela@post.example

Naskiĝdato: 3 aprilo 1988

# Laborsperto
**Inĝeniero**, Brackwater Ferries akc.s.
marto 2019 – nuntempe

**Analizisto**, Oakline Depots akc.s.
junio 2015 ĝis aŭgusto 2018

# Klerigo
Bakalaŭro, Matematiko, Universitato de Bristolo
2011 – 2014

# Ŝatokupoj
Rowing`;

/** Parses the CV with these records added to those of the project. */
async function readWith(added: readonly Lexicon[]) {
  vi.resetModules();
  vi.doMock('../../lexicon/languages', async (original) => {
    const { LEXICA } = await original<typeof import('../../lexicon/languages')>();
    return { LEXICA: [...LEXICA, ...added] };
  });
  const { parseResume } = await import('.');
  return parseResume(writtenDocument(CV), { documentLastModified: '2026-03-01' }).resume;
}

afterEach(() => vi.doUnmock('../../lexicon/languages'));

const sectionsIn = ({ resumeMetadata }: Awaited<ReturnType<typeof readWith>>) =>
  resumeMetadata?.foundSections?.map(
    ({ sectionType, headerTextFound }) => `${sectionType} ${headerTextFound}`,
  );

const datesIn = ({ employmentHistory }: Awaited<ReturnType<typeof readWith>>) =>
  employmentHistory?.positions?.map(
    ({ startDate, endDate, isCurrent }) =>
      `${startDate?.date.slice(0, 7)} ${isCurrent ? 'now' : endDate?.date.slice(0, 7)}`,
  );

it('reads headings, dates, labels, degrees and schools of a language by its one record', async () => {
  const resume = await readWith([ESPERANTO]);
  expect(sectionsIn(resume)).toEqual(
    expect.arrayContaining(['WORK_HISTORY Laborsperto', 'EDUCATION Klerigo', 'HOBBIES Ŝatokupoj']),
  );
  expect(datesIn(resume)).toEqual(['2019-03 now', '2015-06 2018-08']);
  expect(resume.personalAttributes?.dateOfBirth?.date).toBe('1988-04-03');
  const [study] = resume.education?.educationDetails ?? [];
  expect([study?.degree?.type, study?.schoolName?.raw]).toEqual(['bachelors', 'Universitato de Bristolo']);
});

it('does not read it without', async () => {
  const resume = await readWith([]);
  expect(sectionsIn(resume)).not.toContain('HOBBIES Ŝatokupoj');
  expect(datesIn(resume)).not.toEqual(['2019-03 now', '2015-06 2018-08']);
  expect(resume.personalAttributes?.dateOfBirth).toBeUndefined();
  expect(resume.education?.educationDetails?.[0]?.degree?.type).not.toBe('bachelors');
});
