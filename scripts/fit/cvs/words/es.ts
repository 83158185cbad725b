import type { Words } from './model';

export const spanish: Words = {
  people:
    'Maruxa Belmonteira;Aurelio Quintabril;Rocío Valdemorales;Hernán Cuestablanca;Ximena Olivarez Prat;Joaquín Torresnegra',
  towns: 'Valencia;Lima;Bogotá;Córdoba;Sevilla;Quito;Guadalajara;Rosario;Bilbao',
  employers:
    'Talleres Riocalmo S.L.;Grupo Alborán S.A.;Hospital Comarcal del Soto;Hotel Mirasierra;Constructora Piedrahonda;Supermercados La Espiga;Ayuntamiento de Villarrubio;Transportes Cierzo;Clínica Dental Oasis',
  titles:
    'Auxiliar administrativo;Contable;Enfermera;Jefe de obra;Camarero;Técnico de mantenimiento;Vendedora;Operario de almacén;Profesora de primaria;Ingeniero industrial;Recepcionista;Analista de sistemas',
  schools:
    'Universidad de Montesur;I.E.S. Los Olmos;Instituto Tecnológico del Valle;Colegio San Telmo;Universidad Nacional del Litoral Norte;Escuela Superior de Hostelería',
  degrees:
    'Licenciatura;Grado;Máster;Bachillerato;Técnico Superior;Diplomatura;E.S.O.;Ingeniería;Formación Profesional;Tecnólogo',
  subjects:
    'Administración y Finanzas;Enfermería;Ingeniería Industrial;Derecho;Informática;Turismo;Contabilidad;Electricidad',
  deeds:
    'Atención al cliente y cobro en caja;Gestión de facturas y archivo;Supervisión de un equipo de seis personas;Mantenimiento de máquinas y cuadros eléctricos;Elaboración de informes mensuales;Carga y descarga de mercancía;Preparación de pedidos y control de existencias;Cuidado de pacientes en planta',
  skills:
    'Paquete Office;Trabajo en equipo;Carnet de conducir B;Contaplus;Atención al cliente;AutoCAD;Responsabilidad;Excel avanzado;Facturación;Puntualidad',
  languages: 'Español;Inglés;Francés;Catalán;Portugués;Alemán',
  levels: 'nativo;alto;medio;básico;B2;C1',
  hobbies: 'Leer;Senderismo;Fútbol;Cocina;Música;Viajar',
  aims: 'Busco un puesto estable donde aportar mi experiencia y seguir aprendiendo.;Persona responsable y trabajadora con ganas de crecer en una empresa seria.',
  declarations: 'Declaro que los datos aquí expuestos son ciertos.',
  documentTitles: 'CURRICULUM VITAE;Currículum Vítae;Hoja de vida',
  months: 'enero;febrero;marzo;abril;mayo;junio;julio;agosto;septiembre;octubre;noviembre;diciembre',
  now: 'actualidad;la actualidad;Actualmente;hoy',
  headings: {
    work: 'Experiencia laboral;EXPERIENCIA PROFESIONAL;Trayectoria laboral;Experiencia;Antecedentes laborales',
    education: 'Formación académica;ESTUDIOS REALIZADOS;Datos académicos;Educación;Formación',
    skills: 'Habilidades;Conocimientos informáticos;Competencias;Informática;APTITUDES',
    languages: 'Idiomas;IDIOMAS;Conocimiento de idiomas',
    personal: 'Datos personales;DATOS PERSONALES;Información personal',
    objective: 'Perfil profesional;Objetivo;Sobre mí;Resumen',
    hobbies: 'Aficiones;Intereses;Pasatiempos',
    declaration: 'Referencias;Otros datos',
    awards: 'Logros;Cursos;Otros méritos',
  },
  labels: {
    employer: 'Empresa;Compañía;Nombre de la empresa',
    title: 'Puesto;Cargo;Función',
    period: 'Periodo;Fecha;Duración',
    place: 'Lugar;Ciudad',
    degree: 'Título;Titulación;Curso',
    school: 'Centro;Institución;Universidad',
    year: 'Año;Fecha',
    grade: 'Nota;Calificación',
    duties: 'Funciones;Tareas;Responsabilidades',
  },
  details:
    'Fecha de nacimiento=14/02/1985|3 de mayo de 1990;Nacionalidad=Española|Peruana;Estado civil=Soltera|Casado;DNI=40112233X|51998877B;Domicilio=C/ Mayor 14, Valencia|Av. Central 220;Carnet de conducir=B|B y C',
  jobSentences:
    '{title} en {employer}, {town}, desde {from} hasta {to}.;{from} - {to}: {title} en {employer} ({town});Desde {from} trabajo como {title} en {employer}',
  degreeSentences: '{degree} en {subject}, {school} ({year});{year}: {degree} en {subject} por la {school}',
};
