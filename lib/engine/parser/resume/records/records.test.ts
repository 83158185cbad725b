import { describe, expect, it } from 'vitest';
import { readEducation } from '../education';
import type { ParsedEducation } from '../entries/model';
import { findSections } from '../sections';
import { read } from '../testing/written-positions';
import { writtenTables } from '../testing/written-tables';

const context = { documentLastModified: '2026-03-01' };

function shown({ degree, majors, schoolName, startDate, endDate }: ParsedEducation): string {
  const year = (value: ParsedEducation['endDate']) => value?.date.slice(0, 4) ?? '';
  const subject = majors?.length ? ` [${majors.join(', ')}]` : '';
  return `${degree?.name?.raw ?? '-'}${subject} @ ${schoolName?.raw ?? '-'}, ${year(startDate)}-${year(endDate)}`;
}

function schooling(text: string): string[] {
  return readEducation(findSections(writtenTables(text)), context).map(({ education }) => shown(education));
}

describe('tables', () => {
  it('reads rows by the titles of their columns, whatever their order', () => {
    expect(
      schooling(`# Education
        S. No | Name of the Institution | Exam passed | Board / University | % of marks | Year of Passing
        1 | Harbour Engineering College, Rivalta | B.E. (Civil) | Northern University | 71 | 2014
        2 | Greenfield School | H.S.C. | State Board | 64.5 | 2010`),
    ).toEqual([
      'B.E. (Civil) [Civil] @ Harbour Engineering College, -2014',
      'H.S.C. @ Greenfield School, -2010',
    ]);
  });

  it('takes the board for the school where no institute is, and misspelt or broken titles as they were meant', () => {
    expect(
      schooling(`# Education
        Examinaton | Bo/ard | Year of Passin/g
        Intermediate | Northern Board | 2011
        Matriculation | Southern Board | 2009`),
    ).toEqual(['Intermediate @ Northern Board, -2011', 'Matriculation @ Southern Board, -2009']);
  });

  it('parts titles from the first values where no line between them was drawn', () => {
    expect(
      schooling(`# Education
        Examination/Secondary | Board / Harbour Board | Year/2012
        Diploma in Welding | Northern Institute | 2014`),
    ).toEqual([
      'Secondary @ Harbour Board, -2012',
      'Diploma in Welding [Welding] @ Northern Institute, -2014',
    ]);
  });

  it('gives a row the school of the cell that is set over it and the row above', () => {
    expect(
      schooling(`# Education
        Course | Name of the Institution | Year of Passing
        B.Sc. | Harbour College | 2014
        HSC | Greenfield School | 2011
        SSLC | | 2009`),
    ).toEqual([
      'B.Sc. @ Harbour College, -2014',
      'HSC @ Greenfield School, -2011',
      'SSLC @ Greenfield School, -2009',
    ]);
  });

  it('takes the semesters of a course for one entry', () => {
    expect(
      schooling(`# Education
        Bachelor of Engineering in Mechatronics
        1st Semester | Harbour Engineering College | January - 2011 | 7.1
        2nd Semester | | June - 2011 | 7.4
        3rd Semester | | December - 2011 | 7.9`),
    ).toEqual([
      'Bachelor of Engineering in Mechatronics [Mechatronics] @ Harbour Engineering College, -2011',
    ]);
  });

  it('keeps the subject of a column of its own beside the degree', () => {
    expect(
      schooling(`# Ausbildung
        Abschluss | Fachrichtung | Hochschule | Von | Bis
        Diplom | Maschinenbau | Technische Hochschule Nordhafen | 2001 | 2006`),
    ).toEqual(['Diplom [Maschinenbau] @ Technische Hochschule Nordhafen, 2001-2006']);
  });

  it('reads a table without titles by what is in its columns', () => {
    expect(
      schooling(`# Education
        B.Com | Harbour College of Commerce | 2010 | 70%
        HSC | Greenfield High School | 2007 | 64%`),
    ).toEqual(['B.Com @ Harbour College of Commerce, -2010', 'HSC @ Greenfield High School, -2007']);
  });

  it('takes a class in front of the school for a year of schooling, and one behind it for a mark', () => {
    expect(
      schooling(`# Education
        Class | School | Year | Class
        10th | Greenfield School | 2008 | First
        12th | Harbour High School | 2010 | Second`),
    ).toEqual(['10th @ Greenfield School, -2008', '12th @ Harbour High School, -2010']);
  });

  it('gives a degree once that a table and the text tell', () => {
    expect(
      schooling(`# Education
        Bachelor of Commerce from Harbour College of Commerce
        Degree | College | Year
        Bachelor of Commerce | Harbour College of Commerce | 2010
        Master of Commerce | Northern University | 2012`),
    ).toEqual([
      'Bachelor of Commerce @ Harbour College of Commerce, -2010',
      'Master of Commerce @ Northern University, -2012',
    ]);
  });

  it('takes the semesters of a course for one education', () => {
    expect(
      schooling(`# Education
        Bachelor of Engineering in Electronics
        Semester | College | Year of passing | Marks
        1st Semester | Harbour College of Engineering | 2011 | 62
        2nd Semester | | 2011 | 66
        3rd Semester | | 2012 | 64`),
    ).toEqual([
      'Bachelor of Engineering in Electronics [Electronics] @ Harbour College of Engineering, -2012',
    ]);
  });

  it('reads a table of schooling under a heading that does not name it', () => {
    expect(
      schooling(`# Objective
        To grow.
        # Further facts
        Course | College | Year
        Diploma in Welding | Harbour Polytechnic College | 2012`),
    ).toEqual(['Diploma in Welding [Welding] @ Harbour Polytechnic College, -2012']);
  });
});

describe('forms', () => {
  it.each([
    ['Organisation : Acme Ltd', 'Designation : Fitter', 'Duration : 2004 to 2006'],
    ['1. Name of the Company⇥:⇥Acme Ltd', 'Desigantion⇥:⇥Fitter', 'Peroid of Service⇥:⇥2004 - 2006'],
    ['Onde: Acme Ltd', 'Função: Fitter', 'Quando: 2004 a 2006'],
    ['Pracodawca: Acme Ltd', 'Zajmowane stanowisko: Fitter', 'Okres zatrudnienia: 2004 - 2006'],
    ['Last employer - Acme Ltd', 'Position held - Fitter', 'Tenure - 2004 - 2006'],
  ])('reads the fields of entries in any words (%s)', (employer, title, period) => {
    const second = [employer, title, period].map((line) =>
      line
        .replace('Acme Ltd', 'Brown GmbH')
        .replace('Fitter', 'Welder')
        .replace('2004', '2001')
        .replace('2006', '2003'),
    );
    expect(read(['# Work Experience', employer, title, period, ...second].join('\n'))).toEqual([
      'Fitter @ Acme Ltd, 2004 - 2006',
      'Welder @ Brown GmbH, 2001 - 2003',
    ]);
  });

  it('reads several labels of one line, and values on the line below', () => {
    expect(
      read(`# Work Experience
        Designation : Fitter⇥Duration : 2004 to 2006
        Company :
        Acme Ltd`),
    ).toEqual(['Fitter @ Acme Ltd, 2004 - 2006']);
  });

  it('takes the lines above the labels for what the labels do not name', () => {
    expect(
      read(`# Experiência Profissional
        Analista de Sistemas
        Empresa: Acme Tecnologia
        Período: 2015 a 2018
        Programador
        Empresa: Brown Informática
        Período: 1 ano e 2 meses`),
    ).toEqual([
      'Analista de Sistemas @ Acme Tecnologia, 2015 - 2018',
      'Programador @ Brown Informática, ? - ?',
    ]);
  });

  it('keeps the projects of a job in the job', () => {
    expect(
      read(`# Work Experience
        Company: Acme Ltd
        Designation: Site Engineer
        Duration: 2004 to 2006
        Project: Harbour bridge
        Client: City of Rivalta
        Role: Inspector
        Project: Water works
        Client: Town of Nordhafen
        Role: Surveyor
        Company: Brown GmbH
        Designation: Engineer
        Duration: 2001 to 2003`),
    ).toEqual(['Site Engineer @ Acme Ltd, 2004 - 2006', 'Engineer @ Brown GmbH, 2001 - 2003']);
  });

  it('takes no label for a value', () => {
    expect(
      read(`# Work Experience
        Company:
        Designation: Site Engineer
        Duration: 2004 to 2006
        Company: Brown GmbH
        Designation:
        Duration: 2001 to 2003`),
    ).toEqual(['Site Engineer @ -, 2004 - 2006', '- @ Brown GmbH, 2001 - 2003']);
  });
});
