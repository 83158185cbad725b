import type { Lexicon } from '../model';

export const POSTING_LABELS: Lexicon['postingLabels'] = {
  title: 'puesto; titulo del puesto; cargo; vacante; oferta de empleo; oferta; nombre del puesto',
  employer: 'empresa; empleador; compania; organizacion; centro; colegio',
  location: `
    ubicacion; lugar de trabajo; lugar; localidad; poblacion; ciudad; localizacion; centro de trabajo;
    provincia`,
  salary: 'salario; retribucion; remuneracion; sueldo; salario bruto',
  contract: `
    tipo de contrato; contrato; jornada; tipo de jornada; duracion; modalidad; tipo de empleo;
    jornada laboral`,
  hours: 'horario; horas; horas semanales; horario de trabajo',
  workplace: 'modalidad de trabajo; teletrabajo',
  start: 'fecha de inicio; inicio; fecha de incorporacion; incorporacion',
  end: 'fecha de fin; fecha de finalizacion; fin de contrato',
  deadline: `
    fecha limite; plazo; fecha de cierre; fin de plazo; plazo de inscripcion; plazo de presentacion;
    inscripcion hasta; fecha limite de inscripcion`,
  posted: 'publicado; publicada; fecha de publicacion; publicado el; publicada el',
  reference: `
    referencia; numero de referencia; codigo de oferta; referencia de la oferta; codigo; ref oferta`,
  contact: 'contacto; persona de contacto',
  owner: 'responsable de seleccion; reclutador; reclutadora; consultor',
  phone: 'telefono; movil',
  email: 'correo; correo electronico',
  website: 'pagina web; sitio web',
  years: 'experiencia; experiencia minima; anos de experiencia; experiencia requerida',
  degree: 'estudios; formacion; estudios minimos; nivel de estudios; titulacion',
  languages: 'idiomas; idioma',
  school: 'universidades',
  street: 'direccion; calle; domicilio',
  town: 'ciudad; localidad; poblacion; municipio',
  region: 'provincia; comunidad autonoma',
  postalCode: 'codigo postal; cp; c.p.',
  country: 'pais',
  driving: 'carnet de conducir; permiso de conducir',
  skills: 'habilidades; competencias; conocimientos; tecnologias',
  other: 'departamento; area funcional; nivel',
};
