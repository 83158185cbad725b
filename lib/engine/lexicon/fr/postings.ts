import type { Lexicon } from '../model';

export const POSTING_HEADINGS: Lexicon['postingHeadings'] = {
  role: `
    le poste; a propos du poste; description du poste; votre role; ton role; votre mission; ta mission;
    la mission; le role; descriptif du poste; contexte; presentation du poste; resume du poste;
    fiche de poste; contexte et enjeux; description de l'offre`,
  duties: `
    missions; vos missions; tes missions; missions principales; responsabilites; vos responsabilites;
    taches; vos taches; activites; ce que vous ferez; ce que tu feras; au quotidien; vos activites;
    principales missions; ton quotidien; vos principales missions; tes responsabilites;
    activites principales; missions et responsabilites; les missions; vos missions principales; le quotidien`,
  requirements: `
    profil; profil recherche; votre profil; ton profil; le profil; competences; competences requises;
    qualifications; vos competences; prerequis; exigences; ce que nous recherchons; ce que nous attendons;
    vous etes; qui etes-vous; profil du candidat; formation; experience; experience requise; votre bagage;
    qualites requises; vos atouts; profil souhaite; competences techniques; ce que tu apportes; qualites;
    conditions requises; qui es-tu; savoir-faire; savoir-etre; stack technique; environnement technique;
    description du profil; vous avez; vous possedez; langues`,
  preferred: `
    les plus; un plus; atouts; serait un plus; idealement; souhaite; souhaitable; apprecie;
    ce serait un plus; bonus`,
  benefits: `
    avantages; nos avantages; nous vous offrons; avantages et privileges; vos avantages; nous offrons;
    ce que nous offrons; ce que nous vous offrons; ce que nous te proposons; pourquoi nous rejoindre;
    pourquoi rejoindre; les avantages; remuneration et avantages; salaire et avantages;
    ce que nous proposons; nous vous proposons; notre offre; pourquoi nous; on t'offre; ce qu'on t'offre;
    les plus du poste; tes avantages; pourquoi venir chez nous; ce que l'on vous offre`,
  employer: `
    ^a propos; a propos de nous; qui sommes-nous; qui sommes nous; l'entreprise; notre entreprise;
    la societe; presentation de l'entreprise; notre histoire; l'equipe; votre equipe; ton equipe;
    nos valeurs; entreprise; notre client; decouvrez; notre mission; notre culture; presentation;
    qui nous sommes; notre equipe; description de l'entreprise; rejoignez`,
  pay: 'salaire; remuneration; package; fourchette de salaire',
  application: `
    candidature; postuler; comment postuler; pour postuler; contact; processus de recrutement; processus;
    interesse*; interesse(e); candidatures; process de recrutement; deroulement des entretiens;
    modalites de candidature; envie de nous rejoindre; nous contacter`,
  facts: `
    lieu; localisation; informations; informations pratiques; informations complementaires; type de contrat;
    contrat; details; en bref; horaires; conditions; modalites; lieu de travail; informations cles;
    conditions de travail; l'essentiel`,
  notice: `
    egalite; diversite; inclusion; handicap; confidentialite; egalite des chances; offres similaires; rgpd;
    diversite et inclusion`,
};

export const OPTIONAL: Lexicon['optional'] = `
  (pas|non) (obligatoire|indispensable|exige*|necessaire); serait un (plus|atout);
  est un (plus|atout|vrai plus); un plus; apprecie*; idealement; souhaite*`;
