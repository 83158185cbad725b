import type { Lexicon } from '../model';

export const POSTING_LABELS: Lexicon['postingLabels'] = {
  title: 'vaga; funcao; titulo; posto; oferta de emprego',
  employer: 'entidade; empregador',
  location: 'localizacao; local; local de trabalho; cidade; morada; zona de trabalho',
  salary: 'remuneracao; vencimento; salario base; ordenado; faixa salarial',
  contract: `
    tipo de emprego; regime; carga horaria; vinculo; horario; duracao; regime de trabalho; tipo de vinculo`,
  hours: 'carga horaria; horas semanais; horas por semana',
  workplace: 'modelo de trabalho; regime de trabalho; teletrabalho; modalidade',
  start: 'data de inicio; data de inicio prevista; entrada',
  end: 'data de fim; data de termino; fim do contrato; fim',
  deadline: `
    prazo; data limite; candidaturas ate; prazo de candidatura; data de encerramento;
    data limite de candidatura`,
  posted: 'publicado em; data de publicacao; publicada em; anunciado em',
  reference: 'codigo da vaga; codigo da oferta; n.º de referencia; ref.ª',
  contact: 'pessoa de contacto; contato; pessoa de contato; responsavel pelo recrutamento',
  owner: 'recrutador; recrutadora; consultor responsavel',
  phone: 'telefone; telemovel; contacto telefonico',
  email: 'correio eletronico',
  years: 'anos de experiencia profissional',
  degree: 'formacao; escolaridade; habilitacoes; habilitacoes literarias; nivel de escolaridade',
  languages: 'linguas',
  street: 'morada; endereco; rua',
  town: 'cidade; localidade',
  region: 'distrito; estado',
  postalCode: 'cep',
  driving: 'carta de conducao; carta de condução; cnh',
  skills: 'conhecimentos',
  other: 'setor; nivel hierarquico; vagas; numero de vagas',
};
