import type { Lexicon } from '../model';

export const CONTRACT_MARKS: Lexicon['contractMarks'] = {
  possibly_permanent: "scopo assunzione; finalizzat[oa] all'(assunzione|inserimento)",
  apprenticeship: 'apprendistato; apprendista',
  internship: 'tirocinio; tirocinante; stagista; stage curriculare',
  voluntary: 'voluntari+; volontari+; servizio civile',
  freelance: 'partita iva; p.? ?iva; libero professionista',
  franchise: 'affiliazione',
  side: 'lavoretto; lavoro per studenti',
  interim: 'somministrazione; interinale; contratto di somministrazione',
  assisted: 'categorie protette; legge 68; l. ?68/99',
  temporary: 'determinato; tempo determinato; contratto a termine; stagionale; sostituzione; co.?co.?co',
  permanent: 'indeterminato; tempo indeterminato',
};

export const CONTRACT_PHRASES: Lexicon['contractPhrases'] = {
  apprenticeship: 'contratto di apprendistato; apprendistato professionalizzante',
  internship: 'tirocinio (curriculare|extracurriculare|retribuito|formativo)',
  freelance: 'collaborazione (a|con) partita iva',
  franchise: 'contratto di franchising',
  interim: 'contratto di somministrazione; in somministrazione',
  assisted: 'appartenent[ei] alle categorie protette; riservat[oa] (a|alle) categorie protette',
  temporary: '(contratto )?a tempo determinato; contratto a termine',
  permanent: '(contratto )?a tempo indeterminato',
  possibly_permanent: `
    (possibilita|prospettiva|finalita|finalizzato|scopo)… (assunzione|indeterminato|stabilizzazione|inserimento)`,
};

export const WORKING_TIME: Lexicon['workingTime'] = {
  full: 'tempo pieno',
  part: 'tempo parziale',
};

export const WORKPLACES: Lexicon['workplaces'] = {
  remote: 'smart ?working; lavoro agile; da remoto; ibrid[oa]; telelavoro',
  onSite: 'in presenza; in sede',
  remotePhrases: 'smart ?working; lavoro (agile|da remoto|ibrido); da remoto; modalita (ibrida|remota|smart)',
};
