import type { Lexicon } from '../model';

export const POSTING_TOPICS: Lexicon['postingTopics'] = {
  notice: 'igualdad de oportunidades; independientemente de',
  benefits: `
    seguro (medico|de); vacaciones; teletrabajo; plan de carrera; descuento; formacion a cargo;
    incorporacion inmediata; estabilidad; retribucion flexible; cheque`,
  requirements: `
    experiencia; titulac; conocimiento; formacion; nivel; carnet; disponibilidad; capacidad;
    imprescindible; manejo`,
  duties: `
    gestion; realiz; elabor; coordin; atender; atencion; desarroll; prepar; supervis; colabor; control;
    seguimiento; apoyo; vender; organizar`,
  employer: 'somos; fundada en; desde ####; nuestra (empresa|compania|mision); empresa (familiar|lider)',
};

export const POSTING_PAGES: Lexicon['postingPages'] = `
  inscribirme; inscribirse; aplicar; aplicar ahora; postular; compartir; guardar; volver;
  ver todas las ofertas; oferta de empleo; ofertas de empleo; iniciar sesion; inicio; empleo; empleos;
  trabaja con nosotros; buscamos; se busca; descripcion`;
