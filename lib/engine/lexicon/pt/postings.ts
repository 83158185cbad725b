import type { Lexicon } from '../model';

export const POSTING_HEADINGS: Lexicon['postingHeadings'] = {
  role: `
    a funcao; descricao da funcao; descricao da vaga; sobre a vaga; sobre a funcao; a vaga; o cargo;
    descricao; o seu papel; a oportunidade; sobre a posicao; missao; objetivo da funcao`,
  duties: `
    responsabilidades; principais responsabilidades; funcoes; principais funcoes; tarefas; atividades;
    o que vais fazer; o que voce vai fazer; as tuas responsabilidades; suas responsabilidades;
    responsabilidades e atribuicoes; o teu dia a dia; atribuicoes; principais atividades; as tuas funcoes;
    o que faras; o que vai fazer; o seu dia a dia`,
  requirements: `
    requisitos; perfil; perfil pretendido; o teu perfil; o seu perfil; qualificacoes; competencias;
    o que procuramos; quem procuramos; o que esperamos; requisitos obrigatorios; conhecimentos; formacao;
    experiencia; requisitos e qualificacoes; o que precisas; perfil do candidato; habilidades; procuramos;
    o que buscamos; o que esperamos de voce; requisitos minimos; o que pedimos; idiomas; quem es tu;
    habilitacoes`,
  preferred: `
    valorizamos; desejavel; diferenciais; fatores preferenciais; fator preferencial; um plus;
    requisitos desejaveis; sera um plus; valoriza-se; diferencial; preferencial; desejaveis; valorizado`,
  benefits: `
    beneficios; o que oferecemos; oferecemos; oferta; a nossa oferta; vantagens; condicoes;
    porque juntar-te; o que temos para oferecer; temos para oferecer; beneficios e vantagens;
    por que trabalhar; o que te oferecemos; regalias; porque nos`,
  employer: `
    sobre nos; quem somos; a empresa; sobre a empresa; a nossa empresa; a equipa; a nossa equipa;
    a nossa missao; os nossos valores; nosso cliente; conhece-nos; apresentacao; nossa empresa;
    o nosso cliente; sobre a equipa`,
  pay: 'remuneracao; vencimento; faixa salarial; ordenado; salario',
  application: `
    candidatura; como candidatar-se; candidata-te; contacto; contato; processo seletivo;
    processo de recrutamento; como te candidatares; interessado*; inscricao; candidate-se;
    etapas do processo`,
  facts: `
    localizacao; local; local de trabalho; detalhes; tipo de contrato; horario; condicoes de trabalho;
    informacoes adicionais; contrato; informacao adicional; modalidade`,
  notice: `
    igualdade; diversidade; privacidade; protecao de dados; inclusao; vagas semelhantes;
    igualdade de oportunidades; rgpd`,
};

export const OPTIONAL: Lexicon['optional'] = `
  nao (e )?(obrigatori[oa]|necessari[oa]|imprescindivel); sera um plus; valoriza*; desejavel; diferencial;
  preferencial*`;
