import type { Lexicon } from '../model';

export const SENTENCES: Lexicon['sentences'] = {
  worked: `
    trabalhei; trabalhou; trabalhado; atuei; atuou; exerci; exerceu; desempenhei; fui; estagiei;
    prestei serviços`,
  working: 'atualmente; actualmente a trabalhar; trabalho; atuo; exerço; sou',
  joined: 'ingressei',
  studied: 'concluí; concluído; concluída; formado; formada; obtive; cursei',
  studying: 'cursando atualmente',
  as: `
    no cargo de; na função de; com a função de; na qualidade de; o cargo de; a função de; função de;
    com o cargo de`,
  at: 'na empresa; na companhia',
  under: 'sob',
  from: 'dal; della; presso l; da; do; pela; pelo',
  with: 'com',
  in: 'em; no; na; nos; nas',
  time: 'pendant; período; no ano de; no ano; conclusão em; conclusão no ano de; concluído em; concluída em',
};

export const PEOPLE: Lexicon['people'] = {
  genders: 'feminino',
  maritalStates: 'solteiro; solteira; divorciado',
  particles: 'de; da; do; dos; das; e',
  notNames: `
      desenvolvedor; engenheiro; engenheira; coordenador; estagiário; técnico; professor; estudante;
      gestor`,
  others: 'orientador; orientadora',
};

export const EMPLOYERS: Lexicon['employers'] = {
  legalForms: 'ltda; ltda.; s/a; me; eireli; epp; lda; lda.',
  words: `
    universidade; escola; colegio; instituto; faculdade; laboratorio; hospital; clinica; banco; grupo;
    empresa; companhia; agencia; fundacao; associacao; ministerio; prefeitura; governo; camara; consultoria;
    centro; sociedade; estudio; tecnologia; sistemas; solucoes; servicos; industria; comercio; cooperativa;
    loja; tribunal; secretaria; padaria; confeitaria; supermercado; supermercados; hipermercado; farmacia;
    drogaria; pastelaria; cafe; lanchonete; churrascaria; pousada; residencial; creche; imobiliaria;
    construtora; transportadora; oficina; metalurgica; confeccoes; fabrica; fazenda; armazem; armazens;
    junta de freguesia; exercito; marinha`,
  oneself: 'conta propria; profissional liberal',
};

export const EMPLOYMENT: Lexicon['employment'] = {
  remote: 'remoto hibrido; home-office',
  internship: 'estagio; estagiario; estagiaria',
  volunteer: 'voluntaria',
  temp: 'temporario',
  contract: 'por contrato',
  directHire: 'efetivo; clt; tempo integral',
  leave: `
    licença maternidade; licença de maternidade; licença parental; licença sem vencimento; ano sabático; baixa médica`,
};

export const TITLES: Lexicon['titles'] = {
  sure: `
    pedreiro; eletricista; encanador; carpinteiro; cozinheiro; cozinheira; padeiro; cabeleireiro;
    cabeleireira; repositor; motorista; entregador; porteiro; zelador; faxineira; baba; torneiro; ajudante;
    servente; balconista; almoxarife; conferente; escriturario; escrituraria; telefonista; operario;
    operaria; engenheiro; engenheira; desenvolvedor; desenvolvedora; programador; programadora; gerente;
    diretor; diretora; analista; consultor; consultora; projetista; administrador; administradora; tecnico;
    tecnica; assistente; auxiliar; estagiario; estagiaria; professor; professora; pesquisador; pesquisadora;
    investigador; contador; advogado; advogada; enfermeiro; enfermeira; medico; vendedor; vendedora;
    encarregado; coordenador; coordenadora; supervisor; arquiteto; arquiteta; especialista; fundador;
    fundadora; socio; operador; operadora; atendente; recepcionista; secretaria; redator; tradutor;
    jornalista; lider; gestor; gestora; chefe; monitor; bolsista; aprendiz; instrutor; formador`,
  weak: 'estagio; estudante; bolsa',
  trades: `
    soldador; soldadora; instalador; instaladora; mecanico; montadora; inspetor; inspetora; trabalhador;
    trabalhadora; empregado; empregada; operario; pintor; pintora; padeira; vigilante; vigia; garcom;
    garconete; cozinheiro chefe; camareira; copeira; copeiro; jardineiro; caseiro; lavador; manobrista;
    cobrador; taxista; caminhoneiro; motoboy; costureira; modelista; estilista; cabeleleira; manicure;
    esteticista; farmaceutico; farmaceutica; dentista; psicologo; psicologa; fisioterapeuta; nutricionista;
    biologo; biologa; quimico; contadora; administrativo; administrativa; tesoureiro; compradora;
    planejador; planejadora; orientador; orientadora; educador; educadora; pedagogo; pedagoga; docente;
    diretor geral; vice-presidente; subgerente; sub-gerente; encarregado de; tecnologo; consultor de;
    promotor; promotora; demonstrador; repositora; estoquista; despachante; expedidor; conferencista;
    apresentador; apresentadora; produtor; produtora; designer grafico; fotografo; fotografa; cinegrafista;
    ator; atriz; musico; cantor; cantora; bombeiro; policial; soldado; sargento; juiz; juiza;
    promotor de justica; delegado; escrivao; oficial de; topografo; topografa; desenhista; projetista;
    mestre de obras; carregador; ladrilhador; estofador; serralheiro; marceneiro; tecelao; tratorista;
    agricultor; vaqueiro; ordenhador; contabilista; tradutor; tradutora; rececionista; caixeiro; caixeira;
    confeiteiro; confeiteira; acougueiro; embalador; embaladora; bolseiro; bolseira; bolsista;
    fiscal de loja; repositor; balconista; conferente; almoxarife`,
};

export const SCHOOLS: Lexicon['schools'] = {
  university: 'universidade; escola superior; faculdade',
  vocational: 'senai; etec; cefet; iefp',
  highschool: 'escola secundaria; ensino medio; agrupamento de escolas; externato',
  lowerSchool: 'escola basica',
  other: 'colégio; escola',
};

export const DEGREES: Lexicon['degrees'] = {
  postdoctorate: 'pós-doutorado; pós-doutoramento; livre-docência',
  doctorate: 'doutorado; doutoramento; doutor em; doutora em',
  professional: 'notariat',
  MBA: 'mestrado em administração',
  masters: `
    mestrado; mestre em; mestrado integrado; mestrado profissional; mestrado acadêmico; pós-graduação;
    pós graduação; especialização`,
  bachelors: `
    bacharelado; bacharel; bacharel em; bacharelado em; licenciatura em; graduação; graduação em;
    licenciado em; engenharia; engenheiro; tecnólogo; tecnologia em; curso superior; superior completo;
    ensino superior`,
  associates: 'técnico superior profissional; ctesp',
  vocational: 'curso técnico; técnico em; ensino técnico; curso profissional; magistério',
  highSchoolOrEquivalent: `
    9º ano; ensino médio; ensino secundário; 12º ano; 12 ano; segundo grau; ensino medio; enseñanza media;
    educación básica; ensino fundamental; segundo grau completo; nível médio`,
};

export const STUDY_SUBJECTS: Lexicon['studySubjects'] = `
  tecnologias; sistemas de informacao; mecatronica; controle e automacao; comunicacao; comunicacao social;
  publicidade; gestao; recursos humanos; marketing; economia; historia; geografia; filosofia; psicologia;
  fisioterapia; farmacia; medicina; arquitetura; design; logistica; turismo; inteligencia artificial;
  software; matematica; fisica; quimica; biologia; administracao; direito; engenharia; ciencia; computacao;
  contabilidade; jornalismo; enfermagem; letras; pedagogia`;

export const LEVELS: Lexicon['levels'] = {
  skills: `
    avancado; avancada; intermediario; intermediaria; basico; basica; especialista; iniciante; nivel; medio;
    bom; boa; otimo`,
  speech: 'avancado; intermediario; bom; boa',
};

export const LICENCES: Lexicon['licences'] = 'licenca; carta de conducao; cnh';
