import type { Lexicon } from '../model';

export const POSTING_LABELS: Lexicon['postingLabels'] = {
  title: "poste; intitule du poste; intitule; titre du poste; offre d'emploi; offre",
  employer: 'entreprise; societe; employeur; ecole; magasin; etablissement; recruteur',
  location: 'lieu; lieu de travail; localisation; ville; lieux; localite; lieu du poste; lieu de mission',
  salary: 'salaire; remuneration; salaire brut; package; tjm',
  contract: `
    type de contrat; contrat; nature du contrat; temps de travail; duree; duree du contrat; type d'emploi`,
  hours: 'horaires; horaire; duree hebdomadaire; temps de travail; heures par semaine',
  workplace: 'teletravail; mode de travail',
  start: `
    date de debut; prise de poste; debut; date de prise de poste; demarrage; date d'embauche;
    date de demarrage`,
  end: 'date de fin; fin de contrat',
  deadline: `
    date limite; date limite de candidature; date limite de depot; postuler avant le;
    cloture des candidatures`,
  posted: 'publie le; date de publication; publiee le; mise en ligne',
  reference: `
    reference de l'offre; reference du poste; numero de l'offre; n° d'offre; ref offre; reference offre;
    offre n°`,
  contact: `
    interlocuteur; votre contact; personne a contacter; votre interlocuteur; votre interlocutrice;
    ton contact; responsable du recrutement`,
  owner: 'charge de recrutement; chargee de recrutement; consultant en charge; recruteur',
  phone: 'telephone',
  email: 'courriel; adresse e-mail',
  website: 'site web; site internet',
  years: "experience; experience requise; annees d'experience; niveau d'experience",
  degree: "formation; niveau d'etudes; diplome; niveau de formation; niveau",
  languages: 'langues; langue; langues requises',
  school: 'ecoles cibles',
  street: 'rue; adresse du poste; adresse postale',
  town: 'ville; commune; localite',
  region: 'departement; canton',
  postalCode: 'code postal',
  country: 'pays',
  driving: 'permis; permis de conduire; permis b',
  skills: 'competences; competences requises; technologies',
  other: 'service; secteur',
};
