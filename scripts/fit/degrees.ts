import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { findDegrees, nameOfDegree } from '@/lib/engine/taxonomy';

/**
 * Finds the names of degrees that mostly are something else: "engineer", "associate", "promotion". A name counts as such if
 * it is not much likelier among the degrees of CVs than among titles, employers and skills of public lists.
 */

const LISTS = ['title', 'employer', 'skill'];
/** Fewer in all lists prove nothing. */
const FEWEST = 4;
/** So many times likelier among degrees than in the lists, a name is that of a degree. */
const LIKELIER = 20;
/** What a name that was seen nowhere counts. */
const UNSEEN = 0.5;

type Studies = { education: { degree?: string }[] };

const linesOf = (file: string) => gunzipSync(readFileSync(file)).toString().split('\n').filter(Boolean);

/** Returns the degrees of the CVs of a set, each once. */
function degreesOf(directory: string): string[] {
  const folder = path.join(directory, 'truth');
  return readdirSync(folder).flatMap((file) => {
    const { education } = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Studies;
    return education.flatMap(({ degree }) => degree || []);
  });
}

/** Counts the names of degrees in strings: in how many of them each one is. */
function countNames(strings: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of strings)
    for (const name of new Set(findDegrees(text).map(({ from, to }) => nameOfDegree(text.slice(from, to)))))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Returns the file of names that mostly are something else, by lists of strings and CVs with truth. */
export function fittedDegrees(strings: string, sets: readonly string[]): string {
  const others = LISTS.flatMap((name) => linesOf(path.join(strings, `${name}.txt.gz`)));
  const degrees = sets.flatMap(degreesOf);
  const [elsewhere, own] = [countNames(others), countNames(degrees)];
  const names = [...elsewhere]
    .filter(([name, count]) => {
      const share = ((own.get(name) ?? 0) + UNSEEN) / degrees.length;
      return count >= FEWEST && share < (LIKELIER * count) / others.length;
    })
    .map(([name]) => name)
    .sort();
  console.log(`${names.length} names of degrees mostly are something else (${others.length} strings)`);
  return `export const AMBIGUOUS_NAMES = ${JSON.stringify(names.join(';'))};\n`;
}
