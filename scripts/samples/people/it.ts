import type { Person } from '../person.ts';

export const italian: Person[] = [
  {
    id: 'ginevra-baldassarri',
    language: 'it',
    kind: 'pdf',
    look: 'margin',
    dates: 'digits',
    name: 'Ginevra Baldassarri',
    headline: 'Farmacista',
    email: 'ginevra.baldassarri@example.org',
    phone: '+39 051 555 0136',
    address: ['Via dei Tigli 9', '40121 Bologna', 'Italia'],
    facts: [
      ['Data di nascita', '22/07/1989'],
      ['Nazionalità', 'italiana'],
    ],
    jobs: [
      {
        title: 'Farmacista collaboratrice',
        employer: 'Farmacia San Petronio',
        place: 'Bologna',
        start: '2017-09',
        points: [
          'Consulenza al banco, preparazioni galeniche, turni notturni.',
          'Referente per la farmacovigilanza.',
        ],
      },
      {
        title: 'Farmacista',
        employer: 'Ospedale Santa Lucia del Reno',
        place: 'Ferrara',
        start: '2014-11',
        end: '2017-08',
        points: ['Allestimento di terapie oncologiche in cappa sterile.'],
      },
    ],
    studies: [
      {
        degree: 'Laurea magistrale in Farmacia',
        school: 'Università degli Studi del Delta',
        place: 'Ferrara',
        start: '2008-09',
        end: '2014-03',
        note: '110/110 e lode',
      },
      { degree: 'Maturità scientifica', school: 'Liceo Volta Nuova', place: 'Rovigo', end: '2008-07' },
    ],
    skills: [
      ['Competenze', ['Galenica', 'Farmacovigilanza', 'Gestione magazzino', 'Consulenza al paziente']],
    ],
    languages: [
      ['Italiano', 'madrelingua'],
      ['Inglese', 'B2'],
      ['Tedesco', 'A2'],
    ],
    certificates: ['Abilitazione alla professione di farmacista (2014)'],
  },
  {
    id: 'davide-roccaforte',
    language: 'it',
    kind: 'odt',
    look: 'officeFlow',
    dates: 'words',
    name: 'Davide Roccaforte',
    headline: 'Responsabile commerciale',
    email: 'd.roccaforte@example.com',
    phone: '+39 02 5550 0172',
    address: ['20124 Milano', 'Italia'],
    summary: 'Quindici anni di vendita B2B nel settore degli imballaggi, in Italia e in Svizzera.',
    jobs: [
      {
        title: 'Responsabile commerciale',
        employer: 'Imballaggi Brianza S.r.l.',
        place: 'Monza',
        start: '2016-01',
        points: [
          'Guida di otto agenti; fatturato da 9 a 14 milioni di euro.',
          'Apertura del mercato svizzero.',
        ],
      },
      {
        title: 'Agente di vendita',
        employer: 'Cartiera del Ticino S.p.A.',
        place: 'Milano',
        start: '2008-05',
        end: '2015-12',
        points: ['Portafoglio di 120 clienti tra Lombardia e Piemonte.'],
      },
    ],
    studies: [
      {
        degree: 'Laurea triennale in Economia e commercio',
        school: 'Università dei Navigli',
        place: 'Milano',
        start: '2004-10',
        end: '2008-02',
      },
    ],
    skills: [
      ['Competenze', ['Negoziazione', 'CRM', 'Salesforce', 'Gestione agenti', 'Previsioni di vendita']],
    ],
    languages: [
      ['Italiano', 'madrelingua'],
      ['Francese', 'buono'],
      ['Inglese', 'buono'],
    ],
  },
  {
    id: 'teresa-montefusco',
    language: 'it',
    kind: 'txt',
    look: 'plain',
    dates: 'digits',
    name: 'Teresa Montefusco',
    headline: 'Interprete e traduttrice',
    email: 'teresa.montefusco@example.org',
    phone: '+39 081 555 0119',
    address: ['Napoli'],
    jobs: [
      {
        title: 'Interprete di conferenza',
        employer: 'Libera professionista',
        place: 'Napoli',
        start: '2013-01',
        points: [
          'Simultanea e consecutiva tra italiano, inglese e spagnolo.',
          'Clienti: enti pubblici, fiere, case editrici.',
        ],
      },
      {
        title: 'Traduttrice',
        employer: 'Agenzia Parole Chiare',
        place: 'Salerno',
        start: '2009-03',
        end: '2012-12',
        points: ['Traduzioni tecniche e legali.'],
      },
    ],
    studies: [
      {
        degree: 'Laurea specialistica in Interpretariato',
        school: 'Scuola Superiore per Interpreti Partenope',
        place: 'Napoli',
        start: '2006-10',
        end: '2009-02',
      },
    ],
    skills: [['Competenze', ['Interpretazione simultanea', 'SDL Trados', 'Traduzione legale', 'Revisione']]],
    languages: [
      ['Italiano', 'madrelingua'],
      ['Inglese', 'C2'],
      ['Spagnolo', 'C2'],
    ],
  },
];
