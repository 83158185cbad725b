import { describe, expect, it } from 'vitest';
import { writtenDocument } from '../../shared/testing/written';
import { withParagraphs } from '../paragraphs';
import { findSections } from '../sections';
import { readCredentials } from './index';

function credentialsOf(text: string) {
  const document = writtenDocument(`Jane Doe\n\n${text}`);
  return readCredentials(withParagraphs(document, findSections(document)), '2026-03-31');
}

it('are told in numbered lines of other sections, too', () => {
  const { certifications } = credentialsOf(
    '# Other information\n1. Plan reading certificate from Harwell College.\n2. Rides to work.',
  );
  expect(certifications?.map(({ name }) => name)).toEqual(['Plan reading certificate']);
});

it('are told among skills, whoever issued them', () => {
  const { certifications } = credentialsOf(
    '# Skills\n- Welding\n- AutoCAD certificate from Quay School of Computer Education',
  );
  expect(certifications?.map(({ name }) => name)).toEqual(['AutoCAD certificate']);
});

it('are told behind a label of theirs, and in labelled lines of studies', () => {
  const named = (text: string) => credentialsOf(text).certifications?.map(({ name }) => name);
  expect(named('# Skills\n- Welding\n- Certifications: Fire warden, First aid, Crane driving')).toEqual([
    'Fire warden',
    'First aid',
    'Crane driving',
  ]);
  expect(named('# Education\nB.A., Harbour College, 2012\nResult: Certificate of Rigging')).toEqual([
    'Certificate of Rigging',
  ]);
});

it('are known by the names of examinations, and by what they certify', () => {
  const { certifications } = credentialsOf(
    '# Skills\n- NEBOSH IGC\n- Passed OSHA 30 hours\n- Certified Scrum Master (CSM)\n- PMP certified\n- Welding',
  );
  expect(certifications?.map(({ name }) => name)).toEqual([
    'NEBOSH IGC',
    'OSHA 30 hours',
    'Certified Scrum Master (CSM)',
    'PMP certified',
  ]);
});

it.each([
  ['CISSP (2019 – 2025)', 'CISSP'],
  ['First Aid at Work (valid until 03/2027)', 'First Aid at Work'],
  ['Crane Operator – expires June 2027', 'Crane Operator'],
  ['Forklift certificate, issued 2019, expires 2027', 'Forklift certificate'],
  ['Sauveteur secouriste du travail (valable jusqu’au 12/2026)', 'Sauveteur secouriste du travail'],
])('are named without their period: %s', (line, name) => {
  const { certifications } = credentialsOf(`# Certifications\n- ${line}\n- Fire warden`);
  expect(certifications?.map((certificate) => certificate.name)).toEqual([name, 'Fire warden']);
});

it('share a heading with studies', () => {
  const { certifications } = credentialsOf(
    '# Education and Certificates\nB.A., Harbour College, 2012\nComputer skills: Word, Excel\nFire warden certificate\nSeminars attended:',
  );
  expect(certifications?.map(({ name }) => name)).toEqual(['Fire warden certificate']);
});

const namesIn = (text: string) =>
  credentialsOf(`# Certifications\n${text}`).certifications?.map(({ name }) => name);

describe('certificates', () => {
  it.each([
    ['- Certified Scrum Master, Scrum Alliance, 2021', ['Certified Scrum Master']],
    [
      '- AWS Certified Solutions Architect – Associate, Amazon (2022)',
      ['AWS Certified Solutions Architect – Associate'],
    ],
    [
      '**Professional Data Engineer**\nGoogle, Jan 2023\n**ITIL v4**\nAxelos',
      ['Professional Data Engineer', 'ITIL v4'],
    ],
    ['Deep Learning Specialization | Coursera | 2020', ['Deep Learning Specialization']],
    ['PMP⇥2019', ['PMP']],
    ['Food safety level 3; First aid at work', ['Food safety level 3', 'First aid at work']],
    ['Certified Rigger, Certified Crane Operator', ['Certified Rigger', 'Certified Crane Operator']],
    ['Certified Rigger, Crane Board of Hull', ['Certified Rigger']],
    [
      'Data Analyst Certificate\nIBM, May 2020\nPython for Everybody\nCoursera, 2019',
      ['Data Analyst Certificate', 'Python for Everybody'],
    ],
    ['2018: Zertifizierter Projektleiter', ['Zertifizierter Projektleiter']],
    ['1. Rigging certificate, 2014\n2. First aid', ['Rigging certificate', 'First aid']],
    ['Course: Fire warden\nInstitute: Quay Ltd\nYear: 2016', ['Fire warden']],
    ['Fire warden\nQuay College, 2016\n\nRigging\nHarbour Board, 2018', ['Fire warden', 'Rigging']],
    ['2016\nFire warden\n_Quay College_\n\n2018\nRigging\n_Harbour Board_', ['Fire warden', 'Rigging']],
    [
      'Fire warden\nRigging\n\nFirst aid\nCrane driving',
      ['Fire warden', 'Rigging', 'First aid', 'Crane driving'],
    ],
    ['Certificate⇥Institute⇥Year\nFire warden⇥Quay College⇥2016', ['Fire warden']],
  ])('in %j', (text, names) => expect(namesIn(text)).toEqual(names));

  it('tell whether they are on the list of known ones', () => {
    const { certifications } = credentialsOf('# Certifications\n- PMP\n- Basket weaving diploma');
    expect(certifications?.map(({ matchedFromList }) => matchedFromList)).toEqual([true, false]);
  });
});

describe('licences and clearances', () => {
  it('are told from certificates', () => {
    expect(
      credentialsOf('# Licenses & Certifications\n- Registered Nurse license\n- CKA').licenses?.map(
        ({ name }) => name,
      ),
    ).toEqual(['Registered Nurse license']);
  });

  it('are found in other sections', () => {
    expect(
      credentialsOf('# Summary\nEngineer with an active Top Secret clearance.').securityCredentials?.map(
        ({ name }) => name,
      ),
    ).toEqual(['Top Secret']);
  });
});

it('takes courses and certificates among studies, without those in the headers of entries', () => {
  const document = writtenDocument(
    'Jane Doe\n\n# Education\n- Passed B.A. from Harwell University in 2016\n- DCA, O Level, CCC\n- Certificate of Achievement (2005)\n- Harwell Certified Hardware Professional from Tallow Ltd',
  );
  const sections = withParagraphs(document, findSections(document));
  const named = (studies: ReadonlySet<number>) =>
    readCredentials(sections, '2026-03-31', studies).certifications?.map(({ name }) => name);
  const courses = ['DCA', 'O Level', 'CCC', 'Certificate of Achievement'];
  expect(named(new Set())).toEqual([...courses, 'Harwell Certified Hardware Professional']);
  const last = document.lines.length - 1;
  expect(named(new Set([last]))).toEqual(courses);
});

describe('certificates told among other facts', () => {
  it('are read without the words that lead to them, and no degree is one', () => {
    const text = `# Other qualifications
      - Completed training and certificated of Fire Warden
      - First Aid Certificate from Harbour Ambulance
      - Certificate of Secondary Education, Hill School
      - Good at chess`;
    expect(credentialsOf(text).certifications?.map(({ name }) => name)).toEqual([
      'Fire Warden',
      'First Aid Certificate',
    ]);
  });
});

it('leaves out what is in brackets about a certificate, and what is none', () => {
  expect(
    namesIn('- Working at Height (Harbour Gas, Module 4)\n- Winner of the school chess cup 2013'),
  ).toEqual(['Working at Height']);
});

it('are licences where they have the number of one', () => {
  const { certifications, licenses } = credentialsOf(
    '# Certifications and Licenses\nSeptember, 2001: Fire warden\n\nMaster Plumber, Lic. #2445',
  );
  expect(licenses?.map(({ name }) => name)).toEqual(['Master Plumber']);
  expect(certifications?.map(({ name }) => name)).toEqual(['Fire warden']);
});

it('lose what a date left of their brackets', () => {
  const { certifications } = credentialsOf(
    '# Certifications\n- Data Analytics Certificate (Quay Academy, expired 2023)\n- Rope Access Level 2 (valid until 12/2027)',
  );
  expect(certifications?.map(({ name }) => name)).toEqual([
    'Data Analytics Certificate',
    'Rope Access Level 2',
  ]);
});

it('are each one of a list whose last two a word joins', () => {
  expect(namesIn('First Aid at Work, Food Hygiene and Manual Handling')).toEqual([
    'First Aid at Work',
    'Food Hygiene',
    'Manual Handling',
  ]);
  expect(namesIn('Certificate in Health, Safety and Environment')).toHaveLength(1);
});
