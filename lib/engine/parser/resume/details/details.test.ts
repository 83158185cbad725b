import { describe, expect, it } from 'vitest';
import { writtenDocument } from '../../shared/testing/written';
import { findSections } from '../sections';
import { findDetails } from './index';
import { detailKindOf } from './labels';
import { detailRows, labelledText } from './rows';

describe('labels of details', () => {
  it.each([
    ['Date of Birth', 'dateOfBirth'],
    ['Martial Status', 'maritalStatus'],
    ["FATHER'S NAME", 'fathersName'],
    ['Fathar Name', 'fathersName'],
    ['Nationality / Religion', 'nationality'],
    ['Languages Known', 'languages'],
    ['Permenent Adress', 'permanentAddress'],
    ['Mobile Nos', 'phone'],
    ['Staatsangehörigkeit', 'nationality'],
    ['Miejsce zamieszkania', 'address'],
    ['Employer', undefined],
    ['Position', undefined],
  ])('%s is %s', (label, kind) => expect(detailKindOf(label)).toBe(kind));

  it.each([
    ['Gender:- Female', { kind: 'gender', value: 'Female' }],
    ['Gender\t:\tFemale', { kind: 'gender', value: 'Female' }],
    ['➢ Religion - Baptist', { kind: 'belief', value: 'Baptist' }],
    ['Email id-ada@example.org', { kind: 'email', value: 'ada@example.org' }],
    ['E-mail: ada@example.org', { kind: 'email', value: 'ada@example.org' }],
    ['Languages Known English and Tamil', { kind: 'languages', value: 'English and Tamil' }],
  ])('are parted from their value: %s', (text, expected) =>
    expect(labelledText(text)).toMatchObject(expected),
  );
});

const FORM =
  "Ada Marwood\nada@example.org\n\n# Experience\n**Fitter**, Acme Works\n2015 - 2019\nRepaired pumps.\nFather's Name\t:\tGeorge Marwood\nDate of Birth\t:\t4 May 1990\nPermanent Address\t:\t12 Mill Lane,\nBarton, Devon\nMarital Status\t:\tSingle\nI declare that all of this is true.";

describe('rows of details', () => {
  it('carry an address over its lines', () => {
    const address = detailRows(writtenDocument(FORM).lines).find(({ kind }) => kind === 'permanentAddress');
    expect(address?.value).toBe('12 Mill Lane,\nBarton, Devon');
  });

  it('take the value from the line below, with its colon', () => {
    const rows = detailRows(writtenDocument('Date of Birth\n: 4 May 1990\nGender\n: Female').lines);
    expect(rows.map(({ kind, value }) => [kind, value])).toEqual([
      ['dateOfBirth', '4 May 1990'],
      ['gender', 'Female'],
    ]);
  });
});

describe('blocks of details', () => {
  const document = writtenDocument(FORM);
  const { sections } = findDetails(document, findSections(document));
  const textOf = (kind: string) =>
    sections
      .filter((section) => section.kind === kind)
      .flatMap(({ lines }) => lines.map(({ line }) => line.text));

  it('are cut out of the section that they are in', () => {
    expect(textOf('workHistory')).toEqual(['Fitter, Acme Works', '2015 - 2019', 'Repaired pumps.']);
    expect(textOf('personal')).toHaveLength(5);
  });

  it('leave what follows them to no known section', () => {
    expect(textOf('other')).toEqual(['I declare that all of this is true.']);
  });

  it('are made by no label that may be about something else', () => {
    const jobs = writtenDocument('# Experience\nName: Acme\nAddress: Barton\n2015 - 2019\nFitter');
    expect(findDetails(jobs, findSections(jobs)).sections.map(({ kind }) => kind)).toEqual(['workHistory']);
  });
});
