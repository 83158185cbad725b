import type { Person } from '../person.ts';

export const dutch: Person[] = [
  {
    id: 'sanne-van-der-heuvelrijk',
    language: 'nl',
    kind: 'pdf',
    look: 'sidebarRight',
    dates: 'words',
    name: 'Sanne van der Heuvelrijk',
    headline: 'HR-businesspartner',
    email: 'sanne.vanderheuvelrijk@example.org',
    phone: '+31 20 794 02 15',
    address: ['Amersfoort', 'Nederland'],
    summary:
      'HR-businesspartner met tien jaar ervaring in zorg en techniek. Praktisch, nieuwsgierig en stevig in verandering.',
    jobs: [
      {
        title: 'HR-businesspartner',
        employer: 'Veldwijk Zorggroep',
        place: 'Amersfoort',
        start: '2019-09',
        points: [
          'Adviseer directie en twaalf leidinggevenden over verzuim, formatie en ontwikkeling.',
          'Verzuim van 8,1 naar 5,6 procent gebracht in drie jaar.',
        ],
      },
      {
        title: 'HR-adviseur',
        employer: 'Technisch Bureau Oosterlaak B.V.',
        place: 'Utrecht',
        start: '2014-02',
        end: '2019-08',
        points: [
          'Werving van monteurs en engineers, invoering van AFAS.',
          'Begeleiding van een fusie van drie vestigingen.',
        ],
      },
    ],
    studies: [
      {
        degree: 'HBO Bachelor Human Resource Management',
        school: 'Hogeschool Eemland',
        place: 'Amersfoort',
        start: '2009-09',
        end: '2013-07',
      },
      { degree: 'VWO', school: 'Het Vechtcollege', place: 'Utrecht', end: '2009-06' },
    ],
    skills: [
      ['Vaardigheden', ['Arbeidsrecht', 'AFAS', 'Verzuimbegeleiding', 'Coaching', 'Werving en selectie']],
    ],
    languages: [
      ['Nederlands', 'moedertaal'],
      ['Engels', 'vloeiend'],
      ['Duits', 'goed'],
    ],
    interests: 'Wielrennen, moestuin',
  },
  {
    id: 'youssef-bouhlal',
    language: 'nl',
    kind: 'docx',
    look: 'officeFlow',
    dates: 'digits',
    name: 'Youssef Bouhlal',
    headline: 'Logistiek planner',
    email: 'y.bouhlal@example.com',
    phone: '010 794 0163',
    address: ['Sluisplein 41', '3071 AB Rotterdam'],
    facts: [
      ['Geboortedatum', '02-11-1991'],
      ['Rijbewijs', 'B, C'],
    ],
    jobs: [
      {
        title: 'Senior logistiek planner',
        employer: 'Maaskade Overslag N.V.',
        place: 'Rotterdam',
        start: '2021-01',
        points: [
          'Plan dagelijks 180 containerbewegingen over weg, spoor en binnenvaart.',
          'Key-user van het TMS; opleider van nieuwe planners.',
        ],
      },
      {
        title: 'Transportplanner',
        employer: 'Gebroeders Kranendonk Transport',
        place: 'Dordrecht',
        start: '2015-06',
        end: '2020-12',
        points: ['Ritplanning Benelux en Duitsland, 35 wagens.'],
      },
    ],
    studies: [
      {
        degree: 'MBO 4 Logistiek supervisor',
        school: 'Havencollege Waterweg',
        place: 'Rotterdam',
        start: '2011-08',
        end: '2015-06',
      },
    ],
    skills: [['Kennis', ['TMS', 'Douaneformaliteiten', 'Excel', 'Ritplanning', 'ADR']]],
    languages: [
      ['Nederlands', 'moedertaal'],
      ['Arabisch', 'moedertaal'],
      ['Engels', 'goed'],
    ],
    certificates: ['ADR-certificaat', 'Code 95'],
  },
  {
    id: 'fleur-de-wildeboer',
    language: 'nl',
    kind: 'odt',
    look: 'officeFlow',
    dates: 'years',
    name: 'Fleur de Wildeboer',
    headline: 'Docent wiskunde',
    email: 'fleur.dewildeboer@example.org',
    phone: '+31 50 794 0182',
    address: ['Groningen'],
    jobs: [
      {
        title: 'Docent wiskunde',
        employer: 'Reitdiep Lyceum',
        place: 'Groningen',
        start: '2016',
        points: ['Bovenbouw havo en vwo, mentor van 5 vwo.', 'Lid van de examencommissie.'],
      },
      {
        title: 'Docent in opleiding',
        employer: 'Scholengemeenschap De Esch',
        place: 'Assen',
        start: '2014',
        end: '2016',
        points: ['Onderbouw, 12 uur per week.'],
      },
    ],
    studies: [
      {
        degree: 'Master Educatie, Wiskunde',
        school: 'Universiteit Noorderhaven',
        place: 'Groningen',
        start: '2012',
        end: '2015',
      },
      {
        degree: 'Bachelor Wiskunde',
        school: 'Universiteit Noorderhaven',
        place: 'Groningen',
        start: '2008',
        end: '2012',
      },
    ],
    skills: [['Vaardigheden', ['Didactiek', 'GeoGebra', 'Python', 'Toetsconstructie']]],
    languages: [
      ['Nederlands', 'moedertaal'],
      ['Engels', 'vloeiend'],
      ['Fries', 'goed'],
    ],
  },
];
