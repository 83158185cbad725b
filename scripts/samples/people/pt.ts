import type { Person } from '../person.ts';

export const portuguese: Person[] = [
  {
    id: 'beatriz-sarmento',
    language: 'pt',
    kind: 'pdf',
    look: 'band',
    dates: 'words',
    name: 'Beatriz Sarmento Vilhena',
    headline: 'Gestora de hotelaria',
    email: 'beatriz.sarmento@example.org',
    phone: '+351 21 555 0128',
    address: ['Rua das Amoreiras 30', '1250-020 Lisboa', 'Portugal'],
    summary:
      'Gestora com experiência em hotéis independentes de 40 a 120 quartos, focada em pessoas e em contas certas.',
    jobs: [
      {
        title: 'Diretora de hotel',
        employer: 'Quinta do Freixo Hotel',
        place: 'Évora',
        start: '2020-06',
        points: ['Abertura do hotel e recrutamento de 38 pessoas.', 'Ocupação média de 74 % no segundo ano.'],
      },
      {
        title: 'Chefe de receção',
        employer: 'Hotel Mar Lavrado',
        place: 'Cascais',
        start: '2015-03',
        end: '2020-03',
        points: ['Equipa de nove rececionistas, gestão de reservas em Opera PMS.'],
      },
    ],
    studies: [
      {
        degree: 'Licenciatura em Gestão Hoteleira',
        school: 'Escola Superior de Turismo da Lezíria',
        place: 'Santarém',
        start: '2011-09',
        end: '2014-07',
      },
    ],
    skills: [
      [
        'Competências',
        ['Opera PMS', 'Gestão de receitas', 'Recrutamento', 'Orçamentação', 'Atendimento ao cliente'],
      ],
    ],
    languages: [
      ['Português', 'língua materna'],
      ['Inglês', 'fluente'],
      ['Espanhol', 'fluente'],
      ['Francês', 'intermédio'],
    ],
  },
  {
    id: 'thiago-nepomuceno',
    language: 'pt',
    kind: 'docx',
    look: 'officeTable',
    dates: 'digits',
    name: 'Thiago Nepomuceno Prado',
    headline: 'Engenheiro de DevOps',
    email: 'thiago.nepomuceno@example.com',
    phone: '+55 11 5555-0164',
    address: ['São Paulo – SP', 'Brasil'],
    links: ['github.com/tnepomuceno-example'],
    summary: 'Engenheiro de plataforma: entrega contínua, observabilidade e custos de nuvem sob controle.',
    jobs: [
      {
        title: 'Engenheiro de DevOps sênior',
        employer: 'Banco Jequitibá S.A.',
        place: 'São Paulo',
        start: '2021-02',
        points: [
          'Migração de 120 serviços para Kubernetes na AWS.',
          'Redução de 31 % do custo mensal de nuvem.',
        ],
      },
      {
        title: 'Analista de infraestrutura',
        employer: 'Lojas Pitangueira',
        place: 'Campinas',
        start: '2016-07',
        end: '2021-01',
        points: ['Automação com Ansible e Terraform, plantão 24x7.'],
      },
    ],
    studies: [
      {
        degree: 'Bacharelado em Sistemas de Informação',
        school: 'Universidade da Serra Verde',
        place: 'Campinas',
        start: '2012-02',
        end: '2016-06',
      },
    ],
    skills: [
      ['Nuvem', ['AWS', 'Kubernetes', 'Terraform', 'Ansible']],
      ['Observabilidade', ['Prometheus', 'Grafana', 'OpenTelemetry']],
    ],
    languages: [
      ['Português', 'nativo'],
      ['Inglês', 'avançado'],
    ],
    certificates: ['AWS Certified DevOps Engineer – Professional'],
  },
  {
    id: 'ines-figueiroa',
    language: 'pt',
    kind: 'doc',
    look: 'officeFlow',
    dates: 'years',
    name: 'Inês Figueiroa',
    headline: 'Bióloga marinha',
    email: 'ines.figueiroa@example.org',
    phone: '+351 289 555 107',
    address: ['Faro', 'Portugal'],
    jobs: [
      {
        title: 'Investigadora',
        employer: 'Centro de Estudos da Ria',
        place: 'Faro',
        start: '2018',
        points: [
          'Monitorização de pradarias marinhas com drones e mergulho.',
          'Autora de oito artigos científicos.',
        ],
      },
      {
        title: 'Técnica de laboratório',
        employer: 'Aquário do Sotavento',
        place: 'Tavira',
        start: '2014',
        end: '2018',
        points: ['Qualidade da água e reprodução de cavalos-marinhos.'],
      },
    ],
    studies: [
      {
        degree: 'Doutoramento em Ciências do Mar',
        school: 'Universidade do Barlavento',
        place: 'Faro',
        start: '2014',
        end: '2018',
      },
      {
        degree: 'Mestrado em Biologia Marinha',
        school: 'Universidade do Barlavento',
        place: 'Faro',
        start: '2012',
        end: '2014',
      },
    ],
    skills: [['Competências', ['Mergulho científico', 'R', 'QGIS', 'Estatística', 'Escrita científica']]],
    languages: [
      ['Português', 'língua materna'],
      ['Inglês', 'fluente'],
    ],
  },
];
