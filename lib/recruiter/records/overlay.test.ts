import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ParsedResume } from '@/lib/contracts';
import { CANDIDATE } from '../candidates/kind';
import { checkCorrection } from './check-correction';
import { anchorsOf, baseFor, type Change, inForce, overlay } from './overlay';
import { pathOf } from './paths';

const position = (id: string, employer: string, title: string) => ({
  id,
  employer: { name: { raw: employer } },
  jobTitle: { raw: title },
});

const parsed: ParsedResume = {
  contactInformation: { candidateName: { formattedName: 'Mara Lind' }, emailAddresses: ['mara@example.org'] },
  employmentHistory: {
    positions: [position('POS-1', 'Nordwerk', 'Enginer'), position('POS-2', 'Seehafen', 'Clerk')],
  },
};

function change(
  path: string,
  value: unknown,
  on: ParsedResume = parsed,
  kind: Change['kind'] = 'set',
): Change {
  return { id: path, path, kind, value, anchors: anchorsOf(on, pathOf(path) ?? []), undone: false };
}

describe('overlay', () => {
  it('lays values over the parsed resume and leaves that as it was', () => {
    const before = structuredClone(parsed);
    const { effective } = overlay(parsed, [
      change('contactInformation.candidateName.formattedName', 'Mara Lindt'),
      change('employmentHistory.positions.0.jobTitle.raw', 'Engineer'),
      change('contactInformation.location.municipality', 'Kiel'),
    ]);
    expect(effective.contactInformation?.candidateName?.formattedName).toBe('Mara Lindt');
    expect(effective.employmentHistory?.positions?.map((one) => one.jobTitle?.raw)).toEqual([
      'Engineer',
      'Clerk',
    ]);
    expect(effective.contactInformation?.location?.municipality).toBe('Kiel');
    expect(parsed).toEqual(before);
  });

  it('follows a position to its place in a newer parse, and lets go of one that is gone', () => {
    const changes = [change('employmentHistory.positions.0.jobTitle.raw', 'Engineer')];
    const newer: ParsedResume = {
      employmentHistory: {
        positions: [position('POS-1', 'Westwind', 'Lead'), position('POS-2', 'Nordwerk', 'Enginer')],
      },
    };
    const { effective, placed } = overlay(newer, changes);
    expect(effective.employmentHistory?.positions?.map((one) => one.jobTitle?.raw)).toEqual([
      'Lead',
      'Engineer',
    ]);
    expect(placed[0]?.place).toEqual(['employmentHistory', 'positions', 1, 'jobTitle', 'raw']);
    const gone: ParsedResume = { employmentHistory: { positions: [position('POS-1', 'Westwind', 'Lead')] } };
    expect(overlay(gone, changes)).toEqual({
      effective: gone,
      placed: [{ change: changes[0], place: null }],
    });
  });

  it('puts what was corrected within a corrected list on top of it', () => {
    const list = change('employmentHistory.positions', [
      position('POS-1', 'Nordwerk', 'A'),
      position('N', 'New', 'B'),
    ]);
    const on = baseFor(parsed, [list], 'employmentHistory.positions.1.jobTitle.raw');
    const inner = change('employmentHistory.positions.1.jobTitle.raw', 'C', on);
    const { effective } = overlay(parsed, [list, inner]);
    expect(effective.employmentHistory?.positions?.map((one) => one.jobTitle?.raw)).toEqual(['A', 'C']);
  });
});

describe('inForce', () => {
  it('takes the newest of a path, drops what was removed, undone or replaced as a whole', () => {
    const first = change('objective', 'one');
    const second = { ...change('objective', 'two'), id: 'second' };
    expect(inForce([first, second])).toEqual([second]);
    expect(inForce([first, { ...second, undone: true }])).toEqual([first]);
    expect(inForce([first, change('objective', null, parsed, 'remove')])).toEqual([]);
    const inner = change('employmentHistory.positions.0.jobTitle.raw', 'x');
    const whole = change('employmentHistory.positions', []);
    expect(inForce([inner, whole])).toEqual([whole]);
    expect(inForce([whole, inner])).toEqual([whole, inner]);
  });
});

describe('checkCorrection', () => {
  it.each([
    ['contactInformation.candidateName.givenName', 'Mara'],
    ['contactInformation.candidateName', { formattedName: 'M', givenName: null }],
    ['contactInformation.emailAddresses', ['a@example.org', 'b@example.org']],
    ['contactInformation.emailAddresses.0', 'b@example.org'],
    ['contactInformation.location.municipality', 'Kiel'],
    ['employmentHistory.positions.1.startDate', dateOf('2020-01-01')],
    ['employmentHistory.positions.1.isCurrent', true],
    ['education.educationDetails', []],
    ['objective', null],
  ])('admits what fits: %s', (path, value) => {
    expect(checkCorrection(CANDIDATE, parsed, path, value).ok).toBe(true);
  });

  it.each([
    ['contactInformation.nickname', 'M'],
    ['contactInformation.candidateName.givenName.first', 'M'],
    ['contactInformation.candidateName', { formattedName: 'M', admin: true }],
    ['contactInformation.candidateName.givenName', 7],
    ['contactInformation.emailAddresses', 'a@example.org'],
    ['contactInformation.emailAddresses.1', 'one too many'],
    ['employmentHistory.positions.0.startDate.date', 'yesterday'],
    ['employmentHistory.positions.0.id', 'POS-9'],
    ['employmentHistory.positions.raw', 'x'],
    ['resumeMetadata.plainText', 'x'],
    ['__proto__.polluted', true],
    ['constructor.prototype.polluted', true],
    ['', 'x'],
    ['objective', 'x'.repeat(200_000)],
    ['objective', undefined],
  ])('refuses what does not: %s', (path, value) => {
    expect(checkCorrection(CANDIDATE, parsed, path, value)).toMatchObject({
      ok: false,
      problem: { code: 'invalid' },
    });
    expect(Object.prototype).not.toHaveProperty('polluted');
  });

  it('never throws, whatever comes', () => {
    fc.assert(
      fc.property(fc.string(), fc.jsonValue(), (path, value) => {
        checkCorrection(CANDIDATE, parsed, path, value);
      }),
    );
  });
});

function dateOf(date: string) {
  return { date, isCurrentDate: false, foundYear: true, foundMonth: true, foundDay: false };
}
