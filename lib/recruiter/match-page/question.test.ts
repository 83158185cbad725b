import { describe, expect, it } from 'vitest';
import { questionOf } from './question';

const asked = (params: string) => questionOf(new URLSearchParams(params));

describe('a search of the list as a question for a matcher', () => {
  it('is the expression and every filter that the index knows', () => {
    expect(
      asked(
        'q=title%3Anurse&skill=Triage&skill=Wound+care&min-skills=2&min-months=24&city=Leeds&city=Hull&country=GB&speaks=de',
      ),
    ).toEqual({
      words: 'title:nurse',
      criteria: {
        searchExpression: 'title:nurse',
        skills: [{ skillName: 'Triage' }, { skillName: 'Wound care' }],
        skillsMustAllExist: true,
        monthsExperience: { minimum: 24, maximum: undefined },
        locationCriteria: {
          locations: [
            { countryCode: 'GB', municipality: 'Leeds' },
            { countryCode: 'GB', municipality: 'Hull' },
          ],
        },
        languagesKnown: ['de'],
        languagesKnownMustAllExist: true,
      },
      leftOut: [],
    });
  });

  it('says what it leaves out', () => {
    const { leftOut, criteria } = asked(
      'q=nurse&tag=hot&stage=Interview&skill=A&skill=B&skill=C&min-skills=2',
    );
    expect(leftOut.toSorted()).toEqual(['how many of the skills', 'stage of a shortlist', 'tags']);
    expect(criteria).toEqual({ searchExpression: 'nurse' });
  });

  it('takes current titles for current ones alone', () => {
    expect(asked('title__current=Nurse').criteria).toEqual({
      jobTitles: [{ title: 'Nurse', isCurrent: true }],
    });
    expect(asked('title__current=Nurse&title=Midwife').leftOut).toEqual(['title', 'current title']);
  });

  it('asks nothing where nothing is asked', () => {
    expect(asked('')).toEqual({ words: '', criteria: undefined, leftOut: [] });
  });
});
