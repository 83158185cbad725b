import { fold, squeeze } from '../../kernel';

/**
 * Words that people write around the name of a skill: levels, versions, "Kenntnisse in …", "… skills". Written for this
 * project.
 */

const OPENINGS =
  'knowledge of|knowledge in|experience with|experience in|experience of|proficiency in|proficient in|proficient with|skilled in|expertise in|expert in|familiarity with|familiar with|ability to|understanding of|use of|using|working with|work with|working knowledge of|basic|advanced|strong|excellent|good|solid|deep|certified|programming in|programming with|development with|development in|principles of|fundamentals of|basics of|' +
  'kenntnisse in|kenntnisse im|kenntnisse der|kenntnisse des|kenntnisse von|kenntnisse mit|kenntnisse uber|erfahrung in|erfahrung im|erfahrung mit|erfahrungen in|erfahrungen mit|erfahrungen im|umgang mit|sicherer umgang mit|sicher in|anwendung von|anwenderkenntnisse in|grundkenntnisse in|grundkenntnisse im|gute kenntnisse in|sehr gute kenntnisse in|gute|sehr gute|fundierte|programmierung mit|programmierung in|programmieren in|programmieren mit|' +
  'conocimientos de|conocimientos en|conocimiento de|conocimiento en|experiencia en|experiencia con|manejo de|dominio de|uso de|habilidades de|habilidad de|capacidad de|programacion en|desarrollo en|nivel avanzado de|' +
  'connaissance de|connaissance des|connaissance du|connaissances en|connaissances de|maitrise de|maitrise du|maitrise des|experience en|experience avec|utilisation de|utilisation du|programmation en|developpement en|bonne connaissance de|bonne maitrise de|capacite de|' +
  'conoscenza di|conoscenza del|conoscenza della|conoscenza dei|conoscenze di|esperienza in|esperienza con|esperienza di|utilizzo di|utilizzo del|uso di|capacita di|programmazione in|competenze di|competenze in|ottima conoscenza di|buona conoscenza di|' +
  'kennis van|ervaring met|ervaring in|beheersing van|gebruik van|vaardigheid in|programmeren in|werken met|goede kennis van';

const CLOSINGS =
  'skills|skill|knowledge|experience|expertise|certified|certification|certificate|proficiency|basics|fundamentals|' +
  'kenntnisse|grundkenntnisse|fachkenntnisse|erfahrung|erfahrungen|fahigkeiten|fahigkeit|grundlagen|schein|zertifikat|' +
  'avanzado|basico|intermedio|avance|intermediaire|avanzato|base|vaardigheden|kennis|ervaring|gevorderd|fortgeschritten';

/** After a name they add nothing; after any other word they make another thing of it. */
const CLOSINGS_OF_NAMES =
  'programming|development|developer|software|tools|tool|applications|application|systems|techniques|technologies|language|programming language|framework|library|programmierung|entwicklung|anwendung';

const byLength = (list: string) => list.split('|').sort((a, b) => b.length - a.length);
const OPENING_LIST = byLength(OPENINGS).map((words) => `${words} `);
const closingList = (list: string) => byLength(list).flatMap((words) => [` ${words}`, `-${words}`]);
const CLOSING_LIST = closingList(CLOSINGS);
const CLOSING_LIST_OF_NAMES = closingList(CLOSINGS_OF_NAMES);

const VERSION =
  /[\s-]{0,6}(?:\(?v(?:ersion)?\.?\s?\d[\d.x]*\)?|\d{1,4}(?:\.[\dx]{1,3}){0,3}\+?(?:\s?[/–-]\s?\d{1,4}(?:\.\d{1,3})?)?)$/;
const BRACKETS = /\s*[([{][^()[\]{}]{0,80}[)\]}]\s*$/;
const EDGES = /^[\s"'*•·,;:.–-]+(?!net\b)|[\s"'*•·,;:–-]+$/g;
const COMPOUND_END =
  /(?<=[a-z]{4})(?:grund)?(?:kenntnisse?n?|erfahrung(?:en)?|fahigkeit(?:en)?|kennis|vaardigheden)$/;

function withoutOpening(text: string): string {
  const opening = OPENING_LIST.find((words) => text.startsWith(words));
  return opening ? text.slice(opening.length) : text;
}

function withoutClosing(text: string, list: readonly string[]): string {
  const closing = list.find((words) => text.endsWith(words));
  return closing ? text.slice(0, -closing.length) : text;
}

/** A shorter form of a raw term, folded. `isName`: it stands for the term only when it is a name. */
export type UnwrappedForm = { text: string; isName: boolean };

type Step = { cut: (text: string) => string; isOfNames?: boolean };

const STEPS: readonly Step[] = [
  { cut: (text) => text.replace(BRACKETS, '') },
  { cut: (text) => text.replace(VERSION, '') },
  { cut: withoutOpening },
  { cut: (text) => withoutClosing(text, CLOSING_LIST) },
  { cut: (text) => withoutClosing(text, CLOSING_LIST_OF_NAMES), isOfNames: true },
  { cut: (text) => text.replace(COMPOUND_END, '') },
];

const MOST_ROUNDS = 4;

/** Returns ever shorter forms of a raw term, the term itself left out. */
export function unwrapped(raw: string): UnwrappedForm[] {
  const forms: UnwrappedForm[] = [];
  let text = squeeze(fold(raw)).replace(EDGES, '');
  let isName = false;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const before = text;
    for (const { cut, isOfNames } of STEPS) {
      const next = cut(text).replace(EDGES, '');
      if (next === text || next.length === 0) continue;
      text = next;
      isName ||= isOfNames === true;
      forms.push({ text, isName });
    }
    if (text === before) break;
  }
  return forms;
}
