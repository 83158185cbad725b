import type { Lexicon } from '../model';

export const PERSON_LABELS: Lexicon['personLabels'] = {
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
};

export const FIELD_LABELS: Lexicon['fieldLabels'] = {
  whatOfJob: 'ocupação; função ou cargo ocupado; profissão; cargo exercido; cargo ocupado',
  whatOfStudy: `
    curso; grau; habilitação; habilitações; habilitação literária; formação; graduação;
    designação da qualificação atribuída; nível de ensino; escolaridade; grau académico`,
  what: 'função; cargo; posição; título',
  whereOfJob:
    'empregador; local de trabalho; nome e morada do empregador; nome e endereço do empregador; companhia',
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
};

export const FIELD_QUALIFIERS: Lexicon['fieldQualifiers'] =
  'nome; do; da; dos; das; o; a; e; ou; atual; actual; último; última; anterior; endereço; morada';

export const DUTY_LABELS: Lexicon['dutyLabels'] = `
  funções; responsabilidades; atividades; tarefas; realizações; principais atividades;
  principais responsabilidades; conquistas; projetos`;

export const LANGUAGE_LABELS: Lexicon['languageLabels'] =
  'idiomas estrangeiros; línguas; língua materna; outras línguas; outra(s) língua(s); língua(s) materna(s)';

export const PHONE_LABELS: Lexicon['phoneLabels'] = {
  mobile: 'telemovel; tlm',
  phone: 'telefone; fone',
  otherNumber: 'cpf; rg; license; licence; lic; licenca',
};

export const PLACE_LABELS: Lexicon['placeLabels'] =
  'endereco; morada; localizacao; localidade; cidade; residente em';

export const DOCUMENT_TITLES: Lexicon['documentTitles'] = 'currículo';
