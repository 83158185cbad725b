import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openStrings, type StringModel } from '@/lib/engine/strings';
import {
  createProfessionTaxonomy,
  createSkillTaxonomy,
  openTitleSpace,
  type ProfessionTaxonomy,
  type SkillTaxonomy,
  type TitleSpace,
} from '@/lib/engine/taxonomy';
import { readPackedTitles, writePackedTitles } from './packed-titles';

export type Taxonomies = { skills: SkillTaxonomy; professions: ProfessionTaxonomy; strings: StringModel };

/**
 * Folders of the tables: the project's, the imported ones with the packed files of both, and those packed by the build.
 * The last two need not exist. `strings` is the folder of the model that classifies strings.
 */
export type TaxonomyPlaces = { own: string; imported: string; packed: string; strings: string };

/**
 * The file of the space of titles in the data directory; a space trained there takes precedence over that of the
 * project.
 */
export const TRAINED_SPACE = 'title-space.bin';
/** The packed model of strings (lib/engine/strings). */
const STRINGS = 'strings.bin';
const OWN_SPACE = path.join('title-space', 'data', 'title-space.bin');

/** Returns where the tables are, for a project at `root` and its data in `dataDirectory`. */
export function taxonomyPlaces(root: string, dataDirectory: string): TaxonomyPlaces {
  return {
    own: path.join(/* turbopackIgnore: true */ root, 'lib', 'engine', 'taxonomy'),
    imported: path.join(/* turbopackIgnore: true */ dataDirectory, 'taxonomy'),
    packed: path.join(/* turbopackIgnore: true */ root, 'dist'),
    strings: path.join(/* turbopackIgnore: true */ root, 'lib', 'engine', 'strings', 'data'),
  };
}

function tablesIn(folder: string): Record<string, string> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.tsv'));
  return Object.fromEntries(
    files.sort().map((file) => [path.basename(file, '.tsv'), readFileSync(path.join(folder, file), 'utf8')]),
  );
}

function importedIn(folder: string): Record<string, string> {
  try {
    return tablesIn(folder);
  } catch {
    return {};
  }
}

function tablesOf({ own, imported }: TaxonomyPlaces, kind: 'skills' | 'professions'): Record<string, string> {
  return { ...tablesIn(path.join(own, kind, 'data')), ...importedIn(path.join(imported, kind)) };
}

/**
 * Reads a file, or returns undefined: a reading process may not even look up a folder that was not there when it
 * started.
 */
function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

function readTitleSpace({ own, imported }: TaxonomyPlaces): TitleSpace | undefined {
  const bytes = readIfThere(path.join(imported, TRAINED_SPACE)) ?? readIfThere(path.join(own, OWN_SPACE));
  return bytes && openTitleSpace(bytes);
}

/** Reads the taxonomies of these places again. */
export function readTaxonomies(places: TaxonomyPlaces): Taxonomies {
  const professions = tablesOf(places, 'professions');
  return {
    skills: createSkillTaxonomy(tablesOf(places, 'skills')),
    professions: createProfessionTaxonomy(professions, {
      packed: readPackedTitles(professions, [places.imported, places.packed]),
      space: readTitleSpace(places),
    }),
    strings: loadStrings(places),
  };
}

/** Packs data that is slow to build from the tables of these places, for all later loads. */
export function packTaxonomies(places: TaxonomyPlaces): Promise<void> {
  return writePackedTitles(tablesOf(places, 'professions'), places.packed);
}

const loaded = new Map<string, Taxonomies>();

/**
 * Loads the taxonomies of these places, once a process; takes some tens of milliseconds. Throws where a table is wrong.
 */
export function loadTaxonomies(places: TaxonomyPlaces): Taxonomies {
  const key = JSON.stringify(places);
  const known = loaded.get(key);
  if (known) return known;
  const taxonomies = readTaxonomies(places);
  loaded.set(key, taxonomies);
  return taxonomies;
}

/** Loads the model that classifies strings, without the tables. */
export function loadStrings({ strings }: Pick<TaxonomyPlaces, 'strings'>): StringModel {
  return openStrings(readFileSync(path.join(strings, STRINGS)));
}
