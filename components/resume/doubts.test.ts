import { describe, expect, it } from 'vitest';
import {
  employerDoubt,
  entryDoubt,
  periodDoubt,
  professionDoubt,
  studyDoubt,
  titleDoubt,
  unreadOf,
} from './doubts';

const date = (day: string, found: { month: boolean; current?: boolean }) => ({
  date: day,
  isCurrentDate: found.current ?? false,
  foundYear: !found.current,
  foundMonth: found.month,
  foundDay: false,
});

describe('doubts', () => {
  it('are about what the parser itself calls unlikely', () => {
    const name = (probability: string) => ({ name: { raw: 'Acme', probability } });
    expect(employerDoubt({ id: 'POS-1', employer: name('Unlikely') })).toMatch(/not certain/);
    expect(employerDoubt({ id: 'POS-1', employer: name('Probable') })).toBeUndefined();
    expect(titleDoubt({ id: 'POS-1', jobTitle: { raw: 'Cook', probability: 'VeryUnlikely' } })).toBeDefined();
    expect(titleDoubt({ id: 'POS-1', jobTitle: { raw: 'Cook' } })).toBeUndefined();
  });

  it('are about lengths that were counted from years', () => {
    expect(
      periodDoubt(date('2019-01-01', { month: false }), date('2021-03-01', { month: true })),
    ).toBeDefined();
    expect(
      periodDoubt(date('2019-02-01', { month: true }), date('2026-01-01', { month: false, current: true })),
    ).toBeUndefined();
    expect(periodDoubt(null, undefined)).toBeUndefined();
  });

  it('are about professions that were rather guessed', () => {
    expect(professionDoubt(0.31)).toContain('31 %');
    expect(professionDoubt(0.9)).toBeUndefined();
    expect(professionDoubt(null)).toBeUndefined();
  });

  it('repeat what was found wanting about an entry, once', () => {
    const finding = (message: string, id: string) => ({ message, sectionIdentifiers: [{ id }] });
    const resume = {
      resumeMetadata: {
        resumeQuality: [
          { findings: [finding('No dates.', 'POS-1'), finding('No dates.', 'POS-1'), finding('x', 'POS-2')] },
        ],
      },
    };
    expect(entryDoubt(resume, 'POS-1')).toBe('No dates.');
    expect(entryDoubt(resume, 'POS-3')).toBeUndefined();
  });

  it('about a degree, a school or its subjects are shown at these, and not again at the entry', () => {
    const finding = (qualityCode: string) => ({
      qualityCode,
      message: `About ${qualityCode}.`,
      sectionIdentifiers: [{ id: 'EDU-1' }],
    });
    const resume = {
      resumeMetadata: { resumeQuality: [{ findings: [finding('133'), finding('134')] }] },
    };
    expect(studyDoubt(resume, 'EDU-1', 'school')).toBe('About 133.');
    expect(studyDoubt(resume, 'EDU-1', 'degree')).toBeUndefined();
    expect(studyDoubt(resume, 'EDU-2', 'school')).toBeUndefined();
    expect(entryDoubt(resume, 'EDU-1')).toBe('About 134.');
  });

  it('are about periods that no entry has, until somebody adds one', () => {
    const message = 'A position may be missing. (2014 - 2015; May 2019)';
    const read = {
      resumeMetadata: { resumeQuality: [{ findings: [{ qualityCode: '326', message }] }] },
      employmentHistory: { positions: [{ id: 'POS-1' }] },
    };
    expect(unreadOf(read, read, 'position')).toEqual(['2014 - 2015', 'May 2019']);
    expect(unreadOf(read, read, 'study')).toEqual([]);
    const corrected = { ...read, employmentHistory: { positions: [{ id: 'POS-1' }, { id: 'POS-2' }] } };
    expect(unreadOf(corrected, read, 'position')).toEqual([]);
  });
});
