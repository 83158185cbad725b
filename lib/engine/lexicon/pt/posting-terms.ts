import type { Lexicon } from '../model';

export const CONTRACT_MARKS: Lexicon['contractMarks'] = {
  apprenticeship: 'estagio de aprendizagem; jovem aprendiz; aprendizagem',
  internship: 'estagio; estagiari[oa]',
  freelance: 'recibos verdes; prestacao de servicos; pj',
  franchise: 'franchisado; franquia',
  side: 'trabalho de estudante; biscate; part-time estudante',
  interim: 'trabalho temporario; empresa de trabalho temporario',
  assisted: 'emprego apoiado; emprego protegido',
  temporary: 'termo certo; a termo; contrato a termo; termo incerto; temporario; sazonal; substituicao',
  permanent: 'sem termo; efetiv[oa]; contrato sem termo; tempo indeterminado; permanente; clt',
};

export const CONTRACT_PHRASES: Lexicon['contractPhrases'] = {
  internship: 'estagio (profissional|curricular|remunerado)',
  freelance: 'contratacao pj; a recibos verdes',
  interim: 'contrato de trabalho temporario',
  temporary: 'contrato a termo( certo| incerto)?; termo certo',
  permanent: 'contrato sem termo; contrato efetivo; efetividade; contratacao clt; regime clt',
  possibly_permanent: '(possibilidade|perspetiva)… (efetiv+|integracao|contrato sem termo|sem termo)',
};

export const WORKING_TIME: Lexicon['workingTime'] = {
  full: 'tempo (inteiro|integral|completo); periodo integral',
  part: 'tempo parcial; meio periodo; meia jornada',
};

export const WORKPLACES: Lexicon['workplaces'] = {
  remote: 'teletrabalho; a distancia',
  remotePhrases: `
    teletrabalho; trabalho (remoto|hibrido|a distancia);
    (modelo|regime|formato) (hibrido|remoto|de teletrabalho)`,
};
