import { describe, expect, it } from 'vitest';
import { jobOf } from './testing/read';

const posting = (line: string) => jobOf(`Bridge Keeper\nHarbour Works\nHull\n\n# Requirements\n- ${line}`);

describe('what only looks like something', () => {
  it.each([
    'You work with every software engineer of the house.',
    'A good engineer asks before building.',
    'Technical work, but with people.',
    'You help student associations.',
    'Intermediate (Care)',
    'Intermediate or senior level, primary contact of elementary teams.',
    'You report to the Senior Accountant.',
    'You raise the maturity of our processes.',
    'A promotion after a year, and every metric in one place.',
    'You need not tell dates of attendance at or graduation from an educational institution.',
    'Budgets with the FP&A team, models in FP16.',
    'Base pay depends on skills, experience and relevant education.',
    'We were founded by Ann Blake, PhD, the first keeper.',
    'Backed by Harbour Associates.',
    'Esto es eso.',
  ])('is no degree: %s', (line) => expect(posting(line).degrees).toEqual([]));

  it.each(["Engineer's degree or comparable", 'Bachelor of Engineering', 'Secondary education'])(
    'is a degree: %s',
    (line) => expect(posting(line).degrees).toHaveLength(1),
  );

  it('is no degree: a word of the title', () => {
    const job = jobOf('Vet Support Associate\nHarbour Works\nHull\n\n# Requirements\n- Patience');
    expect(job).toMatchObject({ degrees: [] });
    expect(job.requiredDegree).toBeUndefined();
  });

  it('is not required: a degree that the requirements do not name', () => {
    const job = jobOf(
      'Bridge Keeper\nHarbour Works\nHull\n\n# About us\nA tool like a colleague with a PhD in physics.\n\n# Requirements\n- Patience',
    );
    expect(job.requiredDegree).toBeUndefined();
  });

  it.each([
    ['Degree in nursing', 'Degree in nursing'],
    ['Hold an MSc or PhD degree in biology', 'MSc'],
    ['Hold an MSc degree in biology', 'MSc degree in biology'],
    ['Doctor of Pharmacy from an accredited school', 'Doctor of Pharmacy'],
    ['BSN or ADN, active RN licence', 'ADN'],
    ['B.S. + 5 years or Ph.D. + 1 year of experience', 'B.S.'],
    ['Bachelor in physics, but a degree is not a requirement', undefined],
  ])('is named with its subject: %s', (line, name) => expect(posting(line).requiredDegree).toBe(name));

  it.each(['You are on call 100% of the time.', '100% remote, 100 % ownership.'])(
    'is no full week: %s',
    (line) => expect(posting(line).employmentType).toBe('unspecified'),
  );

  it('is a full week beside a word for it', () => {
    const withFact = (fact: string) =>
      jobOf(`Bridge Keeper\nHarbour Works\nHull\n${fact}\n\nYou open the bridge.`);
    expect(withFact('Pensum: 100 %').employmentType).toBe('fulltime');
    expect(withFact('Pensum: 80 - 100 %').employmentType).toBe('fulltime/parttime');
  });

  it('is no pay: a pension plan by its number', () => {
    expect(posting('Health insurance and a 401k with a match').salary).toBeUndefined();
    expect(posting('A 401(k) plan').salary).toBeUndefined();
  });

  it('is no site to apply at: what every posting links to', () => {
    const links = 'See https://harbour.example/privacy and https://harbour.example.';
    expect(posting(links).applicationDetails?.website).not.toContain('privacy');
  });
});

describe('certificates', () => {
  it.each([
    ['Applicable licensure, National Certification', []],
    ['Pass RBT Certification within 90 days', ['RBT Certification']],
    ['Five years as a CSM', ['CSM']],
  ])('say of what: %s', (line, names) => expect(posting(line).certificationsAndLicenses).toEqual(names));

  it('are not the initials of the title', () => {
    const job = jobOf(
      'Customer Success Manager\nHarbour Works\nHull\n\n# Requirements\n- Five years as a CSM',
    );
    expect(job.certificationsAndLicenses).toEqual([]);
    const nurse = jobOf('Licensed Practical Nurse\nHarbour Works\nHull\n\n# Requirements\n- LPN');
    expect(nurse.certificationsAndLicenses).toContain('LPN');
  });
});
