import type { SourceDocument } from '../../../documents';
import { fold, isAllCapitals, squeeze } from '../../../kernel';
import { countriesOfCity, countriesOfRegion, countryByName } from '../../../taxonomy';
import { evidenceOf } from '../../shared/wording/evidence';
import type { Labels } from '../labels';
import { placesOf } from '../locations/places';
import { isPageNoise } from '../noise';
import type { PostingSection } from '../sections';
import { LEGAL_FORM, LEGAL_NAME, NAME, NAME_PATTERNS, NAMED_HEADING, NO_NAMES } from './vocabulary';

/**
 * Finds the employer (parsing.md, EmployerNames): the name that most places of the posting support, each with the
 * weight of its wording; the host of an address and the first lines count as places.
 */

type Mentions = Map<string, { name: string; weight: number; isHeadLine: boolean }>;

type EmployerFacts = {
  /** The main title, which is not the name of an employer. */
  title?: string;
  /** Hosts of the web and mail addresses of the posting. */
  hosts: readonly string[];
};

const WEIGHTS = {
  label: 7,
  besideTitle: 3.5,
  head: 0.8,
  page: 2,
  heading: 2.6,
  introduced: 1.9,
  legalForm: 2,
  host: 1.8,
  repeated: 0.25,
} as const;
const LEAST = 1.8;
const LONGEST = 80;
const MOST_OTHERS = 5;
const MOST_TEXT = 30_000;
const HEAD_LINES = 12;

const keyOf = (name: string) =>
  fold(name)
    .replace(
      /(?<=[\s.,])(?:inc|llc|ltd|limited|gmbh|ag|se|sa|sas|sarl|bv|nv|srl|spa|sl|plc|corp|corporation|lda|sp\.? z o\.? ?o|kg|co)\.?(?=\s|$|\.|,)/gu,
      ' ',
    )
    .replace(/[^\p{L}\p{N}]+/gu, '');

function cleanName(name: string): string {
  return squeeze(name)
    .replace(/['’]s?$/u, '')
    .replace(/^[\s"“”„«»'(]+/u, '')
    .replace(/(?<![\s"“”«»'),;:!?])[\s"“”«»'),;:!?]+$/u, '')
    .replace(
      /(?<!\b(?:Inc|Ltd|Corp|Co|S\.A|B\.V|N\.V|e\.V|S\.L|S\.r\.l|S\.p\.A|z o\.o|z o\. o|L\.L\.C|S\.A\.S|S\.L\.U))\.$/u,
      '',
    );
}

/** True for the name of a place, even with words about working there. */
function isPlace(written: string): boolean {
  const parts = placesOf(written);
  return parts.length === 0 || parts.every((part) => part.split(/\s*,\s*/u).every(isPlaceName));
}

function isPlaceName(name: string): boolean {
  return (
    countryByName(name) !== undefined ||
    countriesOfCity(name).length > 0 ||
    countriesOfRegion(name).length > 0
  );
}

const count = (text: string, sign: string) => text.split(sign).length;

/** Words of the title are not an employer, except for a separate part: "ACME | Engineer", "Engineer, Acme". */
function isOfTitle(name: string, title: string): boolean {
  const [first = '', ...parts] = title.split(/\s?[|,()]\s?|\s[-–]\s/u);
  const isApart = parts.length > 0 && [first, ...parts].includes(name) && evidenceOf(name).title < 1;
  return title.includes(name) && !isApart;
}

function mayEmploy(name: string, { title }: EmployerFacts): boolean {
  const folded = fold(name);
  const [first = ''] = folded.split(/[\s'’]/u);
  if (name.length < 2 || name.length > LONGEST || !/\p{L}/u.test(name)) return false;
  if (count(name, '(') !== count(name, ')')) return false;
  if (NO_NAMES.has(folded) || (NO_NAMES.has(first) && folded.split(' ').length < 2)) return false;
  if (title && isOfTitle(folded, fold(title))) return false;
  return !isPlace(name);
}

function note(mentions: Mentions, written: string, weight: number, facts: EmployerFacts, isHeadLine = false) {
  const words = cleanName(written).split(' ');
  // A sentence may begin with a small word that does not belong to the name.
  while (words.length > 1 && NO_NAMES.has(fold(words[0] ?? ''))) words.shift();
  const name = words.join(' ');
  const evidence = evidenceOf(name);
  const isTitle = evidence.title - evidence.organisation >= 2 && weight < WEIGHTS.besideTitle;
  if (isTitle || !mayEmploy(name, facts)) return;
  const key = keyOf(name);
  if (key === '') return;
  const known = mentions.get(key);
  if (!known) mentions.set(key, { name, weight, isHeadLine });
  else {
    const more = Math.min(known.weight, weight);
    known.weight =
      Math.max(known.weight, weight) +
      (more >= WEIGHTS.besideTitle ? more * 0.6 : more * WEIGHTS.repeated * 2);
    if (isHeadLine && !known.isHeadLine) Object.assign(known, { name, isHeadLine });
    // Capitals are how a heading was set, not how the name is written.
    if (isAllCapitals(known.name) && !isAllCapitals(name)) known.name = name;
  }
}

/** A name in a heading counts where the text has it too: headings in capitals also hold other words. */
function noteHeading(mentions: Mentions, heading: string, text: string, facts: EmployerFacts) {
  const named = NAMED_HEADING.exec(heading.trim())?.[1];
  if (!named || named.split(' ').length > 4) return;
  const key = fold(named);
  for (let at = text.indexOf(key); at >= 0; at = text.indexOf(key, at + 1))
    if (!/\p{L}/u.test(text.charAt(at - 1)) && !/\p{L}/u.test(text.charAt(at + key.length)))
      return note(mentions, named, WEIGHTS.heading, facts);
}

function noteText(mentions: Mentions, sections: readonly PostingSection[], facts: EmployerFacts) {
  const folded = fold(
    sections
      .flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text))
      .join('\n')
      .slice(0, MOST_TEXT),
  );
  let rest = MOST_TEXT;
  for (const { kind, heading, paragraphs } of sections) {
    noteHeading(mentions, heading, folded, facts);
    const [opening] = kind === 'employer' ? paragraphs : [];
    const introduced = INTRODUCED.exec(opening?.text ?? '')?.[1];
    if (introduced) note(mentions, introduced, WEIGHTS.introduced, facts);
    const texts = paragraphs.map(({ text }) => text);
    for (const text of texts) {
      if (rest <= 0) return;
      const part = text.slice(0, rest);
      rest -= part.length;
      for (const { pattern, weight, needs } of NAME_PATTERNS) {
        if (needs && !needs.test(part)) continue;
        for (const [, name] of part.matchAll(pattern)) if (name) note(mentions, name, weight, facts);
      }
      if (LEGAL_FORM.test(part))
        for (const [, name] of part.matchAll(LEGAL_NAME))
          if (name) note(mentions, name, WEIGHTS.legalForm, facts);
    }
  }
}

/** "Acme edits software for ...", the first words of a description of the employer. */
const INTRODUCED = new RegExp(
  `^(?:Die |Das |Der |The |La |Le |L['’]|El |Il |O |A |De |Het )?(${NAME})(?=,?\\s(?:\\p{Ll}|\\())`,
  'u',
);
const WHOLE_NAME = new RegExp(`^${NAME}$`, 'u');

/** True for a short line that may be a name whatever its case ("acme labs"), but no sentence. */
function isNameLine(text: string): boolean {
  if (text.length > 60 || /[.!?]\s|[?!:;@]|\d{4}|^\d{2}/u.test(text)) return false;
  const words = text.split(' ').length;
  if (words > 3 && isAllCapitals(text) && !LEGAL_FORM.test(text)) return false;
  return words <= 3 || (words <= 8 && WHOLE_NAME.test(text));
}

/** "Acme, 12 High Street, Leeds" after a label is Acme; "Acme, S.A." is all of it. */
function labelledName(value: string): string {
  if (isNameLine(value) && !value.includes(',')) return value;
  const [legal] = [...value.matchAll(LEGAL_NAME)];
  return legal?.index === 0 && legal[1] ? legal[1] : (value.split(/,\s|\s[|·–(-]\s?/u, 1)[0] ?? '');
}

const LINE_PARTS = /\s*[|•·●▪◆⋅]\s*|\t+|\s+[–—-]\s+|\s{3,}|,\s+/u;

/** Notes employers in the lines around the title, unless they are facts of another kind. */
function noteHead(
  mentions: Mentions,
  document: SourceDocument,
  sections: readonly PostingSection[],
  labels: Labels,
  facts: EmployerFacts,
) {
  const head = sections.find(({ kind }) => kind === 'head')?.paragraphs ?? [];
  const lines = head
    .flatMap((paragraph) => paragraph.lines)
    .filter(({ line }) => !isPageNoise(line.text))
    .slice(0, HEAD_LINES);
  const title = fold(facts.title ?? '\n');
  const at = lines.findIndex(({ line }) => fold(line.text).includes(title));
  lines.forEach(({ index, line }, row) => {
    if (labels.isLabelled(index) || line.bullet) return;
    const isBeside = at >= 0 && (row === at + 1 || row === at - 1);
    const text = row === at ? fromTitleLine(line.text, facts.title ?? '') : line.text;
    const [name = ''] = text
      .split(LINE_PARTS)
      .map((part) => squeeze(part))
      .filter(Boolean);
    const weight = row === at || isBeside ? WEIGHTS.besideTitle : WEIGHTS.head;
    if (!isNameLine(name)) return;
    const named = WHOLE_NAME.test(name) ? weight : weight * 0.6;
    note(mentions, name, named + Math.max(0, Math.min(2, evidenceOf(name).organisation * 0.6)), facts, true);
  });
  const [, ...pieces] = (document.properties.title ?? '').split(/\s[|•·–—-]\s|\s(?:at|bei|chez|@)\s/u);
  for (const piece of pieces) if (isNameLine(piece)) note(mentions, piece, WEIGHTS.page, facts);
}

/** "Engineer at Acme", "Engineer - Acme": the rest of the line of the title. */
function fromTitleLine(text: string, title: string): string {
  const at = fold(text).indexOf(fold(title));
  // A sentence around the title names nobody by where it is.
  if (at > 12 && !/[|·:–—-]\s*$/u.test(text.slice(0, at))) return '';
  const rest = at < 0 ? '' : `${text.slice(0, at)} | ${text.slice(at + title.length)}`;
  return rest
    .replace(/^\s*(?:at|bei|chez|bij|presso|en|@|w|na)\s+/u, '')
    .replace(/\|\s*(?:at|bei|chez|bij|presso|@)\s+/u, '| ');
}

/** Returns the label of a host that names its owner: `acme` of `jobs.acme.co.uk`. */
function ownerOfHost(host: string): string {
  const labels = host.toLowerCase().split('.');
  const isSecond = /^(?:co|com|org|net|ac|gov)$/u.test(labels.at(-2) ?? '');
  return (labels.at(isSecond ? -3 : -2) ?? '').replace(/-/gu, '');
}

function noteHosts(mentions: Mentions, { hosts }: EmployerFacts) {
  for (const owner of new Set(hosts.map(ownerOfHost)))
    for (const [key, mention] of mentions)
      if (
        owner.length > 2 &&
        (key === owner || (key.length > 3 && (owner.startsWith(key) || key.startsWith(owner))))
      )
        mention.weight += WEIGHTS.host;
}

/**
 * Groups names that begin with each other as one employer: the places of the shorter add to the weight of the longer.
 */
function withKin(mentions: Mentions): { name: string; weight: number }[] {
  const all = [...mentions].map(([key, mention]) => ({ key, ...mention }));
  return all.map(({ key, name, weight }) => {
    const kin = all.filter(
      (other) =>
        other.key !== key &&
        key.length > 3 &&
        other.key.length > 3 &&
        (key.startsWith(other.key) || other.key.startsWith(key)),
    );
    return { name, weight: weight + Math.max(0, ...kin.map((other) => other.weight)) * 0.4 };
  });
}

/** Returns the employers of a posting; the main one has the most evidence. */
export function readEmployers(
  document: SourceDocument,
  sections: readonly PostingSection[],
  labels: Labels,
  facts: EmployerFacts,
): { main?: string; others: string[] } {
  const mentions: Mentions = new Map();
  for (const { value } of labels.of('employer'))
    note(mentions, labelledName(value), WEIGHTS.label, facts, true);
  noteHead(mentions, document, sections, labels, facts);
  noteText(mentions, sections, facts);
  noteHosts(mentions, facts);
  const [best, ...rest] = withKin(mentions).sort((a, b) => b.weight - a.weight);
  if (!best || best.weight < LEAST) return { others: [] };
  const main = keyOf(best.name);
  const others = rest.filter(({ name, weight }) => {
    const key = keyOf(name);
    return (
      weight >= LEAST + 1 && (key.startsWith(main) || main.startsWith(key) || weight >= best.weight * 0.6)
    );
  });
  return { main: best.name, others: others.slice(0, MOST_OTHERS).map(({ name }) => name) };
}
