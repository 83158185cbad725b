import type { Lexicon } from './model';

/** Croatian, Bosnian and Serbian in Latin letters. */
export const CROATIAN: Lexicon = {
  language: 'hr',
  lacks: [
    'seasons',
    'headingWords',
    'sentences',
    'dutyLabels',
    'languageLabels',
    'placeLabels',
    'documentTitles',
    'people',
    'employment',
    'titles',
    'degrees',
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
    siječanj, siječnja, sij; veljača, veljače, velj; ožujak, ožujka, ožu; travanj, travnja, tra;
    svibanj, svibnja, svi; lipanj, lipnja; srpanj, srpnja; kolovoz, kolovoza, kol; rujan, rujna, ruj;
    listopad, listopada; studeni, studenoga, stu; prosinac, prosinca`,
  dates: {
    present: 'trenutno; danas; sada',
  },
  headings: {
    workHistory: 'radno iskustvo; iskustvo; profesionalno iskustvo; zaposlenje',
    education: 'obrazovanje; školovanje',
    projects: 'projekti',
    volunteering: 'volontiranje',
    skills: 'vještine',
    languages: 'jezici; strani jezici',
    certifications: 'certifikati',
    licenses: 'vozačka dozvola',
    awards: 'nagrade',
    contact: 'kontakt informacije',
    personal: 'osobni podaci',
    summary: 'o meni; sažetak',
    objective: 'cilj',
    hobbies: 'hobiji; interesi',
    publications: 'publikacije',
    references: 'preporuke',
    military: 'vojni rok',
    other: 'ostalo',
  },
  personLabels: {
    name: 'ime i prezime',
    givenName: 'ime',
    familyName: 'prezime',
    languages: 'jezici; strani jezici',
  },
  fieldLabels: {
    whatOfJob: 'radno mjesto; radno mesto',
    whatOfStudy: 'stupanj obrazovanja; zvanje',
    what: 'funkcija',
    whereOfJob: 'poslodavac; tvrtka',
    whereOfStudy: 'obrazovna ustanova',
    boardOfStudy: 'sveučilište',
    subjectOfStudy: 'smjer',
    when: 'razdoblje; godina',
    place: 'grad; mjesto; kraj',
    gradeOfStudy: 'ocjena; prosjek',
    text: 'opis posla',
  },
  fieldQualifiers: 'naziv; i; trenutni',
  functionWords: `
    i; u; na; s; za; od; do; se; je; o; po; kao; pri; koji; što; radno; iskustvo; obrazovanje; vještine;
    jezici; trenutno; razvoj; projekt; hrvatski; engleski; rad; sveučilište; znanja; te`,
  phoneLabels: {
    mobile: 'mobilne',
  },
  employers: {
    legalForms: 'd.o.o.; doo; d.d.',
  },
  schools: {
    university: 'univerzitet',
    vocational: 'ucilište',
  },
};
