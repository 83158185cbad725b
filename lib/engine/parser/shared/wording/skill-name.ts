import { squeeze } from '../../../kernel';
import { passes } from '../passes';
import { isLevel, RATING } from './levels';

/** Cuts the name of a skill out of the words around it. */

const EDGES =
  /^(?:[\s\p{Co}\-–—•·●▪■◦‣⁃∙*✔✓➢►>→:;,&/|]|\.(?!\p{L}))+(?=[^\s\p{Co}])|[\s\p{Co}\-–—•·●▪*:;,|/]+$/gu;
/** A level in brackets at the end. */
const LAST_BRACKET = /\s*[([（]([^()[\]（）]{1,60})[)\]）]\s*$/u;
const JOINING = /^(?:and|und|y|e|et|ed|en|i|og|och|и|and\/or|as well as|etc|sowie)\s+(?=\S{2})/iu;
const AND_SO_ON = /\s+(?:etc|usw|u\.a)\.?$/iu;

/** Removes the text after the name: "Python - expert", "Python: 5 years", "Python expert level". */
function withoutTail(name: string): string {
  const match = /^(.{2,80}?)\s*(?:[:：]|\s[-–—]|\s(?=\d+\+?\s?[\p{L}]+$))\s*([^:]{1,50})$/u.exec(name);
  return match?.[1] && match[2] && isLevel(match[2]) ? match[1] : name;
}

const withoutEdges = (name: string) => name.replace(EDGES, '');

/** Returns the name of a skill without rating, level and duration. */
export const cleanSkill = passes<string>('name of a skill', (name) => [name], [
  {
    name: 'rating',
    why: '"Python ★★★★☆"',
    apply: (name) => squeeze(name.replace(RATING, ' ')),
  },
  {
    name: 'level in brackets',
    why: '"Python (advanced)"',
    apply: (name) => name.replace(LAST_BRACKET, (bracket, inner: string) => (isLevel(inner) ? '' : bracket)),
  },
  {
    name: 'level behind a mark',
    why: '"Python - expert", "Python: 5 years"',
    apply: withoutTail,
  },
  {
    name: 'joining word',
    why: '"Word, Excel and Outlook" is cut at its commas',
    apply: (name) => name.replace(JOINING, ''),
  },
  {
    name: 'and so on',
    why: '"Excel etc."; bullets, dashes and commas around a name are not part of it',
    apply: (name) => withoutEdges(name.replace(AND_SO_ON, '')),
  },
  {
    name: 'full stop',
    why: 'the last of a list ends the sentence',
    apply: (name) => name.replace(/(?<=\p{Ll}{4})\.$/u, ''),
  },
  {
    name: 'whole in brackets',
    why: '"(Photoshop)"',
    apply: (name) => (/^[(（][^()]+[)）]$/u.test(name) ? name.slice(1, -1) : name),
  },
]);
