import { fold, nearestOf, remembered, squeeze } from '../../../kernel';
import { type FieldLabel, phrasesOf } from '../../../lexicon';
import type { LabelKind, RecordField } from './model';

/** Finds the field that the words of a label or of the title of a column announce. */

const LONGEST_LABEL = 80;
const MOST_WORDS = 13;
/** Longer labels are sentences, in which a slip may make any word a known one. */
const MOST_MISSPELT_WORDS = 5;

/** Returns only the words of a label: of "1. Company", "(b) Employer", "Project 2:", "Marks (%)". */
function normalise(text: string): string {
  const bare = fold(text)
    .replace(/^[\s•*·>-]*(?:\(?(?:\d{1,2}|[ivx]{1,4}|[a-h])[.)]\s*)?/u, '')
    .replace(/(?<=\S)\s*\([^()]*\)/gu, ' ')
    .replace(/(?<=\p{L})[\s#-]*\d{1,2}\.?\s*$/u, '');
  return squeeze(bare.replace(/[[\]()"*_:;?!.–-]+/gu, ' ')).trim();
}

/** What each label of the lexicon announces. */
const KINDS: Record<FieldLabel, LabelKind> = {
  whatOfJob: { field: 'what', topic: 'work' },
  whatOfStudy: { field: 'what', topic: 'study' },
  what: { field: 'what' },
  whereOfJob: { field: 'where', topic: 'work' },
  whereOfStudy: { field: 'where', topic: 'study' },
  where: { field: 'where' },
  boardOfStudy: { field: 'board', topic: 'study' },
  subjectOfStudy: { field: 'subject', topic: 'study' },
  when: { field: 'when' },
  start: { field: 'start' },
  end: { field: 'end' },
  place: { field: 'place' },
  gradeOfStudy: { field: 'grade', topic: 'study' },
  text: { field: 'text' },
  projectOfJob: { field: 'project', topic: 'work' },
  detail: { field: 'detail' },
};

const kindsByName = new Map<string, LabelKind[]>();
const knownWords = new Set<string>();
for (const [label, kind] of Object.entries(KINDS) as [FieldLabel, LabelKind][])
  for (const name of phrasesOf(({ fieldLabels }) => fieldLabels?.[label])) {
    const key = normalise(name);
    kindsByName.set(key, [...(kindsByName.get(key) ?? []), kind]);
    for (const word of key.split(' ')) knownWords.add(word);
  }

/** Words around the name of a field that do not change its meaning ("name of the company", "designation held"). */
const qualifiers = new Set(
  phrasesOf(({ fieldQualifiers }) => fieldQualifiers).flatMap((word) => normalise(word).split(' ')),
);

/** Parts of a compound label are between these ("College / University", "Degree & Stream"). */
const JOINTS =
  /\s*(?:[/,&+|]|(?<![\p{L}])(?:and|or|und|oder|et|ou|y|e|o|i|en|of|og|och|и|та)(?![\p{L}]))\s*/u;

/** Priority of fields in a name that announces several: first the ones that an entry needs most. */
const RANK: readonly RecordField[] = [
  'where',
  'board',
  'what',
  'subject',
  'when',
  'end',
  'start',
  'place',
  'grade',
  'text',
  'project',
  'detail',
];

function strongest(kinds: readonly LabelKind[]): LabelKind | null {
  const [best] = [...kinds].sort((a, b) => RANK.indexOf(a.field) - RANK.indexOf(b.field));
  if (best === undefined) return null;
  const topics = new Set(kinds.filter(({ field }) => field === best.field).map(({ topic }) => topic));
  return topics.size > 1 ? { field: best.field } : best;
}

/** Returns the longest name in the words, if all words around it only qualify it. */
function nameIn(words: readonly string[]): LabelKind | null {
  for (let length = words.length; length > 0; length--)
    for (let from = 0; from + length <= words.length; from++) {
      const kinds = kindsByName.get(words.slice(from, from + length).join(' '));
      const around = [...words.slice(0, from), ...words.slice(from + length)];
      if (kinds !== undefined && around.every((word) => qualifiers.has(word))) return strongest(kinds);
    }
  return null;
}

/** "College / University", "Degree & Stream", "Company and Designation". */
function compound(text: string): LabelKind | null {
  const parts = text.split(JOINTS).filter((part) => part !== '');
  if (parts.length < 2 || parts.length > 5) return null;
  const kinds = parts.map((part) => nameIn(part.split(' ')));
  const isQualifier = (part: string) => part.split(' ').every((word) => qualifiers.has(word));
  if (parts.some((part, n) => kinds[n] === null && !isQualifier(part))) return null;
  const found = kinds.filter((kind) => kind !== null);
  const fields = new Set(found.map(({ field }) => field));
  if (fields.has('what') && fields.has('where')) return { field: 'mixed' };
  if (fields.has('start') && fields.has('end')) return { field: 'when' };
  return strongest(found);
}

/** Letters that may be wrong in a word of this length. */
const slips = (length: number) => (length >= 9 ? 2 : length >= 6 ? 1 : 0);

const nearest = nearestOf([...knownWords].filter((word) => slips(word.length) > 0));

/** Returns the intended word for a misspelt one; even then its first letter is right. */
function meant(word: string): string {
  const most = slips(word.length);
  if (most === 0 || word.length > 20 || knownWords.has(word) || qualifiers.has(word)) return word;
  return nearest(word, most) ?? word;
}

/** Returns the meaning of a label, or null for a text that is not a label of an entry. */
export const kindOfLabel = remembered((text: string): LabelKind | null => {
  if (text.length > LONGEST_LABEL) return null;
  const label = normalise(text);
  const words = label.split(' ');
  if (label === '' || words.length > MOST_WORDS) return null;
  return nameIn(words) ?? compound(label);
});

/** The same with slips of the pen ("Desination") and words broken over lines ("Passin g") put right. */
export const kindOfMisspelt = remembered((text: string): LabelKind | null => {
  const exact = kindOfLabel(text);
  if (exact !== null || text.length > LONGEST_LABEL) return exact;
  const words = normalise(text).split(' ');
  if (words.length > MOST_MISSPELT_WORDS) return null;
  return kindOfLabel(words.map(meant).join(' ')) ?? kindOfBroken(words);
});

/** Returns the kind of a label in which a word is broken into two pieces. */
function kindOfBroken(words: readonly string[]): LabelKind | null {
  for (let at = 0; at + 1 < words.length; at++) {
    const whole = `${words[at]}${words[at + 1]}`;
    if (!knownWords.has(whole)) continue;
    const kind = kindOfLabel([...words.slice(0, at), whole, ...words.slice(at + 2)].join(' '));
    if (kind !== null) return kind;
  }
  return null;
}
