import type { Lexicon } from './model';

/** Portuguese of Portugal and Brazil. */
export const PORTUGUESE: Lexicon = {
  language: 'pt',
  months: `
    janeiro, jan; fevereiro, fev; março, mar; abril, abr; maio, mai; junho, jun; julho, jul; agosto, ago;
    setembro, set; outubro, out; novembro, nov; dezembro, dez`,
  seasons: {
    summer: 'verão',
    autumn: 'outono',
    winter: 'inverno',
  },
  dates: {
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
  },
  headings: {
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
      hard skills e soft skills; competências e habilidades; outras competências;
      capacidades e competências; pontos fortes; especializações; linguagens de programação;
      competências sociais; principais competências; skills técnicas; competências chave;
      conhecimentos e habilidades`,
    languages: `
      idiomas estrangeiros; línguas estrangeiras; línguas; competências linguísticas;
      conhecimento de idiomas; conhecimentos linguísticos; conhecimentos de idiomas; língua`,
    certifications: `
      certificações; certificação; certificados; certificados e cursos; diplomas e certificados;
      credenciais; certificações profissionais; certificações técnicas`,
    licenses: 'carta de condução; cnh; carteira de habilitação',
    awards: `
      prêmios; prémios; distinções; conquistas; reconhecimentos; honras e prêmios; prémios e distinções;
      bolsas; realizações; prêmios e reconhecimentos; resultados; bolsas de estudo; conquistas e prêmios;
      principais realizações`,
    contact: `
      contato; contacto e localização; contactos; dados de contacto; dados de contato;
      informações de contato; contatos; redes; endereço; informações de contacto`,
    personal: 'identificação; dados pessoais; informações pessoais; informação pessoal; dados',
    summary: `
      perfil profissional; perfil pessoal; resumo; resumo profissional; sobre mim; apresentação; quem sou;
      resumo executivo; síntese; introdução; sumário; apresentação pessoal; síntese profissional;
      quem sou eu; sumário executivo`,
    objective:
      'objetivo profissional; objetivos profissionais; objectivo; área de interesse; cargo pretendido',
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
    other: `
      outros; informações adicionais; outras informações; informações complementares; informação adicional`,
  },
  headingWords: {
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
      profissional; profissionais; técnicas; técnicos; pessoais; acadêmica; acadêmico; académica;
      relevantes; realizado; realizados; realizada; realizadas; obtido; obtidos; concluído; concluídos;
      adquirida; adquiridas; anterior; anteriores`,
    joints: 'e',
  },
  personLabels: {
    familyName: 'apelido; sobrenome',
    address: 'endereço; endereço atual; morada; residência; endereço residencial',
    permanentAddress: 'endereço permanente',
    phone: 'telefone; telefones; telemóvel; contacto telefónico; contato; contacto; fone',
    email: 'endereço eletrónico; endereço eletrônico; correio eletrónico; correio eletrônico',
    languages: `
      conhecimento de línguas; conhecimentos linguísticos; outras línguas; outra s língua s; línguas;
      línguas faladas`,
    relative: 'pai; mãe; nome do pai; nome da mãe; filiação; cônjuge',
    document: 'data de emissão; data de validade; órgão emissor',
    body: 'idade; altura; tipo sanguíneo',
    belief: 'religião',
    interests: 'passatempos; interesses',
    availability: 'disponibilidade',
    birthplace: 'local de nascimento; naturalidade',
    dateOfBirth: 'local e data de nascimento; data de nascimento; nascimento',
    drivingLicense: 'carta de condução; cnh; carteira de habilitação',
    familyComposition: 'filhos',
    motherTongue: 'língua materna',
    nationalIdentity: 'cpf; rg',
    nationality: 'nacionalidade',
    passportNumber: 'passaporte',
    requiredSalary: 'pretensão salarial',
    willingToRelocate: 'mudança',
  },
  fieldLabels: {
    whatOfJob: 'ocupação; função ou cargo ocupado; profissão; cargo exercido; cargo ocupado',
    whatOfStudy: `
      curso; grau; habilitação; habilitações; habilitação literária; formação; graduação;
      designação da qualificação atribuída; nível de ensino; escolaridade; grau académico`,
    what: 'função; cargo; posição; título',
    whereOfJob: `
      empregador; local de trabalho; nome e morada do empregador; nome e endereço do empregador; companhia`,
    whereOfStudy: `
      escola; faculdade; instituição de ensino; estabelecimento de ensino;
      nome e tipo da organização de ensino; nome e tipo da organização de ensino ou formação`,
    where: 'instituição; entidade; organização; onde',
    boardOfStudy: 'universidade',
    subjectOfStudy: 'especialização; especialidade; área de formação',
    when: `
      período; duração; ano; anos; tempo; data; datas de emprego; tempo de serviço; tempo de trabalho; datas`,
    start: 'data de início; início; data de admissão; admissão',
    end: 'até; data de fim; data de saída; término; conclusão; ano de conclusão; data de conclusão; saída',
    place: 'cidade; localização; localidade',
    gradeOfStudy: 'nota final; média; classificação',
    text: `
      atividades; atividade; funções; responsabilidades; tarefas; descrição;
      principais actividades e responsabilidades; principais atividades e responsabilidades;
      principais disciplinas; principais disciplinas/competências profissionais; atribuições; realizações`,
    projectOfJob: 'projeto; projetos',
    detail: 'setor; tipo de empresa ou sector; regime',
  },
  fieldQualifiers:
    'nome; do; da; dos; das; o; a; e; ou; atual; actual; último; última; anterior; endereço; morada',
  functionWords: `
    o; a; os; as; de; e; em; do; da; dos; das; com; para; por; um; uma; que; no; na; nos; nas; ao; se; como;
    mais; é; meu; experiência; formação; competências; habilidades; idiomas; línguas; desenvolvimento;
    gestão; projeto; equipe; equipa; inglês; português; atual; presente; trabalho; profissional;
    universidade; não; são; até; nome; nascimento; nacionalidade; endereço; morada; telefone; escolaridade;
    emprego; cargo; interesses; vaga; requisitos; salário; benefícios; responsabilidades`,
  sentences: {
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
  },
  dutyLabels: `
    funções; responsabilidades; atividades; tarefas; realizações; principais atividades;
    principais responsabilidades; conquistas; projetos`,
  languageLabels: `
    idiomas estrangeiros; línguas; língua materna; outras línguas; outra(s) língua(s); língua(s) materna(s)`,
  people: {
    genders: 'feminino',
    maritalStates: 'solteiro; solteira; divorciado',
  },
  employers: {
    legalForms: 'ltda; ltda.; s/a; me; eireli; epp; lda; lda.',
    words: `
      universidade; escola; colegio; instituto; faculdade; laboratorio; hospital; clinica; banco; grupo;
      empresa; companhia; agencia; fundacao; associacao; ministerio; prefeitura; governo; camara;
      consultoria; centro; sociedade; estudio; tecnologia; sistemas; solucoes; servicos; industria;
      comercio; cooperativa; loja; tribunal; secretaria; padaria; confeitaria; supermercado; supermercados;
      hipermercado; farmacia; drogaria; pastelaria; cafe; lanchonete; churrascaria; pousada; residencial;
      creche; imobiliaria; construtora; transportadora; oficina; metalurgica; confeccoes; fabrica; fazenda;
      armazem; armazens; junta de freguesia; exercito; marinha`,
    oneself: 'conta propria; profissional liberal',
  },
  employment: {
    remote: 'remoto hibrido; home-office',
    internship: 'estagio; estagiario; estagiaria',
    volunteer: 'voluntaria',
    temp: 'temporario',
    contract: 'por contrato',
    directHire: 'efetivo; clt; tempo integral',
  },
  titles: {
    sure: `
      pedreiro; eletricista; encanador; carpinteiro; cozinheiro; cozinheira; padeiro; cabeleireiro;
      cabeleireira; repositor; motorista; entregador; porteiro; zelador; faxineira; baba; torneiro;
      ajudante; servente; balconista; almoxarife; conferente; escriturario; escrituraria; telefonista;
      operario; operaria; engenheiro; engenheira; desenvolvedor; desenvolvedora; programador; programadora;
      gerente; diretor; diretora; analista; consultor; consultora; projetista; administrador;
      administradora; tecnico; tecnica; assistente; auxiliar; estagiario; estagiaria; professor; professora;
      pesquisador; pesquisadora; investigador; contador; advogado; advogada; enfermeiro; enfermeira; medico;
      vendedor; vendedora; encarregado; coordenador; coordenadora; supervisor; arquiteto; arquiteta;
      especialista; fundador; fundadora; socio; operador; operadora; atendente; recepcionista; secretaria;
      redator; tradutor; jornalista; lider; gestor; gestora; chefe; monitor; bolsista; aprendiz; instrutor;
      formador`,
    weak: 'estagio; estudante; bolsa',
    trades: `
      soldador; soldadora; instalador; instaladora; mecanico; montadora; inspetor; inspetora; trabalhador;
      trabalhadora; empregado; empregada; operario; pintor; pintora; padeira; vigilante; vigia; garcom;
      garconete; cozinheiro chefe; camareira; copeira; copeiro; jardineiro; caseiro; lavador; manobrista;
      cobrador; taxista; caminhoneiro; motoboy; costureira; modelista; estilista; cabeleleira; manicure;
      esteticista; farmaceutico; farmaceutica; dentista; psicologo; psicologa; fisioterapeuta;
      nutricionista; biologo; biologa; quimico; contadora; administrativo; administrativa; tesoureiro;
      compradora; planejador; planejadora; orientador; orientadora; educador; educadora; pedagogo; pedagoga;
      docente; diretor geral; vice-presidente; subgerente; sub-gerente; encarregado de; tecnologo;
      consultor de; promotor; promotora; demonstrador; repositora; estoquista; despachante; expedidor;
      conferencista; apresentador; apresentadora; produtor; produtora; designer grafico; fotografo;
      fotografa; cinegrafista; ator; atriz; musico; cantor; cantora; bombeiro; policial; soldado; sargento;
      juiz; juiza; promotor de justica; delegado; escrivao; oficial de; topografo; topografa; desenhista;
      projetista; mestre de obras; carregador; ladrilhador; estofador; serralheiro; marceneiro; tecelao;
      tratorista; agricultor; vaqueiro; ordenhador; contabilista; tradutor; tradutora; rececionista;
      caixeiro; caixeira; confeiteiro; confeiteira; acougueiro; embalador; embaladora; bolseiro; bolseira;
      bolsista; fiscal de loja; repositor; balconista; conferente; almoxarife`,
  },
  schools: {
    university: 'universidade; escola superior; faculdade',
    vocational: 'senai; etec; cefet; iefp',
    highschool: 'escola secundaria; ensino medio; agrupamento de escolas; externato',
    lowerSchool: 'escola basica',
    other: 'colégio; escola',
  },
  degrees: {
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
  },
  studySubjects: `
    tecnologias; sistemas de informacao; mecatronica; controle e automacao; comunicacao; comunicacao social;
    publicidade; gestao; recursos humanos; marketing; economia; historia; geografia; filosofia; psicologia;
    fisioterapia; farmacia; medicina; arquitetura; design; logistica; turismo; inteligencia artificial;
    software; matematica; fisica; quimica; biologia; administracao; direito; engenharia; ciencia;
    computacao; contabilidade; jornalismo; enfermagem; letras; pedagogia`,
};
