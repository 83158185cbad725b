import type { Lexicon } from '../model';

export const MONTHS: Lexicon['months'] = `
  enero, ene; febrero, feb; marzo, mar; abril, abr; mayo, may; junio, jun; julio, jul; agosto, ago;
  septiembre, setiembre, sept, sep, set; octubre, oct; noviembre, nov; diciembre, dic`;

export const SEASONS: Lexicon['seasons'] = {
  spring: 'primavera',
  summer: 'verano',
  autumn: 'otoño',
  winter: 'invierno',
};

export const DATES: Lexicon['dates'] = {
  present: `
    act.; act; actualidad; la actualidad; presente; el presente; al presente; actualmente; hoy; hoy en día;
    hoy día; la fecha; a la fecha; fecha; fecha actual; la fecha actual; ahora; en curso; en la actualidad;
    vigente`,
  since: 'desde; desde el; a partir de',
  about:
    'principios de; inicios de; comienzos de; mediados de; finales de; fines de; aprox.; aproximadamente',
  named: 'en el año; año; previsto; prevista',
  from: 'de; del',
  until: 'hasta; hasta el',
  between: "au; à; jusqu'à; jusqu'au; jusqu'en; a; al; hasta; hasta el; hasta la",
  inside: 'de; del',
  lengths: 'anos; ano; meses; mes',
};

export const FUNCTION_WORDS: Lexicon['functionWords'] = `
  el; la; los; las; de; y; en; del; con; para; por; un; una; que; al; se; su; como; más; es; mi; sobre;
  desde; hasta; experiencia; educación; formación; habilidades; idiomas; desarrollo; gestión; proyecto;
  equipo; inglés; español; actualidad; trabajo; laboral; conocimientos; empresa; años; realización; así;
  diseño; universidad; perfil; nombre; apellidos; fecha; nacimiento; nacionalidad; dirección; domicilio;
  teléfono; estado; civil; aficiones; referencias; empleo; cargo; puesto; requisitos; salario; ubicación;
  funciones`;

export const HEADINGS: Lexicon['headings'] = {
  workHistory: `
    historia profesional; actividad laboral; experiencia en el sector; cargos desempeñados; cargos ocupados;
    práctica profesional; ejercicio profesional; ocupación actual; empleo actual; experiencia; experiencias;
    historia laboral; empleos anteriores; empleos; últimos empleos; actividad profesional;
    actividades profesionales; desempeño profesional; desempeño laboral; experiencia docente;
    experiencia previa; experiencia laboral previa; experiencia laboral; experiencias laborales;
    experiencia profesional; experiencias profesionales; trayectoria; trayectoria profesional;
    trayectoria laboral; historial laboral; historial profesional; empleo; trabajo; trabajos;
    antecedentes laborales; antecedentes profesionales; vida laboral; prácticas; prácticas profesionales;
    puestos; puestos desempeñados; recorrido profesional; carrera profesional; pasantías;
    experiencia de trabajo`,
  education: `
    educación superior; grado de estudios; educación; instrucción; instrucción académica; títulos;
    títulos académicos; títulos obtenidos; grado académico; grados académicos; estudios superiores;
    estudios universitarios; estudios profesionales; formación; formación académica; estudios;
    estudios realizados; educación académica; formación universitaria; antecedentes académicos; titulación;
    titulaciones; historial académico; trayectoria académica; formación reglada; preparación académica;
    datos académicos; formación profesional; escolaridad; educación formal; nivel de estudios;
    perfil académico`,
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
    voluntariado; voluntariados; experiencia voluntaria; trabajo voluntario; actividades extracurriculares;
    voluntario; experiencia de voluntariado; labor social; acción social; actividades voluntarias`,
  skills: `
    habilidades; cualidades; manejo de programas; programas que maneja; competencias; aptitudes; destrezas;
    conocimientos; conocimientos técnicos; conocimientos informáticos; informática; habilidades técnicas;
    habilidades personales; habilidades sociales; habilidades blandas; habilidades profesionales;
    competencias técnicas; competencias clave; competencias digitales; tecnologías; herramientas; software;
    fortalezas; habilidades y competencias; habilidades informáticas; capacidades;
    conocimientos de informática; manejo de software; competencias profesionales; aptitudes y conocimientos;
    especialidades; habilidades y conocimientos; otros conocimientos; competencias personales;
    habilidades clave; lenguajes de programación; conocimientos adicionales; programas;
    áreas de experiencia; áreas de especialización; habilidades interpersonales; stack tecnológico;
    ofimática; conocimientos y habilidades; áreas de conocimiento`,
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
    logros profesionales; logros destacados; condecoraciones; concursos; honores y premios; premios y logros`,
  contact: `
    contacto; datos de contacto; información de contacto; redes sociales; redes; enlaces; contáctame;
    perfiles; sitios web; webs; dirección`,
  personal: `
    datos de identificación; ficha personal; ficha de datos; datos personales; información personal; datos;
    datos generales; información general`,
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
};

export const HEADING_WORDS: Lexicon['headingWords'] = {
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
    laborales; complementaria; realizado; realizados; realizada; realizadas; obtenido; obtenidos; obtenida;
    obtenidas; cursado; cursados; recibido; recibidos; adquirida; adquiridas; anterior; anteriores; previa;
    previas`,
  joints: 'y',
};
