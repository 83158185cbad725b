import { describe, expect, it } from 'vitest';
import { readEducation } from '../education';
import type { ParsedPosition } from '../entries/model';
import { findSections } from '../sections';
import { writtenDocument } from '../testing/written';
import { readPositions } from '.';

const context = { documentLastModified: '2026-03-01' };

/** `title @ employer, start - end` for each position; dates as far as they were found. */
function read(text: string): string[] {
  const found = readPositions(findSections(writtenDocument(text)), context);
  return found.map(
    ({ position }) =>
      `${position.jobTitle?.raw ?? '-'} @ ${position.employer?.name?.raw ?? '-'}, ${period(position)}`,
  );
}

function period({ startDate, endDate, isCurrent }: ParsedPosition): string {
  const shown = (value: ParsedPosition['startDate']) =>
    value ? (value.foundMonth ? value.date.slice(0, 7) : value.date.slice(0, 4)) : '?';
  return `${shown(startDate)} - ${isCurrent ? 'now' : shown(endDate)}`;
}

function first(text: string): ParsedPosition {
  const [found] = readPositions(findSections(writtenDocument(text)), context);
  if (!found) throw new Error('no position found');
  return found.position;
}

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
  it('repeats the employer that stands above its roles', () => {
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

describe('languages', () => {
  it.each([
    [
      'de',
      '# Berufserfahrung\n**Projektleiterin**⇥seit März 2019\nNordlicht Energie GmbH, Kiel\n- Leitung von Netzprojekten',
      'Projektleiterin @ Nordlicht Energie GmbH, 2019-03 - now',
    ],
    [
      'fr',
      '# Expériences professionnelles\n**Développeuse web** chez Atelier Mistral, Lyon⇥janvier 2018 – août 2021\n- Sites pour musées',
      'Développeuse web @ Atelier Mistral, 2018-01 - 2021-08',
    ],
    [
      'es',
      '# Experiencia laboral\n**Panadería Lucero S.L.**⇥junio 2015 – actualidad\nJefa de producción\n- Turnos y compras',
      'Jefa de producción @ Panadería Lucero S.L., 2015-06 - now',
    ],
    [
      'nl',
      '# Werkervaring\n**Projectleider** bij Waterschap Lindeveen⇥2017 – heden\n- Dijkonderhoud',
      'Projectleider @ Waterschap Lindeveen, 2017 - now',
    ],
    [
      'it',
      '# Esperienza lavorativa\n**Responsabile acquisti** presso Cantine Valbruna S.r.l.⇥maggio 2014 – in corso\n- Fornitori',
      'Responsabile acquisti @ Cantine Valbruna S.r.l., 2014-05 - now',
    ],
    [
      'pt',
      '# Experiência profissional\n**Engenheira de produção** | Metalúrgica Serra Alta Ltda | mar. 2016 – atual\n- Linha de montagem',
      'Engenheira de produção @ Metalúrgica Serra Alta Ltda, 2016-03 - now',
    ],
    [
      'pl',
      '# Doświadczenie zawodowe\n**Kierownik magazynu**⇥styczeń 2018 – obecnie\nHurtownia Bursztyn Sp. z o.o., Gdańsk\n- Zespół 12 osób',
      'Kierownik magazynu @ Hurtownia Bursztyn Sp. z o.o., 2018-01 - now',
    ],
    [
      'sv',
      '# Arbetslivserfarenhet\n**Systemutvecklare**⇥2019 – nu\nFjällbäck Teknik AB, Umeå\n- Webbtjänster',
      'Systemutvecklare @ Fjällbäck Teknik AB, 2019 - now',
    ],
    [
      'ru',
      '# Опыт работы\n**Инженер-конструктор**⇥март 2017 — настоящее время\nООО «Северный мост», Казань\n- Чертежи',
      'Инженер-конструктор @ ООО «Северный мост», 2017-03 - now',
    ],
    [
      'ko',
      '# 경력사항\n**주식회사 한빛물류**⇥2018년 3월 ~ 현재\n백엔드 개발자\n- 배송 시스템 개발',
      '백엔드 개발자 @ 주식회사 한빛물류, 2018-03 - now',
    ],
    [
      'ja',
      '# 職務経歴\n**株式会社みなと商会**⇥2016年4月～現在\nシステムエンジニア\n- 在庫管理の開発',
      'システムエンジニア @ 株式会社みなと商会, 2016-04 - now',
    ],
    [
      'zh',
      '# 工作经历\n**青松软件有限公司**⇥2017年7月-至今\n高级工程师\n- 负责订单系统',
      '高级工程师 @ 青松软件有限公司, 2017-07 - now',
    ],
    [
      'tr',
      '# İş Deneyimi\n**Yazılım Mühendisi**⇥Ocak 2018 – Halen\nMavi Liman Teknoloji A.Ş., İzmir\n- Ödeme sistemleri',
      'Yazılım Mühendisi @ Mavi Liman Teknoloji A.Ş., 2018-01 - now',
    ],
    [
      'cs',
      '# Pracovní zkušenosti\n**Vedoucí skladu**⇥leden 2015 – dosud\nStavebniny Horák s.r.o., Brno\n- Tým osmi lidí',
      'Vedoucí skladu @ Stavebniny Horák s.r.o., 2015-01 - now',
    ],
    [
      'el',
      '# Επαγγελματική εμπειρία\n**Λογιστής**⇥2016 – σήμερα\nΑιγαίο Ναυτιλιακή Α.Ε., Πειραιάς\n- Μισθοδοσία',
      'Λογιστής @ Αιγαίο Ναυτιλιακή Α.Ε., 2016 - now',
    ],
    [
      'he',
      '# ניסיון תעסוקתי\n**מהנדסת תוכנה**⇥2019 - היום\nחברת גל ים בע"מ\n- פיתוח מערכות',
      'מהנדסת תוכנה @ חברת גל ים בע"מ, 2019 - now',
    ],
    [
      'ar',
      '# الخبرة العملية\n**مهندس برمجيات**⇥2018 - الآن\nشركة النخيل للحلول\n- تطوير الأنظمة',
      'مهندس برمجيات @ شركة النخيل للحلول, 2018 - now',
    ],
  ])('%s', (_, text, expected) => {
    expect(read(text)).toEqual([expected]);
  });
});

describe('what belongs to an entry', () => {
  it('keeps the description, the bullets and the place, and lets no employer swallow the first sentence', () => {
    const position = first(`# Experience
      **Site Manager**⇥May 2018 – April 2021
      Brackwater Construction
      Ran three building sites along the river with up to forty people on each of them.
      - Cut delays by a third
      - Led a team of 14 engineers`);
    expect(position.employer?.name?.raw).toBe('Brackwater Construction');
    expect(position.description).toContain('Ran three building sites');
    expect(position.bullets?.map((bullet) => bullet.text)).toEqual([
      'Cut delays by a third',
      'Led a team of 14 engineers',
    ]);
    expect(position.numberEmployeesSupervised?.value).toBe(14);
    expect(position.endDate).toEqual({
      date: '2021-04-01',
      isCurrentDate: false,
      foundYear: true,
      foundMonth: true,
      foundDay: false,
    });
  });

  it('gives a current position the day of the document as its end', () => {
    const { endDate, isCurrent } = first(
      '# Experience\n**Carpenter**⇥2019 – today\nOakline Joinery\n- Stairs',
    );
    expect(isCurrent).toBe(true);
    expect(endDate).toMatchObject({ date: '2026-03-01', isCurrentDate: true });
  });

  it('knows internships and work on own account', () => {
    expect(first('# Experience\n**Marketing Intern**⇥2018 – 2019\nQuillmark Ltd\n- Mailings').jobType).toBe(
      'internship',
    );
    expect(first('# Experience\n**Graphic Designer**⇥2018 – 2019\nFreelance\n- Logos').isSelfEmployed).toBe(
      true,
    );
  });

  it('reads entries without dates among others', () => {
    const text = `# Experience
      **Carpenter**
      Oakline Joinery
      - Stairs and doors for old houses

      **Site Manager**
      2018 – 2021
      Brackwater Construction
      - Bridges

      **Foreman**
      Granite & Sons
      - Roads`;
    expect(read(text)).toEqual([
      'Carpenter @ Oakline Joinery, ? - ?',
      'Site Manager @ Brackwater Construction, 2018 - 2021',
      'Foreman @ Granite & Sons, ? - ?',
    ]);
  });
});

describe('layouts that are harder', () => {
  it('reads title, employer and place divided by commas alone', () => {
    const text = `EXPERIENCE

      Warehouse Supervisor, Brackwater Logistics, Hull, UK, 2018 - 2021
      - Planned the night shifts

      Forklift Operator, Oakline Depots Ltd, Leeds, UK, 2015 - 2018
      - Loaded lorries

      SKILLS

      Lifting, planning`;
    expect(read(text)).toEqual([
      'Warehouse Supervisor @ Brackwater Logistics, 2018 - 2021',
      'Forklift Operator @ Oakline Depots Ltd, 2015 - 2018',
    ]);
  });

  it('reads the labelled form of the European CV', () => {
    const text = `# Work experience
      Dates⇥March 2016 – June 2019
      Occupation or position held⇥Laboratory technician
      Main activities and responsibilities⇥Analysis of water samples
      Name and address of employer⇥Institut Valmora, Turin (Italy)
      Type of business or sector⇥Research

      Dates⇥January 2014 – February 2016
      Occupation or position held⇥Assistant technician
      Main activities and responsibilities⇥Preparation of samples
      Name and address of employer⇥Laboratori Serena S.r.l., Milan (Italy)
      Type of business or sector⇥Research`;
    expect(read(text)).toEqual([
      'Laboratory technician @ Institut Valmora, 2016-03 - 2019-06',
      'Assistant technician @ Laboratori Serena S.r.l., 2014-01 - 2016-02',
    ]);
  });

  it('keeps technologies and projects of a role in its description', () => {
    const text = `# Experience
      **Backend Developer** | Harbourline Systems⇥05/2019 – 12/2022
      **Project: Ferry tickets**
      Rebuilt the shop so that it no longer falls over on the first warm day of the year.
      Technologies: Go, PostgreSQL
      **Project: Timetables**
      Wrote the importer for the timetables of forty small companies around the lake.
      Technologies: Python
      **Web Developer** | Quillmark Ltd⇥01/2017 – 04/2019
      Made shops for small publishers and looked after their servers day and night.
      Technologies: PHP`;
    expect(read(text)).toEqual([
      'Backend Developer @ Harbourline Systems, 2019-05 - 2022-12',
      'Web Developer @ Quillmark Ltd, 2017-01 - 2019-04',
    ]);
  });

  it('reads dates that stand below the title with the place', () => {
    const text = `# Experience
      **Nurse, Intensive Care**
      St. Alder Hospital
      06/2017 – 08/2021, Dublin, Ireland
      - Night shifts

      **Staff Nurse**
      Merrow Clinic
      02/2014 – 05/2017, Cork, Ireland
      - Ward rounds`;
    expect(read(text)).toEqual([
      'Nurse, Intensive Care @ St. Alder Hospital, 2017-06 - 2021-08',
      'Staff Nurse @ Merrow Clinic, 2014-02 - 2017-05',
    ]);
  });

  it('reads a list whose items are the entries', () => {
    const text = `# Berufserfahrung
      - 2018 – heute: Elektrikerin, Lichtblick Anlagenbau GmbH, Kassel
      - 2012 – 2018: Auszubildende, Stadtwerke Grünau, Kassel`;
    expect(read(text)).toEqual([
      'Elektrikerin @ Lichtblick Anlagenbau GmbH, 2018 - now',
      'Auszubildende @ Stadtwerke Grünau, 2012 - 2018',
    ]);
  });

  it('finds a work history without a heading', () => {
    const text = `**Mara Lindqvist**
      mara@lindqvist.example

      **Senior Engineer**⇥March 2020 – Present
      Harbourline Systems, Berlin, Germany
      - Built the ferry booking system

      **Data Analyst**⇥January 2016 – February 2020
      Quillmark Ltd, Leeds, United Kingdom
      - Wrote reports`;
    expect(read(text)).toEqual([
      'Senior Engineer @ Harbourline Systems, 2020-03 - now',
      'Data Analyst @ Quillmark Ltd, 2016-01 - 2020-02',
    ]);
  });
});

describe('sections that hold more than work', () => {
  it('leaves the education in a section of both to the education', () => {
    const text = `# Education and Experience
      **Site Manager**⇥2018 – 2021
      Brackwater Construction
      - Bridges
      **BSc in Physics**⇥2011 – 2014
      University of Brackwater`;
    expect(read(text)).toEqual(['Site Manager @ Brackwater Construction, 2018 - 2021']);
    const education = readEducation(findSections(writtenDocument(text)), context);
    expect(education.map((entry) => entry.education.schoolName?.raw)).toEqual(['University of Brackwater']);
  });
});
