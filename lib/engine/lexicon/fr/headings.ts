import type { Lexicon } from '../model';

export const MONTHS: Lexicon['months'] = `
  janvier, janv, jan; février, févr, fév, fevr; mars, mar; avril, avr; mai; juin, jun; juillet, juil, jul;
  août, aout; septembre, sept, sep; octobre, oct; novembre, nov; décembre, déc, dec`;

export const SEASONS: Lexicon['seasons'] = {
  spring: 'printemps',
  summer: 'été',
  autumn: 'automne',
  winter: 'hiver',
};

export const DATES: Lexicon['dates'] = {
  present: `
    présent; maintenant; nos jours; à nos jours; aujourd'hui; à aujourd'hui; actuel; actuellement; ce jour; à ce jour;
    en cours; jour; à présent; présentement`,
  since: 'depuis; depuis le',
  about: 'début; début de; mi; fin; fin de; milieu; environ; env.; vers',
  named: 'année; annee; prévu; prévue',
  from: 'du; entre',
  until: "jusqu'à; jusqu'au; jusqu'en",
  between: 'à au',
  lengths: 'ans; an; annees; annee; mois',
};

export const FUNCTION_WORDS: Lexicon['functionWords'] = `
  le; la; les; des; et; de; du; en; un; une; pour; dans; avec; sur; au; aux; par; est; à; plus; ou; que;
  qui; ce; cette; nos; mes; mon; ma; je; sein; expérience; expériences; compétences; formation; langues;
  développement; gestion; projet; équipe; anglais; français; stage; années; depuis; ainsi; mise; lors;
  aujourd; présent; connaissances; études; nom; prénom; naissance; nationalité; adresse; téléphone;
  situation; loisirs; diplômes; emploi; poste; intitulé; entreprise; employeur; exigences; missions; salaire`;

export const HEADINGS: Lexicon['headings'] = {
  workHistory: `
    expérience pro; expériences pro; expériences pros; emplois saisonniers; jobs étudiants;
    expériences en entreprise; fonctions exercées; cursus professionnel; itinéraire professionnel;
    jobs d'été; expérience; expériences; expérience professionnelle; expériences professionnelles;
    parcours professionnel; parcours; emploi; emplois; carrière; stages; expériences et stages;
    activités professionnelles; activité professionnelle; historique professionnel; historique d'emploi;
    antécédents professionnels; expérience de travail; expériences de travail; missions; postes occupés`,
  education: `
    niveau d'études; formation; formations; études; éducation; parcours académique; parcours scolaire;
    diplômes; diplôme; formation académique; formation initiale; formation universitaire; cursus;
    cursus universitaire; cursus scolaire; scolarité; parcours universitaire; formation scolaire;
    études universitaires; cursus académique; parcours de formation`,
  training: `
    formation continue; formations complémentaires; formation complémentaire; formation professionnelle;
    stages de formation; cours; ateliers; séminaires; perfectionnement; formations professionnelles;
    formations continues; cours suivis; autres formations; mooc; formation professionnelle continue`,
  projects: `
    projets; projets personnels; réalisations; projets réalisés; projets académiques; projets scolaires;
    contributions open source; projets professionnels; autres projets`,
  volunteering: `
    bénévolat; volontariat; expérience bénévole; engagement; engagements; engagement associatif;
    vie associative; activités associatives; activités bénévoles; activités extrascolaires;
    activités extra-professionnelles; engagements associatifs; expériences associatives; bénévole;
    implication sociale; implications bénévoles`,
  skills: `
    compétences; compétence; compétences techniques; compétences clés; compétences informatiques;
    compétences professionnelles; compétences linguistiques et informatiques; savoir-faire; savoir-être;
    connaissances; connaissances informatiques; connaissances techniques; informatique; aptitudes; qualités;
    atouts; outils; technologies; domaines de compétences; domaines d'expertise; domaines de compétence;
    logiciels; outils informatiques; compétences transversales; compétences personnelles;
    environnement technique; expertises; maîtrise technique; langages; savoirs; compétences fonctionnelles;
    compétences métier; autres compétences; compétences numériques; points forts; langages de programmation;
    qualifications techniques`,
  languages: `
    langues; langue; compétences linguistiques; langues étrangères; connaissances linguistiques;
    langues parlées; langues vivantes; aptitudes linguistiques; langues maîtrisées`,
  certifications: `
    certificats; certificat; certifications professionnelles; habilitations; attestations; accréditations;
    certifications obtenues; certifications techniques; titres et certifications`,
  licenses: 'permis; permis de conduire',
  awards: `
    prix; distinctions; récompenses; bourses; prix et distinctions; distinctions honorifiques; honneurs;
    réussites; prix et récompenses; bourses et prix; concours; bourses et distinctions; accomplissements`,
  contact: `
    coordonnées; me contacter; contactez-moi; coordonnées personnelles; réseaux sociaux; réseaux; liens;
    contact et réseaux; sur le web; présence en ligne`,
  personal: `
    renseignements; renseignements personnels; informations personnelles; état civil; données personnelles;
    infos personnelles; informations générales; informations; infos`,
  summary: `
    profil professionnel; résumé; à propos; à propos de moi; présentation; qui suis-je; qui suis-je ?;
    profil personnel; sommaire; en bref; résumé professionnel; moi; biographie; accroche; introduction;
    synthèse; résumé de carrière; mon profil; en quelques mots; profil du candidat`,
  objective: `
    objectif; objectifs; objectif professionnel; objectifs professionnels; objectif de carrière;
    projet professionnel; poste recherché`,
  qualifications: 'points clés; faits marquants',
  coverLetter: 'lettre de motivation',
  hobbies: `
    loisirs; centres d'intérêt; centres d'intérêts; centre d'intérêt; intérêts; hobbies et intérêts;
    passions; activités; loisirs et intérêts; activités et intérêts; activités et loisirs; passe-temps;
    activités extra-scolaires et loisirs`,
  publications: `
    publications scientifiques; publications sélectionnées; recherche; travaux; travaux de recherche;
    travaux et publications`,
  articles: 'articles scientifiques; articles de presse',
  books: "livres; ouvrages; chapitres d'ouvrages",
  conferencePapers: 'actes de conférences; communications scientifiques; colloques',
  patents: "brevets; brevets d'invention; brevet",
  speaking: 'conférences; interventions; présentations; communications; conférences et présentations',
  references: `
    références; référence; références sur demande; recommandations; références professionnelles; témoignages`,
  affiliations: 'affiliations professionnelles; associations professionnelles; adhésions',
  military: 'service militaire; armée; service national',
  clearances: 'habilitation de sécurité; habilitation de défense',
  workStatus: 'permis de travail; nationalité',
  availability: 'disponibilité; disponibilités; préavis; mobilité',
  ignored: 'annexes; déclaration; pièces jointes',
  other: `
    diverses; zusätzliche angaben; divers; autres; informations complémentaires; autre;
    informations supplémentaires; renseignements complémentaires`,
};

export const HEADING_WORDS: Lexicon['headingWords'] = {
  subjects: {
    education: 'scolaire; scolaires; académique; académiques; universitaire; universitaires',
    workHistory: 'emploi; emplois',
    skills: 'technique; techniques; informatique; informatiques',
    personal: 'personnel; personnelle; personnelles',
    other: 'passeport',
    languages: 'linguistique; linguistiques',
    volunteering: 'extracurriculaires',
  },
  careers: 'professionnel; professionnelle',
  courses: 'parcours',
  accounts: 'précis',
  nouns: 'données; renseignements; informations; parcours',
  duties: 'missions; tâches; responsabilités',
  modifiers: `
    mes; mon; ma; les; le; la; des; du; de; d'; en; et autres; autres; principales; principaux;
    professionnelle; professionnelles; professionnel; professionnels; technique; techniques; personnelles;
    personnels; académique; académiques; récentes; pertinentes; complémentaires; faits; faites; obtenu;
    obtenus; obtenue; obtenues; suivi; suivis; suivie; suivies; effectué; effectués; effectuée; effectuées;
    réalisé; réalisés; réalisées; antérieures; précédentes; acquise; acquises`,
  joints: 'et',
};
