import { describe, expect, it } from 'vitest';
import { knownColumns } from './columns';
import { cardOf, peopleOf } from './people';
import { readTable } from './read-table';
import type { Table } from './types';

function tableOf(csv: string | Uint8Array): Table {
  const table = readTable(typeof csv === 'string' ? new TextEncoder().encode(csv) : csv);
  if (!table.ok) throw new Error(table.problem.message);
  return table.value;
}

const rolesOf = (table: Table) =>
  Object.fromEntries(knownColumns(table).flatMap(({ heading, role }) => (role ? [[heading, role]] : [])));

function peopleIn(csv: string | Uint8Array) {
  const table = tableOf(csv);
  const roles = knownColumns(table).map(({ role }) => role);
  return table.rows.map(peopleOf(table, roles));
}

describe('the columns of a table of people', () => {
  it.each([
    [
      'First Name,Last Name,Email,Mobile Phone,City,Occupation,Company Name,Status,Date Added\nAda,Holm,ada@example.org,+49 431 555 0101,Kiel,Welder,Yard,Interview,2026-03-04',
      {
        'First Name': 'given',
        'Last Name': 'family',
        Email: 'email',
        'Mobile Phone': 'phone',
        City: 'place',
        Occupation: 'title',
        'Company Name': 'employer',
        Status: 'stage',
        'Date Added': 'date',
      },
    ],
    [
      'Vorname;Nachname;E-Mail-Adresse;Ort;Beruf;Firma;Bemerkungen\nAda;Holm;ada@example.org;Kiel;Schweißerin;Werft;Gut',
      {
        Vorname: 'given',
        Nachname: 'family',
        'E-Mail-Adresse': 'email',
        Ort: 'place',
        Beruf: 'title',
        Firma: 'employer',
        Bemerkungen: 'notes',
      },
    ],
    ['a\tb\tc\nAda Holm\tada@example.org\tada.pdf', { b: 'email', c: 'cv' }],
    [
      'first_name,last_name,phone_home,phone_cell,email1\nAda,Holm,0431 5550101,0151 5550102,ada@example.org',
      {
        first_name: 'given',
        last_name: 'family',
        phone_home: 'phone',
        phone_cell: 'phone',
        email1: 'email',
      },
    ],
    [
      // The template for importing candidates of Greenhouse, as its guide lists it.
      'First Name,Last Name,Company,Title,Notes,Email,Phone,Social Media,Source,Milestone\nAda,Holm,Yard,Welder,Good,ada@example.org,0431 5550101,@ada,Fair,Offer',
      {
        'First Name': 'given',
        'Last Name': 'family',
        Company: 'employer',
        Title: 'title',
        Notes: 'notes',
        Email: 'email',
        Phone: 'phone',
        Source: 'source',
        Milestone: 'stage',
      },
    ],
  ])('are known by heading or contents: %s', (csv, roles) => {
    expect(rolesOf(tableOf(csv))).toEqual(roles);
  });

  it.each<[string, string[], string | null]>([
    ['numbers with their country', ['+49 431 555 0101', '+1 (212) 555-0101'], 'phone'],
    ['numbers with the code of a town', ['0431 5550101', '0151/5550102'], 'phone'],
    ['numbers as in America', ['212-555-0101', '(212) 555-0102'], 'phone'],
    ['days', ['01-02-27', '03.04.2026'], null],
    ['postcodes', ['10001-1234', '94105-0011'], null],
    ['pay', ['50000-60000', '45 000 - 55 000'], null],
    ['ids', ['1234567', '00765432'], null],
  ])('of a heading that nobody knows are known by what they are: %s', (_what, cells, role) => {
    expect(knownColumns(tableOf(['Name,X', ...cells.map((cell) => `Ada,${cell}`)].join('\n')))[1]?.role).toBe(
      role,
    );
  });

  it('say why they are not used', () => {
    const table = tableOf('Name,Name,Shoe size,Email,Empty\nAda,Ada,41,none,\nBo,,40,unknown,');
    const why = knownColumns(table).map((column) => column.why);
    expect(why).toEqual([
      null,
      expect.stringContaining('Another column'),
      expect.stringContaining('Neither'),
      expect.stringContaining('does not look like'),
      expect.stringContaining('empty'),
    ]);
  });
});

describe('a row', () => {
  it('is a person, with what is said of them beyond a CV', () => {
    const [person] = peopleIn(
      'Name,Email,Phone,Tags,Stage,Notes,Resume,Source,Date\n"Holm, Ada","a@x.org; b@x.org",+49 431 555 0101,"welder, kiel",Interview,Call her,https://x.org/cv/Ada%20Holm.pdf?x=1,Fair,03/24/2026',
    );
    expect(person).toMatchObject({
      name: 'Ada Holm',
      emails: ['a@x.org', 'b@x.org'],
      tags: ['welder', 'kiel', 'Stage: Interview'],
      notes: ['Call her'],
      cv: 'Ada Holm.pdf',
      source: 'Fair',
      since: '2026-03-24',
    });
  });

  it.each([
    ['03/04/2026', null],
    ['03-04-26', null],
    ['24-03-2026', '2026-03-24'],
    ['24/03/2026', '2026-03-24'],
    ['4.3.2026', '2026-03-04'],
    ['46085', '2026-03-04'],
    ['4 March 2026', '2026-03-04'],
    ['Mar 4, 2026', '2026-03-04'],
    ['2026-03-04T10:00:00Z', '2026-03-04'],
    ['31.02.2026', null],
  ])('has %s for %s, and no day where it may be two', (written, since) => {
    expect(peopleIn(`Name,Date\nAda,"${written}"`)[0]?.since).toBe(since);
  });
});

const CV = `<p>Ada Holm</p><p>${'Welder at a yard for years. '.repeat(20)}</p>`;

describe('an export', () => {
  it('of a list of OpenCATS is read, with its days', () => {
    const [ada, bo] = peopleIn(
      [
        'First Name,Last Name,E-Mail,Home Phone,Cell Phone,Work Phone,Address,City,State,Zip,Misc Notes,Web Site,Key Skills,Recent Status,Source,Available,Current Employer,Current Pay,Owner,Created,Modified',
        '"Ada","Holm","ada@example.org","0431 5550101","0151 5550102","","1 Quay","Kiel","SH","24103","Call in May","https://example.org","Welding, MIG; steel","Interviewing","Fair","01-02-27","Yard","50000","Jo Bell","03-24-26","04-02-26"',
        '"Bo","Reis","bo@example.org","","","","","","","","","","","","","","","","","02-03-26",""',
      ].join('\r\n'),
    );
    expect(ada).toMatchObject({
      ...{ name: 'Ada Holm', given: 'Ada', family: 'Holm', emails: ['ada@example.org'] },
      ...{ phones: ['0431 5550101', '0151 5550102'], place: 'Kiel', employer: 'Yard', source: 'Fair' },
      ...{ skills: ['Welding', 'MIG', 'steel'], tags: ['Stage: Interviewing'], notes: ['Call in May'] },
      since: '2026-03-24',
    });
    expect(bo).toMatchObject({ since: '2026-02-03', tags: [], skills: [] });
  });

  it('of all candidates of OpenCATS is read', () => {
    const csv =
      'candidateID,lastName,firstName,phoneHome,phoneCell,email1,keySkills\n"7","Holm","Ada","0431 5550101","0151 5550102","ada@example.org","Welding"';
    expect(rolesOf(tableOf(csv))).toEqual({
      ...{ lastName: 'family', firstName: 'given', phoneHome: 'phone', phoneCell: 'phone' },
      ...{ email1: 'email', keySkills: 'skills' },
    });
  });

  it('in the form of Bullhorn’s data loader is read, with the CV in the description', () => {
    const [ada] = peopleIn(
      [
        'id,address.address1,address.city,address.state,category,comments,companyName,dateAdded,description,email,email2,firstName,lastName,mobile,name,occupation,owner.name,phone,phone2,primarySkills.name,salary,skillSet,source,status,workPhone',
        `7,1 Quay,Kiel,SH,Trades,Call in May,Yard,3/24/26 0:00,"${CV}",ada@example.org,a@example.net,Ada,Holm,0151 5550102,Ada Holm,Welder,Jo Bell,0431 5550101,0431 5550103,Welding;MIG,50000,Steel,Fair,New Lead,0431 5550104`,
      ].join('\n'),
    );
    expect(ada).toMatchObject({
      ...{ name: 'Ada Holm', emails: ['ada@example.org', 'a@example.net'], place: 'Kiel', title: 'Welder' },
      ...{ employer: 'Yard', source: 'Fair', since: '2026-03-24', skills: ['Welding', 'MIG', 'Steel'] },
      ...{ tags: ['Trades', 'Stage: New Lead'], notes: ['Call in May'], text: CV },
    });
    expect(ada?.phones).toEqual(['0151 5550102', '0431 5550101', '0431 5550103', '0431 5550104']);
    expect(ada && cardOf(ada)).toEqual({ text: CV, extension: 'html' });
  });

  it('in the form of Greenhouse’s template is read, with the job and how far they came', () => {
    const [ada] = peopleIn(
      'First Name,Last Name,Company,Title,Notes,Email,Phone,Social Media,Website,Address,Job,Source,Who Gets Credit,Milestone\nAda,Holm,Yard,Welder,Good,ada@example.org,0431 5550101,@ada,https://example.org,"1 Quay, Kiel",Shift lead,Fair,Jo Bell,Offer',
    );
    expect(ada).toMatchObject({
      ...{ name: 'Ada Holm', title: 'Welder', employer: 'Yard', notes: ['Good'], source: 'Fair' },
      tags: ['Job: Shift lead', 'Stage: Offer'],
    });
  });

  it('leaves a column called Job open where no other holds titles', () => {
    const table = tableOf('Name,Email,Job\nAda Holm,ada@example.org,Welder');
    expect(knownColumns(table)[2]).toMatchObject({ role: null, why: expect.stringContaining('applied for') });
    const beside = tableOf('Name,Title,Job\nAda Holm,Welder,Shift lead');
    expect(knownColumns(beside).map(({ role }) => role)).toEqual(['name', 'title', 'job']);
  });

  it('keeps short descriptions as notes, and writes skills on the card', () => {
    const [ada] = peopleIn('Name,Email,Description,Skills\nAda Holm,ada@example.org,Good,"Welding, MIG"');
    expect(ada).toMatchObject({ notes: ['Good'], text: '' });
    expect(ada && cardOf(ada).text).toBe('Ada Holm\nada@example.org\n\nSkills\nWelding, MIG');
  });
});

describe('a table', () => {
  it('is read as other programs write it', () => {
    const latin = Buffer.from('Name;Ort\nJörg;Köln\n', 'latin1');
    expect(tableOf(latin).rows).toEqual([['Jörg', 'Köln']]);
    const wide = Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from('Name\tOrt\nJörg\tKöln\n', 'utf16le'),
    ]);
    expect(tableOf(wide).rows).toEqual([['Jörg', 'Köln']]);
    expect(tableOf('Name,Note\n"Ada","two\nlines"\n\nBo\n').rows).toEqual([
      ['Ada', 'two\nlines'],
      ['Bo', ''],
    ]);
  });

  it.each([
    ['nothing', ''],
    ['one line', 'Name,Email'],
    ['one column', 'Name\nAda'],
    ['bytes', '\0\0\0,\0'],
    ['an archive of something else', 'PK\u0003\u0004 no archive'],
  ])('is refused where there is %s', (_what, text) => {
    expect(readTable(new TextEncoder().encode(text))).toMatchObject({
      ok: false,
      problem: { code: 'invalid' },
    });
  });
});
