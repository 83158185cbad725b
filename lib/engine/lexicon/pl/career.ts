import type { Lexicon } from '../model';

export const SENTENCES: Lexicon['sentences'] = {
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
};

export const PEOPLE: Lexicon['people'] = {
  genders: 'mężczyzna; kobieta',
  maritalStates: 'kawaler; panna; żonaty; mężatka; zamężna',
  prefixes: 'pan; pani; mgr; inz; hab; hab.; inz.; mgr.',
  notNames: `
      programista; inżynier; kierownik; specjalista; analityk; doradca; księgowy; nauczyciel; dyrektor;
      konsultant`,
  others: 'promotor; przełożony; opiekun',
  addressed: 'Pani?',
};

export const EMPLOYERS: Lexicon['employers'] = {
  legalForms: 'sp. z o.o.; sp.z o.o.; z o.o.; s.a.',
  words: `
    uniwersytet; politechnika; szkola; liceum; instytut; wydzial; laboratorium; szpital; klinika; bank;
    grupa; firma; agencja; fundacja; stowarzyszenie; ministerstwo; urzad; biuro; centrum; spolka;
    towarzystwo; akademia; piekarnia; cukiernia; sklep; hurtownia; apteka; restauracja; kawiarnia; hotelik;
    warsztat; zaklad; zaklady; fabryka; kopalnia; gospodarstwo; przedszkole; przychodnia; kancelaria;
    nadlesnictwo; starostwo; gmina; spoldzielnia; f.h.u.; p.p.h.u.; p.h.u.; ppuh`,
  oneself: 'wolny strzelec; dzialalnosc gospodarcza; samozatrudnienie',
};

export const EMPLOYMENT: Lexicon['employment'] = {
  remote: 'zdalnie; zdalna; praca zdalna; hybrydowo',
  internship: 'staz; stazysta',
  volunteer: 'wolontariusz; wolontariat',
  temp: 'tymczasowo',
  contract: 'umowa zlecenie; b2b; kontraktor',
  directHire: 'umowa o prace; pelny etat',
  leave: `
    urlop macierzyński; urlop rodzicielski; urlop wychowawczy; urlop ojcowski; urlop zdrowotny`,
};

export const TITLES: Lexicon['titles'] = {
  sure: `
    murarz; elektryk; hydraulik; spawacz; stolarz; malarz; kucharz; kucharka; piekarz; fryzjer; fryzjerka;
    kasjer; kasjerka; slusarz; tokarz; mechanik; sprzataczka; opiekunka; portier; ochroniarz; inzynier;
    programista; programistka; deweloper; kierownik; kierowniczka; dyrektor; dyrektorka; analityk;
    analityczka; konsultant; konsultantka; projektant; projektantka; administrator; technik; asystent;
    asystentka; stazysta; stazystka; praktykant; praktykantka; nauczyciel; nauczycielka; wykladowca; badacz;
    ksiegowa; ksiegowy; prawnik; pielegniarka; lekarz; sprzedawca; koordynator; koordynatorka; architekt;
    specjalista; specjalistka; doradca; pracownik; prezes; zalozyciel; wspolzalozyciel; operator; kelner;
    kelnerka; tlumacz; dziennikarz; redaktor; grafik; menedzer; menadzer; przedstawiciel; lider; mlodszy;
    starszy; referent; magazynier; kierowca; opiekun`,
  weak: 'staz; praktyka; student; studentka; mlodsza; starsza; senior',
  trades: `
    robotnik; montazysta; operatorka; brygadzista; majster; pomocnik; hydraulik; slusarz-spawacz; lakiernik;
    blacharz; dekarz; ciesla; zbrojarz; betoniarz; brukarz; glazurnik; kafelkarz; tynkarz; elektromonter;
    elektronik; automatyk; serwisant; konserwator; palacz; dozorca; sprzatacz; pokojowa; barman; barmanka;
    pomoc kuchenna; piekarz-cukiernik; cukiernik; rzeznik; masarz; krawiec; krawcowa; szwaczka; kosmetyczka;
    masazysta; fizjoterapeuta; farmaceuta; dentysta; stomatolog; weterynarz; polozna; ratownik; psycholog;
    pedagog; logopeda; wychowawca; wychowawczyni; przedszkolanka; radca prawny; adwokat; notariusz; sedzia;
    policjant; zolnierz; straznik; strazak; inspektor; inspektorka; ksiegowy glowny; skarbnik; kasjerka;
    sprzedawczyni; sprzedawca-kasjer; handlowiec; merchandiser; kurier; listonosz; dostawca; pakowacz;
    kompletowacz; spedytor; logistyk; dyspozytor; recepcjonista; recepcjonistka; sekretarka; sekretarz;
    urzednik; urzedniczka; ankieter; ankieterka; teleankieter; telemarketerka; hostessa; animator;
    animatorka; instruktor; instruktorka; trener; trenerka; przewodnik; pilot wycieczek; fotograf; aktor;
    aktorka; muzyk; rezyser; artysta; rolnik; ogrodnik; lesniczy; rybak; marynarz; czlonek zespolu;
    wolontariusz; wolontariuszka; monter; monterka; doktorant; doktorantka; adiunkt; technolog; archeolog;
    wlasciciel; wlascicielka; czlonek zarzadu; zastepca kierownika; zastepca dyrektora; magazynier;
    sprzataczka; kelner; kelnerka; kucharz; kucharka; fryzjer; fryzjerka; ochroniarz; opiekun; opiekunka`,
};

export const SCHOOLS: Lexicon['schools'] = {
  university: 'uniwersytet; politechnika; wydzial',
  college: 'akademia',
  vocational: 'technikum; szkola zawodowa',
  highschool: 'gimnazjum; liceum',
  lowerSchool: 'szkola podstawowa',
  other: 'szkola policealna; szkola; zespol szkol; instytut; centrum',
};

export const DEGREES: Lexicon['degrees'] = {
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
};

export const STUDY_SUBJECTS: Lexicon['studySubjects'] = `
  archeologia; archeologii; etnologia; antropologia; geoinformacja; geodezja; kartografia; logistyka;
  administracja; administracji; marketing; dziennikarstwo; filologia; turystyka; rekreacja; mechatronika;
  automatyka; robotyka; telekomunikacja; informatyki; ekonomii; zarzadzania; prawa; biologia;
  biotechnologia; medycyna; pielegniarstwo; fizjoterapia; architektura; inzynieria; ochrona srodowiska;
  rolnictwo; informatyka; matematyka; fizyka; chemia; ekonomia; zarzadzanie; prawo; historia; filozofia;
  psychologia; socjologia; pedagogika; budownictwo; elektronika; mechanika; finanse; rachunkowosc`;

export const LEVELS: Lexicon['levels'] = {
  skills: `
    zaawansowany; podstawowy; sredniozaawansowany; ekspert; poczatkujacy; dobry; bardzo; biegly; poziom;
    podstawy; znajomosc; dobra`,
  speech: 'ojczysty; biegly; zaawansowany; komunikatywny; podstawowy; poziom',
};

export const LICENCES: Lexicon['licences'] = 'prawo jazdy; uprawnienia; licencja';
