import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SearchResponse } from '@/lib/contracts';
import type { Answer } from '../../testing/calls';
import { type ACME, GLOBEX, stopService } from '../../testing/service';
import { ask, FIELDED, fillIndexes } from './testing/small-index';

beforeAll(fillIndexes);
afterAll(stopService);

async function idsOf(FilterCriteria: unknown, more?: Record<string, unknown>, headers?: typeof ACME) {
  const answer = await ask(FilterCriteria, more, headers);
  expect([answer.message, answer.status]).toEqual(['Successful transaction', 200]);
  const value = SearchResponse.shape.Value.parse(answer.value);
  expect(value?.TotalCount).toBe(value?.CurrentCount);
  return value?.Matches.map(({ Id }) => Id).sort();
}

describe('POST /v10/searcher', () => {
  it('answers with ids, counts and the time it took, for a price', async () => {
    const answer = await ask({ LanguagesKnown: ['EN'] });
    expect(answer).toMatchObject({ status: 200, cost: 0.5 });
    expect(answer.value).toEqual({
      Matches: [
        { Id: 'ada', IndexId: 'People' },
        { Id: 'bram', IndexId: 'People' },
      ],
      CurrentCount: 2,
      TotalCount: 2,
      ElapsedMilliseconds: expect.any(Number),
    });
  });

  it.each<[unknown, string[]]>([
    [{ DocumentIds: ['ADA', 'nobody'] }, ['ada']],
    [{ UserDefinedTags: ['NIGHT shift', 'C++'] }, ['ada', 'bram']],
    [{ UserDefinedTags: ['NIGHT shift', 'C++'], UserDefinedTagsMustAllExist: true }, ['ada']],
    [{ RevisionDateRange: { Minimum: '2026-02-01' } }, ['ada', 'bram']],
    [{ RevisionDateRange: { Minimum: '2025-01-01', Maximum: '2026-02-01' } }, ['bram', 'cleo']],
    [{ DocumentLanguages: ['NL'] }, ['bram']],
    [{ JobTitles: [{ Title: 'software engineer' }] }, ['ada']],
    [{ JobTitles: [{ Title: 'Web Developer', IsCurrent: true }] }, []],
    [{ JobTitles: [{ Title: 'Web Developer' }, { Title: 'weld*' }] }, ['ada', 'cleo']],
    [{ JobTitles: [{ Title: 'welde?' }] }, ['cleo']],
    [{ Employers: ['Brinsby Marine'] }, ['ada', 'cleo']],
    [{ Employers: ['Brinsby Marine'], EmployersMustAllBeCurrentEmployer: true }, ['ada']],
    [{ Skills: [{ SkillName: 'javascript' }] }, ['ada', 'bram']],
    [{ Skills: [{ SkillName: 'javascript', IsCurrent: 'true' }] }, ['ada']],
    [{ Skills: [{ SkillName: 'javascript', ExperienceLevel: 'mid' }] }, ['ada']],
    [{ Skills: [{ SkillName: 'JavaScript', ExperienceLevel: 'Low' }] }, ['bram']],
    [{ Skills: [{ SkillName: 'C++', MonthsOfExperienceRange: { Minimum: 90, Maximum: 110 } }] }, ['ada']],
    [{ Skills: [{ SkillName: 'java' }] }, []],
    [{ Skills: [{ SkillName: 'java*' }] }, ['ada', 'bram']],
    [{ Skills: [{ SkillName: 'javascript' }, { SkillName: 'cobol' }], SkillsMustAllExist: true }, ['ada']],
    [{ SchoolNames: ['Leeds', 'Hogeschool Utrecht'] }, ['ada', 'bram']],
    [{ DegreeNames: ['bachelor of nursing'] }, ['bram']],
    [{ DegreeTypes: ['MASTERS', 'vocational'] }, ['ada', 'cleo']],
    [{ DegreeTypes: ['msc'] }, ['ada']],
    [{ DegreeTypes: ['MBA'] }, []],
    [{ Educations: [{ SchoolName: 'Leeds', DegreeType: 'masters' }] }, ['ada']],
    [{ DegreeTypeAtLeast: 'bachelors' }, ['ada', 'bram']],
    [{ Educations: [{ SchoolName: 'Leeds', DegreeMajor: 'physics', MinimumGPA: 0.8 }] }, ['ada']],
    [{ Educations: [{ SchoolName: 'Leeds', DegreeType: 'bachelors' }] }, []],
    [{ Certifications: ['scrum master'] }, ['ada']],
    [{ ExecutiveType: ['it', 'Learning'] }, ['ada']],
    [{ LanguagesKnown: ['en', 'nl'], LanguagesKnownMustAllExist: true }, ['bram']],
    [{ Taxonomies: ['198'] }, ['ada']],
    [{ MonthsExperience: { Minimum: 60 } }, ['ada', 'cleo']],
    [{ MonthsManagementExperience: { Minimum: 12, Maximum: 40 } }, ['ada']],
    [{ AverageMonthsPerEmployer: { Minimum: 50 } }, ['ada']],
    [{ JobPredictiveIndex: { Maximum: 20 } }, ['cleo']],
    [{ CurrentManagementLevel: 'Mid' }, ['ada']],
    [{ HasPatents: true }, ['ada']],
    [{ HasSecurityCredentials: 'true' }, ['ada']],
    [{ SecurityCredentials: ['developed vetting'] }, ['ada']],
    [{ IsAuthor: true, IsPublicSpeaker: true }, ['cleo']],
    [{ IsMilitary: true }, ['bram']],
    [{ IsTopStudent: true }, ['ada']],
    [{ IsCurrentStudent: true }, ['bram']],
    [{ IsRecentGraduate: true }, ['cleo']],
    [{ LocationCriteria: { Locations: [{ CountryCode: 'gb' }] } }, ['ada', 'cleo']],
    [
      { LocationCriteria: { Locations: [{ Municipality: 'leeds' }, { CountryCode: 'NL' }] } },
      ['ada', 'bram'],
    ],
    [{ LocationCriteria: { Locations: [{ PostalCode: 'ls1 4ap', Region: 'West Yorkshire' }] } }, ['ada']],
    [
      {
        LocationCriteria: {
          Locations: [{ GeoPoint: { Latitude: 53.5, Longitude: -1.5 } }],
          Distance: 25,
          DistanceUnit: 'Miles',
        },
      },
      ['ada'],
    ],
    [
      {
        LocationCriteria: {
          Locations: [{ CountryCode: 'GB', Municipality: 'Bath' }],
          Distance: 40,
          DistanceUnit: 'kilometers',
          GeocodeProvider: 'None',
        },
      },
      ['cleo'],
    ],
    [{ SearchExpression: 'tide tables' }, ['ada']],
    [{ SearchExpression: '"tables of tides"' }, ['cleo']],
    [{ SearchExpression: '"tides tables"~3' }, ['cleo']],
    [{ SearchExpression: '"engineer with tide tables" NOT "tables tide"' }, ['ada']],
    [{ SearchExpression: '"tide engineer" OR "with tables tide"' }, []],
    [{ SearchExpression: 'verpleegkundige OR welder' }, ['bram', 'cleo']],
    [{ SearchExpression: 'tables AND NOT engineer' }, ['cleo']],
    [{ SearchExpression: 'node.js AND c++' }, ['ada']],
    [{ SearchExpression: 'weld*' }, ['cleo']],
    [{ SearchExpression: 'title:weld* OR title:(web developer)' }, ['ada', 'cleo']],
    [{ SearchExpression: 'employer:"brinsby marine" NOT title:welder' }, ['ada']],
    [{ SearchExpression: 'tag:"night shift" location:leeds' }, ['ada']],
    [{ SearchExpression: 'id:bram OR country:xx OR tag:c++' }, ['ada', 'bram']],
    [{ SearchExpression: 'skill:cobol language:de' }, ['ada']],
  ])('finds by %j', async (criteria, expected) => {
    expect(await idsOf(criteria)).toEqual(expected);
  });

  it('knows what is set: false, null and empty are not', async () => {
    const empty = {
      HasPatents: false,
      IsMilitary: 'false',
      UserDefinedTags: [],
      SearchExpression: ' ',
      Skills: null,
      MonthsExperience: {},
    };
    expect(await idsOf({ ...empty, DocumentIds: ['ada'] })).toEqual(['ada']);
    for (const FilterCriteria of [empty, {}, null, undefined])
      expect(await ask(FilterCriteria)).toMatchObject({ status: 400, code: 'MissingParameter', cost: 0 });
  });

  it('keeps to the settings', async () => {
    const criteria = { JobTitles: [{ Title: 'software engineer' }] };
    const exact = { Settings: { PositionTitlesMustHaveAnExactMatch: true } };
    expect(await idsOf(criteria, exact)).toEqual([]);
    expect(await idsOf({ JobTitles: [{ Title: 'Lead software engineer' }] }, exact)).toEqual(['ada']);
    const nurse = { JobTitles: [{ Title: 'Registered Nurse' }] };
    expect(await idsOf(nurse)).toEqual([]);
    const normalize = { NormalizeJobTitles: true, NormalizeJobTitlesLanguage: 'nl' };
    expect(await idsOf(nurse, { Settings: normalize })).toEqual(['bram']);
    const settings = { PositionTitlesIgnoreSingleWordVariations: true };
    expect(await idsOf(criteria, { Settings: settings })).toEqual(['ada']);
    expect(await ask(criteria, { Settings: { NormalizeJobTitlesLanguage: 'dutch' } })).toMatchObject({
      code: 'InvalidParameter',
    });
  });

  it('widens a semantic search, and says with which terms', async () => {
    const criteria = { SearchExpression: 'title:nurse' };
    expect(await idsOf(criteria)).toEqual([]);
    const answer = await ask({ ...criteria, SearchExpressionMode: 'semantic' });
    expect(answer.value.Matches).toEqual([{ Id: 'bram', IndexId: 'People' }]);
    const [{ Term, With }] = answer.value.WidenedTerms;
    expect(Term).toBe('nurse');
    expect(With.map((each: string) => each.toLowerCase())).toContain('verpleegkundige');
  });

  it('gives pages in one order, the latest revised first', async () => {
    const all = { MonthsExperience: { Minimum: 1 } };
    const pages: Answer[] = [];
    for (const Skip of [0, 1, 2, 3]) pages.push(await ask(all, { PaginationSettings: { Take: 1, Skip } }));
    expect(pages.map(({ value }) => value.Matches.map((each: { Id: string }) => each.Id))).toEqual([
      ['ada'],
      ['bram'],
      ['cleo'],
      [],
    ]);
    expect(pages.map(({ value }) => [value.CurrentCount, value.TotalCount])).toEqual([
      [1, 3],
      [1, 3],
      [1, 3],
      [0, 3],
    ]);
    expect((await ask(all, { PaginationSettings: { Take: 0 } })).value.CurrentCount).toBe(3);
  });

  it.each<[unknown, string[]]>([
    [{ CustomFields: { desk: ['north  EAST'] } }, ['north']],
    [{ CustomFields: { Desk: ['north east', 'south'] } }, ['north', 'south']],
    [{ CustomFields: { desk: ['nor*'] } }, ['north']],
    [{ CustomFields: { desk: ['east'] } }, []],
    [{ CustomFields: { desk: ['south'], note: ['north east'] } }, ['south']],
    [{ CustomFields: { desk: ['north east'], note: ['north east'] } }, []],
    [{ CustomFields: { 'cost centre': ['a 1'] } }, ['north']],
    [{ SearchExpression: 'custom:"north east"' }, ['north', 'south']],
    [{ SearchExpression: 'custom:"desk north east" OR custom:nowhere' }, ['north']],
    [{ SearchExpression: 'custom:south AND NOT custom:"note south"' }, ['south']],
  ])('finds documents of version 2 by %j', async (criteria, expected) => {
    expect(await idsOf(criteria, { IndexIdsToSearchInto: [FIELDED] })).toEqual(expected);
    expect(await idsOf(criteria)).toEqual([]);
  });

  it('searches jobs, and several indexes at once', async () => {
    const criteria = { SearchExpression: '"tide tables"' };
    expect(await idsOf(criteria, { IndexIdsToSearchInto: ['Posts', 'PEOPLE'] })).toEqual(['ada', 'job-1']);
    const jobs = { IndexIdsToSearchInto: ['posts'] };
    expect(await idsOf({ MonthsExperience: { Minimum: 30 } }, jobs)).toEqual(['job-1']);
    expect(await idsOf({ JobTitles: [{ Title: 'Engineer', IsCurrent: true }] }, jobs)).toEqual(['job-1']);
    for (const [member, FilterCriteria] of [
      ['JobPredictiveIndex', { JobPredictiveIndex: { Minimum: 1 } }],
      ['AverageMonthsPerEmployer', { AverageMonthsPerEmployer: { Minimum: 1 } }],
      ['IsMilitary', { IsMilitary: true }],
    ] as const)
      expect(await ask(FilterCriteria, jobs)).toMatchObject({
        status: 400,
        message: `FilterCriteria.${member} is a filter of resumes and cannot be asked of jobs.`,
      });
  });

  it('shows an account nothing of another', async () => {
    expect(await idsOf({ LanguagesKnown: ['en'] }, {}, GLOBEX)).toEqual(['other']);
    expect(await ask({ DocumentIds: ['ada'] }, { IndexIdsToSearchInto: ['posts'] }, GLOBEX)).toMatchObject({
      status: 404,
      code: 'DataNotFound',
    });
  });
});
