import { describe, expect, it } from 'vitest';
import { declaredJob } from './declared-job';
import { postingsOf } from './find-posting';
import { postingDocument } from './posting-document';

const page = (json: string) =>
  `<html><head><script>var x = "</scr" + "ipt>";</script>
   <script type="application/ld+json; charset=utf-8">${json}</script></head><body>Menu</body></html>`;

const titles = (html: string, type = 'text/html') => postingsOf(html, type).map(({ title }) => title);

describe('postingsOf', () => {
  it.each([
    ['alone', '{"@type":"JobPosting","title":"Cook"}'],
    ['in a list', '[{"@type":"WebSite"},{"@type":"JobPosting","title":"Cook"}]'],
    ['in a graph', '{"@context":"x","@graph":[{"@type":["Thing","JobPosting"],"title":"Cook"}]}'],
    ['with a full type', '{"@type":"https://schema.org/JobPosting","title":"Cook"}'],
    [
      'as an item of a list',
      '{"@type":"ItemList","itemListElement":[{"item":{"@type":"JobPosting","title":"Cook"}}]}',
    ],
    ['with line breaks inside texts', '{"@type":"JobPosting","title":"Cook","description":"a\nb\tc"}'],
    ['in CDATA', '//<![CDATA[\n{"@type":"JobPosting","title":"Cook"}\n//]]>'],
    ['with a semicolon behind', '{"@type":"JobPosting","title":"Cook"};'],
  ])('finds one %s', (_, json) => {
    expect(titles(page(json))).toEqual(['Cook']);
  });

  it('passes over what is no JSON, no posting, or hidden too deep', () => {
    const deep = `${'{"mainEntity":'.repeat(40)}{"@type":"JobPosting"}${'}'.repeat(40)}`;
    for (const json of ['{broken', '"text"', '{"@type":"Person"}', '', deep, '['.repeat(50_000)])
      expect(titles(page(json))).toEqual([]);
    expect(titles('no page at all')).toEqual([]);
  });

  it('takes a JSON-LD document as it is', () => {
    expect(titles('{"@type":"JobPosting","title":"Cook"}', 'application/ld+json')).toEqual(['Cook']);
  });
});

describe('declaredJob', () => {
  it('reads what is stated', () => {
    const job = declaredJob({
      title: ' Ship  cook ',
      hiringOrganization: { '@type': 'Organization', name: 'Seehafen' },
      jobLocation: [{ address: { addressLocality: 'Kiel', addressCountry: 'de', postalCode: 24103 } }],
      baseSalary: { currency: 'EUR', value: { minValue: '2,400', maxValue: 2800, unitText: 'MONTH' } },
      employmentType: ['PART_TIME', 'FULL_TIME', 'TEMPORARY'],
      jobLocationType: 'TELECOMMUTE',
      datePosted: '2026-10-01T08:00:00Z',
      validThrough: '2026-12-31',
      identifier: { '@type': 'PropertyValue', value: 'SC-7' },
    });
    expect(job).toEqual({
      jobTitles: { mainJobTitle: 'Ship cook' },
      employerNames: { mainEmployerName: 'Seehafen' },
      currentLocation: { municipality: 'Kiel', postalCode: '24103', countryCode: 'DE' },
      salary: {
        minimum: { value: 28_800 },
        maximum: { value: 33_600 },
        rawMinimum: '2400',
        rawMaximum: '2800',
        currency: 'EUR',
        timeScale: 'Monthly',
      },
      employmentType: 'fulltime/parttime',
      contractType: 'temporary',
      isRemote: true,
      applicationDetails: {
        applicationDeadline: { value: '2026-12-31' },
        postedDate: { value: '2026-10-01' },
        referenceNumber: 'SC-7',
      },
    });
  });

  it.each([
    ['Harbour <b>Pilot</b>', 'Harbour Pilot'],
    ['Cook&lt;br&gt;Kiel', 'Cook Kiel'],
    ['R&amp;D engineer', 'R&D engineer'],
    ['Cook <m/f/d>', 'Cook <m/f/d>'],
    ['Dives < 30 m', 'Dives < 30 m'],
  ])('reads the title %s without markup', (title, plain) => {
    expect(declaredJob({ title }).jobTitles?.mainJobTitle).toBe(plain);
  });

  it('counts fourteen months in Austria', () => {
    const job = declaredJob({
      jobLocation: { address: { addressCountry: 'AT' } },
      baseSalary: { value: { value: 2000, unitText: 'month' } },
    });
    expect(job.salary?.minimum).toEqual({ value: 28_000 });
  });

  it.each([
    [{}],
    [{ title: {}, baseSalary: 'a lot', datePosted: 'soon', jobLocation: 7, employmentType: null }],
    [{ baseSalary: { value: { minValue: -5, unitText: 'YEAR' } } }],
    [{ baseSalary: { value: { minValue: 5 } }, validThrough: '2026-99-99' }],
  ])('states nothing of %o', (posting) => {
    expect(declaredJob(posting)).toEqual({});
  });
});

describe('postingDocument', () => {
  const document = (posting: Record<string, unknown>) =>
    postingDocument(posting, 'https://jobs.example.org/a').html;

  it('keeps the prose and nothing that runs, loads or leads away', () => {
    const html = document({
      title: '<img src=x onerror=alert(1)>Cook & mate',
      description:
        '<p onclick="alert(2)">Cook <b>well</b></p><script>alert(3)</script><iframe src="//x"></iframe><a href="javascript:alert(4)">go</a><svg onload=alert(5)><style>*{}</style>',
      responsibilities: ['Shop', 'Cook'],
    });
    expect(html).toContain('<p>Cook <b>well</b></p>');
    expect(html).toContain('&lt;img');
    expect(html).not.toMatch(/<(?:script|iframe|a|svg|style|img)\b/i);
    expect(html).not.toMatch(/<[^>]*\son\w+=/i);
  });

  it('is named without markup', () => {
    const { name, html } = postingDocument({ title: 'Harbour <b>Pilot</b>' }, 'https://jobs.example.org/a');
    expect(name).toBe('jobs.example.org - Harbour Pilot.html');
    expect(html).toContain('<h1>Harbour Pilot</h1>');
  });

  it('unwraps markup that was escaped once too often, and keeps the lines of plain text', () => {
    expect(document({ description: '&lt;p&gt;Cook&lt;/p&gt;' })).toContain('<p>Cook</p>');
    expect(document({ description: '&lt;script&gt;alert(1)&lt;/script&gt;Cook' })).not.toContain('<script');
    expect(document({ description: 'Cook\nClean' })).toContain('Cook<br />Clean');
  });
});
