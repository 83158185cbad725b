import type { Lexicon } from '../model';

export const POSTING_TOPICS: Lexicon['postingTopics'] = {
  notice: 'egalite des chances; situation de handicap',
  benefits: `
    mutuelle; ticket; conges; rtt; teletravail; prime; interessement; participation aux; 13e mois;
    avantages; formation continue; titres-restaurant`,
  requirements: `
    experience; formation; diplome; bac; maitrise; connaissance; rigueur; autonom; permis; titulaire;
    sens d`,
  duties: `
    assurer; gerer; participer; realiser; suivre; animer; accueillir; elaborer; preparer; contribuer;
    piloter; developper; veiller; conseiller; vendre; encadrer; assurez; gerez; participez`,
  employer: `
    nous sommes; cree[e]? en; fondee? en; depuis ####; notre (entreprise|groupe|maison|equipe);
    entreprise familiale`,
};

export const POSTING_PAGES: Lexicon['postingPages'] = `
  postuler; je postule; postuler maintenant; partager; imprimer; sauvegarder; retour; retour aux offres;
  toutes les offres; offre d'emploi; offres d'emploi; se connecter; accueil; carriere; recrutement;
  nous recrutons; nous recherchons; offre de stage; description du poste; signaler; enregistrer; annonce`;
