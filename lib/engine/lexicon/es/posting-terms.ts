import type { Lexicon } from '../model';

export const CONTRACT_MARKS: Lexicon['contractMarks'] = {
  possibly_permanent: 'temporal con posibilidad*',
  apprenticeship: 'formacion dual; contrato de formacion; aprendiz(aje)?',
  internship: 'practicas; becari[oa]; beca; pasantia',
  voluntary: 'voluntario; voluntariado',
  freelance: 'autonom[oa]',
  franchise: 'franquicia(do)?',
  side: 'trabajo de estudiante',
  interim: 'ett; trabajo temporal; empresa de trabajo temporal',
  assisted: 'empleo protegido; centro especial de empleo',
  temporary: `
    temporal; duracion determinada; eventual; sustitucion; por obra; contrato temporal;
    fijo[- ]discontinuo; interino`,
  permanent: 'indefinid[oa]; contrato indefinido; fij[oa]; plantilla',
};

export const CONTRACT_PHRASES: Lexicon['contractPhrases'] = {
  apprenticeship: 'contrato de formacion',
  internship: 'contrato de practicas; convenio de practicas',
  freelance: 'regimen de autonomo; como autonomo',
  franchise: 'modelo de franquicia',
  interim: 'contrato a traves de ett',
  assisted: 'centro especial de empleo',
  temporary: 'contrato (temporal|eventual|de sustitucion|de duracion determinada|por obra)',
  permanent: `
    contrato (indefinido|fijo); contratacion indefinida; incorporacion (inmediata|directa) a plantilla`,
  possibly_permanent:
    '(posibilidad|opcion|posibilidades)… (indefinid[oa]|fij[oa]|plantilla|contrato indefinido)',
};

export const WORKING_TIME: Lexicon['workingTime'] = {
  full: 'tiempo completo; jornada completa',
  part: 'media jornada; jornada (parcial|reducida); tiempo parcial',
};

export const WORKPLACES: Lexicon['workplaces'] = {
  remote: 'teletrabajo; remoto; remota; hibrid[oa]',
  onSite: 'presencial',
  remotePhrases: `
    teletrabajo; trabajo (remoto|hibrido|en remoto|a distancia);
    (modalidad|modelo|formato) (hibrid[oa]|remot[oa]|100% remot[a-z]); en remoto`,
};
