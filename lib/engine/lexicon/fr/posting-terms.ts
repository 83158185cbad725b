import type { Lexicon } from '../model';

export const CONTRACT_MARKS: Lexicon['contractMarks'] = {
  possibly_permanent: 'evolutif',
  apprenticeship: `
    alternance; alternant*; apprentissage; contrat (d'apprentissage|de professionnalisation); apprenti;
    apprentie`,
  internship: 'stagiaire; convention de stage',
  voluntary: 'benevolat; benevole; service civique',
  freelance: 'prestation; independant*; portage salarial',
  side: "job etudiant; job d'ete; emploi etudiant; job d'appoint",
  interim: 'mission interim; interimaire; travail temporaire; contrat interim*',
  assisted: 'contrat aide; cui-cae; parcours emploi competences; esat; entreprise adaptee',
  temporary: 'cdd; contrat a duree determinee; duree determinee; remplacement; saisonnier; vacation',
  permanent: 'cdi; duree indeterminee; contrat a duree indeterminee; titulaire',
};

export const CONTRACT_PHRASES: Lexicon['contractPhrases'] = {
  possibly_permanent: `
    cdd evolutif;
    (evoluer|transformable|debouchant|deboucher|pouvant deboucher|evolutif|possibilite|perspective)… cdi`,
  apprenticeship: "contrat (d'apprentissage|de professionnalisation); en alternance",
  internship: "stage de #; stage de fin d'etudes",
  voluntary: 'mission (de )?benevol+',
  freelance: "statut (d'?independant|freelance|auto-entrepreneur); micro-entrepreneur",
  franchise: 'devenir franchise; devenez franchise',
  side: 'job etudiant',
  interim: "en interim; mission d'interim",
  assisted: 'contrat aide; parcours emploi competences',
  temporary: '(en|un|contrat|poste en) cdd; contrat a duree determinee',
  permanent: '(en|un|contrat|poste en) cdi; contrat a duree indeterminee',
};

export const WORKING_TIME: Lexicon['workingTime'] = {
  full: 'temps (plein|complet)',
  part: 'temps partiel; mi-temps',
};

export const WORKPLACES: Lexicon['workplaces'] = {
  remote: 'teletravail*; hybride; full remote; distanciel; a distance',
  onSite: 'presentiel; sur site; sur place',
  remotePhrases: `
    teletravail; travail (a distance|hybride); (full|semi)[- ]remote; jours? de (teletravail|remote)`,
};
