import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSkills } from './find';
import { normaliseSkill } from './normalise';
import { shipped } from './testing/shipped';

/** Sentences written for this test: skills that they mention, and words that only look like skills. */
const SENTENCES: [language: string, text: string, expected: string[]][] = [
  ['en', 'You write clean Go and Python and deploy with Docker.', ['Go', 'Python', 'Docker']],
  ['en', 'We go the extra mile, have access to the sea and excel at word games.', []],
  ['en', 'The office opens in spring; express your interest swiftly.', []],
  [
    'en',
    'Strong Word, Excel and PowerPoint skills.',
    ['Microsoft Word', 'Microsoft Excel', 'Microsoft PowerPoint'],
  ],
  ['en', 'Our teams sit in an office with large windows.', []],
  ['en', 'Provided customer service, responsible for all marketing.', ['Customer service', 'Marketing']],
  ['en', 'Provided reliable figures to the marketing team.', []],
  ['en', 'The site uses JavaScript, HTML, Flash and CSS.', ['JavaScript', 'HTML', 'Adobe Flash', 'CSS']],
  ['en', 'A camera with flash and a mac in the rain.', []],
  [
    'en',
    'Accounts payable, books of four firms, VAT returns, budgeting',
    ['Accounts payable', 'Value added tax', 'Budgeting'],
  ],
  ['en', 'Our full team is working out of a sunny office, and start-ups are our clients.', []],
  ['en', 'You partner with sales leadership in every region.', []],
  ['en', 'As the Core Product Lead on our team you open the bridge.', []],
  ['en', 'Experience with start-ups and skills in team working.', ['Entrepreneurship', 'Teamwork']],
  [
    'en',
    'Bachelor’s degree or higher in Computer Science, Software Engineering or a related field',
    ['Computer science', 'Software development'],
  ],
  ['en', 'You have experience with UI automation frameworks.', ['Automation']],
  ['en', 'Our automation team sits upstairs; economic growth is up to do.', []],
  ['en', 'ORACLE (3 years), JAVA (3 years), SOAP (less than 1 year)', ['Oracle Database', 'Java', 'SOAP']],
  ['it', 'Con tecnici e business per il lancio del sito', []],
  ['en', 'An understanding of Extended Access Management and of Utilization Management', []],
  ['en', 'Experience with Access, SQL and Management', ['Microsoft Access', 'SQL', 'Business management']],
  ['de', 'Kunden beraten und Mitarbeiter schulen', ['Customer service', 'Delivering training']],
  ['nl', 'Je stuurt het team aan en adviseert klanten.', ['Team management', 'Customer service']],
  ['fr', 'Vous encadrez une équipe et négociez les contrats.', ['Team management', 'Negotiation']],
  ['en', 'R, SPSS and Stata for statistics', ['R', 'SPSS', 'Stata', 'Statistics']],
  ['en', 'Patients with vitamin C deficiency and hepatitis C', []],
  [
    'en',
    'Firmware in C and C++ for microcontrollers',
    ['Firmware development', 'C', 'C++', 'Microcontrollers'],
  ],
  ['en', 'Ruby Miller and Jasmine Scala joined Apache last spring.', []],
  ['en', 'Ruby on Rails, React and Node.js', ['Ruby on Rails', 'React', 'Node.js']],
  ['en', 'Forklift driving and order picking in a cold store', ['Forklift driving', 'Order picking']],
  [
    'en',
    'Wound care, medication administration and patient education',
    ['Wound care', 'Medication administration', 'Patient education'],
  ],
  [
    'en',
    'Accounts payable, VAT returns and month-end closing in SAP',
    ['Accounts payable', 'Value added tax', 'Month-end closing', 'SAP'],
  ],
  [
    'de',
    'Kenntnisse in Buchhaltung, Lohnabrechnung und DATEV',
    ['Bookkeeping', 'Payroll accounting', 'DATEV'],
  ],
  ['de', 'Erfahrung im MAG-Schweißen und im CNC-Drehen', ['MIG/MAG welding', 'CNC turning']],
  ['de', 'Der Zug hält in der Nähe; gute Anbindung an die Stadt.', []],
  [
    'de',
    'Grundpflege und Behandlungspflege, Führerschein Klasse B',
    ['Basic care', 'Treatment care', 'Driving licence B'],
  ],
  [
    'es',
    'Gestión de almacenes, plantillas y atención al cliente',
    ['Warehouse management', 'Customer service'],
  ],
  ['es', 'Ofrecemos un buen ambiente y una cena en la playa.', []],
  [
    'fr',
    'Gestion de projet, comptabilité fournisseurs et bulletins de paie',
    ['Project management', 'Accounts payable', 'Payroll accounting'],
  ],
  ['fr', 'Nous sommes une équipe à taille humaine près de la gare.', []],
  [
    'it',
    'Contabilità fornitori, saldatura TIG e lettura del disegno tecnico',
    ['Accounts payable', 'TIG welding', 'Technical drawing'],
  ],
  [
    'nl',
    'Ervaring met boekhouden, heftruck rijden en klantenservice',
    ['Bookkeeping', 'Forklift driving', 'Customer service'],
  ],
  ['en', 'You report in Excel daily.', ['Microsoft Excel']],
  ['en', 'Those who excel in sales.', ['Sales']],
  ['pl', 'Biegła znajomość Excel', ['Microsoft Excel']],
  ['pt', 'Conhecimentos de Excel e SAP', ['Microsoft Excel', 'SAP']],
  ['fr', "Vous analysez les chiffres et l'activité, c'est un poste pour l'été.", []],
  ['it', "Lavori per l'azienda e per l'Italia; c'è un'ottima mensa.", []],
  ['fr', "Maîtrise d'Excel et de l'ETL", ['Microsoft Excel', 'ETL']],
  ['pl', 'Znajomość Java, Docker i PostgreSQL', ['Java', 'Docker', 'PostgreSQL']],
];

describe('skills in sentences', () => {
  it.each(SENTENCES)('%s: %s', (language, text, expected) => {
    const found = findSkills(shipped, text, language).map(({ skill }) => skill.labels.en);
    expect(found).toEqual(expected);
  });
});

describe('any text', () => {
  const skills = [...shipped.skills.values()];
  const language = fc.constantFrom('en', 'de', 'es', 'fr', 'it', 'nl', 'pl', 'xx');
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom(...skills).map(({ labels }) => labels.en),
    fc.constantFrom(', ', '\n', ' und ', '/', '(', '…', 'ß', 'C', 'Go', 'é', '.net'),
  );
  const text = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(' '));

  it('has skills in order, none over another, where they are said to be', () => {
    fc.assert(
      fc.property(text, language, (written, code) => {
        let last = 0;
        for (const found of findSkills(shipped, written, code)) {
          expect(found.start).toBeGreaterThanOrEqual(last);
          expect(written.slice(found.start, found.end)).toBe(found.text);
          last = found.end;
        }
      }),
    );
  });

  it('is normalised to a skill or none, with a confidence', () => {
    fc.assert(
      fc.property(text, language, (written, code) => {
        const found = normaliseSkill(shipped, written, code);
        if (found) expect(found.confidence > 0 && found.confidence <= 1).toBe(true);
      }),
    );
  });

  it('takes time that grows with it, however hostile', { timeout: 20_000 }, () => {
    for (const unit of ['C, ', 'Go Go ', '(((', 'a b c d ', 'kenntnisse in ', '-/-/', 'machine '])
      expect(findSkills(shipped, unit.repeat(100_000 / unit.length), 'de')).toBeDefined();
  });

  it('gives the same skill in any case and with other hyphens', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...skills.filter(({ cells }) => !cells[0]?.split('|')[0]?.endsWith('~'))),
        (skill) => {
          const label = skill.labels.en;
          for (const written of [
            label.toUpperCase(),
            label.replaceAll('-', ' '),
            `  ${label.toLowerCase()}. `,
          ])
            expect(normaliseSkill(shipped, written, 'en')?.skill.labels.en).toBe(label);
        },
      ),
    );
  });
});
