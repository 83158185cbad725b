import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import type { ProfessionTaxonomy } from '../../../lib/engine/taxonomy/index.ts';
import { wordsOfTitle } from '../../../lib/engine/taxonomy/title-space/rows.ts';
import { isHeldOut } from '../../title-space/corpus.ts';
import { LANGUAGES, readOccupations } from '../../title-space/occupations.ts';
import { filesBelow } from '../../title-space/released.ts';
import { UNITS_OF_SERIES } from './federal-series.ts';

/**
 * Titles that training never saw, with the unit groups of ISCO-08 that are right for them and the occupations that they
 * name: of the released classifications in a folder, and of announcements that an employer coded.
 */

/** Weights are fitted only on the half `fitted`, which depends on the words of the title, the same in every set. */
export type TitleCase = {
  title: string;
  language: string;
  units: ReadonlySet<number>;
  occupations: ReadonlySet<number>;
  half: 'fitted' | 'judged';
};

export type TitleSet = { name: string; cases: TitleCase[] };

function halfOf(words: readonly string[]): TitleCase['half'] {
  return crc32(`half ${words.join(' ')}`) % 2 === 0 ? 'fitted' : 'judged';
}

type Source = 'ESCO' | 'O*NET' | 'own';

function sourceOf(key: string): Source {
  if (key.startsWith('http')) return 'ESCO';
  return key.includes('-') ? 'O*NET' : 'own';
}

/**
 * Returns the titles of each classification and language that were held out; those of several occupations are one case.
 */
function releasedSets(folder: string, taxonomy: ProfessionTaxonomy): TitleSet[] {
  const sets = new Map<string, Map<string, TitleCase & { units: Set<number>; occupations: Set<number> }>>();
  readOccupations(filesBelow(folder), taxonomy).forEach(({ key, titles, units }, occupation) => {
    for (const { text, language } of titles) {
      const words = wordsOfTitle(text, language);
      if (words.length === 0 || !isHeldOut(words)) continue;
      const name = `${sourceOf(key)} ${language}`;
      const cases = sets.get(name) ?? new Map();
      sets.set(name, cases);
      const found = cases.get(words.join(' '));
      for (const unit of found ? units : []) found.units.add(unit);
      if (found) found.occupations.add(occupation);
      else
        cases.set(words.join(' '), {
          title: text,
          language,
          units: new Set(units),
          occupations: new Set([occupation]),
          half: halfOf(words),
        });
    }
  });
  return [...sets].map(([name, cases]) => ({ name, cases: [...cases.values()] }));
}

/** Real titles, of public announcements. */
export const ANNOUNCED = 'announced en';

type Announcement = { title?: string; profession_codes?: string[] };

const MIXED = /supervis|trainee|student|interdisciplinary|manager|chief|director|lead|head|team/iu;

/** Titles of public announcements, by the series that the employer gave them. */
function announcedSet(file: string): TitleSet[] {
  if (!existsSync(file)) return [];
  const cases = new Map<string, TitleCase>();
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    const { title = '', profession_codes: codes = [] } = JSON.parse(line) as Announcement;
    const units = codes.length === 1 ? UNITS_OF_SERIES.get((codes[0] ?? '').slice(0, 4)) : undefined;
    const words = wordsOfTitle(title, 'en');
    if (!units || words.length === 0 || MIXED.test(title)) continue;
    const key = words.toSorted().join(' ');
    const half = halfOf(words);
    if (!cases.has(key))
      cases.set(key, { title, language: 'en', units: new Set(units), occupations: new Set(), half });
  }
  return [{ name: ANNOUNCED, cases: [...cases.values()] }];
}

/** Returns every n-th case, so that a set has the wanted size and is the same in each run. */
function thinned({ name, cases }: TitleSet, size: number): TitleSet {
  const step = Math.max(1, cases.length / size);
  const taken = Array.from({ length: Math.min(size, cases.length) }, (_, at) => cases[Math.floor(at * step)]);
  return { name, cases: taken.flatMap((found) => found ?? []) };
}

/** Reads the sets of the existing folders, in the order of their languages, of `size` titles at most. */
export function readTitleSets(
  folders: { taxonomy: string; market: string },
  taxonomy: ProfessionTaxonomy,
  size: number,
): TitleSet[] {
  const order = (name: string) => LANGUAGES.findIndex((language) => name.endsWith(language));
  const sets = releasedSets(folders.taxonomy, taxonomy).toSorted(
    (one, other) => order(one.name) - order(other.name),
  );
  return [...sets, ...announcedSet(path.join(folders.market, 'usajobs.jsonl'))].map((set) =>
    thinned(set, size),
  );
}
