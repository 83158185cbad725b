import type { Lexicon } from '../model';

export const PERSON_LABELS: Lexicon['personLabels'] = {
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
};

export const FIELD_LABELS: Lexicon['fieldLabels'] = {
  whatOfJob: `
    stanowisko; zajmowane stanowisko; zawód lub stanowisko; stanowisko pracy; zawód lub zajmowane stanowisko`,
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
};

export const FIELD_QUALIFIERS: Lexicon['fieldQualifiers'] =
  'nazwa; i; lub; adres; obecny; obecna; obecne; ostatni; ostatnia; poprzedni; w';

export const DUTY_LABELS: Lexicon['dutyLabels'] =
  'obowiązki; zakres obowiązków; zadania; osiągnięcia; główne obowiązki; projekty';

export const LANGUAGE_LABELS: Lexicon['languageLabels'] =
  'języki; języki obce; język; znajomość języków; język ojczysty; inne języki';

export const PHONE_LABELS: Lexicon['phoneLabels'] = {
  mobile: 'komorka; komorkowy; kom',
  phone: 'dom',
  fax: 'faks',
  otherNumber: 'pesel; nip',
};

export const PLACE_LABELS: Lexicon['placeLabels'] =
  'miejscowosc; zamieszkanie; miejsce zamieszkania; adres zamieszkania; miasto; lokalizacja';

export const DOCUMENT_TITLES: Lexicon['documentTitles'] = 'życiorys; zyciorys';
