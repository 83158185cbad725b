/** CVs of people who do not exist, as text: no two with one name, each with a different city, skills and jobs. */

const FIRST = [
  'Ada',
  'Bram',
  'Cleo',
  'Dario',
  'Edda',
  'Finn',
  'Greta',
  'Hugo',
  'Ines',
  'Jonas',
  'Kaja',
  'Lior',
];
const LAST = ['Ashby', 'Birk', 'Corwin', 'Dahl', 'Esker', 'Fenn', 'Garrow', 'Holm', 'Ives', 'Jarl', 'Keld'];
const ENDS = ['', 'son', 'field', 'worth', 'by', 'ley', 'ham', 'gate', 'wick', 'well', 'brook', 'stead'];
const STARTS = [
  '',
  'Mac',
  'Van ',
  'Nor',
  'Wes',
  'Sud',
  'Ost',
  'Hal',
  'Thor',
  'Bern',
  'Ald',
  'Rem',
  'Cal',
  'Dun',
];
const CITIES = [
  'London, United Kingdom',
  'Leeds, United Kingdom',
  'Bristol, United Kingdom',
  'Berlin, Germany',
  'Hamburg, Germany',
  'Vienna, Austria',
  'Dublin, Ireland',
];
const TRADES = [
  { title: 'Bookkeeper', skills: ['Payroll', 'VAT', 'Excel', 'SAP'] },
  { title: 'Registered Nurse', skills: ['Wound care', 'Triage', 'Intensive care'] },
  { title: 'Frontend Engineer', skills: ['React', 'TypeScript', 'CSS', 'Node.js'] },
  { title: 'Warehouse Manager', skills: ['Logistics', 'Forklift', 'Inventory management'] },
  { title: 'Data Analyst', skills: ['SQL', 'Python', 'Tableau', 'Statistics'] },
];
const LANGUAGES = ['English (native), German (B2)', 'German (native), English (C1)', 'English (native)'];

function pick<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T;
}

/** Returns the CV of the person of this number. */
export function personOf(index: number): { name: string; text: string } {
  const first = pick(FIRST, index);
  const last = Math.floor(index / FIRST.length);
  const stem = pick(LAST, last).toLowerCase();
  const start = pick(STARTS, Math.floor(last / LAST.length / ENDS.length));
  const written = `${start}${stem}${pick(ENDS, Math.floor(last / LAST.length))}`;
  const family = `${written.charAt(0).toUpperCase()}${written.slice(1)}`;
  const { title, skills } = pick(TRADES, index);
  const began = 2004 + (index % 16);
  const text = [
    `${first} ${family}`,
    title,
    pick(CITIES, index * 3 + last),
    `${first}.${family.replace(' ', '')}.${index}@example.org`.toLowerCase(),
    '',
    'Work Experience',
    '',
    `${began + 4} - Present`,
    title,
    `${family} Works ${index % 97}`,
    `- Led the ${pick(skills, index).toLowerCase()} of a team of ${3 + (index % 20)}.`,
    '',
    `${began} - ${began + 4}`,
    `Junior ${title}`,
    `${pick(LAST, index)} Partners`,
    '',
    'Education',
    '',
    `${began - 4} - ${began}`,
    `BSc, University of ${pick(CITIES, index).split(',')[0]}`,
    '',
    'Skills',
    skills.join(', '),
    '',
    'Languages',
    pick(LANGUAGES, index),
  ].join('\n');
  return { name: `person-${index}.txt`, text };
}
