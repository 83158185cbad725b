import type { Lexicon } from './model';

/** Spanish. */
export const SPANISH: Lexicon = {
  language: 'es',
  months: `
    enero, ene; febrero, feb; marzo, mar; abril, abr; mayo, may; junio, jun; julio, jul; agosto, ago;
    septiembre, setiembre, sept, sep, set; octubre, oct; noviembre, nov; diciembre, dic`,
  seasons: {
    spring: 'primavera',
    summer: 'verano',
    autumn: 'otoño',
    winter: 'invierno',
  },
  dates: {
    present: `
      act.; act; actualidad; la actualidad; presente; el presente; al presente; actualmente; hoy;
      hoy en día; hoy día; la fecha; a la fecha; fecha; fecha actual; la fecha actual; ahora; en curso;
      en la actualidad; vigente`,
    since: 'desde; desde el; a partir de',
    about:
      'principios de; inicios de; comienzos de; mediados de; finales de; fines de; aprox.; aproximadamente',
    named: 'en el año; año; previsto; prevista',
    from: 'de; del',
    until: 'hasta; hasta el',
    between: "au; à; jusqu'à; jusqu'au; jusqu'en; a; al; hasta; hasta el; hasta la",
    inside: 'de; del',
  },
  headings: {
    workHistory: `
      historia profesional; actividad laboral; experiencia en el sector; cargos desempeñados;
      cargos ocupados; práctica profesional; ejercicio profesional; ocupación actual; empleo actual;
      experiencia; experiencias; historia laboral; empleos anteriores; empleos; últimos empleos;
      actividad profesional; actividades profesionales; desempeño profesional; desempeño laboral;
      experiencia docente; experiencia previa; experiencia laboral previa; experiencia laboral;
      experiencias laborales; experiencia profesional; experiencias profesionales; trayectoria;
      trayectoria profesional; trayectoria laboral; historial laboral; historial profesional; empleo;
      trabajo; trabajos; antecedentes laborales; antecedentes profesionales; vida laboral; prácticas;
      prácticas profesionales; puestos; puestos desempeñados; recorrido profesional; carrera profesional;
      pasantías; experiencia de trabajo`,
    education: `
      educación superior; grado de estudios; educación; instrucción; instrucción académica; títulos;
      títulos académicos; títulos obtenidos; grado académico; grados académicos; estudios superiores;
      estudios universitarios; estudios profesionales; formación; formación académica; estudios;
      estudios realizados; educación académica; formación universitaria; antecedentes académicos;
      titulación; titulaciones; historial académico; trayectoria académica; formación reglada;
      preparación académica; datos académicos; formación profesional; escolaridad; educación formal;
      nivel de estudios; perfil académico`,
    training: `
      cursos y talleres; cursos; curso; formación complementaria; formación continua; formación adicional;
      cursos y seminarios; talleres; seminarios; capacitaciones; capacitación; cursos realizados;
      otros cursos; formación no reglada; cursos y capacitaciones; actualización profesional;
      educación complementaria; otros estudios; formación extraacadémica; educación continua; diplomados;
      cursos complementarios; educación adicional`,
    projects: `
      proyectos; proyectos personales; proyectos destacados; portafolio; proyectos académicos;
      proyectos realizados; proyectos profesionales; proyectos propios; contribuciones;
      proyectos de código abierto`,
    volunteering: `
      voluntariado; voluntariados; experiencia voluntaria; trabajo voluntario;
      actividades extracurriculares; voluntario; experiencia de voluntariado; labor social; acción social;
      actividades voluntarias`,
    skills: `
      habilidades; cualidades; manejo de programas; programas que maneja; competencias; aptitudes;
      destrezas; conocimientos; conocimientos técnicos; conocimientos informáticos; informática;
      habilidades técnicas; habilidades personales; habilidades sociales; habilidades blandas;
      habilidades profesionales; competencias técnicas; competencias clave; competencias digitales;
      tecnologías; herramientas; software; fortalezas; habilidades y competencias; habilidades informáticas;
      capacidades; conocimientos de informática; manejo de software; competencias profesionales;
      aptitudes y conocimientos; especialidades; habilidades y conocimientos; otros conocimientos;
      competencias personales; habilidades clave; lenguajes de programación; conocimientos adicionales;
      programas; áreas de experiencia; áreas de especialización; habilidades interpersonales;
      stack tecnológico; ofimática; conocimientos y habilidades; áreas de conocimiento`,
    languages: `
      idiomas; idiomas y niveles; idiomas y nivel; idioma; lenguas; lenguajes; conocimiento de idiomas;
      competencias lingüísticas; lenguas extranjeras; conocimientos de idiomas; habilidades lingüísticas;
      idiomas extranjeros; dominio de idiomas; manejo de idiomas; nivel de idiomas`,
    certifications: `
      certificaciones; certificación; certificados; certificado; acreditaciones; diplomas y certificados;
      certificaciones profesionales; títulos y certificados; certificaciones y licencias;
      certificaciones técnicas; certificaciones obtenidas; acreditación`,
    licenses: `
      carnet de conducir; permiso de conducir; permiso de conducción; licencia de conducir; licencias;
      carné de conducir`,
    awards: `
      premios; reconocimientos; premios y reconocimientos; logros; distinciones; becas; méritos; galardones;
      honores; premios y distinciones; menciones; becas y premios; logros académicos; principales logros;
      logros profesionales; logros destacados; condecoraciones; concursos; honores y premios;
      premios y logros`,
    contact: `
      contacto; datos de contacto; información de contacto; redes sociales; redes; enlaces; contáctame;
      perfiles; sitios web; webs; dirección`,
    personal: `
      datos de identificación; ficha personal; ficha de datos; datos personales; información personal;
      datos; datos generales; información general`,
    summary: `
      perfil; perfil profesional; perfil personal; resumen; resumen profesional; sobre mí; sobre mi;
      acerca de mí; acerca de mi; acerca de; presentación; extracto; quién soy; sobre mi persona;
      introducción; biografía; síntesis; descripción; descripción personal; semblanza; perfil laboral;
      resumen ejecutivo; resumen de perfil; breve descripción; sobre; sobre mí mismo; perfil ejecutivo;
      extracto profesional; quien soy; sinopsis`,
    objective: `
      objetivo; objetivos; objetivo profesional; objetivo laboral; objetivos profesionales; meta; metas;
      objetivo de carrera; puesto deseado`,
    qualifications: 'cualificaciones; resumen de cualificaciones',
    coverLetter: 'carta de presentación; carta de motivación',
    hobbies: `
      aficiones; intereses; pasatiempos; intereses personales; ocio; tiempo libre; aficiones e intereses;
      hobbies e intereses; intereses y aficiones; otros intereses; gustos e intereses; gustos; pasiones`,
    publications: `
      publicaciones; publicaciones científicas; investigación; trabajos publicados;
      publicaciones seleccionadas`,
    articles: 'artículos; artículos publicados; artículos científicos',
    books: 'libros; capítulos de libro; capítulos de libros',
    conferencePapers: 'congresos; ponencias; comunicaciones; congresos y ponencias',
    patents: 'patentes; patente de invención',
    speaking: 'charlas; conferencias; presentaciones; ponencias y charlas; charlas y conferencias',
    references: `
      referencias; referencia; referencias personales; referencias laborales; referencias profesionales;
      recomendaciones; referencias disponibles a petición; referencias a solicitud`,
    affiliations: `
      afiliaciones; membresías; asociaciones; afiliaciones profesionales; asociaciones profesionales;
      colegiación`,
    military: 'servicio militar; experiencia militar; fuerzas armadas',
    clearances: 'autorización de seguridad; habilitación de seguridad',
    workStatus: 'permiso de trabajo; nacionalidad',
    availability: 'disponibilidad; incorporación',
    ignored: 'declaración; anexos; protección de datos',
    other: `
      otros; otros datos; información adicional; otros datos de interés; datos adicionales; varios;
      otros méritos; información complementaria; datos de interés; otra información; información de interés`,
  },
  headingWords: {
    subjects: {
      education: `
        académico; académica; académicos; académicas; educativo; educativa; educativos; educativas; escolar;
        escolares; universitario; universitaria; estudios`,
      workHistory: 'laboral; laborales',
      skills: 'técnico; técnica; técnicos; técnicas; informático; informática; informáticos; informáticas',
      personal: 'personales',
      other: 'pasaporte',
      languages: 'lingüístico; lingüística; lingüísticas; idioma; idiomas',
      volunteering: 'extraescolares; extracurriculares',
    },
    careers: 'profesional; laboral',
    courses: 'trayectoria; recorrido',
    accounts: 'resumen; perfil',
    nouns: 'datos; antecedentes; información; historial',
    duties: 'funciones; responsabilidades; tareas',
    modifiers: `
      mis; mi; los; las; el; la; de; del; en; otros; otras; principales; relevante; relevantes; profesional;
      profesionales; técnica; técnicas; técnicos; personales; académica; académicas; académicos; laboral;
      laborales; complementaria; realizado; realizados; realizada; realizadas; obtenido; obtenidos;
      obtenida; obtenidas; cursado; cursados; recibido; recibidos; adquirida; adquiridas; anterior;
      anteriores; previa; previas`,
    joints: 'y',
  },
  personLabels: {
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
      lugar y fecha de nacimiento; fecha y lugar de nacimiento; fecha de nacimiento; nacimiento;
      f. nacimiento`,
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
  },
  fieldLabels: {
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
      funciones y responsabilidades principales;
      principales materias o capacidades ocupacionales estudiadas; logros; funciones realizadas`,
    projectOfJob: 'proyecto; proyectos',
    detail: 'sector; tipo de contrato; departamento; área; jefe inmediato; teléfono; motivo de retiro',
  },
  fieldQualifiers: `
    nombre; del; de; la; el; los; las; y; o; e; actual; anterior; último; última; dirección; en; un; una;
    tipo`,
};
