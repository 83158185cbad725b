/** Beginnings and ends of sentences in CVs that do not exist, by language; skills are in between. */

type Phrases = { openings: readonly string[]; ends: readonly string[]; and: string };

export const PHRASES: Readonly<Record<string, Phrases>> = {
  en: {
    openings: [
      'Responsible for',
      'Worked daily on',
      'Led a team for',
      'Introduced',
      'Trained others in',
      'Took over',
    ],
    ends: [
      'for three sites',
      'within the budget',
      'with new customers',
      'in a shift of eight',
      'from day one',
      '',
    ],
    and: 'and',
  },
  de: {
    openings: [
      'Verantwortlich für',
      'Täglich befasst mit',
      'Leitung eines Teams für',
      'Einführung von',
      'Schulung in',
    ],
    ends: ['an drei Standorten', 'im Rahmen des Budgets', 'für neue Kunden', 'im Schichtbetrieb', ''],
    and: 'und',
  },
  fr: {
    openings: [
      'Responsable de',
      'Chargé au quotidien de',
      'Encadrement de',
      'Mise en place de',
      'Formation en',
    ],
    ends: ['sur trois sites', 'dans le budget prévu', 'pour de nouveaux clients', 'en équipe', ''],
    and: 'et',
  },
  es: {
    openings: [
      'Responsable de',
      'Trabajo diario en',
      'Dirección de un equipo de',
      'Implantación de',
      'Formación en',
    ],
    ends: ['en tres centros', 'dentro del presupuesto', 'con clientes nuevos', 'por turnos', ''],
    and: 'y',
  },
  nl: {
    openings: [
      'Verantwoordelijk voor',
      'Dagelijks bezig met',
      'Leiding over',
      'Invoering van',
      'Opleiding in',
    ],
    ends: ['op drie locaties', 'binnen het budget', 'voor nieuwe klanten', 'in ploegendienst', ''],
    and: 'en',
  },
  it: {
    openings: [
      'Responsabile di',
      'Lavoro quotidiano su',
      'Guida di una squadra per',
      'Avvio di',
      'Formazione in',
    ],
    ends: ['in tre sedi', 'nei limiti del bilancio', 'per nuovi clienti', 'a turni', ''],
    and: 'e',
  },
};

/** Towns with their coordinates, more people in the first ones. */
export const TOWNS = [
  ['GB', 'London', 51.51, -0.13],
  ['US', 'New York', 40.71, -74.01],
  ['DE', 'Berlin', 52.52, 13.41],
  ['FR', 'Paris', 48.86, 2.35],
  ['ES', 'Madrid', 40.42, -3.7],
  ['US', 'Chicago', 41.88, -87.63],
  ['NL', 'Amsterdam', 52.37, 4.9],
  ['IT', 'Milano', 45.46, 9.19],
  ['GB', 'Manchester', 53.48, -2.24],
  ['DE', 'Hamburg', 53.55, 9.99],
  ['US', 'Houston', 29.76, -95.37],
  ['IE', 'Dublin', 53.35, -6.26],
  ['GB', 'Leeds', 53.8, -1.55],
  ['DE', 'Leipzig', 51.34, 12.37],
  ['FR', 'Lyon', 45.76, 4.84],
  ['NL', 'Utrecht', 52.09, 5.12],
  ['CH', 'Bern', 46.95, 7.45],
  ['AT', 'Graz', 47.07, 15.44],
  ['US', 'Boise', 43.62, -116.2],
  ['IT', 'Bologna', 44.49, 11.34],
] as const;

const STEMS = ['Brins', 'Hal', 'Oster', 'Mar', 'Thorn', 'Wick', 'Ebb', 'Quill', 'Dun', 'Kest', 'Rav', 'Sol'];
const TAILS = ['by', 'den', 'mere', 'ford', 'wick', 'ham', 'stead', 'gate', 'haven', 'mark'];
const TRADES = [
  'Marine',
  'Foods',
  'Systems',
  'Works',
  'Group',
  'Care',
  'Logistics',
  'Partners',
  'Bank',
  'Studio',
];

/** Names of employers and schools, some twelve thousand. */
export function namedPlace(pick: <T>(items: readonly T[]) => T): string {
  return `${pick(STEMS)}${pick(TAILS)} ${pick(STEMS)}${pick(TAILS)}`;
}

export function namedEmployer(pick: <T>(items: readonly T[]) => T): string {
  return `${pick(STEMS)}${pick(TAILS)} ${pick(TRADES)}`;
}
