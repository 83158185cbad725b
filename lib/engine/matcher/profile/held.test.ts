import { describe, expect, it } from 'vitest';
import { compareCertifications } from '../score/requirements';
import { jobOf, resumeOf } from '../testing/documents';

const nurse = jobOf('Charge Nurse\n\n# Requirements\nRN, 3 years of critical care.').profile;
const accountant = jobOf('Staff Accountant\n\n# Requirements\nCPA, Microsoft Excel.').profile;

const career = (title: string, text: string, more = '') =>
  resumeOf(
    `Ivo Sandmeer\nivo@example.org\n\n# Experience\n${title}, Harbour Clinic, 05/2018 - 02/2026\n- ${text}\n${more}`,
  ).profile;
const holds = (source: typeof nurse, target: typeof nurse) => compareCertifications(source, target) === 1;

describe('a qualification is held where the document says so', () => {
  it.each([
    ['in words as a title', 'Registered Nurse, ICU', 'Care for ventilated patients'],
    ['at the end of a title', 'Charge RN', 'Care for ventilated patients'],
    ['in brackets', 'Registered Nurse (RN)', 'Care for ventilated patients'],
    ['by a verb', 'Team Lead', 'Licensed as an RN since 2015'],
    ['by another verb', 'Team Lead', 'Holds an active RN licence'],
    ['of oneself', 'Team Lead', 'RN with ten years of critical care'],
  ])('%s: %s, %s', (_, title, text) => {
    expect(holds(nurse, career(title, text))).toBe(true);
  });

  it('by a list of certificates, abbreviated or not', () => {
    for (const name of ['RN', 'Registered Nurse', 'RN licence'])
      expect(holds(nurse, career('Team Lead', 'Leads a ward', `\n# Certifications\n${name}\n`))).toBe(true);
    const cpa = '\n# Certifications\nCertified Public Accountant\n';
    expect(holds(accountant, career('Accountant', 'Closes the books', cpa))).toBe(true);
  });
});

describe('a qualification that is only mentioned', () => {
  it.each([
    ['of a supervisor', 'Licensed Practical Nurse', 'Give care under RN supervision'],
    ['of a colleague', 'Nursing Assistant', 'Report vital signs to the RN'],
    ['of those who are hired', 'Recruiter', 'Hired RN and LPN staff for six wards'],
    ['of a recruiter', 'RN Recruiter', 'Filled eighty positions'],
    ['of a student', 'RN Student', 'Six weeks on a ward'],
    ['in the future', 'Caregiver', 'Pursuing RN licence, expected 2027'],
    ['that lapsed', 'Caregiver', 'Licensed RN, lapsed in 2011'],
  ])('%s is not held: %s, %s', (_, title, text) => {
    expect(holds(nurse, career(title, text))).toBe(false);
  });

  it.each([
    ['Receptionist', 'Answered the phone of a CPA firm'],
    ['Clerk', 'Prepared papers for the CPA'],
    ['Clerk', 'Studying for the CPA exam'],
    ['CPA Candidate', 'Closed the books'],
  ])('is not held: %s, %s', (title, text) => {
    expect(holds(accountant, career(title, text))).toBe(false);
  });
});
