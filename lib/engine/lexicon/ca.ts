import type { Lexicon } from './model';

/** Catalan. */
export const CATALAN: Lexicon = {
  language: 'ca',
  lacks: ['seasons', 'dates', 'headingWords', 'personLabels', 'fieldLabels', 'fieldQualifiers'],
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
};
