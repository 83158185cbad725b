import type { SourceDocument } from '../../../documents';
import { fold, squeeze } from '../../../kernel';
import { evidenceOf } from '../../shared/wording/evidence';
import type { Labels } from '../labels';
import { isPageNoise } from '../noise';
import type { PostingSection } from '../sections';
import { GENDER_MARK, NO_TITLE, PRAISE, SENTENCE_LEADS, SOUGHT, TITLE_LEAD, TITLE_STOP } from './vocabulary';

/** The title of the job as written, and the other names that the posting has for it (parsing.md, JobTitles). */

type Candidate = { text: string; weight: number };

const WEIGHTS = {
  label: 6,
  below: 2,
  first: 3.5,
  near: 1.2,
  heading: 2.5,
  otherHeading: 1,
  largest: 2.2,
  gender: 3,
  sentence: 2,
  page: 2.5,
  long: -2.5,
  sentenceEnd: -3,
  labelled: -4,
} as const;

const LONGEST = 130;
const LONG = 90;
/** Lines above the first heading that may contain the title. */
const HEAD_LINES = 25;
const MOST_OTHERS = 5;
const LEAST = 0.9;
/** Other names of the job need more than one weak place. */
const LEAST_OTHER = 3;

/** "Engineer at Acme": the name of the employer does not belong to the title. */
const EMPLOYER_TAIL = /\s(?:at|@|bei|chez|bij|presso)\s(?=[\p{Lu}\d])\S+(?:\s\S+){0,4}$/u;

/** The start date of the job does not belong to its title. */
const START_TAIL =
  /\s(?:ab|zum|per|from|starting|à partir du|dès le|vanaf|od|a partir del?|dal)\s(?:sofort|direct|now|asap|\d[\d./\s\p{L}]{3,24})$/iu;

const keyOf = (text: string) =>
  fold(text)
    .replace(new RegExp(GENDER_MARK, 'gu'), ' ')
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();

/** Returns a title without leading words and punctuation around it. */
function cleanTitle(text: string): string {
  const folded = fold(text);
  const lead = TITLE_LEAD.exec(folded)?.[0].length ?? 0;
  return squeeze(text.slice(lead))
    .replace(/^[^\p{L}\p{N}(]+/u, '')
    .replace(START_TAIL, '')
    .replace(/(?<![\s:：,;.|–—•-])[\s:：,;.|–—•-]+$/u, '')
    .replace(/\s*[([](?:job|req|ref|id)?\s?(?:id|no|nr|code)?[\s:#.-]*[A-Z]{0,4}-?\d{3,}[)\]]$/iu, '');
}

/** Returns the evidence in its words for a text being a title. */
function wordWeight(text: string): number {
  const { title, organisation } = evidenceOf(text);
  return (
    Math.max(-1, Math.min(2.5, title)) -
    (organisation > title ? 1.5 : 0) +
    (GENDER_MARK.test(fold(text)) ? WEIGHTS.gender : 0)
  );
}

function withoutEmployer(text: string): string {
  return text.replace(EMPLOYER_TAIL, '');
}

/** A sentence may contain a title, but is not one. */
function sentenceWeight(text: string): number {
  if (!/[.!?]$/u.test(text)) return 0;
  return text.split(' ').length > 5 ? WEIGHTS.sentenceEnd * 3 : WEIGHTS.sentenceEnd;
}

function headCandidates(
  document: SourceDocument,
  sections: readonly PostingSection[],
  labels: Labels,
): Candidate[] {
  const head = sections.find(({ kind }) => kind === 'head');
  const lines = (head?.paragraphs ?? []).flatMap((paragraph) => paragraph.lines);
  const own = lines.filter(({ line }) => !isPageNoise(line.text)).slice(0, HEAD_LINES);
  const largest = Math.max(0, ...document.lines.slice(0, 60).map(({ fontSize }) => fontSize));
  const isSized = document.lines.some(({ fontSize }) => fontSize < largest - 1.5);
  return own.flatMap(({ index, line }, at) => {
    const text = withoutEmployer(cleanTitle(line.text.split('\t', 1)[0] ?? ''));
    if (text === '' || text.length > LONGEST || line.bullet) return [];
    const place = at === 0 ? WEIGHTS.first : at < 4 ? WEIGHTS.near : 0;
    const heading =
      line.role === 'heading' ? (line.headingLevel === 1 ? WEIGHTS.heading : WEIGHTS.otherHeading) : 0;
    const weight =
      place +
      heading +
      (isSized && line.fontSize >= largest - 0.3 ? WEIGHTS.largest : 0) +
      (text.length > LONG ? WEIGHTS.long : 0) +
      sentenceWeight(line.text.trim()) +
      (labels.isLabelled(index) && !TITLE_LEAD.test(fold(line.text)) ? WEIGHTS.labelled : 0) +
      wordWeight(text);
    return [{ text, weight }];
  });
}

/** Returns headings that are titles: where the page has a heading above the employer's text. */
function headingCandidates(sections: readonly PostingSection[]): Candidate[] {
  return sections
    .filter(({ kind, heading }) => kind === 'other' && heading.length <= LONG)
    .slice(0, 3)
    .map(({ heading }) => ({ text: cleanTitle(heading), weight: wordWeight(heading) }))
    .filter(({ weight }) => weight > 2);
}

/** "Engineer - Acme | Careers", the title of the page. */
function pageCandidates({ properties }: SourceDocument): Candidate[] {
  const [first = ''] = (properties.title ?? '').split(/\s[|•·–—@-]\s|\s(?:at|bei|chez|bij|presso)\s/u);
  const text = cleanTitle(first);
  return text === '' || text.length > LONG || isPageNoise(text)
    ? []
    : [{ text, weight: WEIGHTS.page * 0.4 + wordWeight(text) }];
}

function labelCandidates(labels: Labels): Candidate[] {
  return labels
    .of('title')
    .filter(({ value }) => value.length <= LONGEST && !/[.!?]$/u.test(value))
    .slice(0, 2)
    .map(({ value, isBelow }) => ({
      text: cleanTitle(value),
      weight: (isBelow ? WEIGHTS.below : WEIGHTS.label) + wordWeight(value) * 0.5,
    }));
}

/** Returns the title that begins at `at`: up to a word that ends it, or with its mark of gender. */
function titleAt(text: string, folded: string, at: number): string | undefined {
  const praise = PRAISE.exec(folded.slice(at, at + 120))?.[0].length ?? 0;
  const from = at + praise;
  const rest = folded.slice(from, from + 110);
  const mark = GENDER_MARK.exec(rest);
  if (mark && mark.index > 3 && !/[.!?;]/u.test(rest.slice(0, mark.index)))
    return text.slice(from, from + mark.index + mark[0].length);
  const stop = rest.search(TITLE_STOP);
  const title = text.slice(from, from + (stop < 0 ? rest.length : stop)).trim();
  const isNamed = /^[\p{Lu}\p{N}]/u.test(title) || evidenceOf(title).title > 2;
  return isNamed || (stop >= 0 && SOUGHT.test(rest.slice(stop))) ? title : undefined;
}

function sentenceCandidates(sections: readonly PostingSection[]): Candidate[] {
  const paragraphs = sections
    .filter(({ kind }) => kind !== 'notice' && kind !== 'benefits')
    .flatMap((section) => section.paragraphs)
    .slice(0, 60);
  return paragraphs.flatMap((paragraph) => {
    const text = squeeze(paragraph.text).slice(0, 700);
    const folded = fold(text);
    return SENTENCE_LEADS.flatMap((lead) =>
      [...folded.matchAll(lead)].flatMap((match) => {
        const title = titleAt(text, folded, match.index + match[0].length);
        if (!title || title.length < 4 || title.split(' ').length > 9) return [];
        const words = wordWeight(title);
        if (NO_TITLE.test(fold(title)) || words < -0.5) return [];
        return [{ text: cleanTitle(title), weight: WEIGHTS.sentence + Math.max(-0.8, words * 0.6 - 0.4) }];
      }),
    );
  });
}

/** Returns one entry for each title; further places with the same title add weight, at a falling rate. */
function merge(candidates: readonly Candidate[]): Candidate[] {
  const merged = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const key = keyOf(candidate.text);
    const known = merged.get(key);
    if (key.length < 2) continue;
    if (!known) merged.set(key, { ...candidate });
    else {
      const [high, low] = [
        Math.max(known.weight, candidate.weight),
        Math.min(known.weight, candidate.weight),
      ];
      merged.set(key, { text: known.text, weight: high + Math.max(0, low) * 0.35 });
    }
  }
  return [...merged.values()];
}

/** Adds the weight of a short title to a longer one that contains it: "Sales Manager" to "Sales Manager - Berlin". */
function withSupport(candidates: readonly Candidate[]): Candidate[] {
  return candidates.map((candidate) => {
    const key = ` ${keyOf(candidate.text)} `;
    const inside = candidates.filter(
      (other) => other !== candidate && key.includes(` ${keyOf(other.text)} `),
    );
    const support = Math.max(0, ...inside.map(({ weight }) => weight));
    return { ...candidate, weight: candidate.weight + support * 0.3 };
  });
}

/** Returns the titles of a posting; the main one has the most weight, and the others follow in order of weight. */
export function readTitles(
  document: SourceDocument,
  sections: readonly PostingSection[],
  labels: Labels,
): { main?: string; others: string[] } {
  const all = [
    ...labelCandidates(labels),
    ...headCandidates(document, sections, labels),
    ...headingCandidates(sections),
    ...pageCandidates(document),
    ...sentenceCandidates(sections),
  ].filter(({ text }) => text.length > 1 && !isPageNoise(text));
  const ranked = withSupport(merge(all)).sort((a, b) => b.weight - a.weight);
  const [best, ...rest] = ranked;
  if (!best || best.weight < LEAST) return { others: [] };
  const others = rest.filter(({ text, weight }) => weight >= LEAST_OTHER && wordWeight(text) > 1);
  return { main: best.text, others: others.slice(0, MOST_OTHERS).map(({ text }) => text) };
}
