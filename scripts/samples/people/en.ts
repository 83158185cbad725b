import type { Person } from '../person.ts';

export const english: Person[] = [
  {
    id: 'amara-whitcombe',
    language: 'en',
    kind: 'pdf',
    look: 'classic',
    dates: 'words',
    name: 'Amara Whitcombe',
    headline: 'Senior Backend Engineer',
    email: 'amara.whitcombe@example.com',
    phone: '+44 20 7946 0321',
    address: ['Bristol', 'United Kingdom'],
    links: ['github.com/awhitcombe-example', 'linkedin.com/in/amara-whitcombe-example'],
    summary:
      'Backend engineer with nine years in payments and logistics. I like small services, honest metrics and code that a new colleague can change on the second day.',
    jobs: [
      {
        title: 'Senior Backend Engineer',
        employer: 'Tidewright Payments Ltd',
        place: 'Bristol, UK',
        start: '2021-04',
        points: [
          'Lead a team of five that moved card settlement from a nightly batch to event streams with Kafka and Go.',
          'Cut the p99 of the authorisation service from 900 ms to 140 ms by redesigning its PostgreSQL access.',
          'Mentor two junior engineers; run the on-call rota and its weekly review.',
        ],
      },
      {
        title: 'Software Engineer',
        employer: 'Parcel & Quay',
        place: 'Cardiff, UK',
        start: '2018-01',
        end: '2021-03',
        points: [
          'Built the carrier integration platform in TypeScript and Node.js, 40 carriers in three years.',
          'Introduced contract tests and Docker-based environments.',
        ],
      },
      {
        title: 'Junior Developer',
        employer: 'Larkfield Digital',
        place: 'Bath, UK',
        start: '2015-09',
        end: '2017-12',
        points: ['Maintained booking systems for regional museums in PHP and MySQL.'],
      },
    ],
    studies: [
      {
        degree: 'BSc (Hons) Computer Science',
        school: 'Severnside University',
        place: 'Gloucester, UK',
        start: '2012-09',
        end: '2015-06',
        note: 'First class honours',
      },
    ],
    skills: [
      ['Languages', ['Go', 'TypeScript', 'Python', 'SQL']],
      ['Platform', ['Kafka', 'PostgreSQL', 'Kubernetes', 'Terraform', 'AWS']],
      ['Practices', ['Domain-driven design', 'Observability', 'Mentoring']],
    ],
    languages: [
      ['English', 'native'],
      ['French', 'conversational'],
    ],
    certificates: [
      'AWS Certified Solutions Architect – Associate (2022)',
      'Certified Kubernetes Administrator (2023)',
    ],
    interests: 'Sea swimming, repairing old radios',
  },
  {
    id: 'jonah-merriweather',
    language: 'en',
    kind: 'docx',
    look: 'officeFlow',
    dates: 'digits',
    name: 'Jonah Merriweather, RN',
    headline: 'Registered Nurse – Intensive Care',
    email: 'jonah.merriweather@example.org',
    phone: '(303) 555-0142',
    address: ['418 Cottonwood Lane', 'Boulder, CO 80302', 'USA'],
    summary:
      'ICU nurse with seven years of bedside experience in medical and cardiac intensive care, charge nurse since 2022.',
    jobs: [
      {
        title: 'Charge Nurse, Cardiac ICU',
        employer: 'Flatiron Ridge Medical Center',
        place: 'Boulder, CO',
        start: '2022-02',
        points: [
          'Supervise 14 nurses a shift in an 18-bed cardiac intensive care unit.',
          'Started the delirium screening programme; restraint days fell by a third within a year.',
        ],
      },
      {
        title: 'Staff Nurse, Medical ICU',
        employer: 'Flatiron Ridge Medical Center',
        place: 'Boulder, CO',
        start: '2019-06',
        end: '2022-01',
        points: ['Ventilator, CRRT and post-arrest care; preceptor for new graduates.'],
      },
      {
        title: 'Staff Nurse',
        employer: 'Prairie Lantern Hospital',
        place: 'Greeley, CO',
        start: '2017-07',
        end: '2019-05',
        points: ['Telemetry unit, 1:4 ratio. Electronic charting with barcode medication administration.'],
      },
    ],
    studies: [
      {
        degree: 'Bachelor of Science in Nursing',
        school: 'High Plains State University',
        place: 'Greeley, CO',
        start: '2013-08',
        end: '2017-05',
        note: 'GPA 3.7/4.0',
      },
    ],
    skills: [
      [
        'Clinical',
        ['Hemodynamic monitoring', 'CRRT', 'Mechanical ventilation', 'Triage', 'Patient education'],
      ],
    ],
    languages: [
      ['English', 'native'],
      ['Spanish', 'fluent'],
    ],
    certificates: ['CCRN – Adult Critical Care', 'ACLS', 'BLS'],
  },
  {
    id: 'priya-ellsworth',
    language: 'en',
    kind: 'pdf',
    look: 'sidebar',
    dates: 'words',
    name: 'Priya Ellsworth',
    headline: 'Product Designer',
    email: 'hello@priya-ellsworth.example',
    phone: '+1 416 555 0187',
    address: ['Toronto, ON', 'Canada'],
    links: ['priya-ellsworth.example', 'linkedin.com/in/priya-ellsworth-example'],
    summary:
      'Designer of tools for people who use them eight hours a day: dispatchers, clinicians, claims handlers. Research first, then type, then colour.',
    jobs: [
      {
        title: 'Lead Product Designer',
        employer: 'Northlake Dispatch',
        place: 'Toronto, ON',
        start: '2020-05',
        points: [
          'Own the design of the dispatch console used by 60 emergency services.',
          'Built the design system: 70 components, tokens, accessibility tests in CI.',
        ],
      },
      {
        title: 'UX Designer',
        employer: 'Maple & Finch Health',
        place: 'Ottawa, ON',
        start: '2016-10',
        end: '2019-08',
        points: ['Redesigned the medication list with 40 nurses; reported near misses halved.'],
      },
    ],
    studies: [
      {
        degree: 'MDes, Interaction Design',
        school: 'Ontario Institute of Art',
        place: 'Toronto',
        start: '2014-09',
        end: '2016-06',
      },
      {
        degree: 'BA, Psychology',
        school: 'Rideau College',
        place: 'Ottawa',
        start: '2010-09',
        end: '2014-05',
      },
    ],
    skills: [
      ['Design', ['Interaction design', 'Design systems', 'Prototyping', 'Figma', 'Typography']],
      ['Research', ['Usability testing', 'Contextual inquiry', 'Survey design']],
    ],
    languages: [
      ['English', 'native'],
      ['Hindi', 'fluent'],
      ['French', 'intermediate'],
    ],
    interests: 'Letterpress, long-distance canoeing',
  },
];
