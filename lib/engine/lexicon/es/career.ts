import type { Lexicon } from '../model';

export const SENTENCES: Lexicon['sentences'] = {
  worked: `
    trabajé; he trabajado; trabajado; trabajó; trabajaba; laboré; he laborado; laborado; me desempeñé;
    desempeñado; desempeñándome; desempeñé; fui; estuve; estuve trabajando; presté servicios; he sido`,
  working: `
    trabajo actualmente; actualmente; trabajo; trabajando; actualmente trabajo; me desempeño; laboro; es;
    soy`,
  joined: 'ingresé; me incorporé',
  studied: `
    obtuve; cursé; egresado; egresada; graduado; graduada; terminado; concluido; realizado; titulado;
    titulada; obtenido`,
  studying: 'cursando; estudiante de; estudiando; actualmente cursando',
  as: `
    como; de cargo; desempeñándome como; trabajé de; trabajo de; trabajaba de; trabajado de; trabajando de;
    el cargo de; el puesto de; con el cargo de; en el cargo de; en el puesto de; puesto de; cargo de;
    en calidad de`,
  at: 'en la empresa; en la compañía',
  under: 'afiliado a; bajo',
  from: 'de la; de l; del; de los; por la; por el',
  with: 'con',
  for: 'para',
  major: 'especialidad; especialización; mención',
  time: 'durante; en el año; el año; finalizado en; finalizada en; terminado en; terminada en; culminado en',
};

export const PEOPLE: Lexicon['people'] = {
  genders: 'hombre; mujer; masculino; femenino',
  maritalStates: 'soltero; soltera; casado; casada; divorciado; divorciada; viudo; viuda',
  prefixes: 'sr; sra; srta; don; dona; senor; senora; lic; dra; ing.',
  particles: 'de; del; la; las; los; san; santa; e',
  notNames: `
      desarrollador; desarrolladora; ingeniero; ingeniera; gerente; consultor; consultora; analista;
      técnico; técnica; licenciado; licenciada; administrador; diseñador; profesor; profesora; estudiante;
      programador; arquitecto; abogado; graduado; maestro; universidad; contacto; perfil; experiencia;
      competencias; dirección; teléfono; calle`,
  others: 'jefe directo; jefe inmediato; tutor; tutora; referencia',
  addressed: 'Dra; Sra?; Srta; Profesora?',
};

export const EMPLOYERS: Lexicon['employers'] = {
  legalForms:
    'sl; s.l.; slu; s.l.u.; s.l.l.; s.a.u.; sau; s.a.c.; s.a.c; s.a.b.; c.a.; s.c.; s.de r.l.; de c.v.',
  words: `
    universidad; escuela; colegio; instituto; facultad; laboratorio; hospital; clinica; banco; grupo;
    empresa; compania; agencia; fundacion; asociacion; ministerio; ayuntamiento; gobierno; consejo;
    consultora; centro; oficina; sociedad; federacion; camara; estudio; tecnologias; sistemas; soluciones;
    servicios; industrias; secretaria; municipalidad; cooperativa; restaurante; tienda; editorial; academia;
    politecnica; panaderia; pasteleria; carniceria; pescaderia; fruteria; supermercado; supermercados;
    hipermercado; ferreteria; farmacia; peluqueria; cafeteria; bar restaurante; hostal; residencia;
    guarderia; inmobiliaria; gestoria; asesoria; despacho; bufete; taller; talleres; constructora;
    construcciones; transportes; distribuciones; limpiezas; fabrica; finca; granja; bodega; bodegas;
    almacenes; muebles; juzgado; hacienda; instituto nacional; seguro social; alcaldia; gobernacion;
    diputacion`,
  oneself:
    'autonomo; trabajadora autonoma; profesional autonoma; por cuenta propia; independiente; cuenta propia',
};

export const EMPLOYMENT: Lexicon['employment'] = {
  remote: 'remoto; teletrabajo; en remoto; hibrido; presencial; a distancia',
  internship: 'praktikant; praktikantin; practicas; pasantia; becario; becaria; practicante; pasante',
  volunteer: 'voluntario; voluntaria; voluntariado',
  temp: 'temporaire; cdd; saisonnier',
  contract: 'autonomo; trabajadora autonoma; profesional autonoma',
  directHire: 'tiempo completo; indefinido; jornada completa',
  leave: `
    baja maternal; baja por maternidad; licencia de maternidad; licencia por maternidad; excedencia; permiso de maternidad; permiso parental; año sabático; baja médica`,
};

export const TITLES: Lexicon['titles'] = {
  sure: `
    albanil; electricista; fontanero; soldador; carpintero; pintor; cocinero; cocinera; panadero; peluquero;
    peluquera; mozo; cajero; cajera; almacenero; chofer; conductor; repartidor; vigilante; limpiador;
    limpiadora; cuidador; cuidadora; ninera; educador; educadora; psicologo; psicologa; fisioterapeuta;
    farmaceutico; farmaceutica; odontologo; odontologa; veterinario; veterinaria; mecanico; tornero;
    ayudante; capataz; promotor; promotora; teleoperador; teleoperadora; ingeniero; ingeniera;
    desarrollador; desarrolladora; programador; programadora; gerente; jefe; jefa; director; directora;
    analista; consultor; consultora; disenador; disenadora; administrador; administradora; tecnico; tecnica;
    asistente; auxiliar; becario; becaria; profesor; profesora; docente; maestro; maestra; investigador;
    investigadora; contador; contable; abogado; abogada; enfermero; enfermera; medico; medica; vendedor;
    vendedora; encargado; encargada; coordinador; coordinadora; supervisor; supervisora; arquitecto;
    arquitecta; asesor; asesora; especialista; ejecutivo; ejecutiva; fundador; fundadora; cofundador;
    cofundadora; practicante; pasante; operario; operaria; camarero; camarera; recepcionista; secretario;
    secretaria; redactor; redactora; traductor; traductora; periodista; comercial; dependiente; socio;
    lider; responsable; formador; formadora; instructor; instructora; monitor; monitora; autonomo; autonoma;
    editor; editora; creador; creadora; jefatura; voluntario; voluntaria; tutor; tutora; titular;
    presidente; presidenta`,
  weak: 'practicas; estudiante; beca; voluntario; pasantia; freelance',
  trades: `
    montadora; inspector; inspectora; trabajador; trabajadora; empleado; empleada; experto; experta;
    operador; operadora; instalador; instaladora; comerciante; mayorista; conductora; controlador;
    controladora; constructor; entrenador; entrenadora; terapeuta; planificador; planificadora; pintora;
    consejero; consejera; animador; animadora; marinero; soldadora; intermediario; tasador; tasadora;
    capitan; tecnologo; tecnologa; ensamblador; reparador; preparador; organizador; organizadora; productor;
    productora; compradora; cientifico; cientifica; guia; masajista; geologo; geologa; cortador; bombero;
    bombera; obrero; obrera; funcionario; funcionaria; mediador; mediadora; tapicero; maquinista;
    administrativo; administrativa; corredor; quimico; evaluador; evaluadora; artesano; gestor; gestora;
    corrector; correctora; impresor; presentador; presentadora; interprete; mantenedor; portero; portera;
    azafato; azafata; cantante; juez; jueza; carnicero; perito; revisor; cobrador; cobradora; dentista;
    jardinero; jardinera; mensajero; mensajera; topografo; topografa; biologo; biologa; pedagogo; pedagoga;
    logopeda; nutricionista; matrona; celador; celadora; reponedor; reponedora; promotor de; teleoperador;
    telefonista; mecanografa; capturista; rector; rectora; decano; decana; catedratico; catedratica;
    regidor; regidora; alcalde; diputado; notario; procurador; procuradora; magistrado; liquidador;
    verificador; verificadora; tesorero; tesorera; cofrade; interventor; interventora; subdirector;
    subdirectora; subsecretario; subsecretaria; sub-secretario; vicepresidente; vicepresidenta; vicerrector;
    gobernanta; camarera de pisos; lavaplatos; pinche; barman; sumiller; pastelero; pastelera; costurera;
    modista; zapatero; herrero; cerrajero; chapista; yesero; azulejista; gruista; carretillero; estibador;
    pescador; agricultor; agricultora; ganadero; ganadera; apicultor; peon; dependiente; dependienta;
    conserje; socorrista; mesero; mesera; manipulador; manipuladora; envasador; envasadora; proyectista;
    delineante; bodeguero; bodeguera; capacitador; capacitadora; facilitador; facilitadora; encuestador;
    encuestadora; grabador de datos; grabadora de datos; informatico; prevencionista; residente de obra;
    practicas en empresa; practicas profesionales; peluquero; peluquera; ninera; soldador; fontanero;
    albanil`,
};

export const SCHOOLS: Lexicon['schools'] = {
  university: 'universidad; politecnica; instituto tecnologico; escuela tecnica superior; facultad',
  college: 'academia; colegio universitario',
  vocational:
    'instituto de formacion; centro de formacion; cfp; ctc; ies; cifp; cebanc; senac; sena; conalep',
  highschool: `
    instituto de educacion secundaria; ies; bachillerato; preparatoria; prepa; escuela secundaria;
    unidad educativa; institucion educativa; i.e.s.`,
  lowerSchool: 'escuela primaria; ceip',
  professional: 'escuela de negocios',
  other: 'colegio; escuela; instituto; centro',
};

export const DEGREES: Lexicon['degrees'] = {
  postdoctorate: 'habilitación; postdoctorado',
  doctorate: 'doctorado; doctor en; doctora en; doctorat en; dra',
  professional: 'licenciatura en medicina',
  MBA: `
    maestría en administración de empresas; máster en administración de empresas;
    máster en dirección de empresas`,
  masters: `
    especialidad en; máster; máster universitario; máster en; maestría; maestria; magíster; maestro en;
    maestra en; máster oficial; postgrado; posgrado`,
  somePostgraduate: `
    diplomado; curso de posgrado; especialista en; especialización; especialización en;
    experto universitario`,
  BSc: 'ingeniería técnica; ingénieur technico; ingeniero técnico',
  bachelors: `
    contador público; contadora pública; licence professionnelle; licence pro; licence 3; l3; licence 2; l2;
    licence en; bac+3; bac +3; bac + 3; bac+4; bac +4; bachelier; baccalauréat universitaire; deug;
    licenciatura; licenciado; licenciada; licenciado en; licenciada en; lic; lic en; grado; grado en;
    grado universitario; ingeniería; ingeniería en; ingeniero; ingeniera; ingeniero en; ingeniera en;
    diplomatura; diplomado en; diplomada en; título universitario; título de grado; arquitectura;
    arquitecto; profesorado; profesional en; título profesional; estudios universitarios`,
  associates: `
    tecnicatura; técnico superior; técnica superior; técnico superior universitario; tsu;
    ciclo formativo de grado superior; grado superior; ciclo superior; cfgs; fp ii; fpii;
    formación profesional de grado superior`,
  international: 'bachillerato internacional',
  vocational: `
    formación profesional; fp; ciclo formativo; grado medio; ciclo formativo de grado medio; cfgm; técnico;
    técnica; técnico en; técnica en; auxiliar de; técnico medio; técnico profesional; bachillerato técnico;
    bachiller técnico`,
  highSchoolOrEquivalent: `
    estudios secundarios; secundario completo; enseñanza media; educación básica; estudios primarios;
    primaria completa; egb; bachillerato; bachiller; bachiller en; bachillerato en; eso;
    educación secundaria; secundaria; bup; cou; preparatoria; educación media; educación media superior;
    título de bachiller; graduado escolar; diploma; primaria; educación primaria`,
  certification:
    'cursos; certificado; certificado de profesionalidad; curso; semestre en el extranjero; formación',
};

export const STUDY_SUBJECTS: Lexicon['studySubjects'] = `
  informatica; matematicas; matematica; fisica; quimica; biologia; economia; administracion; empresas;
  derecho; historia; filosofia; psicologia; sociologia; medicina; enfermeria; periodismo; publicidad;
  comunicacion; electronica; mecanica; telecomunicaciones; arquitectura; diseno; turismo; contabilidad;
  finanzas; redes; datos; metalurgia; materiales; ingenieria; auditoria; recursos humanos; mercadotecnia;
  negocios; comercio; logistica; gastronomia; psicopedagogia; trabajo social; ciencias sociales;
  ciencias politicas; nutricion; odontologia; veterinaria; agronomia; agroindustrial; ambiental; civil;
  industrial; biotecnologia; musica; artes; educacion; educacion infantil; educacion primaria; fisioterapia;
  sistemas; computacion; software; ciencias; letras; filologia; traduccion; pedagogia; magisterio`;

export const LEVELS: Lexicon['levels'] = {
  skills: `
    avanzado; avanzada; intermedio; intermedia; basico; basica; experto; experta; principiante; nivel; alto;
    medio; bajo; muy; bueno; buena; dominio; conocimientos; usuario; profesional`,
  speech: `
    nativo; nativa; lengua materna; materno; materna; fluido; fluente; fluida; avanzado; intermedio; basico;
    basica; bueno; alto; medio; nivel`,
};

export const LICENCES: Lexicon['licences'] = 'carnet; carne; licencia; permiso';
