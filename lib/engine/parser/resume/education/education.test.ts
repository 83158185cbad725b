import { describe, expect, it } from 'vitest';
import { writtenDocument } from '../../shared/testing/written';
import type { ParsedEducation } from '../entries/model';
import { findSections } from '../sections';
import { readEducation } from '.';
import { findGrade } from './grades';
import { splitDegree } from './majors';

const context = { documentLastModified: '2026-03-01' };

function entries(text: string): ParsedEducation[] {
  return readEducation(findSections(writtenDocument(text)), context).map(({ education }) => education);
}

/** `degree [majors] @ school, start - end` for each entry. */
function read(text: string): string[] {
  return entries(text).map(({ degree, majors, schoolName, startDate, endDate }) => {
    const shown = (value: ParsedEducation['startDate']) =>
      value ? (value.foundMonth ? value.date.slice(0, 7) : value.date.slice(0, 4)) : '?';
    return `${degree?.name?.normalized ?? '-'} [${(majors ?? []).join('; ')}] @ ${schoolName?.raw ?? '-'}, ${shown(startDate)} - ${shown(endDate)}`;
  });
}

describe('a subject in a style of its own', () => {
  it('leaves no open end to the degree before it', () => {
    const [entry] = entries(
      '# Education\n**BTEC National in** Animal Management, Easton College, 2011 - 2013',
    );
    expect(entry?.degree?.name?.raw).not.toMatch(/ in$/u);
    expect(entry?.majors).toEqual(['Animal Management']);
  });
});

describe('honours', () => {
  it('are of the degree, written out or not', () => {
    const degrees = entries(
      '# Education\nBSc Honours, Computer Science, University of Brackwater, 2011 - 2014',
    );
    expect(degrees).toMatchObject([{ majors: ['Computer Science'] }]);
  });
});

describe('a mark behind the date', () => {
  it('closes the line of its entry, however long that is', () => {
    const text = `# Education
      PhD in Ocean Engineering, University of Westmark, 2000 - 2004, GPA: 3.9/4.0
      MSc Physics, minor in Mathematics, Technical University of Brinsby, Germany, 1998 - 2000, Note 1,3`;
    expect(entries(text)).toMatchObject([
      { schoolName: { raw: 'University of Westmark' }, gpa: { normalizedScore: 0.975 } },
      {
        schoolName: { raw: 'Technical University of Brinsby' },
        minors: ['Mathematics'],
        gpa: { score: '1,3' },
      },
    ]);
  });
});

describe('layouts of one entry', () => {
  const expected = [
    'MSc [Computer Science] @ Harbour University, 2014 - 2016',
    'BSc [Physics] @ University of Brackwater, 2011 - 2014',
  ];

  it.each([
    [
      'degree first',
      '# Education\n**MSc in Computer Science**⇥2014 – 2016\nHarbour University, Bergen\n\n**BSc in Physics**⇥2011 – 2014\nUniversity of Brackwater',
    ],
    [
      'school first',
      '# Education\n**Harbour University**⇥2014 – 2016\nMSc, Computer Science\n\n**University of Brackwater**⇥2011 – 2014\nBSc, Physics',
    ],
    [
      'the subject below the degree, years above',
      '# Education\n**2014**\n**2016**\n\n**Harbour University**\nMSc\n\nComputer Science\n\n**2011**\n**2014**\n\n**University of Brackwater**\nBSc\n\nPhysics',
    ],
    [
      'a mark behind the degree',
      '# Education\n- Harbour University⇥Bergen, Norway\nMSc in Computer Science; GPA: 3.90⇥2014 – 2016\n- University of Brackwater⇥Hull, UK\nBSc in Physics; GPA: 3.66 (9.15/10.0)⇥2011 – 2014',
    ],
    [
      'one line',
      '# Education\nMSc Computer Science, Harbour University, 2014-2016\nBSc Physics, University of Brackwater, 2011-2014',
    ],
    [
      'dates in the margin',
      '# Education\n2014–2016⇥**MSc in Computer Science**, _Harbour University_, Bergen\n2011–2014⇥**BSc in Physics**, _University of Brackwater_',
    ],
    [
      'subject first',
      '# Education\n**Computer Science (MSc)**⇥2014 – 2016\nHarbour University\n\n**Physics (BSc)**⇥2011 – 2014\nUniversity of Brackwater',
    ],
    [
      'bullets',
      '# Education\n- 2014 – 2016: MSc in Computer Science, Harbour University\n- 2011 – 2014: BSc in Physics, University of Brackwater',
    ],
  ])('%s', (_, text) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('what is no name', () => {
  it('takes the town behind a school for its place, though no table knows it', () => {
    const [study] = entries('# Education\n**Carpenter**⇥2001 – 2004\nHarbour School no. 4, Brackwater');
    expect(study?.schoolName?.raw).toBe('Harbour School no. 4');
    expect(study?.location?.municipality).toBe('Brackwater');
  });

  it('keeps a faculty and a subject behind a school', () => {
    expect(read('# Education\nMSc, 2014 – 2016\nHarbour University, Faculty')[0]).toContain(
      'Harbour University, Faculty',
    );
  });

  it('takes what the edge of the page left of a date for neither degree nor school', () => {
    const text = '# Education\n**Harbour College**⇥08\nSecondary grade\n\n**Hill School**⇥06\nPrimary grade';
    for (const { degree, schoolName } of entries(text))
      expect(`${degree?.name?.raw} ${schoolName?.raw}`).not.toMatch(/\d/u);
  });
});

describe('languages', () => {
  it.each([
    [
      'de',
      '# Ausbildung\n**Universität Grünau**⇥10/2012 – 09/2015\nBachelor of Science Wirtschaftsinformatik',
      'Bachelor of Science [Wirtschaftsinformatik] @ Universität Grünau, 2012-10 - 2015-09',
    ],
    [
      'fr',
      '# Formation\n**Master en Droit public**⇥2010 – 2012\nUniversité de Valmont',
      'Master [Droit public] @ Université de Valmont, 2010 - 2012',
    ],
    [
      'es',
      '# Formación académica\nLicenciatura en Historia⇥2005 – 2010\nUniversidad de Monteclaro',
      'Licenciatura [Historia] @ Universidad de Monteclaro, 2005 - 2010',
    ],
    [
      'it',
      '# Istruzione\nLaurea magistrale in Ingegneria civile⇥2013 – 2016\nPolitecnico di Valbruna',
      'Laurea magistrale [Ingegneria civile] @ Politecnico di Valbruna, 2013 - 2016',
    ],
    [
      'pt',
      '# Formação acadêmica\nBacharelado em Administração⇥2008 – 2012\nUniversidade Federal da Serra Alta',
      'Bacharelado [Administração] @ Universidade Federal da Serra Alta, 2008 - 2012',
    ],
    [
      'pl',
      '# Wykształcenie\nPolitechnika Bursztynowa⇥2009 – 2014\nMagister inżynier, Budownictwo',
      'Magister inżynier [Budownictwo] @ Politechnika Bursztynowa, 2009 - 2014',
    ],
    [
      'ro',
      '# Educație\nLicență în Informatică⇥2010 – 2013\nUniversitatea Lacul Verde',
      'Licență [Informatică] @ Universitatea Lacul Verde, 2010 - 2013',
    ],
    [
      'ko',
      '# 학력\n**한빛대학교**⇥2010년 3월 ~ 2014년 2월\n컴퓨터공학 학사',
      '학사 [컴퓨터공학] @ 한빛대학교, 2010-03 - 2014-02',
    ],
    [
      'ja',
      '# 学歴\n**みなと大学**⇥2008年4月～2012年3月\n工学部 学士',
      '学士 [工学部] @ みなと大学, 2008-04 - 2012-03',
    ],
    [
      'ru',
      '# Образование\nКазанский речной университет⇥2006 – 2011\nМагистр, Экономика',
      'Магистр [Экономика] @ Казанский речной университет, 2006 - 2011',
    ],
  ])('%s', (_, text, expected) => {
    expect(read(text)).toEqual([expected]);
  });
});

describe('fields of an entry', () => {
  it('reads mark, type, place and whether it was finished', () => {
    const [entry] = entries(
      '# Education\n**Bachelor of Arts in History**⇥2010 – 2013\nHarbour University, Bergen, Norway\nGPA: 3.5/4.0',
    );
    expect(entry).toMatchObject({
      degree: {
        name: { raw: 'Bachelor of Arts in History', normalized: 'Bachelor of Arts' },
        type: 'bachelors',
      },
      majors: ['History'],
      schoolType: 'university',
      location: { municipality: 'Bergen', countryCode: 'NO' },
      gpa: { score: '3.5', maxScore: '4', normalizedScore: 0.875 },
    });
    expect(entry?.graduated).toBeUndefined();
  });

  it('takes a lone year for the end', () => {
    const [entry] = entries('# Education\nBSc Physics, Harbour University, 2015');
    expect(entry?.startDate).toBeUndefined();
    expect(entry?.endDate).toMatchObject({ date: '2015-01-01', foundMonth: false, hasValue: true });
  });

  it('says that studies were finished where the text does', () => {
    const [entry] = entries('# Education\n- Completed B.Sc. from Harbour University in 2011 with 72 %');
    expect(entry?.graduated).toEqual({ value: true });
  });

  it('knows studies that go on', () => {
    const [entry] = entries('# Education\n**MSc in Geology**⇥2024 – present\nHarbour University');
    expect(entry?.graduated).toEqual({ value: false });
    expect(entry?.endDate).toMatchObject({ isCurrentDate: true });
  });
});

describe('splitDegree', () => {
  it.each([
    ['B.Sc. (Hons) in Marine Biology', 'B.Sc. (Hons)', ['Marine Biology'], []],
    ['Bachelor, Computer Science', 'Bachelor', ['Computer Science'], []],
    ['Diplom-Informatiker (FH)', 'Diplom-Informatiker', [], []],
    ['Master of Business Administration', 'Master of Business Administration', [], []],
    ['BA in Economics, minor in Philosophy', 'BA', ['Economics'], ['Philosophy']],
    ['Abitur', 'Abitur', [], []],
  ])('%s', (text, short, majors, minors) => {
    const split = splitDegree(text);
    expect([split.short, split.majors, split.minors]).toEqual([short, majors, minors]);
  });

  it('takes no small words for degrees', () => {
    expect(splitDegree('as it may be').type).toBeUndefined();
  });
});

describe('what is a field of study', () => {
  it.each([
    ['Higher Secondary School Examination', []],
    ['Matriculation passed from Hill Board', []],
    ['B.Com Final year', []],
    ['Leaving Certificate of Secondary Education (LCSE)', []],
    ['Diploma in Textile Design from Harbour College', ['Textile Design']],
    ['Master in Linguistics, Specialization in Phonetics', ['Linguistics', 'Phonetics']],
    ['12th (Commerce)', ['Commerce']],
  ])('%s', (text, majors) => {
    expect(splitDegree(text).majors).toEqual(majors);
  });

  it('is no school', () => {
    expect(
      read('# Education\n- Diploma in Business Accounting\n- BSc in Physics from Harbour University in 2011'),
    ).toEqual(['Diploma [Business Accounting] @ -, ? - ?', 'BSc [Physics] @ Harbour University, ? - 2011']);
  });
});

describe('lines that are no entry', () => {
  it('are jobs and courses with a year alone among degrees', () => {
    const text =
      '# Education\n- BSc in Physics from Harbour University in 2011\n- Typing course, 2012\n- Site visits, 2013';
    expect(read(text)).toEqual(['BSc [Physics] @ Harbour University, ? - 2011']);
  });

  it('are neither worded like a degree or a school nor dated', () => {
    const text =
      '# Education\n**BSc in Physics**⇥2011 – 2014\nHarbour University\n\n**Passport No.**\nP1234567\n\n**MS Office**\nWord, Excel';
    expect(read(text)).toEqual(['BSc [Physics] @ Harbour University, 2011 - 2014']);
  });
});

describe('findGrade', () => {
  it.each([
    ['GPA 3.5/4.0', 0.875],
    ['Abschlussnote: 1,5', 0.9],
    ['110/110 con lode', 1],
    ['Percentage: 85%', 0.85],
    ['Nota media: 8,4', 0.84],
  ])('%s', (text, normalized) => {
    expect(findGrade(text)?.normalizedScore).toBeCloseTo(normalized, 2);
  });

  it('finds none in years and counts', () => {
    expect(findGrade('2010/2011, 40 students')).toBeUndefined();
  });
});

describe('sections under other names', () => {
  it('reads degrees under "Qualifications" when nothing else is about education', () => {
    const text =
      '# Qualifications\n**BSc in Physics**⇥2011 – 2014\nUniversity of Brackwater\n\n# Experience\n**Analyst**⇥2015 – 2018\nQuillmark Ltd';
    expect(read(text)).toEqual(['BSc [Physics] @ University of Brackwater, 2011 - 2014']);
  });
});
