import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardAddressOf } from './board-address';
import { proposeColumns } from './column-names';
import { readRow } from './columns';
import { dayOf } from './days';
import { type DocumentSourceKind, SOURCE_KINDS, type SourceReading } from './model';
import { detectSource, readSource } from './read-source';
import { numberOf, periodOf } from './values';

function readingOf(kind: DocumentSourceKind, text: string, address?: string): SourceReading {
  const reading = readSource(kind, text, address);
  if (!reading.ok) throw new Error(reading.failure.detail);
  return reading.value;
}

const PAGE = `<!doctype html><html><head><title>Job</title>
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"WebPage"},
{"@type":["Thing","JobPosting"],"title":"Kraanmachinist","datePosted":"2026-02-28","validThrough":"2026-04-01T00:00",
"identifier":{"@type":"PropertyValue","value":"K-9"},"hiringOrganization":{"@type":"Organization","name":"Duinhaven"},
"jobLocation":{"@type":"Place","address":{"@type":"PostalAddress","addressLocality":"Rotterdam","addressCountry":{"name":"NL"}}},
"employmentType":["FULL_TIME","CONTRACTOR"],"description":"<p>Kraan	rijden</p>",
"baseSalary":{"@type":"MonetaryAmount","currency":"EUR","value":{"@type":"QuantitativeValue","minValue":3200,"maxValue":"3.900","unitText":"MONTH"}}}]}</script>
<script type="application/ld+json">{ broken</script></head></html>`;

describe('schema.org', () => {
  it('reads the JobPosting of a page, past other nodes and broken scripts', () => {
    const { postings } = readingOf('schema-org', PAGE, 'https://duinhaven.example/jobs/9');
    expect(postings).toHaveLength(1);
    expect(postings[0]).toMatchObject({
      id: 'K-9',
      url: 'https://duinhaven.example/jobs/9',
      title: 'Kraanmachinist',
      organization: 'Duinhaven',
      date: '2026-02-28',
      expirationDate: '2026-04-01',
      places: [{ municipality: 'Rotterdam', country: 'NL' }],
      employment: ['FULL_TIME', 'CONTRACTOR'],
    });
    expect(detectSource(PAGE)).toBe('schema-org');
  });

  it('takes the countries of applicants for a remote job without a place, and estimated pay as predicted', () => {
    const { postings } = readingOf(
      'schema-org',
      JSON.stringify({
        '@type': 'JobPosting',
        title: 'Editor',
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: [{ '@type': 'Country', name: 'Ireland' }],
        estimatedSalary: { currency: 'EUR', value: { value: 40000, unitText: 'YEAR' } },
      }),
    );
    expect(postings[0]).toMatchObject({
      isRemote: true,
      places: [{ text: 'Ireland' }],
      pay: { minimum: 40000, maximum: 40000, isPredicted: true },
    });
  });

  it('rejects a posting without a title with its place', () => {
    const { postings, rejected } = readingOf('schema-org', '[{"@type":"JobPosting"}]');
    expect(postings).toEqual([]);
    expect(rejected).toEqual([{ row: 1, reason: 'It has no title.' }]);
  });
});

it.each([
  [{ id: '1', title: 'Cook', jobUrl: 'https://site.example/1', postedDate: '2026-01-02' }, 'json'],
  [{ id: '1', title: 'Cook', jobUrl: 'https://jobs.ashbyhq.com/inn/1', isListed: true }, 'ashby'],
  [{ id: '1', title: 'Cook', descriptionHtml: '<p>Cook</p>' }, 'ashby'],
])('takes a list of jobs like %o for %s', (job, kind) => {
  expect(detectSource(JSON.stringify({ jobs: [job, job] }, null, 1))).toBe(kind);
});

describe('feeds', () => {
  it('reads the XML of Indeed, CDATA and pay in words included', () => {
    const feed = `<?xml version="1.0" encoding="utf-8"?><source><publisher>P</publisher><job>
      <title><![CDATA[Fork & Lift Driver]]></title><date><![CDATA[Fri, 10 Dec 2025 22:49:39 GMT]]></date>
      <referencenumber>77</referencenumber><url>https://site.example/77</url><company>Harbour Ltd</company>
      <city>Hull</city><country>GB</country><description><![CDATA[<p>Drive</p>]]></description>
      <salary>£12.50 - £14.00 per hour</salary><jobtype>fulltime, permanent</jobtype></job><job><title/></job></source>`;
    expect(detectSource(feed)).toBe('indeed-xml');
    const { postings, rejected } = readingOf('indeed-xml', feed);
    expect(postings[0]).toMatchObject({
      title: 'Fork & Lift Driver',
      date: '2025-12-10',
      employment: ['fulltime', 'permanent'],
      pay: { text: '£12.50 - £14.00 per hour' },
    });
    expect(rejected).toEqual([{ row: 2, reason: 'It has no title.' }]);
  });

  it('gives the addresses of a sitemap', () => {
    const sitemap =
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/1</loc></url><url><loc>javascript:alert(1)</loc></url></urlset>';
    expect(detectSource(sitemap)).toBe('sitemap');
    expect(readingOf('sitemap', sitemap).follow).toEqual(['https://a.example/1']);
  });
});

describe('tables', () => {
  it('proposes a mapping from the names of columns', () => {
    expect(
      proposeColumns(['Job Title', 'Company_Name', 'min_salary', 'max_salary', 'Ort', 'extra']).mapping,
    ).toEqual({
      title: 'Job Title',
      organization: 'Company_Name',
      payMinimum: 'min_salary',
      payMaximum: 'max_salary',
      location: 'Ort',
    });
  });

  it('knows names of columns in German and in short', () => {
    const columns = ['Berufsbezeichnung', 'firm', 'Vergütung', 'Ort'];
    expect(proposeColumns(columns).mapping).toEqual({
      title: 'Berufsbezeichnung',
      organization: 'firm',
      pay: 'Vergütung',
      location: 'Ort',
    });
  });

  it.each([
    ['Stelle;Firma;Ort\nKoch;Reed Inn;Ulm', 'csv'],
    ['a,b\n1,2', undefined],
    ['We seek a cook, a waiter, and a baker.\nCome soon.', undefined],
  ])('tells by its first lines whether %j is a table', (text, kind) => expect(detectSource(text)).toBe(kind));

  it('reads a row by its mapping', () => {
    const row = { t: 'Cook', c: 'Reed Inn', d: '2026-13-40', s: '1,250.50', k: 'Baking, Grilling' };
    const mapping = { title: 't', organization: 'c', date: 'd', payMinimum: 's', skills: 'k' };
    expect(readRow(row, mapping)).toMatchObject({
      title: 'Cook',
      date: undefined,
      pay: { minimum: 1250.5, maximum: 1250.5 },
      skills: ['Baking', 'Grilling'],
    });
  });
});

describe('values', () => {
  it.each([
    ['2026-02-28T23:30:00-08:00', '2026-02-28'],
    ['2026-02-30', undefined],
    ['10 Dec 2025', '2025-12-10'],
    [1772496000000, '2026-03-03'],
    ['soon', undefined],
  ])('reads the day of %s', (value, day) => expect(dayOf(value)).toBe(day));

  it.each([
    ['1,250', 1250],
    ["12'500.5", 12500.5],
    ['3.900', 3.9],
    ['ten', undefined],
  ])('reads the number %s', (value, number) => expect(numberOf(value)).toBe(number));

  it.each([
    ['per-hour-wage', 'hour'],
    ['1 YEAR', 'year'],
    ['MONTH', 'month'],
    ['diem', 'day'],
    ['piece', undefined],
  ])('reads the period %s', (value, period) => expect(periodOf(value)).toBe(period));
});

describe('addresses of boards', () => {
  it.each([
    [
      'https://boards.greenhouse.io/northwind',
      'https://boards-api.greenhouse.io/v1/boards/northwind/jobs?content=true&pay_transparency=true',
    ],
    ['https://jobs.lever.co/lindenhof/a1', 'https://api.lever.co/v0/postings/lindenhof?mode=json'],
    ['https://alm.jobs.personio.de/job/12', 'https://alm.jobs.personio.de/xml'],
    ['https://kade.recruitee.com/o/monteur', 'https://kade.recruitee.com/api/offers/'],
    ['https://example.org/jobs', 'https://example.org/jobs'],
    ['https://northwind.teamtailor.com/jobs/71-bagare', 'https://northwind.teamtailor.com/jobs.json'],
    ['https://example.org/sitemap.xml', 'https://example.org/sitemap.xml'],
  ])('leads %s to its feed', (typed, address) => expect(boardAddressOf(typed)?.address).toBe(address));

  it('refuses what is no address of the web', () => {
    expect(boardAddressOf('file:///etc/passwd')).toBeUndefined();
    expect(boardAddressOf('jobs')).toBeUndefined();
  });
});

describe('whatever comes', () => {
  const kinds = SOURCE_KINDS.filter((kind) => !['json-lines', 'csv', 'parquet', 'xlsx'].includes(kind));

  it('never throws for JSON of any shape, and loses no row', () => {
    const members = fc.constantFrom(
      'jobs',
      'offers',
      'results',
      'content',
      'title',
      'text',
      '@type',
      'location',
    );
    const json = fc.letrec((tie) => ({
      node: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom('JobPosting', 'Clerk', '', '2026-01-01', 5, null, true),
        fc.array(tie('node'), { maxLength: 4 }),
        fc.dictionary(members, tie('node'), { maxKeys: 4 }),
      ),
    })).node;
    fc.assert(
      fc.property(fc.constantFrom(...kinds), json, (kind, value) => {
        const reading = readSource(kind as DocumentSourceKind, JSON.stringify(value));
        if (!reading.ok) return;
        for (const { title } of reading.value.postings) expect(title).not.toBe('');
      }),
    );
  });

  it('never throws for text of any kind', () => {
    fc.assert(
      fc.property(fc.constantFrom(...kinds), fc.string(), (kind, text) => {
        readSource(kind as DocumentSourceKind, text);
        detectSource(text);
      }),
    );
  });
});
