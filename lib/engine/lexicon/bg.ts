import type { Lexicon } from './model';

/** Bulgarian. */
export const BULGARIAN: Lexicon = {
  language: 'bg',
  lacks: ['seasons', 'dates', 'headingWords', 'fieldQualifiers'],
  months: 'януари; февруари; март; април; май; юни; юли; август; септември; октомври; ноември; декември',
  headings: {
    workHistory: 'професионален опит; трудов стаж; опит',
    education: 'образование и обучение',
    volunteering: 'доброволчество',
    skills: 'умения и компетенции',
    languages: 'езици',
    certifications: 'сертификати',
    awards: 'награди',
    personal: 'лични данни',
    summary: 'за мен',
    objective: 'цел',
    hobbies: 'интереси',
    references: 'препоръки',
    other: 'други',
  },
  personLabels: {
    email: 'имейл',
  },
  fieldLabels: {
    whatOfJob: 'длъжност; заемана длъжност; професия или заемана длъжност',
    whatOfStudy: 'образователна степен',
    whereOfJob: 'работодател; име и адрес на работодателя',
    whereOfStudy: 'учебно заведение',
    subjectOfStudy: 'специалност',
    when: 'дата; период',
  },
};
