import type { Lexicon } from './model';

/** Polish. */
export const POLISH: Lexicon = {
  language: 'pl',
  months: `
    styczeń, stycznia, sty; luty, lutego, lut; marzec, marca, mar; kwiecień, kwietnia, kwi; maj, maja;
    czerwiec, czerwca, cze; lipiec, lipca, lip; sierpień, sierpnia, sie; wrzesień, września, wrz;
    październik, października, paź; listopad, listopada, lis; grudzień, grudnia, gru`,
  seasons: {
    spring: 'wiosna',
    summer: 'lato',
    autumn: 'jesień',
    winter: 'zima',
  },
  dates: {
    present: `
      obecnie; teraz; dotychczas; nadal; dziś; dzisiaj; do dziś; do teraz; chwili obecnej;
      do chwili obecnej; trwa; w trakcie`,
    since: 'od',
    about: 'początek; połowa; koniec; około',
    named: 'rok; planowane',
    from: 'do; od; z',
    until: 'do; aż do',
    between: 'do; aż do',
    inside: 'r.',
  },
  headings: {
    workHistory: `
      doświadczenie w pracy; historia pracy; zatrudnienie; doświadczenie; doświadczenie zawodowe;
      doświadczenia zawodowe; przebieg kariery; przebieg pracy zawodowej; historia zatrudnienia; praca;
      praca zawodowa; kariera zawodowa; praktyki; praktyki i staże; staże; przebieg zatrudnienia; kariera`,
    education: `
      szkoły; przebieg nauki; nauka; wykształcenie; edukacja; studia; szkoła; przebieg edukacji;
      ukończone szkoły; kształcenie`,
    training: `
      szkolenia; kursy; kursy i szkolenia; szkolenia i kursy; dodatkowe szkolenia; warsztaty;
      dodatkowe kursy`,
    projects: `
      projekty; projekty własne; realizowane projekty; projekty osobiste; moje projekty;
      zrealizowane projekty; ważniejsze projekty`,
    volunteering: `
      wolontariat; działalność społeczna; działalność dodatkowa; działalność pozauczelniana;
      praca społeczna; aktywność społeczna`,
    skills: `
      umiejętności; znajomość; kompetencje; umiejętności techniczne; umiejętności miękkie;
      znajomość oprogramowania; technologie; umiejętności zawodowe; kluczowe umiejętności;
      dodatkowe umiejętności; umiejętności komputerowe; narzędzia; obsługa komputera; mocne strony;
      kluczowe kompetencje; znajomość technologii; wiedza i umiejętności; kompetencje techniczne`,
    languages: `
      języki; języki obce; znajomość języków; znajomość języków obcych; umiejętności językowe;
      języki i poziom; kompetencje językowe`,
    certifications: `
      certyfikaty; certyfikacje; uprawnienia; certyfikaty i uprawnienia; kwalifikacje;
      dyplomy i certyfikaty; uprawnienia i certyfikaty; kwalifikacje zawodowe`,
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
      zainteresowania; hobby i zainteresowania; zainteresowania i hobby; zainteresowania prywatne;
      czas wolny`,
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
  },
  headingWords: {
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
  },
  personLabels: {
    name: 'imię i nazwisko; nazwisko i imię',
    givenName: 'imię; imiona',
    familyName: 'nazwisko',
    address: `
      adres zamieszkania; miejsce zamieszkania; miejscowość; miejscowość zamieszkania; zamieszkanie;
      adres korespondencyjny; adres do korespondencji`,
    permanentAddress: 'adres stały; adres zameldowania; miejsce zameldowania',
    phone: 'numer telefonu; nr telefonu; telefon komórkowy; nr tel',
    email: 'adres e mail; adres email; poczta elektroniczna',
    languages: `
      inne języki; znajomość języka; języki; języki obce; język; znajomość języków; znajomość języków obcych`,
    relative: 'ojciec; matka; imię ojca; imię matki; imiona rodziców',
    body: 'wiek; wzrost; waga',
    belief: 'wyznanie; religie',
    interests: 'zainteresowania',
    availability: 'dostępność; okres wypowiedzenia',
    birthplace: 'miejsce urodzenia',
    dateOfBirth: 'data i miejsce urodzenia; data urodzenia; urodzony; urodzona',
    drivingLicense: 'prawo jazdy',
    familyComposition: 'dzieci',
    gender: 'płeć',
    maritalStatus: 'stan cywilny',
    motherTongue: 'język ojczysty',
    nationalIdentity: 'pesel',
    nationality: 'narodowość; obywatelstwo',
    passportNumber: 'paszport',
    requiredSalary: 'oczekiwania finansowe',
    visaStatus: 'pozwolenie na pracę',
    willingToRelocate: 'gotowość do relokacji',
  },
  fieldLabels: {
    whatOfJob: `
      stanowisko; zajmowane stanowisko; zawód lub stanowisko; stanowisko pracy;
      zawód lub zajmowane stanowisko`,
    whatOfStudy: `
      uzyskany tytuł; uzyskane kwalifikacje; wykształcenie; poziom wykształcenia; stopień; tytuł zawodowy;
      nazwa uzyskanej kwalifikacji; wyuczony zawód`,
    what: 'tytuł; rola; funkcja',
    whereOfJob: 'pracodawca; nazwa i adres pracodawcy; miejsce pracy; zakład pracy; nazwa firmy',
    whereOfStudy: `
      uczelnia; szkoła; nazwa szkoły; nazwa uczelni; nazwa i typ organizacji; nazwa i typ instytucji;
      nazwa i typ organizacji zapewniającej edukację lub szkolenie`,
    where: 'instytucja; organizacja; gdzie',
    boardOfStudy: 'uniwersytet',
    subjectOfStudy: 'kierunek; kierunek studiów; specjalność; specjalizacja; wydział; profil',
    when: 'okres; lata; data; rok; czas trwania; okres zatrudnienia; od do; kiedy; daty; czas pracy',
    start: 'od; data rozpoczęcia; początek',
    end: 'data zakończenia; koniec; rok ukończenia',
    place: 'miejsce; miasto; lokalizacja; kraj',
    gradeOfStudy: 'ocena; średnia; wynik',
    text: `
      obowiązki; zadania; zakres obowiązków; opis; główne obowiązki; główne zadania i obowiązki;
      główne przedmioty`,
    projectOfJob: 'projekty',
    detail: 'dział; branża; rodzaj działalności; rodzaj działalności lub branża',
  },
  fieldQualifiers: 'nazwa; i; lub; adres; obecny; obecna; obecne; ostatni; ostatnia; poprzedni; w',
};
