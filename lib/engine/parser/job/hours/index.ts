import { fold, PARAGRAPHS, remembered } from '../../../kernel';
import { wordingOf } from '../wording';

/** Hours a week, and whether they are the same every week (parsing.md: MinimumWorkingHours, WorkingHours). */

export type WeeklyHours = { minimum: number; maximum: number };

const NUMBER = String.raw`(\d{1,2}(?:[.,]\d{1,2})?)`;
/** Small numbers are also written in words: "four hours a week". */
const IN_WORDS: readonly [RegExp, string][] =
  'two three four five six eight ten twelve fifteen sixteen twenty'
    .split(' ')
    .map((word, at) => [
      new RegExp(`\\b${word}(?= hours)`, 'gu'),
      String([2, 3, 4, 5, 6, 8, 10, 12, 15, 16, 20][at]),
    ]);
const RANGE = String.raw`(?<![\d.,/:$€£+-])${NUMBER}(?:\s?(?:h|hrs?|hours?|std\.?|stunden|uur|uren|heures|horas|ore|godz\.?)?\s?(?:-|to|bis|a|tot|do|e|y|ou|or|oder|of|\/|en|en\/of|bis zu)\s?${NUMBER})?(?![\d:%])`;
const UNIT = String.raw`(?:hours?|hrs?|h|std|stunden|wochenstunden|uur|uren|urige|heures?|horas?|ore|godzin\p{L}*|godz)(?!\p{L})\.?`;
const WEEK = String.raw`(?:\(?\s?(?:\/|p\.?|per|a|an|each|every|pro|je|die|in der|par|por|alla|a la|na|w|por cada|p\/)\s?(?:week|wk|w|woche|semaine|sem|semana|settimana|sett|tydzien|tyg)(?!\p{L})|(?:per )?weekly|wochentlich|hebdo\p{L}*|semanal\p{L}*|semanais|settimanal\p{L}*|tygodniowo|weekend per week|work ?week|working week|-?woche|werkweek|week(?!\p{L})|pw|wk)`;

/** "38-40 hours per week", "35 h/semaine", "40-Stunden-Woche", "38,5 Wochenstunden". */
const WITH_WEEK = new RegExp(
  String.raw`${RANGE}[\s-]{0,2}${UNIT}[\s-]{0,2}(?:[\p{L}]{1,12}\s)?${WEEK}`,
  'gu',
);
const WEEKLY_UNIT = new RegExp(
  String.raw`${RANGE}[\s-]{0,2}(?:wochenstunden|stunden-woche|h\/w|hpw|uur(?=\s?(?:dienstverband|contract|$|[).,|]))|h hebdo|-urige)`,
  'gu',
);
/** "weekly working time: 40 hours". */
const WEEK_BEFORE = new RegExp(
  String.raw`(?:week(?:ly)?|wochen?\p{L}*|arbeitszeit|hebdomadaire|semanal|settimanale|tygodniow\p{L}+|arbeidsduur|horas semanais)[^.!?\n\d]{0,30}${RANGE}[\s-]{0,2}${UNIT}`,
  'gu',
);
/** "Jornada de 40 horas", "contract van 32 uur". */
const OF_THE_JOB = new RegExp(
  String.raw`(?:jornada|contrato|contratto|orario|contract|dienstverband|stelle|vertrag|poste|horario|umowa|etat)[^.!?\n\d]{0,16}${RANGE}[\s-]{0,2}${UNIT}`,
  'gu',
);
const ANY_UNIT = new RegExp(String.raw`${RANGE}[\s-]{0,2}${UNIT}`, 'gu');

const LEAST = 2;
const MOST = 84;
const LONGEST = 20_000;

function hoursOf(match: RegExpExecArray): WeeklyHours | undefined {
  const [first, second] = [match[1], match[2]].map((text) =>
    text ? Number(text.replace(',', '.')) : undefined,
  );
  if (first === undefined) return undefined;
  const [minimum, maximum] = [first, second ?? first];
  return minimum >= LEAST && maximum <= MOST && minimum <= maximum ? { minimum, maximum } : undefined;
}

/** Every way to state hours has a digit, or a number before "hours". */
const MAY_STATE_HOURS = /\d| hours/u;

function hoursIn(text: string, patterns: readonly RegExp[]): WeeklyHours | undefined {
  const written = fold(text.slice(0, LONGEST));
  if (!MAY_STATE_HOURS.test(written)) return undefined;
  const folded = IN_WORDS.reduce((rest, [word, digits]) => rest.replace(word, digits), written);
  for (const pattern of patterns)
    for (const match of folded.matchAll(pattern)) {
      const hours = hoursOf(match);
      if (hours && !isOther(folded, match.index)) return hours;
    }
  return undefined;
}

const OF_SENTENCES = [WITH_WEEK, WEEKLY_UNIT, WEEK_BEFORE, OF_THE_JOB];
const hoursOfSentence = remembered((text) => hoursIn(text, OF_SENTENCES), PARAGRAPHS);
const hoursOfFact = remembered((text) => hoursIn(text, [...OF_SENTENCES, ANY_UNIT]));

/**
 * The weekly hours that a text states. `isAboutHours`: the text follows a label for hours, so that they need no "per
 * week". Halves are kept; the wire rounds.
 */
export function weeklyHours(text: string, isAboutHours = false): Readonly<WeeklyHours> | undefined {
  return isAboutHours ? hoursOfFact(text) : hoursOfSentence(text);
}

/** Hours of support, of opening, of training are not working hours. */
const OTHER_HOURS =
  /(?:save[sd]?|saving|support|open|volunteer\p{L}*|training|learning|overtime|up to \d+ hours of|response|within|every|over|uberstunden|mehr als|weiterbildung)\s[^.!?\n\d]{0,12}$/u;

function isOther(folded: string, at: number): boolean {
  return OTHER_HOURS.test(folded.slice(Math.max(0, at - 40), at));
}

const IRREGULAR =
  /\b(?:shifts?|shift work|rotating|weekends?|nights?|night shifts?|evenings?|on-call|on call|irregular|unsocial|variable hours|overnight|24\/7|schicht\p{L}*|\p{L}+schicht|nacht\p{L}*|wochenend\p{L}*|wechselschicht|rufbereitschaft|bereitschaftsdienst|horaires (?:decales|variables|irreguliers|atypiques)|[235]\s?x\s?8|travail (?:de nuit|poste|le week-end)|week-ends?|nuits?|astreintes?|equipes alternantes|turnos?(?: rotativos)?|fines de semana|festivos|nocturn[oa]s?|horario rotativo|guardias|turni|turnazione|weekend|notturn[oi]|festivi|reperibilita|ploegen\p{L}*|onregelmatig\p{L}*|wisseldienst\p{L}*|nachtdienst\p{L}*|avonden|weekenden|zmian\p{L}*|weekend\p{L}*|nocn\p{L}+|dyzur\p{L}*|fi(?:m|ns|nais) de semana|fins-de-semana|horarios rotativos|noites)\b/u;
const REGULAR =
  /\b(?:regular (?:working )?hours|monday (?:to|through|-) friday|mon ?(?:-|to) ?fri|9 ?(?:am)? ?(?:-|to) ?5 ?(?:pm)?|business hours|office hours|standard hours|day shift only|no weekends|(?:geregelte|feste|regelmassige) arbeitszeiten|montag bis freitag|mo ?(?:-|bis) ?fr|gleitzeit|du lundi au vendredi|horaires (?:fixes|reguliers|de bureau|de journee)|de lunes a viernes|lunes a viernes|horario (?:fijo|de oficina|regular)|dal lunedi al venerdi|lunedi(?: ?- ?| al )venerdi|orario (?:fisso|d'ufficio|regolare)|maandag t\/?m\.? vrijdag|maandag tot en met vrijdag|kantooruren|vaste werktijden|od poniedzialku do piatku|stale godziny|poniedzialek ?- ?piatek|segunda a sexta|horario (?:fixo|laboral)|de segunda a sexta)\b/u;

const SHIFTS = /\b(?:shifts?|schicht|turni|turnos)\b/u;

/** Returns whether a text states regular or irregular hours; shifts outweigh office hours. */
export const regularityOf = remembered((text: string): 'regular' | 'irregular' | undefined => {
  const { says } = wordingOf(text);
  if (says(REGULAR) && !says(SHIFTS)) return 'regular';
  return says(IRREGULAR) ? 'irregular' : undefined;
}, PARAGRAPHS);
