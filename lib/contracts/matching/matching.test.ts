import { expect, it } from 'vitest';
import { decode, encode } from '../codec';
import { FilterCriteria, MatchValue, SearchRequest } from '.';

/** As the clients send it: every switch, members that are not set as null, members that nobody knows. */
const SENT = {
  IndexIdsToSearchInto: ['People-1'],
  PaginationSettings: { Take: 10, Skip: 20 },
  Settings: { PositionTitlesMustHaveAnExactMatch: false, NormalizeJobTitlesLanguage: 'en' },
  FilterCriteria: {
    RevisionDateRange: { Minimum: '2025-01-01', Maximum: null },
    UserDefinedTagsMustAllExist: false,
    Educations: [{ DegreeMajor: 'Physics', MinimumGPA: 0.7 }],
    LocationCriteria: {
      Locations: [{ CountryCode: 'NL', GeoPoint: { Latitude: 52.1, Longitude: 4.9 } }],
      Distance: 25,
      DistanceUnit: 'Kilometers',
    },
    Skills: [{ SkillName: 'Welding', ExperienceLevel: 'Mid', IsCurrent: true }],
    MonthsExperience: { Minimum: 12 },
  },
};

it('gives back what clients send, by the names of our code and again by theirs', () => {
  const asked = SearchRequest.parse(SENT);
  const decoded = decode(SearchRequest, asked);
  expect(decoded.filterCriteria?.educations?.[0]?.minimumGpa).toBe(0.7);
  expect(encode(SearchRequest, decoded)).toEqual(SENT);
});

it('asks for whole numbers where the clients have them', () => {
  expect(FilterCriteria.safeParse({ MonthsExperience: { Minimum: 1.5 } }).success).toBe(false);
  expect(FilterCriteria.safeParse({ MonthsExperience: { Minimum: 1 } }).success).toBe(true);
});

it('spells both enriched scores of a match', () => {
  const skills = {
    unweightedScore: 80,
    evidence: [],
    found: [{ skill: 'SQL', isCurrent: true }],
    notFound: [],
  };
  const value = encode(MatchValue, {
    matches: [
      {
        id: 'a',
        indexId: 'i',
        sovScore: 90,
        weightedScore: 88,
        reverseCompatibilityScore: 92,
        enrichedScoreData: { skills },
        enrichedRcsScoreData: { skills },
      },
    ],
    currentCount: 1,
    totalCount: 1,
  });
  expect(value.Matches[0]?.EnrichedRCSScoreData).toEqual(value.Matches[0]?.EnrichedScoreData);
  expect(value.Matches[0]?.EnrichedScoreData?.Skills?.Found).toEqual([{ Skill: 'SQL', IsCurrent: true }]);
});
