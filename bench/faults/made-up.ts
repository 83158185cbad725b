/** Data to send while things break: people and postings that do not exist, each unlike every other. */

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
  'Mara',
];
const LAST = [
  'Ashby',
  'Birk',
  'Corwin',
  'Dahl',
  'Esker',
  'Fenn',
  'Garrow',
  'Holm',
  'Ives',
  'Jarl',
  'Keld',
  'Lund',
];

const pick = (list: readonly string[], index: number) => list[index % list.length] ?? '';

/** Returns a short CV of the person of this number, as text. */
export function cvOf(index: number): { name: string; text: string } {
  const first = pick(FIRST, index);
  const last = `${pick(LAST, Math.floor(index / FIRST.length))}${'aeiou'.charAt(Math.floor(index / 156) % 5)}`;
  const name = `${first} ${last}`;
  const text = [
    name,
    `${first}.${last}.${index}@example.org`.toLowerCase(),
    '',
    'Experience',
    `Bookkeeper, ${last} Works ${index}`,
    'May 2018 - April 2024',
    '- Kept the ledgers and closed each month.',
    '',
    'Skills',
    'Payroll, VAT, Excel',
  ].join('\n');
  return { name: `person-${index}.txt`, text };
}

/** Returns a file of postings as JSON Lines, no two of one job. */
export function postingsOf(file: number, count: number): string {
  const lines = Array.from({ length: count }, (_, index) => {
    const number = file * count + index;
    return JSON.stringify({
      id: `fault-${number}`,
      title: `${pick(['Welder', 'Nurse', 'Bookkeeper', 'Cook', 'Joiner'], number)} for line ${number}`,
      company: `Works ${number}`,
      date: '2026-10-01',
      location: 'Leeds, United Kingdom',
      description: `Works ${number} looks for someone who keeps line ${number} going in shifts of its own.`,
    });
  });
  return `${lines.join('\n')}\n`;
}
