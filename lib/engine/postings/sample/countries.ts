export const SAMPLE_LANGUAGES = ['en', 'es', 'de', 'fr', 'it', 'nl'] as const;

export type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number];

/** A country of the sample: its share of all jobs, its pay against the table of occupations, and its towns by size. */
export type SampleCountry = {
  code: string;
  language: SampleLanguage;
  share: number;
  currency: string;
  payFactor: number;
  /** Period by which advertisements there state pay. */
  payPeriod: 'year' | 'month';
  /** Payments in a year where pay is stated by month. */
  payments: number;
  cities: { name: string; weight: number }[];
};

/** Towns with their weight where it is not 1. */
function cities(table: string): { name: string; weight: number }[] {
  return table.split(',').map((entry) => {
    const [name, weight] = entry.trim().split(':');
    return { name: name ?? '', weight: Number(weight ?? 1) };
  });
}

const euro = { currency: 'EUR', payments: 12 } as const;

/** The countries of the six label languages. */
export const SAMPLE_COUNTRIES: readonly SampleCountry[] = [
  {
    code: 'GB',
    language: 'en',
    share: 22,
    currency: 'GBP',
    payFactor: 0.95,
    payPeriod: 'year',
    payments: 12,
    cities: cities(
      'London:12, Manchester:5, Birmingham:4, Leeds:3, Glasgow:3, Bristol:3, Edinburgh:3, Liverpool:2, Sheffield:2, Newcastle upon Tyne:2, Nottingham:2, Cardiff:2, Belfast:2, Reading, Cambridge, Oxford, Southampton, Norwich, Exeter, Aberdeen',
    ),
  },
  {
    ...euro,
    code: 'DE',
    language: 'de',
    share: 24,
    payFactor: 1.1,
    payPeriod: 'year',
    cities: cities(
      'Berlin:9, Hamburg:6, München:8, Köln:5, Frankfurt am Main:6, Stuttgart:5, Düsseldorf:4, Leipzig:3, Dortmund:2, Essen:2, Bremen:2, Dresden:2, Hannover:3, Nürnberg:3, Mannheim:2, Karlsruhe:2, Ulm, Freiburg im Breisgau, Kiel, Rostock, Erfurt, Regensburg',
    ),
  },
  {
    ...euro,
    code: 'AT',
    language: 'de',
    share: 5,
    payFactor: 1,
    payPeriod: 'month',
    payments: 14,
    cities: cities('Wien:8, Graz:3, Linz:3, Salzburg:2, Innsbruck:2, Klagenfurt, Villach, Wels'),
  },
  {
    ...euro,
    code: 'FR',
    language: 'fr',
    share: 17,
    payFactor: 0.92,
    payPeriod: 'year',
    cities: cities(
      'Paris:12, Lyon:5, Marseille:4, Toulouse:4, Nantes:3, Bordeaux:3, Lille:3, Rennes:2, Strasbourg:2, Montpellier:2, Nice:2, Grenoble:2, Dijon, Angers, Reims, Tours, Clermont-Ferrand',
    ),
  },
  {
    ...euro,
    code: 'NL',
    language: 'nl',
    share: 12,
    payFactor: 1.05,
    payPeriod: 'month',
    payments: 12,
    cities: cities(
      'Amsterdam:7, Rotterdam:5, Utrecht:5, Eindhoven:4, Groningen:2, Tilburg:2, Breda:2, Nijmegen:2, Arnhem:2, Haarlem, Zwolle, Maastricht, Leiden, Delft',
    ),
  },
  {
    ...euro,
    code: 'ES',
    language: 'es',
    share: 11,
    payFactor: 0.68,
    payPeriod: 'year',
    cities: cities(
      'Madrid:10, Barcelona:9, Valencia:4, Sevilla:3, Zaragoza:2, Málaga:3, Bilbao:3, Murcia, Palma, Valladolid, Vigo, Alicante:2, Granada, A Coruña',
    ),
  },
  {
    ...euro,
    code: 'IT',
    language: 'it',
    share: 9,
    payFactor: 0.75,
    payPeriod: 'year',
    cities: cities(
      'Milano:10, Roma:7, Torino:4, Bologna:4, Napoli:2, Firenze:2, Verona:2, Padova:2, Genova, Bari, Brescia:2, Parma, Modena, Trieste',
    ),
  },
];
