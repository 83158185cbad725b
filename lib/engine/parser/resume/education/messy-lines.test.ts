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

it('takes a mark for no part of a school', () => {
  const text = `# Education
    National Diploma in Sport - Distinction, Harwell College, 2006`;
  expect(studiesIn(text)).toEqual(['National Diploma in Sport @ Harwell College 2006']);
});

describe('kinds of school', () => {
  it.each([
    ['2010 - 2015 HTL Quillstadt, Elektrotechnik', '- @ HTL Quillstadt 2015'],
    ['2003 - 2007 Quillar Anadolu Lisesi', '- @ Quillar Anadolu Lisesi 2007'],
    ['2004 - 2008 Gymnasium Lindenquill, Abitur', 'Abitur @ Gymnasium Lindenquill 2008'],
    [
      '2010 - 2013 Anläggningsprogrammet, Quillviks gymnasium',
      'Anläggningsprogrammet @ Quillviks gymnasium 2013',
    ],
  ])('in %j are no degree', (line, study) => expect(studiesIn(`# Education\n${line}`)).toEqual([study]));
});

it('keeps a name and its letters in brackets together', () => {
  const text = `# Education
    Harwell Nursing School
    General Nursing and Midwifery (GNM) – 2008 - 2011`;
  expect(studiesIn(text)).toEqual(['General Nursing and Midwifery (GNM) @ Harwell Nursing School 2011']);
});

it('begins another record of a form where its school is called by another word', () => {
  const text = `# Education
    1. Master of Commerce
    University : Harwell University
    Year of passing : 2014
    2. Bachelor of Commerce
    College : Westmarch College
    Year of passing : 2012
    3. Higher Secondary
    School : Tallow Public School
    Year of passing : 2009`;
  expect(studiesIn(text)).toEqual([
    'Master of Commerce @ Harwell University 2014',
    'Bachelor of Commerce @ Westmarch College 2012',
    'Higher Secondary @ Tallow Public School 2009',
  ]);
});

it('takes levels and their subjects for a degree', () => {
  const text = `# Education
    Westmarch College
    BSc Geography
    September 2010 – June 2013
    Tallow Sixth Form
    A-levels: Biology, History
    September 2008 – June 2010`;
  expect(studiesIn(text)).toHaveLength(2);
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

it('keeps a study without a date apart from the one above it', () => {
  const text = `# Escolaridade
    Ensino Médio – Escola Estadual Alzira Campos (2012)
    Curso técnico em Logística – SENAC`;
  expect(studiesIn(text)).toEqual([
    'Ensino Médio @ Escola Estadual Alzira Campos 2012',
    'Curso técnico em Logística @ SENAC -',
  ]);
});

it('finds a school in brackets behind the field of study', () => {
  const text = `# Formation
    2014 : Licence professionnelle en Comptabilité et Finance (Université du Quillar)`;
  expect(studiesIn(text)).toEqual([
    'Licence professionnelle en Comptabilité et Finance @ Université du Quillar 2014',
  ]);
});

it('leaves how somebody did out of the school', () => {
  const text = `# Education
    Bachelor of Arts in History
    Harwell University attained second class upper division
    2013 - 2017`;
  expect(studiesIn(text)).toEqual(['Bachelor of Arts in History @ Harwell University 2017']);
});

it('takes the first part of a Nordic school for no degree', () => {
  const text = `# Utdanning
    2009–2012 Elektrofag, Fjordvik videregående skole`;
  expect(studiesIn(text)).toEqual(['Elektrofag @ Fjordvik videregående skole 2012']);
});

it('keeps studies in unknown words among others that are known', () => {
  const text = `# Education
    M.Com, Harwell University, 2009
    B.Com, Westmarch University, 2007
    Lace making, Tallow House, 2004`;
  expect(studiesIn(text)).toEqual([
    'M.Com @ Harwell University 2009',
    'B.Com @ Westmarch University 2007',
    'Lace making @ Tallow House 2004',
  ]);
});

it('tells a study once that is written twice', () => {
  const text = `# Education
    B.Com, Westmarch University, 2007

    # Academic record
    B.Com, Westmarch University, 2007`;
  expect(studiesIn(text)).toEqual(['B.Com @ Westmarch University 2007']);
});

it('keeps a grade that was passed, where a label says that it is the degree', () => {
  const text = `# Education
    School: Quillmark High School
    Highest Standard Passed: Grade 12
    Year: 2012`;
  expect(studiesIn(text)).toEqual(['Grade 12 @ Quillmark High School 2012']);
});

it('parts labels on one line at commas before capitals', () => {
  const text = `# Academics
    Course: B.Tech, Institution: Harwell Engineering College, Year: 2014, CGPA: 7.8
    Course: HSC, Institution: Westmarch School, Year: 2010, Percentage: 88`;
  expect(studiesIn(text)).toEqual([
    'B.Tech @ Harwell Engineering College 2014',
    'HSC @ Westmarch School 2010',
  ]);
});

it('knows the labels of the European format in other languages', () => {
  const text = `# Istruzione e formazione
    Date (da – a)\t2004 - 2009
    Nome e tipo di istituto di istruzione o formazione\tG. Quillari
    Qualifica conseguita\tDiploma di cuoco`;
  expect(studiesIn(text)).toEqual(['Diploma di cuoco @ G. Quillari 2009']);
});

it('takes a faculty with a name of its own for a school', () => {
  const text = `# Formação
    - Tecnólogo em Logística – Faculdade da Serra, conclusão em 2020
    - Bacharel em Direito – Faculdade do Vale, conclusão em 2014`;
  expect(studiesIn(text).map((study) => study.split(' @ ')[1])).toEqual([
    'Faculdade da Serra 2020',
    'Faculdade do Vale 2014',
  ]);
});

it('takes the firm behind an apprenticeship for its school, and parts a subject from a school behind "au"', () => {
  const text = `# Ausbildung
    09/2010 – 07/2013\tLehre zum Elektroniker, Tallow AG
    09/2014 – 07/2016\tBTS Électrotechnique au Lycée Le Dantec`;
  expect(studiesIn(text)).toEqual(['Lehre zum Elektroniker @ Tallow AG 2013', 'BTS @ Lycée Le Dantec 2016']);
});
