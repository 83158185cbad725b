import { fold } from '../../kernel';
import { statedYears } from '../../parser';
import type { Term } from '../sources';
import { educationLevelOf } from './education';
import { contractOfWords } from './employment';

const LONGEST = 60;
/** Kinds of hours, which are columns of their own in some tables and with the contract in others. */
const HOURS =
  /\b(?:full[ -]?time|part[ -]?time|vollzeit|teilzeit|temps plein|temps partiel|tiempo completo|jornada completa|media jornada|tempo pieno|tempo integral|voltijd|deeltijd|heltid|deltid|pelny etat|tam zamanli|yari zamanli|полная занятость|частичная занятость|toan thoi gian|ban thoi gian)\b/u;

/** Returns the term of a job that a text names and little else; undefined for any other text. */
export function termOf(text: string): Term | undefined {
  if (text.length > LONGEST) return undefined;
  const folded = fold(text);
  if (contractOfWords([text]) !== undefined || HOURS.test(folded)) return 'employment';
  if (educationLevelOf(undefined, text) !== undefined) return 'education';
  return statedYears(folded) === undefined ? undefined : 'experience';
}
