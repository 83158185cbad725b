import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stopService } from '../../testing/service';
import { ask, fillIndexes, searcher } from './testing/small-index';

beforeAll(fillIndexes);
afterAll(stopService);

describe('a search that cannot be understood', () => {
  it.each<[unknown, string]>([
    [
      { SearchExpression: 'a AND (b' },
      'FilterCriteria.SearchExpression: This bracket is never closed. (character 7)',
    ],
    [{ SearchExpression: 'w*' }, 'A wildcard comes after 3 letters or digits at least. (character 1)'],
    [{ SearchExpression: 'ab OR OR c' }, '(character 7)'],
    [{ SearchExpression: 'x'.repeat(10_000) }, 'may have 4000 characters at most'],
    [{ SearchExpression: `${'('.repeat(1500)}a${')'.repeat(1500)}` }, 'FilterCriteria.SearchExpression'],
    [
      { SearchExpression: 'a', SearchExpressionMode: 'Wild' },
      'SearchExpressionMode must be Boolean or Semantic',
    ],
    [{ JobTitles: [{ Title: '*' }] }, 'FilterCriteria.JobTitles[0].Title may have wildcards after the third'],
    [{ JobTitles: [{ Title: null }] }, 'JobTitles[0].Title is required'],
    [{ Skills: [{ SkillName: 'a', ExperienceLevel: 'Some' }] }, 'Skills[0].ExperienceLevel must be Low, Mid'],
    [{ CustomFields: { desk: ['*'] } }, 'CustomFields.desk may have wildcards after the third'],
    [{ CustomFields: { '-': ['a'] } }, 'CustomFields.- must have a letter or digit in its name'],
    [{ CustomFields: { desk: 'north' } }, 'FilterCriteria.CustomFields.desk must be'],
    [{ DegreeTypes: ['wizard'] }, 'DegreeTypes must be one of'],
    [{ DegreeTypeAtLeast: 'wizard' }, 'DegreeTypeAtLeast must be one of'],
    [{ MonthsExperience: { Minimum: 5, Maximum: 1 } }, 'MonthsExperience must have a Minimum'],
    [{ MonthsExperience: { Minimum: 'five' } }, 'FilterCriteria.MonthsExperience.Minimum must be a'],
    [{ RevisionDateRange: { Minimum: '2026-02-30' } }, ''],
    [{ RevisionDateRange: { Minimum: 'yesterday' } }, 'RevisionDateRange.Minimum must be a day'],
    [{ CurrentManagementLevel: 'Top' }, 'CurrentManagementLevel must be None'],
    [
      { LocationCriteria: { Locations: [{ GeoPoint: { Latitude: 99, Longitude: 0 } }], Distance: 5 } },
      'LocationCriteria.Locations[0].GeoPoint.Latitude',
    ],
    [
      {
        LocationCriteria: { Locations: [{ CountryCode: 'GB', Municipality: 'Nowhere at All' }], Distance: 5 },
      },
      'LocationCriteria.Locations[0]',
    ],
    [
      {
        LocationCriteria: { Locations: [{ Municipality: 'Leeds' }], Distance: 5, GeocodeProvider: 'Google' },
      },
      'FilterCriteria.LocationCriteria.GeocodeProviderKey is required',
    ],
    [
      { LocationCriteria: { Locations: [{ Municipality: 'Leeds' }], Distance: 5, DistanceUnit: 'Yards' } },
      'DistanceUnit must be Miles or Kilometers',
    ],
    [
      { Employers: Array.from({ length: 501 }, (_, at) => `E${at}`) },
      'Employers may hold at most 500 values',
    ],
  ])('%j is refused', async (criteria, message) => {
    const answer = await ask(criteria);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.message).toContain(message);
    expect(answer.cost).toBe(0);
  });

  it('names the index or the page that is wrong', async () => {
    const FilterCriteria = { DocumentIds: ['ada'] };
    for (const IndexIdsToSearchInto of [null, [], ['']])
      expect(await searcher({}, { IndexIdsToSearchInto, FilterCriteria })).toMatchObject({
        code: 'MissingParameter',
      });
    expect(await ask(FilterCriteria, { IndexIdsToSearchInto: ['people', 'nowhere'] })).toMatchObject({
      code: 'DataNotFound',
      message: 'IndexIdsToSearchInto[1] names an index that does not exist.',
    });
    for (const odd of ['\u0000', 'a b', "people'; --", 'p'.repeat(101)])
      expect(await ask(FilterCriteria, { IndexIdsToSearchInto: [odd] })).toMatchObject({
        code: 'DataNotFound',
        message: 'IndexIdsToSearchInto[0] names an index that does not exist.',
      });
    for (const PaginationSettings of [{ Take: 101 }, { Take: -1 }, { Skip: -1 }])
      expect(await ask(FilterCriteria, { PaginationSettings })).toMatchObject({ code: 'InvalidParameter' });
  });

  it('holds no matter what is written in it', async () => {
    const wild = [
      "'; drop table document; --",
      '\\',
      '{p1:String}',
      '%_%',
      '¶',
      '\u0000',
      '\ud800',
      '🙂 née',
    ];
    for (const text of wild) {
      const answers = [
        await ask({ SearchExpression: text }),
        await ask({ SearchExpression: `title:"${text.replaceAll('"', '')}"` }),
        await ask({ JobTitles: [{ Title: text }], Employers: [text], UserDefinedTags: [text] }),
        await ask({
          Skills: [{ SkillName: `abc${text}*` }],
          LocationCriteria: { Locations: [{ Region: text }] },
        }),
      ];
      for (const { status, value } of answers) {
        expect([200, 400]).toContain(status);
        expect(value?.Matches ?? []).toEqual([]);
      }
    }
    expect((await ask({ DocumentIds: ['ada'] })).value.TotalCount).toBe(1);
  });
});
