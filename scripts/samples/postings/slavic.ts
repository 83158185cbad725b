import type { Posting } from '../posting.ts';

export const SLAVIC: readonly Posting[] = [
  {
    id: 'magazynier-sosnograd',
    language: 'pl',
    kind: 'pdf',
    title: 'Kierownik magazynu',
    employer: 'Sosnograd Logistyka Sp. z o.o.',
    place: 'Poznań',
    facts: [
      ['Umowa', 'o pracę, na czas nieokreślony'],
      ['Wymiar', 'pełny etat'],
      ['Wynagrodzenie', '8 500 – 10 000 zł brutto miesięcznie'],
      ['Termin', '20.01.2027'],
    ],
    sections: [
      {
        heading: 'Zakres obowiązków',
        body: [
          [
            'Zarządzanie zespołem 25 osób',
            'Planowanie przyjęć i wydań towaru',
            'Optymalizacja procesów magazynowych',
          ],
        ],
      },
      {
        heading: 'Wymagania',
        body: [
          [
            'Wykształcenie wyższe, najlepiej logistyka',
            'Minimum 3 lata doświadczenia na podobnym stanowisku',
            'Znajomość systemów WMS i SAP',
            'Prawo jazdy kategorii B',
            'Mile widziany język niemiecki',
          ],
        ],
      },
      { heading: 'Oferujemy', body: [['Prywatną opiekę medyczną', 'Premię kwartalną', 'Kartę sportową']] },
      { heading: 'Kontakt', body: ['Bogusława Jarzębska, praca@sosnograd.example, 61 555 01 43'] },
    ],
  },
];
