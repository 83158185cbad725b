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
};

const CV = `Hazela Dornburo
hazela@post.example

Naskiĝdato: 3 aprilo 1988

# Laborsperto
**Engineer**, Brackwater Ferries Ltd
marto 2019 – nuntempe

**Analyst**, Oakline Depots Ltd
junio 2015 ĝis aŭgusto 2018

# Klerigo
BSc in Mathematics, University of Leeds
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

it('reads a language by its one record', async () => {
  const resume = await readWith([ESPERANTO]);
  expect(sectionsIn(resume)).toEqual(
    expect.arrayContaining(['WORK_HISTORY Laborsperto', 'EDUCATION Klerigo', 'HOBBIES Ŝatokupoj']),
  );
  expect(datesIn(resume)).toEqual(['2019-03 now', '2015-06 2018-08']);
  expect(resume.personalAttributes?.dateOfBirth?.date).toBe('1988-04-03');
});

it('does not read it without', async () => {
  const resume = await readWith([]);
  expect(sectionsIn(resume)).not.toContain('HOBBIES Ŝatokupoj');
  expect(datesIn(resume)).not.toEqual(['2019-03 now', '2015-06 2018-08']);
  expect(resume.personalAttributes?.dateOfBirth).toBeUndefined();
});
