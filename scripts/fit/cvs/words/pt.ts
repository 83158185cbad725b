import type { Words } from './model';

export const portuguese: Words = {
  people: 'Iracema Valadão;Tiago Montalvor;Luzia Ferreirinha;Davi Cantagalo;Benedita Serrano Luz',
  towns: 'Campinas;Porto;Recife;Luanda;Braga;Curitiba;Maputo',
  employers:
    'Metalúrgica Serra Azul Ltda;Grupo Atlântida S.A.;Hospital Santa Edwiges;Supermercado Bom Dia;Construtora Horizonte Novo;Prefeitura de Vila Serena;Transportes Maré',
  titles:
    'Auxiliar administrativo;Contabilista;Enfermeira;Mestre de obras;Atendente;Técnico de manutenção;Vendedora;Operador de caixa;Professora;Analista de sistemas;Motorista',
  schools:
    'Universidade de Vale Verde;Escola Secundária do Rio Claro;Instituto Federal do Planalto;Colégio Dom Bosco Novo;SENAC Litoral',
  degrees: 'Licenciatura;Bacharelado;Ensino Médio;Curso Técnico;Mestrado;12º ano;Pós-graduação;Tecnólogo',
  subjects: 'Administração;Enfermagem;Engenharia Civil;Contabilidade;Informática;Pedagogia',
  deeds:
    'Atendimento ao cliente e controle de caixa;Emissão de notas fiscais;Liderança de equipe de oito pessoas;Manutenção de máquinas;Elaboração de relatórios;Carga e descarga de mercadorias;Controle de estoque',
  skills:
    'Pacote Office;Trabalho em equipe;CNH B;Excel;Atendimento ao público;AutoCAD;Proatividade;Digitação',
  languages: 'Português;Inglês;Espanhol;Francês',
  levels: 'nativo;fluente;intermediário;básico',
  hobbies: 'Leitura;Futebol;Música;Culinária',
  aims: 'Busco oportunidade em empresa sólida para aplicar meus conhecimentos e crescer.;Profissional dedicado com facilidade de aprendizagem.',
  declarations: 'Declaro serem verdadeiras as informações acima.',
  documentTitles: 'CURRICULUM VITAE;Currículo;Curriculum Vitae',
  months: 'janeiro;fevereiro;março;abril;maio;junho;julho;agosto;setembro;outubro;novembro;dezembro',
  now: 'atual;o momento;presente;até o momento',
  headings: {
    work: 'Experiência Profissional;EXPERIÊNCIA PROFISSIONAL;Histórico profissional;Experiências',
    education: 'Formação Acadêmica;ESCOLARIDADE;Habilitações literárias;Formação',
    skills: 'Habilidades;Competências;Informática;Conhecimentos',
    languages: 'Idiomas;IDIOMAS',
    personal: 'Dados Pessoais;DADOS PESSOAIS;Informações pessoais',
    objective: 'Objetivo;Perfil;Resumo profissional',
    hobbies: 'Interesses;Passatempos',
    declaration: 'Informações adicionais;Outras informações',
    awards: 'Cursos complementares;Conquistas',
  },
  labels: {
    employer: 'Empresa;Nome da empresa;Onde',
    title: 'Cargo;Função',
    period: 'Período;Quando',
    place: 'Local;Cidade',
    degree: 'Curso;Grau',
    school: 'Instituição;Escola',
    year: 'Ano;Conclusão',
    grade: 'Média',
    duties: 'Atividades;Principais atividades;Funções',
  },
  details:
    'Data de nascimento=14/02/1987|3 de maio de 1992;Nacionalidade=Brasileira|Portuguesa;Estado civil=Solteiro|Casada;Endereço=Rua das Flores, 120, Campinas;CNH=B|AB',
  jobSentences:
    '{title} na {employer}, {town}, de {from} a {to}.;{from} - {to}: {title}, {employer};Desde {from} trabalho como {title} na {employer}',
  degreeSentences: '{degree} em {subject}, {school}, {year};{year}: {degree} em {subject} pela {school}',
};
