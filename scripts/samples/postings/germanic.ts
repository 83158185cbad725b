import type { Posting } from '../posting.ts';

export const GERMANIC: readonly Posting[] = [
  {
    id: 'elektroniker-moorwind',
    language: 'de',
    kind: 'pdf',
    title: 'Elektroniker für Betriebstechnik (m/w/d)',
    employer: 'Moorwind Anlagenservice GmbH',
    place: '26789 Leer',
    facts: [
      ['Arbeitszeit', 'Vollzeit, 38 Stunden pro Woche'],
      ['Vertrag', 'unbefristet'],
      ['Gehalt', '3.400 – 3.900 € brutto im Monat'],
      ['Beginn', '01.02.2027'],
      ['Kennziffer', 'MW-77'],
    ],
    sections: [
      {
        heading: 'Wir über uns',
        body: ['Seit 1998 warten wir Windkraftanlagen zwischen Ems und Weser. Bei uns arbeiten 64 Menschen.'],
      },
      {
        heading: 'Ihre Aufgaben',
        body: [
          [
            'Wartung und Instandsetzung von Windkraftanlagen',
            'Prüfung elektrischer Anlagen nach DGUV Vorschrift 3',
            'Dokumentation Ihrer Einsätze in SAP PM',
          ],
        ],
      },
      {
        heading: 'Ihr Profil',
        body: [
          [
            'Abgeschlossene Ausbildung als Elektroniker, Mechatroniker oder vergleichbar',
            'Mindestens 2 Jahre Berufserfahrung',
            'Kenntnisse in SPS-Programmierung (Siemens S7) erforderlich',
            'Höhentauglichkeit und Führerschein Klasse B',
            'Englischkenntnisse sind von Vorteil',
          ],
        ],
      },
      {
        heading: 'Wir bieten',
        body: [
          ['30 Tage Urlaub', 'Dienstwagen, auch privat', '13. Monatsgehalt', 'Betriebliche Altersvorsorge'],
        ],
      },
      {
        heading: 'Bewerbung',
        body: [
          'Bitte bis zum 31.12.2026 an Frau Imke Harmsen, bewerbung@moorwind.example, Telefon 0491 555 0130.',
        ],
      },
    ],
  },
  {
    id: 'buchhalterin-steinbachl',
    language: 'de',
    kind: 'odt',
    title: 'Bilanzbuchhalter:in',
    employer: 'Steinbachl Holzbau GmbH & Co KG',
    place: '8940 Liezen, Österreich',
    facts: [
      ['Beschäftigung', 'Teilzeit, 25 bis 30 Stunden pro Woche'],
      ['Entgelt', 'ab € 3.100,- brutto monatlich auf Vollzeitbasis, Überzahlung möglich'],
      ['Eintritt', 'ab sofort'],
    ],
    sections: [
      {
        heading: 'Das erwartet Sie',
        body: [
          [
            'Laufende Buchhaltung und Jahresabschluss nach UGB',
            'Umsatzsteuervoranmeldung und Intrastat',
            'Ansprechpartner:in für Steuerberatung und Bank',
          ],
        ],
      },
      {
        heading: 'Das bringen Sie mit',
        body: [
          [
            'Bilanzbuchhalterprüfung',
            'Mehrjährige Berufserfahrung in der Buchhaltung',
            'Sehr gute Kenntnisse in BMD und Excel',
            'Genauigkeit und Freude an Zahlen',
          ],
        ],
      },
      { heading: 'Das bieten wir', body: ['Homeoffice an zwei Tagen, Gleitzeit, Jausen aus der Region.'] },
      {
        heading: 'Kontakt',
        body: ['Mag. Leopold Rainprecht, +43 3612 555 018, jobs@steinbachl-holzbau.example'],
      },
    ],
  },
  {
    id: 'productowner-veldkers',
    language: 'nl',
    kind: 'pdf',
    title: 'Product Owner Webshop',
    employer: 'Veldkers Tuinen B.V.',
    place: 'Zwolle',
    facts: [
      ['Dienstverband', 'Fulltime of parttime, 32 tot 40 uur per week'],
      ['Contract', 'Jaarcontract met uitzicht op vast'],
      ['Salaris', '€ 4.200 – € 5.400 bruto per maand'],
      ['Reageren tot', '10 januari 2027'],
    ],
    sections: [
      {
        heading: 'Wat ga je doen?',
        body: [
          [
            'Je bepaalt met het team wat er in onze webshop komt en wat niet',
            'Je schrijft user stories en bewaakt de backlog',
            'Je spreekt iedere maand met tien klanten',
          ],
        ],
      },
      {
        heading: 'Wat vragen we?',
        body: [
          [
            'HBO werk- en denkniveau',
            'Minimaal 3 jaar ervaring als product owner',
            'Ervaring met Scrum en Jira',
            'Goede beheersing van Nederlands en Engels',
            'Kennis van Google Analytics is een pré',
          ],
        ],
      },
      {
        heading: 'Wat bieden we?',
        body: [['27 vakantiedagen', 'Reiskostenvergoeding', 'Planten tegen inkoopsprijs']],
      },
      {
        heading: 'Solliciteren',
        body: ['Stuur je cv naar Fenna Oudkerk, werken@veldkers.example, 038 555 0172.'],
      },
    ],
  },
  {
    id: 'larare-ekdunge',
    language: 'sv',
    kind: 'rtf',
    title: 'Lärare i matematik och fysik',
    employer: 'Ekdungens gymnasium',
    place: 'Växjö',
    facts: [
      ['Anställningsform', 'Tillsvidareanställning, heltid'],
      ['Lön', '38 000 – 43 000 kr per månad'],
      ['Sista ansökningsdag', '2027-01-20'],
    ],
    sections: [
      {
        heading: 'Arbetsuppgifter',
        body: [
          'Du undervisar i matematik och fysik och är mentor för en klass på naturvetenskapsprogrammet.',
        ],
      },
      {
        heading: 'Kvalifikationer',
        body: [
          [
            'Lärarlegitimation i matematik och fysik',
            'Erfarenhet av digitala verktyg',
            'Goda kunskaper i svenska',
          ],
        ],
      },
      { heading: 'Kontakt', body: ['Rektor Sixten Björkqvist, 0470-555 019, rektor@ekdungen.example'] },
    ],
  },
];
