/**
 * Decides whether years are required in management (parsing.md, MinimumYearsManagement). Management means people:
 * managing accounts, products or projects, or working with senior managers, does not count.
 */

const PEOPLE =
  'teams?|people|staff|employees?|personnel|reports|managers|supervisors|organi[sz]ations?|orgs?|departments?|functions?|crews?|workforce|engineers|developers|designers|analysts|reps|representatives|nurses|technicians|workers|individuals|colleagues|volunteers';
/** "managing a team of at least five", "building and leading a high performing support team". */
const LEADS_PEOPLE = new RegExp(
  String.raw`\b(?:managing|manage|managed|leading|lead|led|supervising|supervise|overseeing|directing|running)(?: (?!programs?|projects?|products?|accounts?|campaigns?|and )[\w'-]+){0,5}? (?:${PEOPLE})\b(?! (?:benefits|relations|experience|engagement|data|analytics))`,
  'u',
);
/** "in a management role", "of progressive leadership in revenue", "of sales management experience". */
const MANAGES =
  /(?:^|\b(?:in|of|as|an?|or|the|people|team|staff|line|personnel|sales|engineering|direct|senior|executive|middle|upper|general|progressive|proven|prior|previous|relevant|formal|functional|operational|hands-on|similar|demonstrated|leadership|supervisory)[ /]|\()(?:management|managerial) ?(?:experience|roles?|positions?|capacity|level|responsibilit\p{L}+|background|or|and|\/|$)/u;
const LEADERSHIP =
  /(?<!\b(?:technical|technology|thought|project|program|programme|supporting|with|with senior|influencing|influencing senior) )\bleadership\b(?! (?:teams?|principles|programs?|development|training|stakeholders?))|\bsupervis(?:ory|or|ion)\b|\bpeople manag\p{L}+|\bdirect reports\b|\b(?:team lead|director-level)\b/u;
/** Words in other languages, in compounds and set phrases. */
const ELSEWHERE =
  /\b(?:fuhrungs\p{L}*|fuhrung von|personalverantwortung|leitungs\p{L}*|in leitender|teamleitung|encadrement|(?:management|gestion|animation) d'equipes?|en management|poste de manager|(?:gestion de|gestionando|dirigiendo) (?:equipos?|personas)|liderando|liderazgo|direccion de equipos|gestione (?:di |del |di un |dei )?(?:team|personale|risorse umane|gruppi)|coordinamento di (?:team|personale|risorse)|leidinggeven\p{L}*|aansturen van|zarzadzani\p{L}+ (?:zespol\p{L}+|ludzmi|personelem)|kierowani\p{L}+ (?:zespol\p{L}+|ludzmi)|kierownicz\p{L}+|gestao de (?:equipas?|equipes?|pessoas)|lideranca)\b/u;
/** End of the words about the years themselves. */
const END_OF_OWN = /[,;:]|\b(?:including|with|while|plus|supporting|preferably)\b/u;
/** End of "..., of which 2 years in management.". */
const FULL_STOP = /(?<![\s.)!])[\s.)!]+$/u;
/** "People leadership experience (1-2 years minimum)". */
const NAMED_BEFORE =
  /\b(?:people|team|staff|line|sales|personnel)?\s?(?:management|leadership|supervisory|fuhrungs\p{L}*) ?(?:experience|erfahrung)?[:(\s]{0,3}(?:at least |minimum (?:of )?|mindestens )?$/u;
const NOT_PEOPLE_BEFORE =
  /\b(?:product|project|program(?:me)?|account|asset|data|risk|change|wealth|portfolio|stakeholder|customer|client|event|content|property|partner|community|category|vendor|supply chain|workforce|operational|technical) (?:management|leadership)\b[^.;]{0,24}$/u;

/** True for years in which people were led, according to the folded text before or after them. */
export function isOfManagement(before: string, behind: string): boolean {
  const own = (behind.split(END_OF_OWN, 1)[0] ?? '').replace(FULL_STOP, '');
  if (LEADS_PEOPLE.test(own) || MANAGES.test(own.trim()) || LEADERSHIP.test(own) || ELSEWHERE.test(own))
    return true;
  return NAMED_BEFORE.test(before) && !NOT_PEOPLE_BEFORE.test(before);
}
