import { fold } from '../../kernel';

/** Management level according to the wording of a title (parsing.md: ManagementScore is from title wording only). */

/** Scores, highest first: 0-29 low, 30-59 mid, 60 and above high. */
const LEVELS: readonly { score: number; words: RegExp }[] = [
  {
    score: 95,
    words:
      /\b(?:ceo|cto|cfo|coo|cio|cmo|cpo|chro|ciso|cdo|chief [\p{L} ]{2,30} officer|chief executive|(?<!vice[- ])president(?! of)|managing director|managing partner|geschaftsfuhrer(?:in)?|vorstand(?:smitglied)?|directeur general|directrice generale|p\.?d\.?g|director(?:a)? general|amministratore delegato|diretor geral|algemeen directeur|prezes|administrerende direktor|verkstallande direktor|jednatel|generalny dyrektor|genel mudur)\b/u,
  },
  {
    score: 75,
    words:
      /\b(?:vice[- ]president|v\.?p|svp|evp|avp|executive director|head of|bereichsleiter(?:in)?|hauptabteilungsleiter|direktor(?:in)?|director(?:a)?|directeur|directrice|direttore|direttrice|diretor(?:a)?|dyrektor|general manager|partner|dean)\b/u,
  },
  {
    score: 62,
    words:
      /\b(?:senior manager|abteilungsleiter(?:in)?|group manager|department head|jefe de departamento|chef de service)\b/u,
  },
  {
    score: 45,
    words:
      /\b(?:manager|team ?(?:lead|leader|manager)|teamleiter(?:in)?|leiter(?:in)?|supervisor|gerente|jefe|jefa|encargado|encargada|responsable|responsabile|kierownik|teamleider|afdelingshoofd|hoofd|chef d'equipe|capo|coordinatore|leder|chef|vedouci|sef|mudur|yonetici|foreman|superintendent|gruppenleiter(?:in)?)\b/u,
  },
  {
    score: 35,
    words:
      /\b(?:lead|tech(?:nical)? lead|captain|project manager|projektleiter(?:in)?|chef de projet|jefe de proyecto|capo progetto|projectleider|product owner|scrum master)\b/u,
  },
  {
    score: 15,
    words:
      /\b(?:coordinator|coordinador(?:a)?|coordonnateur|koordinator|principal|staff engineer|founder|co-founder|owner|inhaber(?:in)?|fundador(?:a)?|fondateur)\b/u,
  },
];

/** Titles that have "manager" in them and manage nobody. */
const NO_MANAGERS =
  /\b(?:account|product|project|program(?:me)?|community|social media|content|key account|case|category|office|relationship|customer success) manager\b/u;
const ENTRY =
  /\b(?:intern(?:ship)?|trainee|junior|jr|apprentice|graduate|praktikant(?:in)?|werkstudent(?:in)?|azubi|auszubildende[rn]?|stagiaire|stage|alternant|becari[oa]|practicante|pasante|aprendiz|tirocinante|stagista|estagiari[oa]|stagiair|stazysta|stazystka|student|assistant|aide|helper)\b/u;
const SENIOR = /\b(?:senior|sr|principal|staff|expert|lead|architect)\b/u;

/** "Executive Assistant (to CEO)": whom one works for has another level. */
const ASSISTS =
  /\b(?:assistante?|assistent(?:in)?|assistenz|asistente|secretary|secretaire|ea|pa)[ (,]+(?:to|de|du|der|des|del|di)\b|\bassistant manager\b/u;

/** 0 to 100. */
export function managementScoreOf(title: string): number {
  const folded = fold(title);
  if (ASSISTS.test(folded)) return 25;
  const score = LEVELS.find(({ words }) => words.test(folded))?.score ?? 0;
  return score === 45 && NO_MANAGERS.test(folded) ? 30 : score;
}

/** Least management scores of the grades of titles: none, of projects and staff, of a team, of a department and above. */
const GRADES = [15, 30, 60];

/** Returns the grade of a title by its wording, -1 for a beginner or an assistant: titles of two grades are two jobs. */
export function gradeOf(title: string): number {
  if (ENTRY.test(fold(title))) return -1;
  const score = managementScoreOf(title);
  return GRADES.filter((least) => score >= least).length;
}

/** From this score on the months of a position count as management. */
export const MANAGEMENT = 35;

/** wire-facts 2.10, JobLevel. `months` and `managementMonths` are those up to the end of the position. */
export function jobLevelOf(title: string, months: number, managementMonths: number): string {
  const score = managementScoreOf(title);
  const folded = fold(title);
  if (score >= 90) return 'Senior Executive (President, C-level)';
  if (score >= 70) return 'Executive (VP, Dept. Head)';
  if (score >= MANAGEMENT)
    return managementMonths > 60 ? 'Senior Manager (more than 5 years management experience)' : 'Manager';
  if (ENTRY.test(folded)) return 'Entry Level';
  if (SENIOR.test(folded) || months > 60) return 'Senior (more than 5 years experience)';
  return months < 12 ? 'Entry Level' : 'Experienced (non-manager)';
}

/** parsing.md: CurrentManagementLevel values. */
export function managementLevelOf(score: number): string {
  if (score >= 90) return 'executive-level';
  if (score >= 60) return 'high-level';
  if (score >= 45) return 'somewhat high-level';
  if (score >= 30) return 'mid-level';
  return score > 0 ? 'low-level' : 'low-or-no-level';
}

const EXECUTIVE_WORDS: readonly { type: string; words: RegExp }[] = [
  {
    type: 'IT',
    words:
      /\b(?:cto|cio|ciso|cdo|technology|technical|technik|it|information|informatik|informatique|software|engineering|data|tecnolog\w*|developer|digital)\b/u,
  },
  {
    type: 'FINANCIAL',
    words: /\b(?:cfo|finance|financial|finanz\w*|financier\w*|financiero|financeiro|investment|treasury)\b/u,
  },
  {
    type: 'ACCOUNTING',
    words: /\b(?:accounting|controller|controlling|audit|buchhaltung|comptab\w*|contabil\w*)\b/u,
  },
  { type: 'MARKETING', words: /\b(?:cmo|marketing|brand|communications?|kommunikation|pr)\b/u },
  {
    type: 'BUSINESS_DEV',
    words: /\b(?:sales|business development|vertrieb|commercial|ventas|vendite|vendas|account)\b/u,
  },
  {
    type: 'OPERATIONS',
    words: /\b(?:coo|operations?|logisti\w*|supply|production|produktion|plant|manufacturing|operaciones)\b/u,
  },
  {
    type: 'ADMIN',
    words:
      /\b(?:admin\w*|hr|human resources|personal\w*|people|verwaltung|chro|rrhh|recursos humanos|ressources humaines)\b/u,
  },
  {
    type: 'LEARNING',
    words: /\b(?:education|learning|training|school|dean|academic|schul\w*|university)\b/u,
  },
  {
    type: 'EXECUTIVE',
    words:
      /\b(?:ceo|president|chief executive|managing director|geschaftsfuhrer(?:in)?|vorstand|directeur general|director(?:a)? general|pdg)\b/u,
  },
];

/** parsing.md: ExecutiveType values; NONE for titles below the executive level. */
export function executiveTypeOf(title: string): string {
  if (managementScoreOf(title) < 60) return 'NONE';
  return EXECUTIVE_WORDS.find(({ words }) => words.test(fold(title)))?.type ?? 'GENERAL';
}
