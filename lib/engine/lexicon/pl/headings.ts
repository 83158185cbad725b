import type { Lexicon } from '../model';

export const MONTHS: Lexicon['months'] = `
  styczeń, stycznia, sty; luty, lutego, lut; marzec, marca, mar; kwiecień, kwietnia, kwi; maj, maja;
  czerwiec, czerwca, cze; lipiec, lipca, lip; sierpień, sierpnia, sie; wrzesień, września, wrz;
  październik, października, paź; listopad, listopada, lis; grudzień, grudnia, gru`;

export const SEASONS: Lexicon['seasons'] = {
  spring: 'wiosna',
  summer: 'lato',
  autumn: 'jesień',
  winter: 'zima',
};

export const DATES: Lexicon['dates'] = {
  behindYear: 'roku; rok; r.',
  present: `
    obecnie; teraz; dotychczas; nadal; dziś; dzisiaj; do dziś; do teraz; chwili obecnej; do chwili obecnej;
    trwa; w trakcie`,
  since: 'od',
  about: 'początek; połowa; koniec; około',
  named: 'rok; planowane',
  from: 'do; od; z',
  until: 'do; aż do',
  between: 'do; aż do',
  inside: 'r.',
  lengths: 'lata; lat; roki; roku; rok; miesiaca; miesiace; miesiac; miesiecy; mies',
};

export const FUNCTION_WORDS: Lexicon['functionWords'] = `
  i; w; z; na; do; się; oraz; dla; od; przez; jest; o; po; jako; za; przy; nie; to; że; doświadczenie;
  zawodowe; wykształcenie; umiejętności; języki; obecnie; rozwój; zarządzanie; projekt; projektów; język;
  angielski; polski; praca; obsługa; studia; uniwersytet; znajomość; zespołu; imię; nazwisko; data;
  urodzenia; adres; telefon; zainteresowania`;

export const HEADINGS: Lexicon['headings'] = {
  workHistory: `
    doświadczenie w pracy; historia pracy; zatrudnienie; doświadczenie; doświadczenie zawodowe;
    doświadczenia zawodowe; przebieg kariery; przebieg pracy zawodowej; historia zatrudnienia; praca;
    praca zawodowa; kariera zawodowa; praktyki; praktyki i staże; staże; przebieg zatrudnienia; kariera`,
  education: `
    szkoły; przebieg nauki; nauka; wykształcenie; edukacja; studia; szkoła; przebieg edukacji;
    ukończone szkoły; kształcenie`,
  training: `
    szkolenia; kursy; kursy i szkolenia; szkolenia i kursy; dodatkowe szkolenia; warsztaty; dodatkowe kursy`,
  projects: `
    projekty; projekty własne; realizowane projekty; projekty osobiste; moje projekty;
    zrealizowane projekty; ważniejsze projekty`,
  volunteering: `
    wolontariat; działalność społeczna; działalność dodatkowa; działalność pozauczelniana; praca społeczna;
    aktywność społeczna`,
  skills: `
    umiejętności; znajomość; kompetencje; umiejętności techniczne; umiejętności miękkie;
    znajomość oprogramowania; technologie; umiejętności zawodowe; kluczowe umiejętności;
    dodatkowe umiejętności; umiejętności komputerowe; narzędzia; obsługa komputera; mocne strony;
    kluczowe kompetencje; znajomość technologii; wiedza i umiejętności; kompetencje techniczne`,
  languages: `
    języki; języki obce; znajomość języków; znajomość języków obcych; umiejętności językowe;
    języki i poziom; kompetencje językowe`,
  certifications: `
    certyfikaty; certyfikacje; uprawnienia; certyfikaty i uprawnienia; kwalifikacje; dyplomy i certyfikaty;
    uprawnienia i certyfikaty; kwalifikacje zawodowe`,
  licenses: 'prawo jazdy',
  awards: `
    nagrody; wyróżnienia; osiągnięcia; nagrody i wyróżnienia; stypendia; sukcesy; osiągnięcia i nagrody;
    konkursy`,
  contact: 'dane kontaktowe; kontakt i dane; adres; media społecznościowe; linki',
  personal: 'dane osobowe; informacje osobiste; dane personalne; dane',
  summary: `
    podsumowanie; o mnie; profil zawodowy; podsumowanie zawodowe; profil osobisty; streszczenie;
    profil kandydata; opis; kilka słów o mnie; krótko o mnie`,
  objective: 'cel zawodowy; cele zawodowe; cel; cele; stanowisko docelowe',
  coverLetter: 'list motywacyjny',
  hobbies: `
    zainteresowania; hobby i zainteresowania; zainteresowania i hobby; zainteresowania prywatne; czas wolny`,
  publications: 'publikacje; publikacje naukowe; działalność naukowa',
  articles: 'artykuły',
  books: 'książki',
  conferencePapers: 'konferencje; wystąpienia konferencyjne',
  patents: 'patenty',
  speaking: 'prezentacje; wystąpienia; wykłady; prelekcje',
  references: 'referencje; rekomendacje; referencje na życzenie',
  affiliations: 'członkostwo; członkostwa; organizacje; przynależność do organizacji',
  military: 'służba wojskowa; wojsko',
  clearances: 'poświadczenie bezpieczeństwa',
  workStatus: 'pozwolenie na pracę; obywatelstwo',
  availability: 'dostępność; okres wypowiedzenia',
  ignored: 'klauzula; klauzula rodo; rodo; zgoda; załączniki',
  other: 'inne; dodatkowe informacje; pozostałe; informacje dodatkowe',
};

export const HEADING_WORDS: Lexicon['headingWords'] = {
  subjects: {
    education: 'edukacyjne; edukacyjna; szkolne',
    workHistory: 'zawodowe; zawodowa; zawodowy',
    skills: 'informatyczne; techniczne',
    personal: 'osobiste; osobowe',
    languages: 'językowe',
  },
  careers: 'zawodowy; zawodowa',
  courses: 'przebieg; przegląd',
  accounts: 'podsumowanie',
  nouns: 'dane; informacje; przebieg',
  duties: 'obowiązki; zadania',
  modifiers: 'moje; w; z; na; inne; dodatkowe; zawodowe; wybrane; główne; techniczne; najważniejsze',
  joints: 'i',
};
