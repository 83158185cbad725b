import { describe, expect, it } from 'vitest';
import { STRING_CLASSES, type StringClass, type StringModel } from '@/lib/engine/strings';
import { switchOff } from '../../shared/mechanisms';
import { writtenDocument } from '../../shared/testing/written';
import { parseResume } from '..';

const options = { documentLastModified: '2026-11-01' };

/** `title @ employer, start..end` for each job. */
function jobsIn(text: string, strings?: StringModel): string[] {
  const { resume } = parseResume(writtenDocument(`Jane Doe\n\n# Work Experience\n${text}`), {
    ...options,
    ...(strings && { strings }),
  });
  return (resume.employmentHistory?.positions ?? []).map(
    ({ jobTitle, employer, startDate, endDate }) =>
      `${jobTitle?.raw ?? '-'} @ ${employer?.name?.raw ?? '-'}, ${startDate?.date}..${endDate?.date ?? ''}`,
  );
}

/** `degree @ school` for each study. */
function studiesIn(text: string): string[] {
  const { resume } = parseResume(writtenDocument(`Jane Doe\n\n# Education\n${text}`), options);
  return (resume.education?.educationDetails ?? []).map(
    ({ degree, schoolName }) => `${degree?.name?.raw ?? '-'} @ ${schoolName?.raw ?? '-'}`,
  );
}

it('gives a range no end whose last month has no year', () => {
  expect(jobsIn('**Baker**, Quill Bakery Ltd\nNovember 2021 - March\n- Baked bread')).toEqual([
    'Baker @ Quill Bakery Ltd, 2021-11-01..',
  ]);
});

it.each(['Parental leave', 'Elternzeit', 'Congé parental', 'Urlop macierzyński'])(
  'takes %s for no job',
  (leave) => {
    expect(
      jobsIn(`**${leave}**\n03/2019 - 05/2020\n\n**Baker**, Quill Bakery Ltd\n10/2015 - 02/2019\n- Baked`),
    ).toEqual(['Baker @ Quill Bakery Ltd, 2015-10-01..2019-02-01']);
  },
);

it('takes the name of a field for no employer', () => {
  expect(jobsIn('Sales Associate\nCompany Name - City, State\n03/2016 to 08/2018\n- Sold boots')).toEqual([
    'Sales Associate @ -, 2016-03-01..2018-08-01',
  ]);
});

it('keeps one of two equal jobs, where a file holds its page twice', () => {
  const job = '**Baker**, Quill Bakery Ltd\n10/2015 - 02/2019\n- Baked bread';
  expect(jobsIn(`${job}\n\n${job}`)).toHaveLength(1);
});

describe('a line about a firm', () => {
  /** Takes strings for a text about a firm that open with these words. */
  function model(opening: string): StringModel {
    const readingOf = (kind: StringClass) =>
      Float32Array.from(STRING_CLASSES, (name) => (name === kind ? 1 : 0));
    const kindOf = (text: string): StringClass => (text.startsWith(opening) ? 'aboutFirm' : 'employer');
    return {
      read: (text) => readingOf(kindOf(text)),
      likelihood: (text, name) => (name === kindOf(text) ? 1 : 0),
    };
  }
  const text = 'Shop Assistant\nA company based in Leeds\n03/2019 - 05/2021\n- Served customers';

  it('is no employer', () => {
    switchOff(['entries.decoder']);
    expect(jobsIn(text, model('A company'))).toEqual(['Shop Assistant @ -, 2019-03-01..2021-05-01']);
    expect(jobsIn(text, model('Other'))[0]).toMatch(/@ A company based/u);
    switchOff([]);
  });
});

describe('degrees below one school', () => {
  it('are all of that school', () => {
    expect(
      studiesIn('Westmarch University\nMSc Botany, 2017 – 2018\nBSc Botany, 2014 – 2017').map(
        (study) => study.split(' @ ')[1],
      ),
    ).toEqual(['Westmarch University', 'Westmarch University']);
  });

  it('are not where the degree is one of a lower school', () => {
    const [, leaving] = studiesIn('Westmarch University\nBSc Botany, 2014 – 2017\nA-levels, 2012 – 2014');
    expect(leaving ?? '').not.toMatch(/Westmarch/u);
  });
});
