import type { Lexicon } from '../model';

export const POSTING_TOPICS: Lexicon['postingTopics'] = {
  notice: 'igualdade de oportunidades; independentemente de',
  benefits: `
    seguro de saude; ferias; subsidio; vale[- ](refeicao|alimentacao|transporte); plano de; dias de folga;
    teletrabalho; formacao continua; horario flexivel`,
  requirements: `
    experiencia; formacao; conhecimento; licenciatura; dominio; carta de; disponibilidade; capacidade;
    gosto por`,
  duties: `
    gerir; gestao; elabora; acompanha; assegurar; apoi; desenvolv; garantir; atend; organiza; receber`,
  employer: 'fundada em; a nossa (empresa|equipa); empresa (familiar|lider)',
};

export const POSTING_PAGES: Lexicon['postingPages'] = `
  candidatar; candidatar-me; candidatar agora; partilhar; compartilhar; salvar; voltar;
  ver todas as vagas; vaga; vagas; oferta de emprego; ofertas de emprego; entrar; inscrever-se;
  procuramos; recrutamos; trabalhe conosco; descricao`;
