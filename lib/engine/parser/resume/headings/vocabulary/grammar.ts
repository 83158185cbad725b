import type { SectionKind } from '../kinds';

/**
 * The words that make up headings missing from the tables: a subject (`SUBJECTS`) and a noun that only announces a list
 * or an account (`CONTAINERS`), in any order, with modifiers between. "Scholastic particulars", "Datos académicos".
 * Languages as in `history.ts`.
 */

/** Words that by themselves decide the subject of a section, by its kind. */
export const SUBJECTS: Partial<Record<SectionKind, string>> = {
  education: `
    educational education academic academical academics scholastic scholastics scholarly schooling qualification qualifications educative institutions schools colleges
    opleidings onderwijs schools schulische schulischer akademische akademischer universitäre scolaire scolaires académique académiques universitaire universitaires
    académico académica académicos académicas educativo educativa educativos educativas escolar escolares universitario universitaria estudios
    scolastico scolastica scolastici accademico accademica accademici formativo formativa acadêmico acadêmica acadêmicos acadêmicas universitária
    edukacyjne edukacyjna szkolne uddannelsesmæssig akademisk utbildnings utdannings studijní vzdělávací educaționale academice akademik öğrenim eğitim ακαδημαϊκά
    образовательный академический освітній`,
  workHistory: `
    employment work working job jobs occupational organizational organisational organization organisation employer employers experience experiences service
    arbeids loopbaan berufliche beruflicher arbeits emploi emplois laboral laborales lavorativo lavorativa lavorative lavorativi zawodowe zawodowa zawodowy pracovní profesní
    arbejds arbets yrkes mesleki трудовая трудовой рабочий трудова`,
  skills: `
    technical technological technology computer computers software hardware it ict ms_office programming technique techniques informatique informatiques técnico técnica técnicos técnicas
    informático informática informáticos informáticas tecnico tecniche tecnici informatico informatiche technische informatyczne techniczne teknik tekniske tekniska технические компьютерные`,
  personal: `personal family bio biographical biographic persönliche persönlicher personnel personnelle personnelles personales personali anagrafici pessoais osobiste osobowe personlige personliga osobní personale kişisel личные персональные особисті`,
  other: 'passport visa passeport pasaporte passaporto',
  languages:
    'language languages linguistic lingual linguistique linguistiques lingüístico lingüística lingüísticas idioma idiomas linguistico linguistiche linguístico linguística linguísticas językowe sproglige språkliga jazykové lingvistice языковые мовні',
  projects: 'project projects',
  training: 'training trainings',
  volunteering:
    'extracurricular cocurricular curricular curriculars extracurriculum extraescolares extracurriculares extracurriculaires',
  references: 'reference references referee referees',
  hobbies: 'hobby hobbies interest interests recreational leisure',
};

/** Subjects of a career as a whole; the noun next to them decides the content. */
export const CAREER_WORDS =
  'professional career carrier carreer industrial industry corporate occupational experiential professionnel professionnelle profesional laboral professionale profissional zawodowy zawodowa beruflich berufliches beruflicher loopbaan profesní mesleki профессиональный';

/** Nouns of a course through time: with a word for a career, a list of jobs. */
export const COURSE_NOUNS =
  'history record records chronicle chronicles chronology contour contours graph path progression journey timeline trajectory track ladder growth tenure exposure experience chart sequence overzicht verloop verlauf laufbahn parcours trayectoria recorrido percorso percurso trajetória przebieg przegląd forløb průběh geçmiş';

/** Nouns of a short account: with a word for a career, a summary. */
export const ACCOUNT_NOUNS =
  'summary profile synopsis snapshot overview glimpse outline brief abstract sketch preview summery abridgement précis profil samenvatting profiel resumen perfil resumo riassunto sintesi profilo podsumowanie profiltekst shrnutí rezumat özet профиль';

/** Nouns that add nothing to the subject of a section. */
export const NEUTRAL_NOUNS = `
  detail details detailed particular particulars information info data dossier vitae credential credentials qualification qualifications attainment attainments background statement
  status account accounts profile profiles summary overview history record records exposure proficiency proficiencies competency competencies forte merits activity activities performance matrix chronicle chronology glimpse snapshot synopsis outline pursuits
  gegevens overzicht achtergrond daten angaben übersicht hintergrund werdegang données renseignements informations parcours datos antecedentes información historial dati informazioni percorso titoli
  dados informações histórico dane informacje przebieg oplysninger uppgifter opplysninger údaje date informații bilgiler bilgileri στοιχεία данные сведения дані відомості`;

/**
 * Words of the labels that announce duties inside an entry ("Job profile", "Roles & responsibilities"). `BODY_NOUNS` do
 * so by themselves, `BODY_ACCOUNTS` after one of `BODY_OWNERS`.
 */
export const BODY_NOUNS =
  'responsibilities responsibility duties duty roles role tasks task deliverables accountabilities description highlights assignments contributions verantwoordelijkheden taken aufgaben aufgabenbereich verantwortlichkeiten tätigkeitsbereich missions tâches responsabilités funciones responsabilidades tareas mansioni responsabilità compiti funções responsabilidades atribuições atividades obowiązki zadania arbetsuppgifter oppgaver opgaver ansvar povinnosti responsabilități görevler sorumluluklar обязанности обовязки';
export const BODY_OWNERS =
  'job work role position project company client employer organization organisation designation site';
export const BODY_ACCOUNTS =
  'profile description details detail summary nature scope role roles responsibilities responsibility handled area';
