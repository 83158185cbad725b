import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SetLine, setDocument } from '../../shared/testing/set';
import { writtenDocument } from '../../shared/testing/written';
import { wordingOf } from '../headings/wording';
import { findSections } from '.';

/** `kind[heading]number of lines` of each section. */
function read(text: string): string[] {
  return findSections(writtenDocument(text)).map(
    ({ kind, heading, lines }) => `${kind}[${heading}]${lines.length}`,
  );
}

describe('wordingOf', () => {
  it.each([
    ['Work Experience', 'workHistory'],
    ['RELEVANT PROFESSIONAL EXPERIENCE', 'workHistory'],
    ['3. Employment History:', 'workHistory'],
    ['E D U C A T I O N', 'education'],
    ['— Skills —', 'skills'],
    ['Selected Open Source Projects', 'projects'],
    ['Volunteer Experience', 'volunteering'],
    ['Skills Summary', 'skills'],
    ['Beruflicher Werdegang', 'workHistory'],
    ['Sprachkenntnisse', 'languages'],
    ['Formation académique', 'education'],
    ['Centres d’intérêt', 'hobbies'],
    ['Experiencia laboral', 'workHistory'],
    ['Formación complementaria', 'training'],
    ['Esperienze professionali', 'workHistory'],
    ['Formação acadêmica', 'education'],
    ['Wykształcenie', 'education'],
    ['Arbetslivserfarenhet', 'workHistory'],
    ['Uddannelse', 'education'],
    ['Pracovní zkušenosti', 'workHistory'],
    ['Experiență profesională', 'workHistory'],
    ['İş Deneyimi', 'workHistory'],
    ['Εκπαίδευση', 'education'],
    ['Munkatapasztalat', 'workHistory'],
    ['Опыт работы', 'workHistory'],
    ['Освіта', 'education'],
    ['工作经历', 'workHistory'],
    ['学歴', 'education'],
    ['경력 사항', 'workHistory'],
    ['المهارات', 'skills'],
    ['השכלה', 'education'],
    ['SCHOLASTIC PARTICULARS', 'education'],
    ['Organisational details:-', 'workHistory'],
    ['Educational Overview', 'education'],
    ['Datos académicos', 'education'],
    ['Career Graph', 'workHistory'],
    ['Professional Glimpse', 'summary'],
    ['Technical Exposure', 'skills'],
    ['Work Expereince', 'workHistory'],
    ['EDUCTIONAL QUALIFCATIONS', 'education'],
    ['Professional Experience 2', 'workHistory'],
    ['Languages (spoken and written)', 'languages'],
  ])('%s', (text, kind) => {
    expect(wordingOf(text)?.kind).toBe(kind);
  });

  it('names both subjects of a combined heading', () => {
    expect(wordingOf('Education & Certifications')).toMatchObject({
      kind: 'education',
      alsoKinds: ['certifications'],
    });
    expect(wordingOf('Compétences et langues')).toMatchObject({ kind: 'skills', alsoKinds: ['languages'] });
  });

  it.each([
    'Customer Experience Manager',
    'Experian',
    'Organisation',
    'Technical Director',
    'Harbour University',
    'Worked on education software',
    '2019',
    '',
  ])('takes "%s" for no heading', (text) => {
    expect(wordingOf(text)).toBeNull();
  });
});

describe('findSections', () => {
  it('cuts at headings and keeps the lines before them as contact information', () => {
    expect(
      read('Mara Lindqvist\nmara@lindqvist.example\n\n# Profile\nBuilder of things\n\n# Experience\nA\nB'),
    ).toEqual(['contact[CALCULATED]2', 'summary[Profile]1', 'workHistory[Experience]2']);
  });

  it('knows an unknown heading by the look of the others', () => {
    const text =
      '# Experience\n**Site Manager**\nText\n\n# Adventures at sea\nSailed\n\n# Education\nSchool\n\n# Skills\nKnots';
    expect(read(text)).toEqual([
      'workHistory[Experience]2',
      'other[Adventures at sea]1',
      'education[Education]1',
      'skills[Skills]1',
    ]);
  });

  it('leaves headings inside an entry alone', () => {
    const text =
      '# Experience\n**Site Manager**\nProjects\nA bridge\nAchievements:\nNo accident\n\n# Education\nSchool\n\n# Languages\nSwedish';
    expect(read(text)).toEqual([
      'workHistory[Experience]5',
      'education[Education]1',
      'languages[Languages]1',
    ]);
  });

  it('leaves a label of what was done inside the job, even in the look of headings', () => {
    const text =
      '# Experience\n**Site Manager**\n# Job Profile\nA bridge\n\n# Education\nSchool\n\n# Languages\nSwedish';
    expect(read(text)).toEqual([
      'workHistory[Experience]3',
      'education[Education]1',
      'languages[Languages]1',
    ]);
  });

  it('knows a heading behind an icon or a number', () => {
    const text =
      'Mara Lindqvist\n\n• **Education**\nSchool\n\n• **Work Experience**\nSite Manager\n\n• **Skills**\nKnots';
    expect(read(text).slice(1)).toEqual([
      'education[Education]1',
      'workHistory[Work Experience]1',
      'skills[Skills]1',
    ]);
  });

  it('takes the end of a name that was broken over two lines for no heading', () => {
    const document = writtenDocument(
      '# Education\n**Harbour Science**\n**University**\nBachelor\n\n# Skills\nKnots',
    );
    for (const line of document.lines) line.gapBefore = 4;
    expect(findSections(document).map(({ kind }) => kind)).toEqual(['education', 'skills']);
  });

  it('cuts text without any white space at the wording of its headings', () => {
    const text =
      'Mara Lindqvist\nObjective\nA harbour to run\nWork Experience\nSite Manager\nEducation\nHarbour University\nSkills\nKnots';
    expect(read(text).map((section) => section.replace(/\[.*/u, ''))).toEqual([
      'contact',
      'objective',
      'workHistory',
      'education',
      'skills',
    ]);
  });

  it('cuts plain text at lines of their own', () => {
    const text =
      'Mara Lindqvist\n\nWORK EXPERIENCE\n\nSite Manager, 2018\n\nEDUCATION\n\nHarbour University\n\nSKILLS\n\nKnots';
    expect(read(text).map((section) => section.replace(/\[.*/u, ''))).toEqual([
      'contact',
      'workHistory',
      'education',
      'skills',
    ]);
  });

  it('cuts off a heading that is in front of its text', () => {
    const [, section] = findSections(writtenDocument('Mara Lindqvist\n\nSkills: knots, sails'));
    expect(section).toMatchObject({ kind: 'skills', heading: 'Skills' });
    expect(section?.lines[0]?.line.text).toBe('knots, sails');
  });

  it('goes on in each column, over pages', () => {
    const document = writtenDocument('# Skills\nKnots\n# Experience\nSite Manager\nSails\nForeman');
    const columns = [1, 1, 2, 2, 1, 2];
    document.lines.forEach((line, at) => {
      line.column = columns[at] ?? 0;
      line.page = at < 4 ? 0 : 1;
    });
    const lines = findSections(document).map(({ kind, lines: body }) => [
      kind,
      body.map(({ line }) => line.text),
    ]);
    expect(lines).toEqual([
      ['skills', ['Knots', 'Sails']],
      ['workHistory', ['Site Manager', 'Foreman']],
    ]);
  });

  it('knows the headings of a side bar by its own sizes, though they are as large as the body of the main text', () => {
    const set = (text: string, y: number, column: number, fontSize: number, bold = false): SetLine => ({
      text,
      y,
      x: column === 1 ? 20 : 200,
      width: text.length * 5,
      column,
      fontSize,
      bold,
      gapBefore: bold ? 12 : 3,
    });
    const document = setDocument([
      set('Skills', 30, 1, 10.5, true),
      set('Knots', 45, 1, 8.5),
      set('Sails', 55, 1, 8.5),
      set('Languages', 75, 1, 10.5, true),
      set('Danish', 90, 1, 8.5),
      set('Experience', 30, 2, 14, true),
      set('Harbourline Ferries', 50, 2, 10.5, true),
      set('Deckhand, kept the lines and the lights of two ferries, 2014 - 2018', 65, 2, 10.5),
      set('Brinsby Shipyard', 80, 2, 10.5, true),
      set('Rigger, spliced and painted whatever had a mast, 2011 - 2014', 95, 2, 10.5),
      set('Education', 120, 2, 14, true),
      set('Westmark College, certificate of a seaman, 2010', 140, 2, 10.5),
    ]);
    expect(findSections(document).map(({ kind }) => kind)).toEqual([
      'skills',
      'languages',
      'workHistory',
      'education',
    ]);
  });

  it('takes no title of the document for a heading, nor the end of a sentence', () => {
    const kindsOf = (text: string) => findSections(writtenDocument(text)).map(({ kind }) => kind);
    expect(kindsOf('PROFESSIONAL RESUME\nMara Lindqvist\n\n# Experience\nSite Manager')).toEqual([
      'contact',
      'workHistory',
    ]);
    const unparted =
      'Mara\nObjective\nTo sail\nExperience\nWrote pages for the\nweb.\nEducation\nWestmark College\nSkills\nKnots';
    expect(kindsOf(unparted)).toEqual(['contact', 'objective', 'workHistory', 'education', 'skills']);
  });

  it('reads the cells of a table that sets columns side by side each for itself', () => {
    const document = writtenDocument('# Skills\nKnots\nMara Lindqvist\n# Experience\nSite Manager');
    document.lines.forEach((line, at) => {
      line.cell = { table: 0, row: 0, column: at < 2 ? 0 : 1 };
    });
    expect(
      findSections(document).map(({ kind, lines }) => [kind, lines.map(({ line }) => line.text)]),
    ).toEqual([
      ['contact', ['Mara Lindqvist']],
      ['skills', ['Knots']],
      ['workHistory', ['Site Manager']],
    ]);
  });

  it('gives every line to exactly one section or to a heading, whatever the text is', () => {
    const row = fc.oneof(
      fc.string(),
      fc.constantFrom('# Experience', 'Skills: a, b', 'EDUCATION', '', '- item', '**bold**'),
    );
    fc.assert(
      fc.property(fc.array(row, { maxLength: 40 }), (rows) => {
        const document = writtenDocument(rows.join('\n'));
        const indexes = findSections(document).flatMap(({ lines }) => lines.map(({ index }) => index));
        expect(new Set(indexes).size).toBe(indexes.length);
      }),
    );
  });
});
