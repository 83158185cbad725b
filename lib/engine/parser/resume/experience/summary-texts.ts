/** The sentences of the experience summary in the main languages of the parser. */

type SummaryFacts = {
  /** Length of the career and of its management part, already in words. */
  total: string;
  management?: string;
  average?: string;
  title?: string;
  employer?: string;
  isCurrent: boolean;
};

type Texts = {
  years: (count: number) => string;
  months: (count: number) => string;
  none: string;
  describe: (facts: SummaryFacts) => string[];
};

const at = (word: string, { title, employer }: SummaryFacts) =>
  employer ? (title ? `${title} ${word} ${employer}` : employer) : (title ?? '');
const plural = (one: string, many: string) => (count: number) => `${count} ${count === 1 ? one : many}`;

export const SUMMARY_TEXTS: Record<string, Texts> = {
  en: {
    years: plural('year', 'years'),
    months: plural('month', 'months'),
    none: 'No work experience with dates was found.',
    describe: (facts) => [
      `The candidate has ${facts.total} of work experience${facts.management ? `, ${facts.management} of it in management` : ''}.`,
      facts.title || facts.employer
        ? `${facts.isCurrent ? 'Current' : 'Most recent'} position: ${at('at', facts)}.`
        : '',
      facts.average ? `Average time with an employer: ${facts.average}.` : '',
    ],
  },
  de: {
    years: plural('Jahr', 'Jahre'),
    months: plural('Monat', 'Monate'),
    none: 'Es wurde keine datierte Berufserfahrung gefunden.',
    describe: (facts) => [
      `Berufserfahrung: ${facts.total}${facts.management ? `, davon ${facts.management} in Führungspositionen` : ''}.`,
      facts.title || facts.employer
        ? `${facts.isCurrent ? 'Aktuelle' : 'Letzte'} Position: ${at('bei', facts)}.`
        : '',
      facts.average ? `Durchschnittliche Dauer je Arbeitgeber: ${facts.average}.` : '',
    ],
  },
  fr: {
    years: plural('an', 'ans'),
    months: (count) => `${count} mois`,
    none: "Aucune expérience professionnelle datée n'a été trouvée.",
    describe: (facts) => [
      `Expérience professionnelle : ${facts.total}${facts.management ? `, dont ${facts.management} d'encadrement` : ''}.`,
      facts.title || facts.employer
        ? `${facts.isCurrent ? 'Poste actuel' : 'Dernier poste'} : ${at('chez', facts)}.`
        : '',
      facts.average ? `Durée moyenne par employeur : ${facts.average}.` : '',
    ],
  },
  es: {
    years: plural('año', 'años'),
    months: plural('mes', 'meses'),
    none: 'No se encontró experiencia laboral con fechas.',
    describe: (facts) => [
      `Experiencia laboral: ${facts.total}${facts.management ? `, de ellos ${facts.management} en puestos de dirección` : ''}.`,
      facts.title || facts.employer
        ? `${facts.isCurrent ? 'Puesto actual' : 'Último puesto'}: ${at('en', facts)}.`
        : '',
      facts.average ? `Tiempo medio por empleador: ${facts.average}.` : '',
    ],
  },
  it: {
    years: plural('anno', 'anni'),
    months: plural('mese', 'mesi'),
    none: 'Non è stata trovata esperienza lavorativa datata.',
    describe: (facts) => [
      `Esperienza lavorativa: ${facts.total}${facts.management ? `, di cui ${facts.management} in ruoli direttivi` : ''}.`,
      facts.title || facts.employer
        ? `${facts.isCurrent ? 'Posizione attuale' : 'Ultima posizione'}: ${at('presso', facts)}.`
        : '',
      facts.average ? `Durata media per datore di lavoro: ${facts.average}.` : '',
    ],
  },
  pt: {
    years: plural('ano', 'anos'),
    months: plural('mês', 'meses'),
    none: 'Não foi encontrada experiência profissional com datas.',
    describe: (facts) => [
      `Experiência profissional: ${facts.total}${facts.management ? `, dos quais ${facts.management} em gestão` : ''}.`,
      facts.title || facts.employer
        ? `${facts.isCurrent ? 'Cargo atual' : 'Último cargo'}: ${at('na', facts)}.`
        : '',
      facts.average ? `Tempo médio por empregador: ${facts.average}.` : '',
    ],
  },
  nl: {
    years: (count) => `${count} jaar`,
    months: plural('maand', 'maanden'),
    none: 'Er is geen gedateerde werkervaring gevonden.',
    describe: (facts) => [
      `Werkervaring: ${facts.total}${facts.management ? `, waarvan ${facts.management} leidinggevend` : ''}.`,
      facts.title || facts.employer
        ? `${facts.isCurrent ? 'Huidige' : 'Laatste'} functie: ${at('bij', facts)}.`
        : '',
      facts.average ? `Gemiddelde duur per werkgever: ${facts.average}.` : '',
    ],
  },
  pl: {
    years: (count) => `${count} ${count === 1 ? 'rok' : fewOrMany(count, 'lata', 'lat')}`,
    months: (count) => `${count} ${count === 1 ? 'miesiąc' : fewOrMany(count, 'miesiące', 'miesięcy')}`,
    none: 'Nie znaleziono datowanego doświadczenia zawodowego.',
    describe: (facts) => [
      `Doświadczenie zawodowe: ${facts.total}${facts.management ? `, w tym ${facts.management} na stanowiskach kierowniczych` : ''}.`,
      facts.title || facts.employer
        ? `${facts.isCurrent ? 'Obecne' : 'Ostatnie'} stanowisko: ${at('w', facts)}.`
        : '',
      facts.average ? `Średni czas u pracodawcy: ${facts.average}.` : '',
    ],
  },
};

function fewOrMany(count: number, few: string, many: string): string {
  const last = count % 10;
  return last >= 2 && last <= 4 && !(count % 100 >= 12 && count % 100 <= 14) ? few : many;
}

/** Returns texts like "3 years 4 months" in a language that has texts. */
export function inWords(months: number, language: string): string {
  const texts = SUMMARY_TEXTS[language] ?? SUMMARY_TEXTS.en;
  const parts = [
    months >= 12 ? texts?.years(Math.floor(months / 12)) : undefined,
    months % 12 > 0 || months === 0 ? texts?.months(months % 12) : undefined,
  ];
  return parts.filter((part) => part !== undefined).join(' ');
}
