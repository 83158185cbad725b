import { describe, expect, it } from 'vitest';
import { DEFAULT_READ_LIMITS } from '../limits';
import { plainText } from '../plain-text';
import { readDocument } from '../read';
import { bytesOf } from '../testing';

async function textOf(source: string): Promise<string> {
  const reading = await readDocument(new TextEncoder().encode(source), DEFAULT_READ_LIMITS);
  return reading.ok ? plainText(reading.value) : `${reading.failure.code}: ${reading.failure.message}`;
}

const RESUME = {
  basics: {
    name: 'Mira Lindqvist',
    label: 'Baker',
    email: 'mira@mail.example',
    location: { city: 'Lund', countryCode: 'SE' },
    profiles: [{ network: 'Code', url: 'https://code.example/mira' }],
  },
  work: [
    {
      name: 'Kilnmoor',
      position: 'Head baker',
      startDate: '2019-03-01',
      summary: 'Ran the ovens',
      highlights: ['Sourdough'],
    },
    { company: 'Old Mill', position: 'Baker', startDate: '2015', endDate: '2019-02' },
  ],
  education: [{ institution: 'Lund College', area: 'Baking', studyType: 'Diploma', endDate: '2014-06' }],
  skills: [{ name: 'Bread', keywords: ['Rye', 'Wheat'] }],
  languages: [{ language: 'Swedish', fluency: 'Native' }],
};

const CV = [
  ...['Mira Lindqvist', 'Baker', 'mira@mail.example', 'Lund, SE', 'https://code.example/mira'],
  ...['Work Experience', 'Head baker', 'Kilnmoor', 'Mar 2019 - Present', 'Ran the ovens', 'Sourdough'],
  ...['Baker', 'Old Mill', '2015 - Feb 2019'],
  ...['Education', 'Diploma Baking', 'Lund College', 'Jun 2014'],
  ...['Skills', 'Bread: Rye, Wheat', 'Languages', 'Swedish: Native'],
];

describe('JSON Resume', () => {
  it('is the text of a CV', async () => {
    expect(
      (await textOf(JSON.stringify(RESUME, null, 2))).split('\n').map((line) => line.replace(/^• /, '')),
    ).toEqual(CV);
  });

  it('that is cut is damaged, wherever it ends', async () => {
    const whole = JSON.stringify(RESUME);
    for (const length of [40, 200, whole.length - 1])
      expect(await textOf(whole.slice(0, length))).toMatch(/^ovCorrupt/);
  });

  it('of members that are something else says what it can', async () => {
    const odd = {
      basics: { name: 'Mira Lindqvist', location: [], profiles: 'x' },
      work: [null, 7, { position: 'Baker', startDate: {} }],
    };
    expect(await textOf(JSON.stringify(odd))).toBe('Mira Lindqvist\nWork Experience\nBaker');
  });
});

describe('other data', () => {
  it.each([
    ['JSON of another kind', '{"rows":[1,2,3],"title":"x"}', /JSON/],
    [
      'a link to a document of Google',
      '{"url":"https://docs.google.com/open?id=1","doc_id":"1"}',
      /Google.*Download/,
    ],
    ['XML of another kind', '<?xml version="1.0"?><order><item>x</item></order>', /XML, order/],
  ])('is refused in words: %s', async (_, source, words) => {
    const said = await textOf(source);
    expect(said).toMatch(/^ovUnsupportedFormat/);
    expect(said).toMatch(words);
  });

  it.each(['{ Mira Lindqvist }\nBaker', '[Mira] Lindqvist\nBaker', '<Mira> Lindqvist'])(
    'is no CV that only begins so: %j',
    async (source) => {
      expect(await textOf(source)).toContain('Mira');
    },
  );
});

const HR_XML = `<?xml version="1.0"?>
<hr:Resume xmlns:hr="http://ns.hr-xml.org/2006-02-28"><hr:StructuredXMLResume>
<hr:ContactInfo><hr:PersonName><hr:GivenName>Mira</hr:GivenName><hr:FamilyName>Lindqvist</hr:FamilyName></hr:PersonName>
<hr:ContactMethod><hr:InternetEmailAddress>mira@mail.example</hr:InternetEmailAddress></hr:ContactMethod></hr:ContactInfo>
<hr:EmploymentHistory><hr:EmployerOrg><hr:EmployerOrgName>Kilnmoor</hr:EmployerOrgName>
<hr:PositionHistory><hr:Title>Baker</hr:Title><hr:Description>Ran the ovens</hr:Description><hr:StartDate><hr:YearMonth>2019-03</hr:YearMonth></hr:StartDate><hr:EndDate><hr:StringDate>current</hr:StringDate></hr:EndDate></hr:PositionHistory></hr:EmployerOrg></hr:EmploymentHistory>
<hr:EducationHistory><hr:SchoolOrInstitution><hr:School><hr:SchoolName>Lund College</hr:SchoolName></hr:School><hr:Degree degreeType="diploma"><hr:DegreeDate><hr:Year>2014</hr:Year></hr:DegreeDate></hr:Degree></hr:SchoolOrInstitution></hr:EducationHistory>
<hr:Qualifications><hr:Competency name="Bread"/></hr:Qualifications></hr:StructuredXMLResume></hr:Resume>`;

describe('HR-XML', () => {
  it('is the text of a CV', async () => {
    expect((await textOf(HR_XML)).split('\n')).toEqual([
      ...[
        'Mira Lindqvist',
        'mira@mail.example',
        'Work Experience',
        'Baker',
        'Kilnmoor',
        'Mar 2019 - Present',
      ],
      ...['Ran the ovens', 'Education', 'diploma', 'Lund College', '2014', 'Skills', 'Bread'],
    ]);
  });

  it('with nothing but a text is that text, and one that is cut is damaged', async () => {
    const text =
      '<Resume><NonXMLResume><TextResume>Mira Lindqvist\n\nBaker</TextResume></NonXMLResume></Resume>';
    expect(await textOf(text)).toBe('Mira Lindqvist\nBaker');
    expect(await textOf(HR_XML.slice(0, -30))).toMatch(/^ovCorrupt/);
  });
});

describe('a page', () => {
  const person = {
    '@type': 'Person',
    name: 'Mira Lindqvist',
    jobTitle: 'Baker',
    email: 'mailto:mira@mail.example',
    alumniOf: { name: 'Lund College' },
    knowsAbout: ['Bread'],
  };
  const pageOf = (data: unknown, body = '') =>
    `<html><head><title>x</title><script>var a = 1;</script><script type="application/ld+json">${JSON.stringify(data)}</script></head><body>${body}<script>run()</script></body></html>`;

  it('of linked data alone is read by it, with or without a graph', async () => {
    const cv = [
      'Mira Lindqvist',
      'Baker',
      'mira@mail.example',
      'Education',
      'Lund College',
      'Skills',
      'Bread',
    ];
    for (const data of [
      person,
      { '@graph': [{ '@type': 'WebSite' }, person] },
      [{ '@type': 'ProfilePage', mainEntity: person }],
    ])
      expect((await textOf(pageOf(data))).split('\n')).toEqual(cv);
  });

  it('of a posting in linked data alone is the posting', async () => {
    const posting = {
      '@type': 'JobPosting',
      title: 'Baker',
      hiringOrganization: { name: 'Kilnmoor' },
      description: '<p>Bake bread</p>',
    };
    expect((await textOf(pageOf(posting))).split('\n')).toEqual([
      'Baker',
      'Kilnmoor',
      'Description',
      'Bake bread',
    ]);
  });

  it('with a text is read by the text', async () => {
    expect(await textOf(pageOf(person, '<p>Somebody else</p>'))).toBe('Somebody else');
  });

  it.each([
    ['once', '&lt;h1&gt;Baker&lt;/h1&gt;&lt;p&gt;Bread &amp;amp; rolls&lt;/p&gt;&lt;p&gt;Lund&lt;/p&gt;'],
    [
      'twice',
      '&amp;lt;h1&amp;gt;Baker&amp;lt;/h1&amp;gt;&amp;lt;p&amp;gt;Bread &amp;amp;amp; rolls&amp;lt;/p&amp;gt;&amp;lt;p&amp;gt;Lund&amp;lt;/p&amp;gt;',
    ],
    [
      'within a page',
      '<html><body>&lt;h1&gt;Baker&lt;/h1&gt;&lt;p&gt;Bread &amp;amp; rolls&lt;/p&gt;&lt;p&gt;Lund&lt;/p&gt;</body></html>',
    ],
  ])('that was escaped %s shows no tags', async (_, source) => {
    expect(await textOf(source)).toBe('Baker\nBread & rolls\nLund');
  });

  it('that shows a few tags keeps them', async () => {
    expect(await textOf('<html><body><p>HTML: &lt;p&gt;, &lt;div&gt;</p><p>x</p></body></html>')).toBe(
      'HTML: <p>, <div>\nx',
    );
  });

  it('nested beyond what JSON can be does not end the reader', async () => {
    expect(await textOf('['.repeat(200_000))).toBeDefined();
    expect(await textOf(`${'['.repeat(5000)}${']'.repeat(5000)}`)).toMatch(/^ov/);
    expect(
      (await readDocument(bytesOf(`<Resume>${'<a>'.repeat(50_000)}</Resume>`), DEFAULT_READ_LIMITS)).ok,
    ).toBe(false);
  });
});
