import type { Posting } from '../posting.ts';

export const ENGLISH: readonly Posting[] = [
  {
    id: 'backend-engineer-tidemark',
    language: 'en',
    kind: 'pdf',
    title: 'Senior Backend Engineer',
    employer: 'Tidemark Logistics Ltd',
    place: 'Bristol, United Kingdom',
    facts: [
      ['Contract', 'Permanent, full-time'],
      ['Salary', '£68,000 – £78,000 per year'],
      ['Hours', '37.5 hours per week'],
      ['Place of work', 'Hybrid, two days a week in Bristol'],
      ['Closing date', '15 January 2027'],
      ['Reference', 'TM-2041'],
    ],
    sections: [
      {
        heading: 'About us',
        body: [
          'Tidemark Logistics plans the loading of ferries and short-sea ships around the Celtic Sea. We are ninety people, a third of them engineers.',
        ],
      },
      {
        heading: 'What you will do',
        body: [
          [
            'Design and run the services that decide which lorry sails on which ship',
            'Move our booking engine from nightly batches to events',
            'Review the designs of three other teams and mentor two engineers',
          ],
        ],
      },
      {
        heading: 'Requirements',
        body: [
          [
            'At least 5 years of experience in backend development',
            'Strong knowledge of Java and Spring Boot',
            'PostgreSQL and Kafka in production',
            "A Bachelor's degree in Computer Science or comparable experience",
          ],
        ],
      },
      {
        heading: 'Nice to have',
        body: [['Kubernetes', 'Terraform', 'Experience with optimisation problems']],
      },
      {
        heading: 'Benefits',
        body: [
          ['28 days of holiday plus bank holidays', '8% pension contribution', 'A day at sea every summer'],
        ],
      },
      {
        heading: 'How to apply',
        body: [
          'Send your CV to Morwenna Tresize at careers@tidemark-logistics.example or call +44 117 496 0182. We answer everyone within ten days.',
        ],
      },
    ],
  },
  {
    id: 'ward-nurse-larkspur',
    language: 'en',
    kind: 'docx',
    title: 'Registered Nurse, Night Shift',
    employer: 'Larkspur Community Hospital',
    place: 'Duluth, MN 55802, United States',
    facts: [
      ['Employment type', 'Part-time, permanent'],
      ['Pay', '$38.50 – $44.00 per hour'],
      ['Hours', '24 hours per week, nights and every third weekend'],
      ['Apply by', 'December 20, 2026'],
      ['Job ID', 'RN-118'],
    ],
    sections: [
      {
        heading: 'Responsibilities',
        body: [
          [
            'Care for eight to ten patients of the surgical ward',
            'Administer medication and monitor vital signs',
            'Hand over to the day shift and keep the electronic record',
          ],
        ],
      },
      {
        heading: 'Qualifications',
        body: [
          [
            'Active Registered Nurse license in Minnesota',
            'Basic Life Support certification required',
            'Minimum 2 years of acute care experience',
            'Experience with wound care preferred',
          ],
        ],
      },
      {
        heading: 'What we offer',
        body: ['Health, dental and vision insurance, tuition reimbursement and free parking.'],
      },
      {
        heading: 'Contact',
        body: ['Deshawn Ottoway, Human Resources, (218) 555-0144, jobs@larkspur-hospital.example'],
      },
    ],
  },
  {
    id: 'data-analyst-intern-quillfield',
    language: 'en',
    kind: 'txt',
    title: 'Data Analyst Intern',
    employer: 'Quillfield Energy Cooperative',
    place: 'Remote (Ireland)',
    facts: [
      ['Type', 'Internship, full-time, 6 months'],
      ['Start date', '1 February 2027'],
      ['Pay', '€2,100 per month'],
    ],
    sections: [
      {
        heading: 'The role',
        body: [
          'You help forty energy cooperatives understand what their members use and when. You clean meter readings, build dashboards and present what you found every other Friday.',
        ],
      },
      {
        heading: 'What you bring',
        body: [['Python and SQL', 'Statistics at university level', 'Fluent English', 'Power BI is a plus']],
      },
      { heading: 'Apply', body: ['Write to talent@quillfield.example and tell us about a chart you like.'] },
    ],
  },
];
