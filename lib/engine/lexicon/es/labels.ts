import type { Lexicon } from '../model';

export const PERSON_LABELS: Lexicon['personLabels'] = {
  name: 'nombre',
  givenName: 'nombres; primer nombre',
  familyName: 'apellido; apellidos',
  address: `
    dirección; dirección actual; domicilio; domicilio actual; residencia; lugar de residencia;
    dirección particular; código postal y localidad`,
  permanentAddress: 'domicilio permanente; dirección permanente',
  phone: `
    teléfono; teléfonos; teléfono móvil; teléfono celular; número de teléfono; móvil; celular; tel celular`,
  email: 'correo; correo electrónico; correo electronico; correos; dirección de correo electrónico',
  languages: 'conocimiento de idiomas; idiomas; idioma; lenguas; idiomas que domina',
  relative: 'padre; madre; nombre del padre; nombre de la madre; cónyuge',
  document:
    'fecha de emisión; fecha de expedición; fecha de vencimiento; lugar de emisión; lugar de expedición',
  body: 'edad; estatura; peso; grupo sanguíneo',
  belief: 'religión',
  interests: 'aficiones; pasatiempos; intereses',
  availability: 'disponibilidad',
  birthplace: 'lugar de nacimiento',
  currentSalary: 'salario actual',
  dateOfBirth: `
    lugar y fecha de nacimiento; fecha y lugar de nacimiento; fecha de nacimiento; nacimiento; f. nacimiento`,
  drivingLicense: 'carnet de conducir; permiso de conducir; licencia de conducir; carné de conducir',
  familyComposition: 'hijos',
  gender: 'sexo; género',
  maritalStatus: 'estado civil',
  motherTongue: 'lengua materna; lengua nativa',
  nationalIdentity: `
    dni; nie; nif; rut; cédula; cedula de ciudadania; c.c.; curp; rfc; nss; c.i.; cédula de identidad;
    carnet de identidad; documento de identidad; nº seguridad social; número de seguridad social`,
  nationality: 'nacionalidad',
  passportNumber: 'pasaporte',
  preferredLocation: 'ubicación deseada',
  requiredSalary: 'pretensión salarial; expectativa salarial; aspiración salarial',
  visaStatus: 'permiso de trabajo',
  willingToRelocate: 'disponibilidad para viajar; cambio de residencia',
};

export const FIELD_LABELS: Lexicon['fieldLabels'] = {
  whatOfJob: `
    puesto; puesto desempeñado; cargo; cargo desempeñado; cargo ocupado; ocupación;
    profesión o cargo desempeñado; puesto de trabajo; empleo; puesto o cargo ocupados;
    función o puesto ocupado; cargo que desempeña`,
  whatOfStudy: `
    titulación; título obtenido; título académico; título de la cualificación obtenida; estudios; grado;
    grado académico; carrera; nivel; nivel de estudios; grado obtenido`,
  what: 'rol; papel; función; posición',
  whereOfJob: `
    empresa; empleador; compañía; empresa u organismo; lugar de trabajo; centro de trabajo; razón social;
    nombre y dirección de la empresa; nombre y dirección del empleador; contratante`,
  whereOfStudy: `
    centro de estudios; colegio; escuela; centro educativo; institución educativa;
    nombre y tipo de la organización educativa; plantel;
    nombre y tipo de organización que ha impartido la educación o la formación`,
  where: 'centro; institución; entidad; organismo; lugar donde; donde; dónde',
  boardOfStudy: 'universidad',
  subjectOfStudy: 'especialidad; especialización; mención; área de estudio; rama',
  when: `
    periodo; fechas; fecha; duración; período; año; años; desde hasta; desde - hasta; tiempo;
    tiempo de servicio; cuándo; cuando; gestión; tiempo laborado; tiempo de trabajo; periodo laboral`,
  start: 'desde; fecha de inicio; inicio; fecha inicio; fecha de ingreso',
  end: `
    hasta; fecha de fin; fecha fin; fecha de término; fecha de egreso; año de graduación; año de egreso;
    fecha de obtención`,
  place: 'lugar; ubicación; ciudad; localidad; país; lugar y fecha',
  gradeOfStudy: 'nota; calificación; promedio; notas; nota media; resultado',
  text: `
    funciones; responsabilidades; tareas; actividades; descripción;
    funciones y responsabilidades principales; principales materias o capacidades ocupacionales estudiadas;
    logros; funciones realizadas`,
  projectOfJob: 'proyecto; proyectos',
  detail: 'sector; tipo de contrato; departamento; área; jefe inmediato; teléfono; motivo de retiro',
};

export const FIELD_QUALIFIERS: Lexicon['fieldQualifiers'] = `
  nombre; del; de; la; el; los; las; y; o; e; actual; anterior; último; última; dirección; en; un; una; tipo`;

export const DUTY_LABELS: Lexicon['dutyLabels'] = `
  funciones; funciones principales; responsabilidades; tareas; logros; principales logros; actividades;
  proyectos; tecnologías; asignaturas`;

export const LANGUAGE_LABELS: Lexicon['languageLabels'] = `
  idiomas; idioma; lenguas; lengua materna; idiomas extranjeros; conocimiento de idiomas; otros idiomas;
  otro(s) idioma(s); idioma(s) materno(s)`;

export const PHONE_LABELS: Lexicon['phoneLabels'] = {
  mobile: 'movil; celular; cel',
  phone: 'telefono; telef; fono; tfno; tfn; fijo',
  otherNumber: 'pasaporte; dni; nie; nif; rut; run; curp; rfc; cui; cuil; cuit; licencia; matricula',
};

export const PLACE_LABELS: Lexicon['placeLabels'] = `
  direccion; domicilio; ubicacion; localidad; ciudad; lugar de residencia; residencia; poblacion;
  codigo postal y localidad`;

export const DOCUMENT_TITLES: Lexicon['documentTitles'] = 'currículum; hoja de vida';
