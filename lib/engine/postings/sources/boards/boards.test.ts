import { describe, expect, it } from 'vitest';
import { detectSource, readSource } from '../read-source';

/** Answers like those of the public interfaces of the boards, of employers that do not exist. */

function read(kind: Parameters<typeof readSource>[0], answer: unknown, address?: string) {
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
  expect(detectSource(text)).toBe(kind);
  const reading = readSource(kind, text, address);
  if (!reading.ok) throw new Error(reading.failure.detail);
  return reading.value;
}

describe('boards', () => {
  it('reads Greenhouse, whose HTML is escaped twice', () => {
    const { postings } = read('greenhouse', {
      jobs: [
        {
          id: 4411,
          title: 'Site Manager',
          absolute_url: 'https://boards.greenhouse.io/northwind/jobs/4411',
          location: { name: 'Leeds, United Kingdom' },
          content: '&lt;p&gt;Run &amp;amp; build&lt;/p&gt;',
          updated_at: '2026-03-04T10:00:00-05:00',
          departments: [{ name: 'Building' }],
          pay_input_ranges: [
            { min_cents: 5500000, max_cents: 6100000, currency_type: 'GBP', title: 'Annual pay' },
          ],
        },
      ],
    });
    expect(postings[0]).toMatchObject({
      id: '4411',
      title: 'Site Manager',
      description: '<p>Run &amp; build</p>',
      date: '2026-03-04',
      places: [{ text: 'Leeds, United Kingdom' }],
      pay: { minimum: 55000, maximum: 61000, currency: 'GBP', period: 'year' },
    });
  });

  it('reads the JSON Feed of Teamtailor page by page, and one of another site', () => {
    const feed = {
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Northwind',
      next_url: 'https://northwind.teamtailor.com/jobs.json?page=2',
      items: [
        {
          id: 'b0c1',
          title: 'Bagare',
          url: 'https://northwind.teamtailor.com/jobs/71-bagare',
          content_html: '<p>Du bakar bröd.</p>',
          date_published: '2026-03-04T09:00:00+01:00',
          _jobposting: {
            '@type': 'JobPosting',
            identifier: { '@type': 'PropertyValue', name: 'Northwind', value: 71 },
            hiringOrganization: { '@type': 'Organization', name: 'Northwind AB' },
            validThrough: '2026-04-30',
            employmentType: 'PART_TIME',
            jobLocation: [
              { address: { addressLocality: 'Lund', addressCountry: 'SE', postalCode: '222 22' } },
              { address: { addressLocality: 'Ystad', addressCountry: 'SE' } },
            ],
            baseSalary: { currency: 'SEK', value: { minValue: 170, maxValue: 190, unitText: 'HOUR' } },
          },
        },
      ],
    };
    const { postings, follow } = read('json-feed', feed);
    expect(postings[0]).toMatchObject({
      id: '71',
      url: 'https://northwind.teamtailor.com/jobs/71-bagare',
      title: 'Bagare',
      organization: 'Northwind AB',
      description: '<p>Du bakar bröd.</p>',
      date: '2026-03-04',
      expirationDate: '2026-04-30',
      places: [{ municipality: 'Lund' }, { municipality: 'Ystad' }],
      employment: ['PART_TIME'],
      pay: { minimum: 170, maximum: 190, currency: 'SEK', period: 'hour' },
    });
    expect(follow).toEqual(['https://northwind.teamtailor.com/jobs.json?page=2']);
    const plain = {
      version: 'https://jsonfeed.org/version/1',
      items: [{ id: '9', title: 'Miller', url: 'https://quill.example/9', content_text: 'You mill.' }],
    };
    expect(read('json-feed', plain)).toMatchObject({ postings: [{ id: '9', title: 'Miller' }], follow: [] });
  });

  it('reads Lever with its lists and all places', () => {
    const { postings } = read('lever', [
      {
        id: 'a1',
        text: 'Pflegefachkraft (m/w/d)',
        categories: {
          commitment: 'Teilzeit',
          location: 'Ulm',
          allLocations: ['Ulm', 'Aalen'],
          team: 'Pflege',
        },
        country: 'DE',
        createdAt: 1772496000000,
        description: '<div>Wir suchen</div>',
        lists: [{ text: 'Ihr Profil', content: '<li>Examen</li>' }],
        hostedUrl: 'https://jobs.lever.co/lindenhof/a1',
        workplaceType: 'onsite',
        salaryRange: { min: 17, max: 21, currency: 'EUR', interval: 'per-hour-wage' },
      },
    ]);
    expect(postings[0]).toMatchObject({
      date: '2026-03-03',
      places: [
        { text: 'Ulm', country: 'DE' },
        { text: 'Aalen', country: 'DE' },
      ],
      employment: ['Teilzeit'],
      isRemote: false,
      pay: { minimum: 17, period: 'hour' },
    });
    expect(postings[0]?.description).toContain('<h3>Ihr Profil</h3><ul><li>Examen</li></ul>');
  });

  it('reads Ashby and says which jobs the board does not list', () => {
    const job = {
      id: 'x',
      title: 'Data Engineer',
      location: 'Utrecht',
      employmentType: 'FullTime',
      isListed: true,
      isRemote: true,
      publishedAt: '2026-01-02T03:04:05.000+00:00',
      jobUrl: 'https://jobs.ashbyhq.com/meadow/x',
      address: { postalAddress: { addressLocality: 'Utrecht', addressCountry: 'Netherlands' } },
      secondaryLocations: [{ location: 'Ghent' }],
      descriptionHtml: '<p>Pipelines</p>',
      compensation: {
        summaryComponents: [
          {
            compensationType: 'Salary',
            interval: '1 YEAR',
            currencyCode: 'EUR',
            minValue: 60000,
            maxValue: 75000,
          },
        ],
      },
    };
    const { postings, rejected } = read('ashby', { jobs: [job, { ...job, isListed: false }, 'noise'] });
    expect(postings).toHaveLength(1);
    expect(postings[0]).toMatchObject({
      isRemote: true,
      pay: { minimum: 60000, period: 'year' },
      places: [{ municipality: 'Utrecht', country: 'Netherlands' }, { text: 'Ghent' }],
    });
    expect(rejected.map(({ row }) => row)).toEqual([2, 3]);
  });

  it('follows the postings and pages of a SmartRecruiters list, and reads a posting', () => {
    const address = 'https://api.smartrecruiters.com/v1/companies/Tern/postings?limit=1';
    const ref = 'https://api.smartrecruiters.com/v1/companies/Tern/postings/77';
    const list = { offset: 0, limit: 1, totalFound: 2, content: [{ id: '77', name: 'Welder', ref }] };
    expect(read('smartrecruiters', list, address)).toEqual({
      postings: [],
      rejected: [],
      follow: [ref, `${address}&offset=1`],
    });
    const detail = {
      id: '77',
      name: 'Welder',
      company: { name: 'Tern Steel' },
      releasedDate: '2026-02-01T00:00:00.000Z',
      location: { city: 'Bilbao', country: 'es', remote: false },
      typeOfEmployment: { label: 'Full-time' },
      jobAd: { sections: { jobDescription: { title: 'Job', text: '<p>Weld</p>' } } },
    };
    expect(read('smartrecruiters', detail).postings[0]).toMatchObject({
      organization: 'Tern Steel',
      places: [{ municipality: 'Bilbao', country: 'es' }],
      description: '<h3>Job</h3><p>Weld</p>',
    });
  });

  it('reads Workable, Recruitee and Adzuna', () => {
    const workable = read('workable', {
      name: 'Heron Foods',
      jobs: [
        {
          title: 'Chef',
          shortcode: 'AB12',
          employment_type: 'Full-time',
          telecommuting: false,
          url: 'https://apply.workable.com/j/AB12',
          published_on: '2026-04-01',
          city: 'Porto',
          country: 'Portugal',
          description: '<p>Cook</p>',
        },
      ],
    });
    expect(workable.postings[0]).toMatchObject({ organization: 'Heron Foods', date: '2026-04-01' });
    const recruitee = read('recruitee', {
      offers: [
        {
          id: 5,
          title: 'Monteur',
          careers_url: 'https://kade.recruitee.com/o/monteur',
          city: 'Breda',
          country_code: 'NL',
          employment_type_code: 'fulltime_permanent',
          min_hours_per_week: 32,
          max_hours_per_week: 40,
          published_at: '2026-05-05 09:00:00 UTC',
          salary: { min: '2800', max: '3400', period: 'month', currency: 'EUR' },
        },
      ],
    });
    expect(recruitee.postings[0]).toMatchObject({
      date: '2026-05-05',
      hoursPerWeek: { from: 32, to: 40 },
      pay: { minimum: 2800, period: 'month' },
    });
    const adzuna = read('adzuna', {
      count: 1,
      results: [
        {
          id: '9',
          title: 'Senior <strong>Nurse</strong>',
          created: '2026-06-01T10:00:00Z',
          company: { display_name: 'Ashgrove Care' },
          location: { display_name: 'Bath, Somerset', area: ['UK', 'South West', 'Somerset', 'Bath'] },
          salary_min: 30000,
          salary_max: 30000,
          salary_is_predicted: '1',
          redirect_url: 'https://ads.example/9',
        },
      ],
    });
    expect(adzuna.postings[0]).toMatchObject({
      title: 'Senior Nurse',
      pay: { isPredicted: true },
      places: [{ country: 'UK', municipality: 'Bath' }],
    });
  });

  it('reads Personio', () => {
    const feed = `<?xml version="1.0"?><workzag-jobs><position><id>12</id><office>Graz</office>
      <additionalOffices><office>Linz</office></additionalOffices><name>Buchhalter:in</name>
      <jobDescriptions><jobDescription><name>Aufgaben</name><value><![CDATA[<ul><li>Bilanz</li></ul>]]></value></jobDescription></jobDescriptions>
      <employmentType>permanent</employmentType><schedule>part-time</schedule><createdAt>2026-01-09T08:00:00+00:00</createdAt>
      </position></workzag-jobs>`;
    const { postings } = read('personio', feed, 'https://alm.jobs.personio.de/xml');
    expect(postings[0]).toMatchObject({
      url: 'https://alm.jobs.personio.de/job/12',
      title: 'Buchhalter:in',
      places: [{ text: 'Graz' }, { text: 'Linz' }],
      employment: ['permanent', 'part-time'],
      description: '<h3>Aufgaben</h3><ul><li>Bilanz</li></ul>',
    });
  });

  it('reads the RSS of Teamtailor', () => {
    const item = (inside: string) => `<item><title>Nurse &amp; Carer</title>${inside}</item>`;
    const feed = `<?xml version="1.0"?><rss version="2.0" xmlns:tt="https://teamtailor.com/locations"><channel><title>Alm</title>
      ${item(`<description>&lt;p&gt;Care.&lt;/p&gt;</description><pubDate>Thu, 23 Apr 2026 12:41:59 +0200</pubDate>
      <link>https://alm.teamtailor.com/jobs/1-nurse</link><remoteStatus>hybrid</remoteStatus><guid>fb63</guid>
      <tt:locations><tt:location><tt:name>HQ</tt:name><tt:zip>11122</tt:zip><tt:city>Stockholm</tt:city><tt:country>Sweden</tt:country></tt:location></tt:locations>
      <tt:department>Wards</tt:department>`)}
      ${item(`<remoteStatus>fully</remoteStatus><tt:locations><tt:location><tt:city>Oslo</tt:city><tt:country>Norway</tt:country></tt:location>
      <tt:location><tt:name>Anywhere</tt:name><tt:city/><tt:country>Sweden</tt:country></tt:location></tt:locations>`)}
      ${item('<remoteStatus>none</remoteStatus>')}<item><link>https://alm.teamtailor.com/jobs/2</link></item></channel></rss>`;
    expect(detectSource(feed)).toBe('teamtailor');
    const { postings, rejected } = read('teamtailor', feed, 'https://alm.teamtailor.com/jobs.rss');
    expect(postings[0]).toMatchObject({
      id: 'fb63',
      url: 'https://alm.teamtailor.com/jobs/1-nurse',
      title: 'Nurse & Carer',
      organization: 'Alm',
      description: '<p>Care.</p>',
      date: '2026-04-23',
      department: 'Wards',
      isRemote: false,
      places: [{ municipality: 'Stockholm', country: 'Sweden', postalCode: '11122' }],
    });
    expect(postings[1]).toMatchObject({ isRemote: true, places: [{ text: 'Anywhere' }] });
    expect(postings[2]?.isRemote).toBeUndefined();
    expect(rejected).toHaveLength(1);
  });
});
