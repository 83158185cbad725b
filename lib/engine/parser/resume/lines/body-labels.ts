import { fold } from '../../../kernel';

/** Lines inside an entry that announce its description; `_` is a space. */
const LABELS =
  'highlights key_highlights highlight achievements key_achievements main_achievements selected_achievements accomplishments key_accomplishments responsibilities key_responsibilities main_responsibilities duties main_duties duties_and_responsibilities roles_and_responsibilities tasks key_tasks main_tasks description job_description summary overview projects key_projects selected_projects technologies technology_stack tech_stack technologies_used tools environment courses coursework relevant_coursework modules activities key_skills skills ' +
  'taken werkzaamheden verantwoordelijkheden resultaten belangrijkste_taken prestaties vakken ' +
  'aufgaben tätigkeiten aufgaben_und_tätigkeiten verantwortlichkeiten aufgabenbereich hauptaufgaben aufgabenschwerpunkte erfolge schwerpunkte projekte technologien ' +
  'missions missions_principales tâches responsabilités réalisations principales_réalisations activités projets technologies environnement_technique cours ' +
  'funciones funciones_principales responsabilidades tareas logros principales_logros actividades proyectos tecnologías asignaturas ' +
  'mansioni attività responsabilità compiti risultati progetti tecnologie principali_mansioni_e_responsabilità ' +
  'funções responsabilidades atividades tarefas realizações principais_atividades principais_responsabilidades conquistas projetos ' +
  'obowiązki zakres_obowiązków zadania osiągnięcia główne_obowiązki projekty ' +
  'opgaver ansvarsområder arbetsuppgifter ansvarsområden oppgaver ansvar povinnosti náplň_práce responsabilități atribuții görevler sorumluluklar αρμοδιότητες feladatok eredmények ' +
  'обязанности достижения задачи проекты должностные_обязанности обовязки досягнення 工作内容 工作职责 主要职责 职责 业绩 業務内容 担当業務 실적 담당_업무 주요_업무 성과 المهام المسؤوليات الإنجازات תחומי_אחריות הישגים';

const labels: ReadonlySet<string> = new Set(
  LABELS.split(/\s+/u).map((label) => fold(label.replaceAll('_', ' '))),
);

/** True for a line that is only such a label, with or without a colon. */
export function isBodyLabel(text: string): boolean {
  return (
    text.length <= 48 &&
    labels.has(
      fold(text)
        .replace(/(?<![\s:：.])[\s:：.]+$/u, '')
        .trim(),
    )
  );
}

/** Words that open a line about duties, and no title or name. */
const DUTY =
  /^(?:(?:was |were |i am |i was |am |mainly |solely |directly )?(?:responsible|accountable) for|in charge of|report(?:s|ed|ing) (?:directly )?to|duties (?:include|included|involve|involved|were)|looking after|taking care of|in this role|verantwortlich für|zuständig für|me encarg(?:o|aba|ué) de|mi occup(?:o|avo) di)\s/iu;

/** An activity in a sentence without its subject: "Handled all cash", but not "Served as a clerk". */
const DEED =
  /^(?:managed|handled|prepared|assisted|maintained|developed|supervised|co-?ordinated|provided|performed|conducted|monitored|implemented|designed|created|supported|ensured|delivered|processed|planned|organi[sz]ed|operated|checked|answered|received|carried|helped|served|trained|taught|installed|tested|repaired|collected|recorded|reviewed|executed|achieved|increased|reduced|improved) (?!as |as$|at |for |with |in )\p{Ll}{2}|^(?:worked on|involved in) \S/u;

/** True for a line that describes an activity, and does not belong to a header. */
export const tellsDuty = (text: string): boolean =>
  DUTY.test(text) || DEED.test(text.charAt(0).toLowerCase() + text.slice(1));
