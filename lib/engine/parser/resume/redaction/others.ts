import { fold } from '../../../kernel';
import { withoutPronouns } from '../../shared/contact/name-affixes';
import { isNameShaped } from '../../shared/contact/name-shape';
import { NOT_IN_NAMES } from '../../shared/contact/name-vocabulary';
import { phoneCandidates } from '../../shared/contact/phones';
import { evidenceOf } from '../../shared/wording/evidence';
import { detailKindOf } from '../details/labels';

/** Data about other people in texts, whom no member of the resume names: referees, supervisors and their numbers. */

const LABELS =
  'supervisor|supervised by|line manager|reporting to|reports to|contact|contact person|referee|reference|mentor|adviser|advisor|betreuer|betreuerin|vorgesetzter|vorgesetzte|ansprechpartner|ansprechpartnerin|referenz|encadrant|encadrante|maître de stage|superviseur|tuteur|tutrice|référence|jefe directo|jefe inmediato|tutor|tutora|referencia|relatore|referente|orientador|orientadora|promotor|begeleider|leidinggevende|referentie|przełożony|opiekun';
/** "Supervisor: Dr Ana Reyes, Head of Ward": a label of people, and the text after it. */
const LABELLED = new RegExp(`(?<!\\p{L})(?:${LABELS})\\s?[:：]\\s*([^\\n\\t|;,()]{4,60})`, 'giu');
/** "License No. RN 123456", "Reg. no: 98/1234": the number of a licence or of a registration. */
const NUMBERED =
  /(?<!\p{L})(?:licen[cs]e|lic|registration|reg|registry|certificate|credential|permit|enrolment|npi|gmc|nmc|pin)\.?(?:\s?(?:number|no|nr|n°|nº|id|#)\.?\s?[:#]?|\s?[:#])\s*((?:\p{Lu}{1,4}[\s/.-]?)?\d[\d/.-]{3,}\p{L}?)/giu;
/** "ISO certificate no. 2007/2010/2013": years. */
const YEARS = /^(?:19|20)\d{2}(?:[/.-](?:19|20)\d{2})*[/.-]?$/u;
/** Cells of a line that have a name next to a number. */
const CELLS = /[\t|;,•·]|\s[–—-]\s|:\s/u;
const EMAIL = /[\p{L}\p{N}]@[\p{L}\p{N}]/u;
const LONGEST_LINE = 160;
/** More of them is a list that is nobody's CV. */
const MOST = 300;
/** Evidence from which on a text names an organisation or a title, by its words. */
const NO_PERSON = 0.5;

function isPerson(text: string): boolean {
  const words = fold(text).split(/[\s,.]+/u);
  const { organisation, title } = evidenceOf(text);
  if (organisation > NO_PERSON || title > NO_PERSON) return false;
  return isNameShaped(text) && words.length <= 6 && !words.some((word) => NOT_IN_NAMES.has(word));
}

/** Telephones of a line that a label or a prefix makes sure. */
function phonesOf(line: string): string[] {
  return phoneCandidates(line)
    .filter(({ kind, raw }) => kind !== 'unlabelled' || /^\(?\+/u.test(raw))
    .map(({ raw }) => raw);
}

/** Names in the cells of a line that holds somebody's number or address. */
function namesBeside(line: string): string[] {
  return line
    .split(CELLS)
    .map((cell) => withoutPronouns(cell.trim()))
    .filter((cell) => detailKindOf(cell) === undefined)
    .filter(isPerson);
}

/** Returns the details of others in a text, as written. */
export function detailsOfOthers(text: string): string[] {
  const labelled = [...text.matchAll(LABELLED)].flatMap(([, name = '']) => {
    const bare = withoutPronouns(name.trim().replace(/(?<![.\s])[.\s]+$/u, ''));
    return isPerson(bare) ? [bare] : [];
  });
  const numbers = [...text.matchAll(NUMBERED)].flatMap(([, number = '']) =>
    YEARS.test(number) ? [] : [number.trim()],
  );
  const beside = text
    .split('\n')
    .filter((line) => line.length <= LONGEST_LINE)
    .flatMap((line) => {
      const phones = phonesOf(line);
      return phones.length > 0 || EMAIL.test(line) ? [...phones, ...namesBeside(line)] : [];
    });
  return [...new Set([...labelled, ...numbers, ...beside])].slice(0, MOST);
}
