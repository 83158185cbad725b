import { describe, expect, it } from 'vitest';
import { writtenDocument } from '../../shared/testing/written';
import { isLevel } from '../../shared/wording/levels';
import { cleanSkill } from '../../shared/wording/skill-name';
import { withParagraphs } from '../paragraphs';
import { findSections } from '../sections';
import { readSkills } from './index';

function skillsOf(body: string) {
  const document = writtenDocument(`Jane Doe\n\n# Skills\n${body}`);
  return readSkills(withParagraphs(document, findSections(document)), []).map(({ name }) => name);
}

describe('skills as their author split them', () => {
  it.each([
    ['Python, C++, C#, .NET', ['Python', 'C++', 'C#', '.NET']],
    ['- Python\n- Go', ['Python', 'Go']],
    ['**Languages:** Python, Go\n**Tools:** Git', ['Python', 'Go', 'Git']],
    ['Backend⇥Java, Spring', ['Java', 'Spring']],
    ['Welding, Rigging\nB2\nC1', ['Welding', 'Rigging']],
    ['AWS (EC2, S3), Docker', ['AWS', 'EC2', 'S3', 'Docker']],
    ['Python (advanced), SQL - 5 years, Excel ●●●○○', ['Python', 'SQL', 'Excel']],
    ['Buchhaltung (sehr gut); SAP: Grundkenntnisse', ['Buchhaltung', 'SAP']],
    ['Python (Django, Flask), Ruby (Rails)', ['Python', 'Django', 'Flask', 'Ruby', 'Rails']],
    ['SQL (PostgreSQL), Docker (Compose)', ['SQL (PostgreSQL)', 'Docker (Compose)']],
    ['Fitting (Puppet, Chef)', ['Fitting (Puppet, Chef)']],
    ['Python • Go • Rust', ['Python', 'Go', 'Rust']],
    ['Python - Go - Rust', ['Python', 'Go', 'Rust']],
    ['MS Office (Word, Excel & PowerPoint)', ['MS Office', 'Word', 'Excel', 'PowerPoint']],
    ['Health and safety, Figma and Blender', ['Health and safety', 'Figma', 'Blender']],
    [
      '- Good knowledge of AutoCAD\n- Proficient in Word, Excel & PowerPoint',
      ['AutoCAD', 'Word', 'Excel', 'PowerPoint'],
    ],
    ['- AutoCAD (2007, 2010)\n- Java (Spring, Hibernate)', ['AutoCAD', 'Java', 'Spring', 'Hibernate']],
    [
      '- Excel, etc\n- others\n- 06.04.2015 to Till Date.\n- January 2012\n- up to 2013\n- Sprachen',
      ['Excel'],
    ],
    ['- Windows 2000\n- ISO 9001', ['Windows 2000', 'ISO 9001']],
    ['- Knowledge of sheep breeds', ['Knowledge of sheep breeds']],
    ['- Office programs such as Word, Outlook', ['Word', 'Outlook']],
    ['- Sicherer Umgang mit MS Office', ['MS Office']],
    ['- Oracle 9i and MS-Access\n- MITRE ATT&CK', ['Oracle 9i', 'MS-Access', 'MITRE ATT&CK']],
    [
      '- Willing to listen with patience, kind to visitors of all ages',
      ['Willing to listen with patience, kind to visitors of all ages'],
    ],
    [
      '- Managing networks, file servers, printers, and applications\n- Welding, cutting, and grinding',
      ['Managing networks, file servers, printers, and applications', 'Welding', 'cutting', 'grinding'],
    ],
    ['- Works well in a team, as well as alone.', ['Works well in a team, as well as alone']],
    [
      '- Java - JSP / Servlets - Maven - JUnit - Spring - REST - Eclipse - Tomcat - UML - XML - Git - SVN - Ant - Jira',
      [
        'Java',
        'JSP / Servlets',
        'Maven',
        'JUnit',
        'Spring',
        'REST',
        'Eclipse',
        'Tomcat',
        'UML',
        'XML',
        'Git',
        'SVN',
        'Ant',
        'Jira',
      ],
    ],
    ['프로젝트 관리, 엑셀', ['프로젝트 관리', '엑셀']],
  ])('splits %j', (body, expected) => expect(skillsOf(body)).toEqual(expected));

  it('leaves natural languages to the languages', () => {
    expect(skillsOf('**Tools:** Git\n**Languages:** English, German')).toEqual(['Git']);
  });

  it('names each skill once', () => {
    expect(skillsOf('Node.js, NodeJS, node.js')).toEqual(['Node.js']);
  });
});

it('leave out what the history was read from', () => {
  const document = writtenDocument('Jane Doe\n\n# Skills\n- Welding\n- Welder, Acme Ltd, 2012 - 2015');
  const sections = withParagraphs(document, findSections(document));
  const job = document.lines.findIndex(({ text }) => text.startsWith('Welder'));
  expect(readSkills(sections, [], { history: new Set([job]) }).map(({ name }) => name)).toEqual(['Welding']);
});

it('leave out the languages that somebody is known to speak', () => {
  const document = writtenDocument('Jane Doe\n\n# Skills\nWelding, German, French');
  const sections = withParagraphs(document, findSections(document));
  const names = readSkills(sections, [], { languages: [{ languageCode: 'de' }] }).map(({ name }) => name);
  expect(names).toEqual(['Welding', 'French']);
});

it('leave out languages with their level, addresses and licences to drive', () => {
  expect(skillsOf('- Welding\n- Deutsch – B1\n- https://post.example/me\n- Führerschein Klasse B')).toEqual([
    'Welding',
  ]);
});

describe('software under other headings', () => {
  const skillsIn = (text: string) => {
    const document = writtenDocument(`Jane Doe\n\n${text}`);
    return readSkills(withParagraphs(document, findSections(document)), []).map(({ name }) => name);
  };

  it.each([
    ['# Education\nB.A., Harbour College, 2012\nComputer skills: MS Word, Tally', ['MS Word', 'Tally']],
    ['# Languages\nEnglish, German\n\nEDV⇥Word, Excel, SAP', ['Word', 'Excel', 'SAP']],
    [
      '# Certificates\nDiploma in computer application (M.S. Word, Excel, Tally)',
      ['M.S. Word', 'Excel', 'Tally'],
    ],
    ['# Education\nB.A. in French, Latin and Music, Harbour College, 2012', []],
  ])('in %j', (text, expected) => expect(skillsIn(text)).toEqual(expected));
});

describe('levels', () => {
  it.each(['advanced', '3+ years', 'sehr gute Kenntnisse', '80%', '★★★★☆', 'Avancé'])('%s is one', (text) =>
    expect(isLevel(text)).toBe(true),
  );
  it('a name is none', () => expect(isLevel('Advanced Analytics Platform')).toBe(false));
  it('is cut from the name', () => expect(cleanSkill('Java: expert')).toBe('Java'));
});

describe('use', () => {
  it('tells where, how long and until when', () => {
    const document = writtenDocument('Jane Doe\n\n# Skills\nPython, Go');
    const date = (value: string) => ({
      date: value,
      isCurrentDate: false,
      foundYear: true,
      foundMonth: true,
      foundDay: false,
    });
    const position = (id: string, from: string, to: string, description: string) => ({
      id,
      startDate: date(from),
      endDate: date(to),
      description,
    });
    const [python, go] = readSkills(withParagraphs(document, findSections(document)), [
      position('POS-1', '2020-01-01', '2021-12-01', 'Wrote Python services.'),
      position('POS-2', '2021-07-01', '2022-06-01', 'More python; Gopher mascots.'),
    ]);
    expect(python).toMatchObject({ monthsExperience: { value: 29 }, lastUsed: { value: '2022-06-01' } });
    expect(python?.foundIn?.map(({ id }) => id)).toEqual([undefined, 'POS-1', 'POS-2']);
    expect(go).toEqual({ name: 'Go', foundIn: [{ sectionType: 'SKILLS' }] });
  });
});
