import type { Lexicon } from '../model';

export const POSTING_HEADINGS: Lexicon['postingHeadings'] = {
  role: `
    el puesto; sobre el puesto; descripcion del puesto; descripcion; el rol; tu rol; sobre el rol;
    la posicion; tu mision; mision; descripcion de la oferta; objetivo del puesto; resumen del puesto;
    descripcion de la vacante`,
  duties: `
    funciones; tus funciones; responsabilidades; principales funciones; funciones principales; tareas;
    que haras; lo que haras; tus responsabilidades; cuales seran tus funciones; que vas a hacer;
    tu dia a dia; funciones y responsabilidades; tareas y responsabilidades; funciones a realizar;
    actividades; cuales seran tus responsabilidades; tus retos; tus tareas`,
  requirements: `
    requisitos; requisitos minimos; lo que esperamos de vos; lo que esperamos de ti; que esperamos de ti;
    requisitos imprescindibles; perfil; tu perfil; perfil requerido; perfil buscado; que buscamos;
    lo que buscamos; que pedimos; que necesitamos; que necesitas; se requiere; buscamos; conocimientos;
    competencias; formacion; experiencia; requerimientos; lo que pedimos; habilidades; a quien buscamos;
    requisitos del puesto; sobre ti; formacion y experiencia; que te pedimos; imprescindible;
    perfil del candidato; que debes tener; idiomas; lo que necesitas; cuales son los requisitos;
    que requerimos`,
  preferred: `
    se valora*; se valorara; valorable; deseable*; requisitos deseables; requisitos deseados; sera un plus;
    puntos extra; plus; valoramos; se valorara positivamente; valoraremos`,
  benefits: `
    beneficios; que ofrecemos; ofrecemos; lo que ofrecemos; te ofrecemos; se ofrece; que te ofrecemos;
    ventajas; nuestra oferta; por que unirte; beneficios sociales; condiciones y beneficios;
    por que trabajar con nosotros; tus beneficios; lo que te ofrecemos; por que nosotros; que te espera`,
  employer: `
    sobre nosotros; quienes somos; la empresa; sobre la empresa; nuestra empresa; ^acerca de;
    descripcion de la empresa; nuestro cliente; el equipo; tu equipo; conocenos; nuestra mision;
    nuestra cultura; nuestros valores; empresa; acerca de nosotros; somos; presentacion; ^sobre`,
  pay: 'salario; retribucion; remuneracion; sueldo; banda salarial; rango salarial',
  application: `
    como aplicar; inscripcion; contacto; proceso de seleccion; como postular; interesado*; interesados;
    te interesa; candidatura; como inscribirse; proceso; aplicar`,
  facts: `
    ubicacion; lugar; lugar de trabajo; condiciones; detalles; tipo de contrato; jornada; horario;
    informacion adicional; datos de la oferta; localidad; contrato; jornada y horario; condiciones laborales`,
  notice: `
    igualdad; diversidad; igualdad de oportunidades; privacidad; proteccion de datos; ofertas similares;
    inclusion; diversidad e inclusion`,
};

export const OPTIONAL: Lexicon['optional'] = `
  no (es )?(imprescindible|necesari[oa]|obligatori[oa]|excluyente); deseable*; valorable*; se valora*;
  sera un plus; idealmente`;
