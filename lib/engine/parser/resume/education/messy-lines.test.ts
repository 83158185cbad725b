import { describe, expect, it } from 'vitest';
import { writtenDocument } from '../../shared/testing/written';
import { findSections } from '../sections';
import { readEducation } from '.';
import { splitDegree } from './majors';

function studiesIn(text: string): string[] {
  const found = readEducation(findSections(writtenDocument(text)), { documentLastModified: '2026-03-01' });
  return found.map(
    ({ education: { degree, schoolName, endDate } }) =>
      `${degree?.name?.raw ?? '-'} @ ${schoolName?.raw ?? '-'} ${endDate?.date?.slice(0, 4) ?? '-'}`,
  );
}

describe('a mark without a label behind the date', () => {
  it('closes the line, though it ends in a stop', () => {
    const text = `# Education
      M.Com (Accounts), Harwell University, Harwell - 2009 (1st Div.)
      B.Com (Pass Course), Westmarch University, Harwell - 2007`;
    expect(studiesIn(text)).toEqual([
      'M.Com (Accounts) @ Harwell University 2009',
      'B.Com (Pass Course) @ Westmarch University 2007',
    ]);
  });

  it.each(['61 %', '85/110', 'First Class', 'with distinction'])('%s', (mark) => {
    const text = `# Education
      M.A. History, Harwell University, 2012
      B.A. History, Westmarch College, 2010, ${mark}`;
    expect(studiesIn(text)).toEqual([
      'M.A. History @ Harwell University 2012',
      'B.A. History @ Westmarch College 2010',
    ]);
  });
});

it('takes the first cell of a row for no label', () => {
  const text = `# Education
    B.E. (Mech)\tHarwell College\tWestmarch University\t2012\t61.2
    Diploma (Mech)\tPolytechnic of Brackwater\tWBTE\t2009\t70.4`;
  expect(studiesIn(text)).toEqual([
    'B.E. (Mech) @ Harwell College 2012',
    'Diploma (Mech) @ Polytechnic of Brackwater 2009',
  ]);
});

it('leaves what leads to a date in brackets out of the name', () => {
  const text = `# Education
    B.A. History – Harwell College (completed 2012)`;
  expect(studiesIn(text)).toEqual(['B.A. History @ Harwell College 2012']);
});

it('tells a course from the school behind it', () => {
  const text = `# Ausbildung
    10/2008 – 09/2012 Studium der Chemie an der Universität Quillstadt, Abschluss: Bachelor of Science`;
  expect(studiesIn(text)).toEqual(['Bachelor of Science @ Universität Quillstadt 2012']);
});

it('takes a mark and a remark for no part of a school', () => {
  const text = `# Education
    National Diploma in Sport - Distinction, Harwell College, 2006
    Diploma in Catering, Westmarch College (second campus), 2004`;
  expect(studiesIn(text)).toEqual([
    'National Diploma in Sport @ Harwell College 2006',
    'Diploma in Catering @ Westmarch College 2004',
  ]);
});

describe('the field of study', () => {
  it.each([
    ['Bachelors of Technology in Electronics', ['Electronics']],
    ['Licence Appliquée en Physique', ['Physique']],
    ['Especialização Lato Sensu em Finanças', ['Finanças']],
    ['Bachelor of Science degree in Nursing', ['Nursing']],
    ['B.Com (Com)', []],
    ['Master of Arts, Candidate', []],
  ])('of %j', (text, majors) => expect(splitDegree(text).majors).toEqual(majors));
});
