import type { Lexicon } from './model';

/** Slovak. */
export const SLOVAK: Lexicon = {
  language: 'sk',
  lacks: [
    'seasons',
    'headingWords',
    'fieldQualifiers',
    'dutyLabels',
    'languageLabels',
    'phoneLabels',
    'placeLabels',
    'documentTitles',
    'people',
    'employers',
    'employment',
    'studySubjects',
    'levels',
    'licences',
    'certificates',
    'nationalities',
    'addresses',
    'placeMarks',
    'placeMarksBehind',
    'studies',
    'service',
    'references',
    'sentenceWords',
    'languageActivities',
    'postingLabels',
    'postingPages',
    'contractMarks',
    'contractPhrases',
    'workingTime',
    'workplaces',
  ],
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
  functionWords: `
    a; v; na; s; z; do; pre; sa; je; o; od; po; ako; za; pri; vo; že; pracovné; skúsenosti; vzdelanie;
    zručnosti; jazyky; súčasnosť; vývoj; projektov; slovenčina; angličtina; práca; znalosti; univerzita;
    riadenie; tímu; alebo; ktoré; som; čo; vás; náplň; požiadavky; požadujeme; ponúkame; praxe; prax;
    znalosť; výhodou; zmluva; úväzok; miesto; nástup; minimálne; mzda; čas; pomer; pracovný; hľadáme; plný;
    neurčitý`,
  sentences: {
    worked: 'pracoval som; pracovala som',
    working: 'pracujem',
    studied: 'ukončené',
    as: 'ako; na pozícii',
    at: 'vo firme',
    time: 'v rokoch',
  },
  titles: {
    trades: 'robotnik; robotnicka; vodic; zamestnanec; upratovacka; kuchar; ucitel; riaditel',
  },
  schools: {
    highschool: 'stredna skola',
    lowerSchool: 'zakladna skola',
  },
  degrees: {
    masters: 'vysokoškolské vzdelanie; inžinier',
    bachelors: 'bakalár; bakalárske štúdium',
    vocational: 'stredné odborné vzdelanie',
    highSchoolOrEquivalent:
      'úplné stredné vzdelanie; základné vzdelanie; maturitné vysvedčenie; stredná škola',
  },
  pages: {
    page: 'strana',
    union: 'Európska únia',
  },
  postingTopics: {
    benefits: 'prispevok; prispevek',
    requirements: 'skusenost; vodicsk; spolahliv',
  },
  optional: 'výhod(ou|a); oceníme; uvítame; nie je podmienkou',
  postingHeadings: {
    role: 'o pozícii; popis pozície; popis práce; opis pozície; vaša rola; informácie o pracovnom mieste',
    duties: `
      náplň práce; pracovná náplň; čo budete robiť; čo budeš robiť; čo vás čaká; zodpovednosti;
      hlavné úlohy; úlohy; vaše úlohy; popis činnosti`,
    requirements: `
      požiadavky; požadujeme; čo požadujeme; očakávame; čo od vás očakávame; požiadavky na uchádzača;
      požiadavky na zamestnanca; váš profil; predpoklady; kvalifikácia; od vás očakávame; čo potrebujete;
      hľadáme; vzdelanie; prax; kvalifikačné predpoklady; čo očakávame`,
    preferred: `
      výhodou; výhodou je; výhodou bude; uvítame; oceníme; výhoda; vítané; bude výhodou; vítame; výhodou sú`,
    benefits: `
      ponúkame; čo ponúkame; ponúkame vám; benefity; zamestnanecké výhody; výhody u nás; naša ponuka;
      čo získate; u nás získate; ponúkané výhody`,
    facts: 'druh pracovného pomeru; miesto práce; pracovný čas; termín nástupu; typ úväzku; mzdové podmienky',
  },
};
