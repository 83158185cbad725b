import type { Lexicon } from '../model';

export const MONTHS: Lexicon['months'] = `
  janeiro, jan; fevereiro, fev; março, mar; abril, abr; maio, mai; junho, jun; julho, jul; agosto, ago;
  setembro, set; outubro, out; novembro, nov; dezembro, dez`;

export const SEASONS: Lexicon['seasons'] = {
  summer: 'verão',
  autumn: 'outono',
  winter: 'inverno',
};

export const DATES: Lexicon['dates'] = {
  present: `
    atual; atualmente; à presente data; a presente data; à data presente; presente data; à data atual;
    à atualidade; a atualidade; aos dias de hoje; o dia de hoje; o momento; momento; presente; o presente;
    hoje; em andamento; em curso; corrente; data atual; o momento atual; momento atual`,
  since: 'à partir de',
  about: 'início de; meados de; final de; fim de',
  named: 'no ano; ano; prevista para',
  until: 'até',
  between: 'até; até o; a; ao',
  inside: 'da; do; di',
};

export const FUNCTION_WORDS: Lexicon['functionWords'] = `
  o; a; os; as; de; e; em; do; da; dos; das; com; para; por; um; uma; que; no; na; nos; nas; ao; se; como;
  mais; é; meu; experiência; formação; competências; habilidades; idiomas; línguas; desenvolvimento; gestão;
  projeto; equipe; equipa; inglês; português; atual; presente; trabalho; profissional; universidade; não;
  são; até; nome; nascimento; nacionalidade; endereço; morada; telefone; escolaridade; emprego; cargo;
  interesses; vaga; requisitos; salário; benefícios; responsabilidades`;

export const HEADINGS: Lexicon['headings'] = {
  workHistory: `
    histórico de empregos; cargos exercidos; atividades profissionais; emprego atual; experiência;
    experiências; experiência profissional; experiências profissionais; experiência de trabalho;
    experiência laboral; histórico profissional; percurso profissional; trajetória profissional; carreira;
    emprego; empregos; histórico de trabalho; estágios; estágio; atividade profissional;
    vivência profissional; trabalho; atuação profissional`,
  education: `
    grau de escolaridade; formação escolar; educação; formação; formação académica; formação acadêmica;
    habilitações académicas; habilitações literárias; habilitações; escolaridade; estudos;
    percurso académico; histórico acadêmico; histórico escolar; graduação; instrução; formação superior;
    qualificações académicas; formações; percurso escolar`,
  training: `
    cursos; formação complementar; formação contínua; formação profissional; capacitação; seminários;
    treinamentos; cursos complementares; cursos e treinamentos; cursos extracurriculares;
    cursos de formação; aperfeiçoamento; qualificação profissional; cursos livres; ações de formação;
    workshops e cursos`,
  projects: `
    projetos; projetos pessoais; projectos; projetos acadêmicos; portfólio; projetos relevantes;
    projetos académicos; projetos desenvolvidos; projetos open source`,
  volunteering: `
    trabalho voluntário; experiência voluntária; atividades extracurriculares; atividades voluntárias;
    ação social; voluntária`,
  skills: `
    competências; competências técnicas; habilidades técnicas; conhecimentos; conhecimentos técnicos;
    conhecimentos de informática; conhecimentos informáticos; aptidões; qualificações; tecnologias;
    ferramentas; aptidões e competências; competências pessoais; competências digitais;
    competências profissionais; habilidades e competências; competências informáticas;
    hard skills e soft skills; competências e habilidades; outras competências; capacidades e competências;
    pontos fortes; especializações; linguagens de programação; competências sociais;
    principais competências; skills técnicas; competências chave; conhecimentos e habilidades`,
  languages: `
    idiomas estrangeiros; línguas estrangeiras; línguas; competências linguísticas; conhecimento de idiomas;
    conhecimentos linguísticos; conhecimentos de idiomas; língua`,
  certifications: `
    certificações; certificação; certificados; certificados e cursos; diplomas e certificados; credenciais;
    certificações profissionais; certificações técnicas`,
  licenses: 'carta de condução; cnh; carteira de habilitação',
  awards: `
    prêmios; prémios; distinções; conquistas; reconhecimentos; honras e prêmios; prémios e distinções;
    bolsas; realizações; prêmios e reconhecimentos; resultados; bolsas de estudo; conquistas e prêmios;
    principais realizações`,
  contact: `
    contato; contacto e localização; contactos; dados de contacto; dados de contato; informações de contato;
    contatos; redes; endereço; informações de contacto`,
  personal: 'identificação; dados pessoais; informações pessoais; informação pessoal; dados',
  summary: `
    perfil profissional; perfil pessoal; resumo; resumo profissional; sobre mim; apresentação; quem sou;
    resumo executivo; síntese; introdução; sumário; apresentação pessoal; síntese profissional; quem sou eu;
    sumário executivo`,
  objective: 'objetivo profissional; objetivos profissionais; objectivo; área de interesse; cargo pretendido',
  qualifications: `
    qualificações; principais qualificações; resumo de qualificações; resumo das qualificações;
    síntese de qualificações`,
  coverLetter: 'carta de apresentação; carta de motivação',
  hobbies:
    'interesses pessoais; passatempos; hobbies e interesses; tempos livres; lazer; interesses e hobbies',
  publications: `
    publicações; publicações científicas; pesquisa; produção científica; produção bibliográfica;
    investigação`,
  articles: 'artigos; artigos publicados; artigos científicos',
  books: 'livros; capítulos de livros',
  conferencePapers: 'congressos; anais de congressos',
  speaking: 'palestras; apresentações; palestras e apresentações; conferências',
  references: 'referências; recomendações; referências profissionais; referências sob consulta',
  affiliations: 'afiliações; associações; associações profissionais; filiações',
  military: 'serviço militar; situação militar; experiência militar',
  clearances: 'habilitação de segurança',
  workStatus: 'autorização de trabalho; nacionalidade',
  availability: 'disponibilidade',
  ignored: 'declaração; anexo',
  other:
    'outros; informações adicionais; outras informações; informações complementares; informação adicional',
};

export const HEADING_WORDS: Lexicon['headingWords'] = {
  subjects: {
    education: 'acadêmico; acadêmica; acadêmicos; acadêmicas; universitária',
    personal: 'pessoais',
    languages: 'linguístico; linguística; linguísticas',
  },
  careers: 'profissional',
  courses: 'percurso; trajetória',
  accounts: 'resumo',
  nouns: 'dados; informações; histórico',
  duties: 'funções; responsabilidades; atribuições; atividades',
  modifiers: `
    meus; minhas; meu; minha; os; as; o; a; de; do; da; dos; das; em; outros; outras; principais;
    profissional; profissionais; técnicas; técnicos; pessoais; acadêmica; acadêmico; académica; relevantes;
    realizado; realizados; realizada; realizadas; obtido; obtidos; concluído; concluídos; adquirida;
    adquiridas; anterior; anteriores`,
  joints: 'e',
};
