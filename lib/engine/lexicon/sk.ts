import type { Lexicon } from './model';

/** Slovak. */
export const SLOVAK: Lexicon = {
  language: 'sk',
  lacks: ['seasons', 'headingWords', 'fieldQualifiers'],
  months: `
    január, januára; február, februára; marec, marca; apríl, apríla; máj, mája; jún, júna; júl, júla;
    august, augusta; september, septembra; október, októbra; november, novembra; december, decembra`,
  dates: {
    present: 'doteraz; súčasnosť',
  },
  headings: {
    workHistory: `
      prehľad zamestnaní; priebeh zamestnaní; pracovné skúsenosti; skúsenosti; prax;
      pracovné skúsenosti a prax; zamestnanie`,
    education: 'ukončené vzdelanie; vzdelanie; vzdelávanie; štúdium',
    training: 'školenia',
    volunteering: 'dobrovoľníctvo',
    skills: 'zručnosti; schopnosti a zručnosti',
    languages: 'jazykové zručnosti',
    certifications: 'certifikácie; osvedčenia',
    licenses: 'vodičský preukaz',
    awards: 'ocenenia; úspechy',
    contact: 'kontaktné údaje',
    personal: 'osobné údaje',
    summary: 'o mne; zhrnutie',
    objective: 'cieľ; kariérny cieľ',
    hobbies: 'záujmy',
    publications: 'publikácie',
    speaking: 'prednášky',
    references: 'referencie',
    affiliations: 'členstvá',
    military: 'vojna',
    other: 'ďalšie informácie',
  },
  personLabels: {
    name: 'meno a priezvisko',
    familyName: 'priezvisko',
    address: 'bydlisko',
    phone: 'telefónne číslo',
  },
  fieldLabels: {
    whatOfJob: 'pozícia; pracovná pozícia; zamestnanie alebo pracovné zaradenie',
    whereOfJob: 'zamestnávateľ; spoločnosť; názov a adresa zamestnávateľa',
    when: 'obdobie',
    place: 'miesto',
    whatOfStudy: 'dosiahnutá kvalifikácia',
    whereOfStudy: 'názov a typ organizácie poskytujúcej vzdelávanie',
  },
};
