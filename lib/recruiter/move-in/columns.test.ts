import { describe, expect, it } from 'vitest';
import { knownColumns } from './columns';
import { peopleOf } from './people';
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
