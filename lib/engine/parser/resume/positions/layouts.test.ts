import { describe, expect, it } from 'vitest';
import { read } from '../testing/written-positions';

describe('layouts of one entry', () => {
  const expected = [
    'Senior Engineer @ Harbourline Systems, 2020-03 - now',
    'Data Analyst @ Quillmark Ltd, 2016-01 - 2020-02',
  ];

  it.each([
    [
      'title and date on one line, employer and place below',
      `# Experience
       **Senior Engineer**⇥March 2020 – Present
       Harbourline Systems, Berlin, Germany
       - Built the ferry booking system

       **Data Analyst**⇥January 2016 – February 2020
       Quillmark Ltd, Leeds, United Kingdom
       - Wrote reports`,
    ],
    [
      'employer and place first, title below, date at the right',
      `# Work Experience
       **Harbourline Systems**⇥Berlin, Germany
       _Senior Engineer_⇥03/2020 – present
       - Built the ferry booking system

       **Quillmark Ltd**⇥Leeds, UK
       _Data Analyst_⇥01/2016 – 02/2020
       - Wrote reports`,
    ],
    [
      'the icon of a calendar, read as a bullet, before the dates',
      `# Experience
       **Senior Engineer**
       Harbourline Systems
       • March 2020 – Present⇥Berlin, Germany
       - Built the ferry booking system

       **Data Analyst**
       Quillmark Ltd
       • January 2016 – February 2020⇥Leeds, UK
       - Wrote reports`,
    ],
    [
      'all in one line with bars',
      `# Employment History
       Senior Engineer | Harbourline Systems | Berlin | Mar 2020 - today
       - Built the ferry booking system
       Data Analyst | Quillmark Ltd | Leeds | Jan 2016 - Feb 2020
       - Wrote reports`,
    ],
    [
      'employer, place and title joined by dashes above a line of dates',
      `# Experience
       **Harbourline Systems,** Berlin — _Senior Engineer_
       MARCH 2020 - PRESENT
       Built the ferry booking system and kept it running through three summers.

       **Quillmark Ltd,** Leeds — _Data Analyst_
       JANUARY 2016 - FEBRUARY 2020
       Wrote the reports of the wholesale department every week for four years.`,
    ],
    [
      'three lines: employer, title, dates with their length',
      `# Experience
       **Harbourline Systems**
       Senior Engineer
       March 2020 - Present (6 years 1 month)
       Berlin, Germany
       Built the ferry booking system and kept it running through three summers.

       **Quillmark Ltd**
       Data Analyst
       January 2016 - February 2020 (4 years 2 months)
       Leeds, United Kingdom
       Wrote the reports of the wholesale department every week for four years.`,
    ],
    [
      'dates in the margin',
      `# Professional experience
       2020-03 – now⇥**Senior Engineer**, _Harbourline Systems_, Berlin
       - Built the ferry booking system
       2016-01 – 2020-02⇥**Data Analyst**, _Quillmark Ltd_, Leeds
       - Wrote reports`,
    ],
    [
      'the employer behind "at" and the dates in brackets',
      `# Work history
       **Senior Engineer at Harbourline Systems** (March 2020 – present)
       Built the ferry booking system and kept it running through three summers.
       **Data Analyst at Quillmark Ltd** (January 2016 – February 2020)
       Wrote the reports of the wholesale department every week for four years.`,
    ],
    [
      'without any style',
      `WORK EXPERIENCE

       Senior Engineer
       Harbourline Systems, Berlin
       03/2020 - present
       - Built the ferry booking system

       Data Analyst
       Quillmark Ltd, Leeds
       01/2016 - 02/2020
       - Wrote reports

       EDUCATION

       BSc Physics, Harbour University, 2015`,
    ],
  ])('%s', (_, text) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('several roles with one employer', () => {
  it('repeats the employer that is above its roles', () => {
    const text = `# Experience
      **Harbourline Systems**, Berlin
      _Lead Engineer_⇥2021 – Present
      - Leads the booking team
      _Software Engineer_⇥2018 – 2021
      - Built the booking system

      **Quillmark Ltd**, Leeds
      _Data Analyst_⇥2016 – 2018
      - Wrote reports`;
    expect(read(text)).toEqual([
      'Lead Engineer @ Harbourline Systems, 2021 - now',
      'Software Engineer @ Harbourline Systems, 2018 - 2021',
      'Data Analyst @ Quillmark Ltd, 2016 - 2018',
    ]);
  });

  it('drops the line that only gives the employer and the whole time', () => {
    const text = `# Experience
      **Harbourline Systems**⇥2015 – 2022
      _Lead Engineer_⇥2019 – 2022
      - Led the booking team
      _Software Engineer_⇥2015 – 2019
      - Built the booking system`;
    expect(read(text)).toEqual([
      'Lead Engineer @ Harbourline Systems, 2019 - 2022',
      'Software Engineer @ Harbourline Systems, 2015 - 2019',
    ]);
  });
});
