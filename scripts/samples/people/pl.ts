import type { Person } from '../person.ts';

export const polish: Person[] = [
  {
    id: 'malgorzata-swietlik',
    language: 'pl',
    kind: 'pdf',
    look: 'sidebarRight',
    dates: 'digits',
    name: 'Małgorzata Świetlik',
    headline: 'Kierowniczka projektów IT',
    email: 'malgorzata.swietlik@example.org',
    phone: '+48 22 555 01 39',
    address: ['ul. Kasztanowa 7/12', '00-950 Warszawa', 'Polska'],
    summary:
      'Kierowniczka projektów z dziesięcioletnim doświadczeniem w bankowości i telekomunikacji. Certyfikowana w PRINCE2 i Scrum.',
    jobs: [
      {
        title: 'Kierowniczka projektów',
        employer: 'Bank Wiślany S.A.',
        place: 'Warszawa',
        start: '2019-04',
        points: [
          'Prowadzenie programu migracji systemu centralnego, budżet 18 mln zł.',
          'Koordynacja pięciu zespołów w dwóch krajach.',
        ],
      },
      {
        title: 'Analityczka biznesowa',
        employer: 'Telsieć Polska sp. z o.o.',
        place: 'Łódź',
        start: '2013-09',
        end: '2019-03',
        points: ['Analiza wymagań dla systemu bilingowego, modelowanie procesów w BPMN.'],
      },
    ],
    studies: [
      {
        degree: 'Magister, Informatyka i ekonometria',
        school: 'Uniwersytet Mazowiecki',
        place: 'Warszawa',
        start: '2008-10',
        end: '2013-06',
      },
    ],
    skills: [['Umiejętności', ['PRINCE2', 'Scrum', 'BPMN', 'Jira', 'SQL', 'Zarządzanie ryzykiem']]],
    languages: [
      ['Polski', 'ojczysty'],
      ['Angielski', 'C1'],
      ['Niemiecki', 'B1'],
    ],
    certificates: ['PRINCE2 Practitioner', 'Professional Scrum Master I'],
  },
  {
    id: 'krzysztof-wrzosek',
    language: 'pl',
    kind: 'rtf',
    look: 'officeFlow',
    dates: 'digits',
    name: 'Krzysztof Wrzosek',
    headline: 'Kierowca zawodowy C+E',
    email: 'k.wrzosek@example.com',
    phone: '61 555 01 25',
    address: ['60-101 Poznań'],
    facts: [
      ['Data urodzenia', '05.05.1980'],
      ['Prawo jazdy', 'B, C, C+E'],
    ],
    jobs: [
      {
        title: 'Kierowca międzynarodowy',
        employer: 'Trans-Warta sp.j.',
        place: 'Poznań',
        start: '2012-03',
        points: ['Trasy Niemcy, Francja, Hiszpania, chłodnia.', 'Bez wypadku od początku pracy.'],
      },
      {
        title: 'Kierowca',
        employer: 'Piekarnia Kłos',
        place: 'Gniezno',
        start: '2004-06',
        end: '2012-02',
        points: ['Dostawy do 40 sklepów dziennie.'],
      },
    ],
    studies: [
      {
        degree: 'Technik mechanik',
        school: 'Zespół Szkół Technicznych nr 9',
        place: 'Gniezno',
        start: '1999-09',
        end: '2003-06',
      },
    ],
    skills: [['Umiejętności', ['Tachograf cyfrowy', 'ADR', 'Wózki widłowe', 'Mocowanie ładunków']]],
    languages: [
      ['Polski', 'ojczysty'],
      ['Niemiecki', 'komunikatywny'],
    ],
    certificates: ['Zaświadczenie ADR', 'Kwalifikacja wstępna – przewóz rzeczy'],
  },
  {
    id: 'zuzanna-horodynska',
    language: 'pl',
    kind: 'html',
    look: 'web',
    dates: 'words',
    name: 'Zuzanna Horodyńska',
    headline: 'Specjalistka ds. obsługi klienta',
    email: 'zuzanna.horodynska@example.org',
    phone: '+48 12 555 01 88',
    address: ['Kraków', 'Polska'],
    summary:
      'Pięć lat w obsłudze klienta w językach polskim, angielskim i ukraińskim. Spokojna przy trudnych rozmowach.',
    jobs: [
      {
        title: 'Starsza specjalistka ds. obsługi klienta',
        employer: 'Sklep Internetowy Bociek',
        place: 'Kraków',
        start: '2021-05',
        points: [
          'Opieka nad kluczowymi klientami, średnia ocena 4,9.',
          'Szkolenia wdrożeniowe dla nowych osób.',
        ],
      },
      {
        title: 'Konsultantka infolinii',
        employer: 'Centrum Kontaktu Małopolska',
        place: 'Tarnów',
        start: '2018-10',
        end: '2021-04',
        points: ['Obsługa 60 zgłoszeń dziennie w Zendesk.'],
      },
    ],
    studies: [
      {
        degree: 'Licencjat, Filologia ukraińska',
        school: 'Akademia Karpacka',
        place: 'Kraków',
        start: '2015-10',
        end: '2018-07',
      },
    ],
    skills: [['Umiejętności', ['Zendesk', 'Obsługa reklamacji', 'Excel', 'Komunikacja']]],
    languages: [
      ['Polski', 'ojczysty'],
      ['Ukraiński', 'biegły'],
      ['Angielski', 'C1'],
    ],
  },
];
