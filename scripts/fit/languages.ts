import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FUNCTION_WORDS } from '@/lib/engine/parser/shared/language/function-words';
import { runsOf } from '@/lib/engine/parser/shared/language/letter-runs';
import { languageByLetters } from '@/lib/engine/parser/shared/language/letters';

/**
 * Learns which runs of three letters reveal the language of a posting: from the labels of skills in ten languages, the
 * function words of most, and sentences of all (a file `xx.txt` a language, a sentence a line). Judged on texts of 150
 * characters made of labels and of sentences that were not learned from.
 */

const FOLDER = 'lib/engine/taxonomy/skills/data';
const TABLE = ['en', 'de', 'es', 'fr', 'it', 'nl'];
const FURTHER = ['pl', 'pt', 'da', 'sv'];
/** Languages of sentences alone; others are those of the function words. Their postings would be taken for a neighbour's. */
const OF_SENTENCES = [
  'et',
  'lv',
  'lt',
  'sq',
  'is',
  'az',
  'tl',
  'ru',
  'uk',
  'bg',
  'sr',
  'mk',
  'be',
  'ar',
  'fa',
];
/** Files of sentences whose language documents do not tell apart from another. */
const SAME_AS: Readonly<Record<string, string>> = { nb: 'no', nn: 'no', bs: 'hr' };
const KEPT = 600;
const HELD = 5;
const TEXT = 150;
/** Labels and sentences are to weigh alike, however many there are of each. */
const SHARE_OF_LABELS = 0.3;
/** A few function words, where there are no labels, are not to speak for a language. */
const MOST_TIMES = 3;

type Texts = Map<string, { learned: string[]; held: string[] }>;

function cellsOf(file: string): { id: string; cells: string[]; languages: string[] }[] {
  const isFurther = file === 'labels.tsv';
  return readFileSync(path.join(FOLDER, file), 'utf8')
    .split('\n')
    .filter((line) => /^KS\d+\t/.test(line))
    .flatMap((line) => {
      const [id = '', ...rest] = line.split('\t');
      const cells = isFurther ? rest : rest.slice(1);
      // A single cell is a name, which is the same everywhere.
      return cells.length > 1 ? [{ id, cells, languages: isFurther ? FURTHER : TABLE }] : [];
    });
}

function readLabels(): Texts {
  const labels: Texts = new Map();
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.tsv')))
    for (const { id, cells, languages } of cellsOf(file))
      for (const [at, language] of languages.entries()) {
        const terms = (cells[at] ?? '').replace(/[~*]/g, '').split('|').filter(Boolean);
        const entry = labels.get(language) ?? { learned: [], held: [] };
        if (Number(id.slice(2)) % HELD === 0) entry.held.push(...terms.slice(0, 1));
        else entry.learned.push(...terms);
        labels.set(language, entry);
      }
  return labels;
}

/** Returns the sentences of the languages that are told apart; none without a folder. */
function readSentences(folder: string | undefined): Texts {
  const sentences: Texts = new Map();
  const known = new Set([...Object.keys(FUNCTION_WORDS), ...OF_SENTENCES]);
  for (const file of folder === undefined ? [] : readdirSync(folder).sort()) {
    const name = path.basename(file, '.txt');
    const language = SAME_AS[name] ?? name;
    if (folder === undefined || !known.has(language)) continue;
    const lines = readFileSync(path.join(folder, file), 'utf8').split('\n').filter(Boolean);
    const entry = sentences.get(language) ?? { learned: [], held: [] };
    for (const [at, line] of lines.entries()) (at % HELD === 0 ? entry.held : entry.learned).push(line);
    sentences.set(language, entry);
  }
  return sentences;
}

function countsOf(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const run of texts.flatMap(runsOf)) counts.set(run, (counts.get(run) ?? 0) + 1);
  return counts;
}

const sumOf = (counts: ReadonlyMap<string, number>) =>
  [...counts.values()].reduce((sum, each) => sum + each, 0);

/** Adds to the counts of sentences those of labels, as a share of the sum; either may be empty. */
function mixed(sentences: ReadonlyMap<string, number>, labels: ReadonlyMap<string, number>) {
  const [all, ofLabels] = [sumOf(sentences), sumOf(labels)];
  const factor =
    all === 0 || ofLabels === 0
      ? 1
      : Math.min(MOST_TIMES, ((SHARE_OF_LABELS / (1 - SHARE_OF_LABELS)) * all) / ofLabels);
  const counts = new Map(sentences);
  for (const [run, count] of labels) counts.set(run, (counts.get(run) ?? 0) + factor * count);
  return counts;
}

function weightsOf(labels: Texts, sentences: Texts): Record<string, string> {
  const known = new Set([...Object.keys(FUNCTION_WORDS), ...sentences.keys()]);
  const counts = new Map(
    [...known].map((language) => {
      const words = FUNCTION_WORDS[language] ?? [];
      const ofLabels = countsOf([...(labels.get(language)?.learned ?? []), ...words]);
      return [language, mixed(countsOf(sentences.get(language)?.learned ?? []), ofLabels)];
    }),
  );
  const sums = new Map([...counts].map(([language, own]) => [language, sumOf(own)]));
  const share = (language: string, run: string) =>
    ((counts.get(language)?.get(run) ?? 0) + 0.2) / ((sums.get(language) ?? 0) + 2000);
  const languages = [...counts.keys()];
  return Object.fromEntries(
    languages.map((language) => {
      const own = [...(counts.get(language)?.keys() ?? [])].map((run) => {
        const others = languages.reduce((sum, other) => sum + share(other, run), 0) / languages.length;
        const weight = Math.log(share(language, run) / others);
        return { run, weight, worth: weight * share(language, run) };
      });
      const kept = own
        .filter(({ weight }) => weight > 0.2)
        .sort((a, b) => b.worth - a.worth || (a.run < b.run ? -1 : 1));
      return [
        language,
        kept
          .slice(0, KEPT)
          .map(
            ({ run, weight }) =>
              `${run.replace(/ /g, '_')}${Math.min(35, Math.round(weight * 10)).toString(36)}`,
          )
          .join(' '),
      ];
    }),
  );
}

/** Texts of 150 characters, each of labels or sentences in one language. */
function heldTexts(held: readonly string[]): string[] {
  const texts: string[] = [];
  let text = '';
  for (const part of held) {
    text += text === '' ? part : `, ${part}`;
    if (text.length < TEXT) continue;
    texts.push(text.slice(0, TEXT));
    text = '';
  }
  return texts;
}

/** Returns the constants of `letters.data.ts`; `folder` holds the sentences, if there are any. */
export function fittedLanguages(folder: string | undefined): string {
  const lines = Object.entries(weightsOf(readLabels(), readSentences(folder))).map(
    ([language, runs]) => `  ${language}: '${runs.replace(/'/g, "\\'")}',`,
  );
  return `export const RUNS: Readonly<Record<string, string>> = {\n${lines.join('\n')}\n};\n`;
}

/** Prints how many of the texts that were not learned from are recognised, by the current table. */
export function scoreLanguages(folder: string | undefined): void {
  for (const [kind, texts] of Object.entries({ labels: readLabels(), sentences: readSentences(folder) })) {
    const all = { right: 0, of: 0 };
    for (const [language, { held }] of texts) {
      const told = heldTexts(held).map(languageByLetters);
      const right = told.filter((each) => each === language).length;
      const open = told.filter((each) => each === undefined).length;
      all.right += right;
      all.of += told.length;
      console.log(
        `${language}: ${right} right, ${open} open, ${told.length - right - open} wrong of ${told.length} of ${kind}`,
      );
    }
    console.log(`${kind}: ${all.right} right of ${all.of}`);
  }
}
