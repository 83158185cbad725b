import type { Lexicon } from './model';

/** Catalan. */
export const CATALAN: Lexicon = {
  language: 'ca',
  lacks: [
    'seasons',
    'dates',
    'headingWords',
    'personLabels',
    'fieldLabels',
    'fieldQualifiers',
    'sentences',
    'dutyLabels',
    'languageLabels',
    'phoneLabels',
    'placeLabels',
    'documentTitles',
    'people',
    'employment',
    'studySubjects',
    'levels',
    'licences',
    'postingHeadings',
    'certificates',
    'nationalities',
    'addresses',
    'placeMarks',
    'placeMarksBehind',
    'pages',
    'studies',
    'service',
    'references',
    'sentenceWords',
    'languageActivities',
  ],
  months: `
    gener, gen; febrer, febr; març, mar; abril, abr; maig; juny; juliol, jul; agost, ag; setembre, set;
    octubre, oct; novembre, nov; desembre, des`,
  headings: {
    workHistory: 'experiència; experiència laboral; experiència professional; trajectòria professional',
    education: 'formació; formació acadèmica; educació; estudis',
    projects: 'projectes',
    volunteering: 'voluntariat',
    skills: 'habilitats; competències; coneixements',
    languages: 'idiomes; llengües',
    certifications: 'certificacions; certificats',
    licenses: 'carnet de conduir',
    awards: 'premis; reconeixements',
    contact: 'contacte; dades de contacte',
    personal: 'dades personals',
    summary: 'perfil professional',
    objective: 'objectiu',
    hobbies: 'interessos; aficions',
    publications: 'publicacions',
    books: 'llibres',
    patents: 'patents i invencions',
    speaking: 'xerrades',
    references: 'referències',
    affiliations: 'associacions',
    availability: 'disponibilitat',
    other: 'altres',
  },
  functionWords: `
    el; la; els; les; de; i; en; del; amb; per; un; una; que; al; es; com; més; experiència; formació;
    educació; habilitats; idiomes; actualitat; desenvolupament; gestió; projecte; català; anglès;
    universitat; treball; dels`,
  employers: {
    words: 'universitat; ajuntament; generalitat; escola',
  },
  titles: {
    sure: 'enginyer; enginyera; desenvolupador; desenvolupadora',
  },
  schools: {
    university: 'universitat',
  },
  degrees: {
    masters: 'màster',
    bachelors: 'llicenciatura; grau; grau en; enginyeria',
    associates: 'cicle formatiu de grau superior',
    highSchoolOrEquivalent: 'batxillerat',
  },
};
