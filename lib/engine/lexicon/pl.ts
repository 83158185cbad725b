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
    lengths: 'lata; lat; roki; roku; rok; miesiaca; miesiace; miesiac; miesiecy; mies',
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
  functionWords: `
    i; w; z; na; do; się; oraz; dla; od; przez; jest; o; po; jako; za; przy; nie; to; że; doświadczenie;
    zawodowe; wykształcenie; umiejętności; języki; obecnie; rozwój; zarządzanie; projekt; projektów; język;
    angielski; polski; praca; obsługa; studia; uniwersytet; znajomość; zespołu; imię; nazwisko; data;
    urodzenia; adres; telefon; zainteresowania`,
  sentences: {
    worked: 'pracowałem; pracowałam; pracował; pracowała; zatrudniony; zatrudniona',
    working: 'pracuję; obecnie',
    joined: 'dołączyłem',
    studied: 'ukończone; ukończyłem; ukończyłam; ukończony; zdobyte; absolwent; absolwentka',
    studying: 'studiuję; w trakcie',
    as: 'jako; na stanowisku; w charakterze',
    at: 'w firmie; we firmie; u firmy',
    under: 'pod',
    from: 'na uniwersytecie; z; ze',
    with: 'z firmą',
    for: 'dla',
    in: 'i; w; we',
    major: 'specjalność; kierunek',
    time: 'rok; w roku; w latach',
  },
  dutyLabels: 'obowiązki; zakres obowiązków; zadania; osiągnięcia; główne obowiązki; projekty',
  languageLabels: 'języki; języki obce; język; znajomość języków; język ojczysty; inne języki',
  phoneLabels: {
    mobile: 'komorka; komorkowy; kom',
    phone: 'dom',
    fax: 'faks',
    otherNumber: 'pesel; nip',
  },
  placeLabels: 'miejscowosc; zamieszkanie; miejsce zamieszkania; adres zamieszkania; miasto; lokalizacja',
  documentTitles: 'życiorys; zyciorys',
  people: {
    genders: 'mężczyzna; kobieta',
    maritalStates: 'kawaler; panna; żonaty; mężatka; zamężna',
    prefixes: 'pan; pani; mgr; inz; hab; hab.; inz.; mgr.',
  },
  employers: {
    legalForms: 'sp. z o.o.; sp.z o.o.; z o.o.; s.a.',
    words: `
      uniwersytet; politechnika; szkola; liceum; instytut; wydzial; laboratorium; szpital; klinika; bank;
      grupa; firma; agencja; fundacja; stowarzyszenie; ministerstwo; urzad; biuro; centrum; spolka;
      towarzystwo; akademia; piekarnia; cukiernia; sklep; hurtownia; apteka; restauracja; kawiarnia;
      hotelik; warsztat; zaklad; zaklady; fabryka; kopalnia; gospodarstwo; przedszkole; przychodnia;
      kancelaria; nadlesnictwo; starostwo; gmina; spoldzielnia; f.h.u.; p.p.h.u.; p.h.u.; ppuh`,
    oneself: 'wolny strzelec; dzialalnosc gospodarcza; samozatrudnienie',
  },
  employment: {
    remote: 'zdalnie; zdalna; praca zdalna; hybrydowo',
    internship: 'staz; stazysta',
    volunteer: 'wolontariusz; wolontariat',
    temp: 'tymczasowo',
    contract: 'umowa zlecenie; b2b; kontraktor',
    directHire: 'umowa o prace; pelny etat',
  },
  titles: {
    sure: `
      murarz; elektryk; hydraulik; spawacz; stolarz; malarz; kucharz; kucharka; piekarz; fryzjer; fryzjerka;
      kasjer; kasjerka; slusarz; tokarz; mechanik; sprzataczka; opiekunka; portier; ochroniarz; inzynier;
      programista; programistka; deweloper; kierownik; kierowniczka; dyrektor; dyrektorka; analityk;
      analityczka; konsultant; konsultantka; projektant; projektantka; administrator; technik; asystent;
      asystentka; stazysta; stazystka; praktykant; praktykantka; nauczyciel; nauczycielka; wykladowca;
      badacz; ksiegowa; ksiegowy; prawnik; pielegniarka; lekarz; sprzedawca; koordynator; koordynatorka;
      architekt; specjalista; specjalistka; doradca; pracownik; prezes; zalozyciel; wspolzalozyciel;
      operator; kelner; kelnerka; tlumacz; dziennikarz; redaktor; grafik; menedzer; menadzer;
      przedstawiciel; lider; mlodszy; starszy; referent; magazynier; kierowca; opiekun`,
    weak: 'staz; praktyka; student; studentka; mlodsza; starsza; senior',
    trades: `
      robotnik; montazysta; operatorka; brygadzista; majster; pomocnik; hydraulik; slusarz-spawacz;
      lakiernik; blacharz; dekarz; ciesla; zbrojarz; betoniarz; brukarz; glazurnik; kafelkarz; tynkarz;
      elektromonter; elektronik; automatyk; serwisant; konserwator; palacz; dozorca; sprzatacz; pokojowa;
      barman; barmanka; pomoc kuchenna; piekarz-cukiernik; cukiernik; rzeznik; masarz; krawiec; krawcowa;
      szwaczka; kosmetyczka; masazysta; fizjoterapeuta; farmaceuta; dentysta; stomatolog; weterynarz;
      polozna; ratownik; psycholog; pedagog; logopeda; wychowawca; wychowawczyni; przedszkolanka;
      radca prawny; adwokat; notariusz; sedzia; policjant; zolnierz; straznik; strazak; inspektor;
      inspektorka; ksiegowy glowny; skarbnik; kasjerka; sprzedawczyni; sprzedawca-kasjer; handlowiec;
      merchandiser; kurier; listonosz; dostawca; pakowacz; kompletowacz; spedytor; logistyk; dyspozytor;
      recepcjonista; recepcjonistka; sekretarka; sekretarz; urzednik; urzedniczka; ankieter; ankieterka;
      teleankieter; telemarketerka; hostessa; animator; animatorka; instruktor; instruktorka; trener;
      trenerka; przewodnik; pilot wycieczek; fotograf; aktor; aktorka; muzyk; rezyser; artysta; rolnik;
      ogrodnik; lesniczy; rybak; marynarz; czlonek zespolu; wolontariusz; wolontariuszka; monter; monterka;
      doktorant; doktorantka; adiunkt; technolog; archeolog; wlasciciel; wlascicielka; czlonek zarzadu;
      zastepca kierownika; zastepca dyrektora; magazynier; sprzataczka; kelner; kelnerka; kucharz; kucharka;
      fryzjer; fryzjerka; ochroniarz; opiekun; opiekunka`,
  },
  schools: {
    university: 'uniwersytet; politechnika; wydzial',
    college: 'akademia',
    vocational: 'technikum; szkola zawodowa',
    highschool: 'gimnazjum; liceum',
    lowerSchool: 'szkola podstawowa',
    other: 'szkola policealna; szkola; zespol szkol; instytut; centrum',
  },
  degrees: {
    postdoctorate: 'habilitacja; doktor habilitowany; doktor nauk',
    doctorate: 'doktorat; doktorgrad',
    MSc: 'mgr inż; mgr inz; magister inżynier',
    masters: `
      magisterskie; studia magisterskie; magister inżynier; mgr; studia ii stopnia; studia drugiego stopnia;
      jednolite studia magisterskie; studia podyplomowe`,
    somePostgraduate: 'studia doktoranckie',
    BSc: 'inżynier; studia inżynierskie; inżynierskie; inż',
    bachelors: `
      wykształcenie wyższe; licencjat; studia licencjackie; licencjackie; studia i stopnia;
      studia pierwszego stopnia; lic; studia wyższe; wyższe`,
    vocational: `
      technik; szkoła zawodowa; technikum; policealne; szkoła policealna; zasadnicza szkoła zawodowa;
      zasadnicze zawodowe; zawodowe`,
    highSchoolOrEquivalent: `
      matura; liceum; liceum ogólnokształcące; świadectwo dojrzałości; średnie; wykształcenie średnie;
      egzamin maturalny; podstawowe`,
    certification: 'szkolenie; kursy; certyfikat',
  },
  studySubjects: `
    archeologia; archeologii; etnologia; antropologia; geoinformacja; geodezja; kartografia; logistyka;
    administracja; administracji; marketing; dziennikarstwo; filologia; turystyka; rekreacja; mechatronika;
    automatyka; robotyka; telekomunikacja; informatyki; ekonomii; zarzadzania; prawa; biologia;
    biotechnologia; medycyna; pielegniarstwo; fizjoterapia; architektura; inzynieria; ochrona srodowiska;
    rolnictwo; informatyka; matematyka; fizyka; chemia; ekonomia; zarzadzanie; prawo; historia; filozofia;
    psychologia; socjologia; pedagogika; budownictwo; elektronika; mechanika; finanse; rachunkowosc`,
  levels: {
    skills: `
      zaawansowany; podstawowy; sredniozaawansowany; ekspert; poczatkujacy; dobry; bardzo; biegly; poziom;
      podstawy; znajomosc; dobra`,
    speech: 'ojczysty; biegly; zaawansowany; komunikatywny; podstawowy; poziom',
  },
  licences: 'prawo jazdy; uprawnienia; licencja',
};
