import type { Posting } from '../posting.ts';

export const ROMANCE: readonly Posting[] = [
  {
    id: 'chef-de-projet-orvellis',
    language: 'fr',
    kind: 'docx',
    title: 'Chef de projet digital (H/F)',
    employer: 'Orvellis Mobilités',
    place: 'Nantes (44)',
    facts: [
      ['Contrat', 'CDI, temps plein'],
      ['Rémunération', '42 000 € à 48 000 € brut par an'],
      ['Télétravail', '2 jours par semaine'],
      ['Référence', 'ORV-2026-31'],
    ],
    sections: [
      {
        heading: 'L’entreprise',
        body: ['Orvellis exploite les vélos en libre-service de douze villes de l’Ouest.'],
      },
      {
        heading: 'Vos missions',
        body: [
          [
            'Piloter la refonte de l’application mobile',
            'Coordonner une équipe de six personnes et deux prestataires',
            'Suivre le budget et le planning',
          ],
        ],
      },
      {
        heading: 'Votre profil',
        body: [
          [
            'Bac +5 en informatique ou école de commerce',
            'Au moins 4 ans d’expérience en gestion de projet',
            'Maîtrise des méthodes agiles et de Jira',
            'Anglais courant',
            'La connaissance de Figma est un plus',
          ],
        ],
      },
      { heading: 'Nous vous offrons', body: [['Tickets restaurant', 'Mutuelle', 'Un vélo, bien sûr']] },
      { heading: 'Candidature', body: ['Solène Guérandel, recrutement@orvellis.example, 02 40 55 01 77'] },
    ],
  },
  {
    id: 'tecnico-laboratorio-valdeniebla',
    language: 'es',
    kind: 'pdf',
    title: 'Técnico/a de laboratorio',
    employer: 'Laboratorios Valdeniebla, S.A.',
    place: 'Zaragoza, España',
    facts: [
      ['Jornada', 'Completa, 40 horas semanales'],
      ['Contrato', 'Temporal de 12 meses, con posibilidad de indefinido'],
      ['Salario', '22.000 € – 25.000 € brutos al año'],
      ['Fecha límite', '15/01/2027'],
    ],
    sections: [
      {
        heading: 'Funciones',
        body: [
          [
            'Análisis de muestras por cromatografía líquida (HPLC)',
            'Calibración de equipos',
            'Registro de resultados según normas GLP',
          ],
        ],
      },
      {
        heading: 'Requisitos',
        body: [
          [
            'Ciclo formativo de grado superior en Laboratorio de Análisis',
            'Experiencia mínima de 2 años en laboratorio',
            'Conocimientos de HPLC imprescindibles',
            'Se valorará inglés B2',
          ],
        ],
      },
      { heading: 'Se ofrece', body: [['Turno de mañana', 'Formación continua', 'Comedor de empresa']] },
      { heading: 'Contacto', body: ['Begoña Latorre, empleo@valdeniebla.example, 976 555 014'] },
    ],
  },
  {
    id: 'progettista-fornarolo',
    language: 'it',
    kind: 'doc',
    title: 'Progettista meccanico',
    employer: 'Officine Fornarolo S.r.l.',
    place: 'Reggio Emilia',
    facts: [
      ['Contratto', 'Tempo indeterminato, full-time'],
      ['Retribuzione', 'RAL 32.000 – 38.000 €'],
      ['Orario', '40 ore settimanali'],
    ],
    sections: [
      {
        heading: 'Attività',
        body: [
          [
            'Progettazione di macchine per l’imballaggio',
            'Disegno 3D e messa in tavola',
            'Assistenza al collaudo',
          ],
        ],
      },
      {
        heading: 'Requisiti',
        body: [
          [
            'Laurea in Ingegneria meccanica o diploma tecnico',
            'Esperienza di almeno 3 anni nel ruolo',
            'Ottima conoscenza di SolidWorks',
            'Buona conoscenza della lingua inglese',
            'Patente B',
          ],
        ],
      },
      {
        heading: 'Offriamo',
        body: ['Mensa aziendale, premio di risultato, due venerdì pomeriggio liberi al mese.'],
      },
      {
        heading: 'Candidature',
        body: ['Inviare il CV a Ornella Bassetti, lavoro@fornarolo.example, 0522 555 016'],
      },
    ],
  },
  {
    id: 'rececionista-maresia',
    language: 'pt',
    kind: 'html',
    title: 'Rececionista de hotel',
    employer: 'Hotel Maresia Antiga',
    place: 'Lagos, Portugal',
    facts: [
      ['Contrato', 'A termo, época de verão'],
      ['Horário', 'Tempo inteiro, por turnos'],
      ['Salário', '1.150 € por mês'],
      ['Início', '1 de abril de 2027'],
    ],
    sections: [
      {
        heading: 'Funções',
        body: [['Check-in e check-out', 'Gestão de reservas', 'Apoio aos hóspedes em várias línguas']],
      },
      {
        heading: 'Requisitos',
        body: [
          [
            'Experiência mínima de 1 ano em receção',
            'Inglês e espanhol fluentes',
            'Conhecimentos de Opera PMS são uma mais-valia',
          ],
        ],
      },
      { heading: 'Oferecemos', body: ['Alojamento, refeições e formação.'] },
      { heading: 'Candidaturas', body: ['Filipa Salgueiro, rh@maresia-antiga.example, 282 555 012'] },
    ],
  },
];
