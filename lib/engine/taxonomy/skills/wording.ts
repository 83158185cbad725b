import type { Term } from './model';

/**
 * Words next to a term that show how it is meant: as knowledge, as a quality of a person, or as something else (a
 * department, an industry, a title). Each pattern is matched against a few dozen letters at most.
 */

/** Letters to look at before and after a term. */
export const BEFORE_REACH = 48;
export const AFTER_REACH = 24;

const KNOWLEDGE =
  'experienced?|knowledge|proficien\\w+|skills?|skilled|expertise|expert|familiar\\w*|competen\\w+|qualified|background|' +
  'kenntnisse?n?|erfahrung(?:en)?|umgang|fahigkeiten|expertise|conocimientos?|experiencia|manejo|dominio|habilidad(?:es)?|' +
  'connaissances?|maitrise|competences?|conoscenza|esperienza|utilizzo|competenze?|kennis|ervaring|beheersing|vaardigheden|' +
  'conhecimentos?|dominio|znajomosc\\w*|obslug\\w*|doswiadczeni\\w+|biegl\\w+|umiejetnosc\\w*|kendskab|erfaring|viden|' +
  'kompetencer|erfarenhet|kunskap(?:er)?|kannedom|vana|znalost\\w*|ovladani\\w*|cunostinte|kunnskap(?:er)?|kjennskap|знани[ея]|знання|' +
  'владение|володіння|γνωσ(?:η|εις)|اجادة|اتقان|معرفة';
const PREPOSITION =
  "(?: of| in| with| mit| von| im| en| de| del| avec| con| di| van| met| et| em| com| w| z| til| med| om| av| inom| i| til| pe| programu|:)*(?: | d['’]| de l['’]| dell['’])";

/** Before a name: "experience with", "Kenntnisse in", "programming". */
export const TOLD_BEFORE = new RegExp(
  `(?:${KNOWLEDGE}|programming|programmed|develop\\w*|coding|written|us(?:ing|e[sd]?)|languages?|frameworks?|tools?|programmier\\w*|entwicklung|programacion|programmation|programmazione)${PREPOSITION}(?:ms |microsoft )?$`,
  'u',
);
/** Before a name that is worked with, whatever follows: "used Go to develop". */
export const USED_BEFORE =
  /(?:^|[^\p{L}])(?:us(?:ed|ing)|written in|coded in|built with|programm(?:ed|ing) in) $/u;
/** After a name: "programming", "developer", a version. */
export const TOLD_AFTER =
  /^[ -](?:programming|programmer|developer|development|scripts?|scripting|framework|language|code|skills|kenntnisse|kenntnissen|entwickler\w*|entwicklung|programmierung|\d+(?:\.\d+)*[a-z]?\b)/;

/** The same after a name in languages whose words for knowledge follow it. */
export const KNOWN_AFTER =
  /^(?: (?:ismeret\w*|hasznalat\w*|bilgi\w*|programina|programini|활용|능숙|사용)|-(?:kunskap|kunnskap|osaami|ismeret|taido)\w*| ?の(?:基本)?(?:操作|使用|経験|知識))/u;

/** Subjects of study: "Bachelor's degree or higher in". */
const STUDY =
  /(?:\b(?:degrees?|diplomas?|bachelor(?:['’]?s)?|masters?|master['’]s|phd|doctorate|mba|bsc?|msc?|major(?:ed|ing)?|studies|studied|graduated?|abschluss|studium|licence|licenciatura|laurea|studie|uddannelse|examen)(?: (?:or|and|oder|ou|o|of) (?:higher|above|equivalent|hoher|superieur|superior|superiore|hoger))?(?: (?:degree|diploma|level))? (?:in|im|en|i|inom|em|w|der|(?:such|discipline such|field such) as)(?: (?:einem|a|the|an))?) $/u;

/** Words that may be between the preposition and the term: "experience with modern cloud", "knowledge of B2B". */
const MODIFIERS =
  "(?:(?!(?:and|or|und|et|y|the|our|your|their|a|to|for|that|who|with|of|in|at|by|from|on)\\b)[\\p{L}\\d&/.+'’-]{2,18} ){0,3}";

/** Before an everyday word that is meant as knowledge or ability. */
export const ABILITY_BEFORE = new RegExp(
  `(?:(?:${KNOWLEDGE}|abilit(?:y|ies)|career|trained|training|certificate|years|speciali[sz]\\w+|passion(?:ate)?|understanding|background|responsible|talent|strengths?|sense|excel\\w*|success\\w*|interest\\w*|worked|working|role|position)(?: of| in| with| for| about|:| im| mit| von| en| de| del| avec| con| di| van| met| et| em| com| w| z| med| om| av| inom)|\\b(?:strong|excellent|exceptional|outstanding|superior|effective|solid|proven|demonstrated|good|great))(?: the| relevant| previous| professional| practical)? $`,
  'u',
);
/** Before a term that is named as a thing one knows, whatever kind of thing follows. */
const KNOWN_BEFORE = new RegExp(
  `(?:experienced?|knowledge|proficien\\w+|skilled|expertise|expert|familiar\\w*|competen\\w+|understanding|background|kenntnisse?n?|erfahrung(?:en)?|conocimientos?|experiencia|connaissances?|maitrise|conoscenza|esperienza|kennis|ervaring|kendskab|erfaring|erfarenhet|kunskap(?:er)?)(?: of| in| with| about| mit| von| im| en| de| del| des| du| avec| con| di| van| met| til| med| om| av| inom) (?:the |a |an )?${MODIFIERS}$`,
  'u',
);
/** "Experience coding", "hands-on coding": an activity needs no preposition. */
const DOING_BEFORE = /\b(?:experienced?|hands-on|expertise|skilled|background) $/u;

/** The letters before a term show that it is a subject of study. */
export function isStudied(before: string): boolean {
  return STUDY.test(before);
}

/** True when the letters around a term mean knowledge: no people, departments or benefits follow it. */
export function isKnown(before: string, after: string): boolean {
  return KNOWN_BEFORE.test(before) && !WHO_AFTER.test(after);
}

/** "Provided customer service", "responsible for all budgeting": an activity is not a department. */
const DONE_BEFORE = new RegExp(
  `(?:^|[^\\p{L}])(?:provid(?:e|ed|es|ing)|perform(?:ed|s|ing)?|conduct(?:ed|s|ing)?|handl(?:e|ed|es|ing)|overs(?:aw|ee|eeing)|deliver(?:ed|s|ing)?|coordinat(?:e|ed|es|ing)|carr(?:y|ied|ying) out|assist(?:ed|s|ing)? (?:with|in)|responsible for|in charge of|involved in|duties included?:?) (?:all |the |day-to-day |daily )?${MODIFIERS}$`,
  'u',
);

/** The letters before an activity show that it was done. */
export function isDone({ written, skill }: Term, before: string): boolean {
  if (written.endsWith('ing') && DOING_BEFORE.test(before)) return true;
  return skill.type !== 'Soft' && DONE_BEFORE.test(before);
}
/** After an everyday word that is meant as knowledge or ability. */
export const ABILITY_AFTER =
  /^(?:(?: and| &|,| or) [\w-]{2,16})?[ -](?:industry |domain |sector )?(?:skills?|abilit(?:y|ies)|experience|expertise|knowledge|know-how|qualities|competenc\w+|qualifications?|background|techniques|duties|tasks|roles?|positions?|principles|methods|kenntnisse|erfahrung\w*|fahigkeiten)\b/;

/** Before a word that describes a person: "you are", "we are looking for a". */
export const PERSON_BEFORE =
  /(?:\b(?:you|who|i|he|she|they|candidate|person) (?:are|am|is|was|will be|must be|should be)|\b(?:you|they|who|i)['’](?:re|s|m|ll be)|\b(?:be|being|become)|\b(?:highly|extremely|naturally|self|genuinely|insatiably|intellectually))(?: (?:a|an|very|highly|extremely|naturally|both|also|always|detail-oriented,))* $/;
/** After a word that describes a person. */
export const PERSON_AFTER =
  /^[ -](?:individual|person|candidate|team player|self-starter|thinker|mindset|attitude|personality|nature|communicator|worker|people person|problem[ -]solver)\b/;

/** After a word that names people or a department: not knowledge. */
const WHO_AFTER =
  /^(?:(?: and| &|,|\/| or) ?[\w-]{2,16})?[ -](?:\w+ )?(?:teams?|departments?|orgs?|organi[sz]ations?|leaders?|leadership|managers?|directors?|agenc(?:y|ies)|compan(?:y|ies)|industr(?:y|ies)|partners?|partnerships?|colleagues?|hours|schedules?|benefits?|specialists?|associates?|representatives?|reps?|lead|head|officers?|counsel|firms?|staff|groups?|units?|cultures?|opportunit\w+|leave|sectors?|business(?:es)?|professionals?|executives?|engineers?|analysts?|consultants?|assistants?|coordinators?|administrators?|advisors?|people|members?|stakeholders?|customers?|clients?|contractors?|startups?|space|companies|driven|level)\b/;
/** After a word that names a department, an industry, a title, a benefit. */
export const OTHER_AFTER =
  /^[ -](?:teams?|departments?|orgs?|organi[sz]ations?|leaders?|managers?|directors?|agenc(?:y|ies)|compan(?:y|ies)|industr(?:y|ies)|partners?|partnerships?|colleagues?|hours|schedules?|benefits?|polic(?:y|ies)|platforms?|products?|solutions|specialists?|associates?|representatives?|reps?|lead|head|officers?|counsel|firms?|functions?|staff|groups?|units?|environments?|cultures?|opportunit\w+|plans?|coverage|leave|spaces?|sectors?|business(?:es)?|professionals?|executives?|engineers?|engineering|analysts?|consultants?|assistants?|coordinators?|administrators?|advisors?|people|members?|stakeholders?|laws?|regulations?|services?|customers?|clients?|contractors?|time|work|systems?)\b/;
/** Before a word that names a department or a title. */
export const OTHER_BEFORE =
  /\b(?:our|head of|vp of|vp|vice president of|director of|chief|departments?(?: of)?|(?:work|working|partner|partnering|collaborate|collaborating|closely|liaise|together|cooperate|alongside)(?: closely)? with(?: our| the)?) $/;

/** "Full access to our decision making": before a quality of the employer, or of a third. */
export const QUALITY_OF_OTHERS = /\b(?:our|their|its) $/u;
/**
 * "The power of machine learning", "unlock the potential of crypto and blockchain": before the ambitions of an
 * employer.
 */
export const PROMISE_BEFORE =
  /\b(?:power|potential|promise|future|era|age|world|rise) of (?:the |modern |[\p{L}-]{2,16} and )?$/u;
/** "Connor was a machine learning engineer": before and after the work of somebody else. */
export const BIOGRAPHY_BEFORE = /\b(?:was|were|became|former|ex-)(?: an?| the)?(?: [\p{L}-]{2,16})? $/u;
export const TITLE_AFTER =
  /^ (?:[\p{L}-]{2,16} )?(?:engineers?|researchers?|scientists?|analysts?|managers?|consultants?|leads?|developers?)\b/u;

/** Between the words of a list. */
export const SEPARATOR =
  /^(?: ?[,;/|•·&+\t\n] ?[-•·–*]? ?|,? (?:and|or|und|oder|sowie|y|o|et|ou|e|ed|en|of|i|oraz|og|och|\+|-|–) )$/;

const LINE_BEFORE = /(?:\n| {2})[^\p{L}\p{N}\n]*$/u;
const LINE_AFTER = /^[^\p{L}\p{N}\n]*(?:\n| {2})/u;
const NO_WORD = /^[^\p{L}\p{N}]*$/u;

/** True for a line, a column or a text that is only the term. */
export function isWholeItem(before: string, after: string): boolean {
  const begins = LINE_BEFORE.test(before) || (before.length < BEFORE_REACH && NO_WORD.test(before));
  return begins && (LINE_AFTER.test(after) || (after.length < AFTER_REACH && NO_WORD.test(after)));
}
