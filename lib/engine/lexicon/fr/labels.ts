import type { Lexicon } from '../model';

export const PERSON_LABELS: Lexicon['personLabels'] = {
  name: `
    nombre completo; nombres y apellidos; nombre y apellidos; apellidos y nombres; apellidos y nombre; nom;
    nom complet; nom et prénom; nom prénom; prénom et nom`,
  givenName: 'prénom; prénoms',
  familyName: 'nom de famille',
  address: `
    adresse postale; adresse actuelle; adresse personnelle; domicile; code postal ville;
    code postal et ville; cp ville`,
  permanentAddress: 'adresse permanente',
  phone: 'téléphone; téléphone portable; portable; tél; n de téléphone; numéro de téléphone',
  email: 'courriel; adresse e mail; adresse mail; adresse électronique; mél',
  languages: `
    compétences linguistiques; autres langues; autre s langue s; langues maîtrisées; langues pratiquées;
    langues; langue; langues parlées; langues étrangères; connaissances linguistiques`,
  relative: 'père; mère; nom du père; nom de la mère; conjoint',
  document: 'date de délivrance; lieu de délivrance; date d’expiration',
  body: 'âge; taille; poids',
  interests: 'loisirs; centres d’intérêt',
  availability: 'disponibilité; disponible; préavis',
  birthplace: 'lieu de naissance',
  currentSalary: 'salaire actuel',
  dateOfBirth:
    'lieu et date de naissance; date et lieu de naissance; date de naissance; né le; née le; né(e) le',
  drivingLicense: 'permis de conduire; permis',
  familyComposition: 'enfants',
  gender: 'sexe',
  maritalStatus: 'état civil; situation familiale; situation de famille',
  motherTongue: 'langue maternelle',
  nationality: 'nationalité',
  passportNumber: 'passeport; numéro de passeport',
  preferredLocation: 'lieu souhaité; mobilité',
  requiredSalary: 'prétentions salariales; salaire souhaité',
  visaStatus: 'permis de travail; titre de séjour',
};

export const FIELD_LABELS: Lexicon['fieldLabels'] = {
  whatOfJob: `
    poste; poste occupé; fonction; fonctions; intitulé du poste; emploi; fonction ou poste occupé; métier;
    en qualité de`,
  whatOfStudy: `
    diplôme; diplômes; diplôme obtenu; formation; titre de la qualification délivrée;
    intitulé du certificat ou diplôme délivré; niveau d études; examen; diplôme préparé`,
  what: 'rôle; titre',
  whereOfJob: `
    employeur; entreprise; société; nom de l'employeur; nom et adresse de l'employeur; lieu de travail;
    raison sociale; nom de l'entreprise`,
  whereOfStudy: `
    école; établissement scolaire; nom et type de l'établissement d'enseignement ou de formation; lycée;
    collège; nom et type d'établissement dispensant l'enseignement ou la formation`,
  where: "établissement; organisme; institution; structure; où; nom de l'établissement",
  boardOfStudy: 'université',
  subjectOfStudy: 'spécialité; spécialisation; filière; mention; option; série; discipline',
  when: `
    période; durée; dates; année; années; date; de - à; période d'emploi; quand; année scolaire;
    période d'activité`,
  start: 'depuis; date de début; date d entrée; début',
  end: 'date de fin; fin; année d obtention; année de diplôme; obtenu en',
  place: 'lieu; ville; pays; localisation; lieu de mission',
  gradeOfStudy: 'moyenne; mention obtenue; résultat',
  text: `
    missions; mission; tâches; activités; responsabilités; description du poste;
    principales activités et responsabilités; principales matières/compétences professionnelles couvertes;
    réalisations`,
  projectOfJob: 'projet; projets',
  detail: 'secteur; service; département; type de contrat; type d activité ou secteur',
};

export const FIELD_QUALIFIERS: Lexicon['fieldQualifiers'] = `
  nom; du; de; la; le; les; l'; d'; des; et; ou; actuel; actuelle; dernier; dernière; précédent; adresse;
  intitulé; l'entreprise; en; un; une`;

export const DUTY_LABELS: Lexicon['dutyLabels'] = `
  missions; missions principales; tâches; responsabilités; réalisations; principales réalisations;
  activités; projets; technologies; environnement technique; cours`;

export const LANGUAGE_LABELS: Lexicon['languageLabels'] = `
  langues; langue; langues parlées; langue maternelle; langues étrangères; compétences linguistiques;
  autres langues; autre(s) langue(s); langue(s) maternelle(s)`;

export const PHONE_LABELS: Lexicon['phoneLabels'] = {
  mobile: 'portable; port',
  phone: 'fixe',
  otherNumber: 'passeport; siret; matricule',
};

export const PLACE_LABELS: Lexicon['placeLabels'] = `
  adresse postale; domicile; ville; lieu; habite a; code postal/ville; code postal et ville; cp/ville;
  cp et ville`;

export const DOCUMENT_TITLES: Lexicon['documentTitles'] = 'résumé';
