import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Lines of a set with their meaning: `text => country, town, region`; "-" is empty, "?" is not measured. */

export type PlaceCase = { row: number; text: string; country: string; town: string; region: string };

const FOLDER = path.join(import.meta.dirname, 'sets');

export function readSet(name: string): PlaceCase[] {
  const lines = readFileSync(path.join(FOLDER, `${name}.txt`), 'utf8').split('\n');
  const cases = lines.filter((line) => line !== '' && !line.startsWith('#'));
  return cases.map((line, index) => {
    const [text = '', meaning = ''] = line.split(' => ');
    const [country = '?', town = '?', region = '?'] = meaning.split(', ');
    return { row: index + 1, text, country, town, region };
  });
}

/** Odd rows are looked at while the resolver is worked on; even rows are only counted. */
export function isLookedAt({ row }: PlaceCase): boolean {
  return row % 2 === 1;
}
