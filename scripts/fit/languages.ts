import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FUNCTION_WORDS } from '@/lib/engine/parser/shared/language/function-words';
import { runsOf } from '@/lib/engine/parser/shared/language/letter-runs';
import { languageByLetters } from '@/lib/engine/parser/shared/language/letters';

/**
 * Learns which runs of three letters reveal the language of words of trades, from the labels of skills in ten languages
 * and the function words of all. Judged on texts of 150 characters made of labels that were not learned from.
 */

const FOLDER = 'lib/engine/taxonomy/skills/data';
const TABLE = ['en', 'de', 'es', 'fr', 'it', 'nl'];
const FURTHER = ['pl', 'pt', 'da', 'sv'];
const KEPT = 600;
const HELD = 5;
const TEXT = 150;

type Labels = Map<string, { learned: string[]; held: string[] }>;

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

function readLabels(): Labels {
  const labels: Labels = new Map();
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

function countsOf(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const run of texts.flatMap(runsOf)) counts.set(run, (counts.get(run) ?? 0) + 1);
  return counts;
}

function weightsOf(labels: Labels): Record<string, string> {
  const counts = new Map(
    Object.entries(FUNCTION_WORDS).map(([language, words]) => [
      language,
      countsOf([...(labels.get(language)?.learned ?? []), ...words.split(' ')]),
    ]),
  );
  const sums = new Map(
    [...counts].map(([language, own]) => [language, [...own.values()].reduce((sum, each) => sum + each, 0)]),
  );
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

/** Texts of about 150 characters, each of labels in one language. */
function heldTexts(held: readonly string[]): string[] {
  const texts: string[] = [];
  let text = '';
  for (const label of held) {
    text += text === '' ? label : `, ${label}`;
    if (text.length < TEXT) continue;
    texts.push(text);
    text = '';
  }
  return texts;
}

/** Returns the constants of `letters.data.ts`. */
export function fittedLanguages(): string {
  const lines = Object.entries(weightsOf(readLabels())).map(
    ([language, runs]) => `  ${language}: '${runs.replace(/'/g, "\\'")}',`,
  );
  return `export const RUNS: Readonly<Record<string, string>> = {\n${lines.join('\n')}\n};\n`;
}

/** Prints how many of the texts that were not learned from are recognised, by the current table. */
export function scoreLanguages(): void {
  for (const [language, { held }] of readLabels()) {
    const told = heldTexts(held).map(languageByLetters);
    const right = told.filter((each) => each === language).length;
    const open = told.filter((each) => each === undefined).length;
    console.log(
      `${language}: ${right} right, ${open} open, ${told.length - right - open} wrong of ${told.length}`,
    );
  }
}
