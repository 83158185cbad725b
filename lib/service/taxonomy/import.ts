import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  ESCO_ATTRIBUTION,
  type EscoLeftOut,
  kindOfReleased,
  LABEL_LANGUAGES,
  mergeEscoSkills,
  mergeReleased,
  ONET_ATTRIBUTION,
  type ReleasedFile,
  type ReleasedMerge,
} from '@/lib/engine/taxonomy';
import { packTaxonomies, readTaxonomies, type Taxonomies, type TaxonomyPlaces } from './load';
import { removePackedTitles } from './packed-titles';

/**
 * Brings the released files of O*NET and ESCO into the data directory, merged with our own tables by code. Nothing is
 * written elsewhere, and the result of every title is reported.
 */

/** Result of importing a file, in words; files of an unknown kind have no `attribution`. */
export type ImportedFile = { file: string; told: string; attribution?: string };

const SOURCES = 'sources.json';
const SKILLS = /^skills_([a-z]{2})\.csv$/iu;

async function filesOf(places: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    places.map(async (place) => {
      if (!(await stat(place)).isDirectory()) return [place];
      const entries = await readdir(place, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && /\.(?:txt|csv)$/iu.test(entry.name));
      return files.map((entry) => path.join(entry.parentPath, entry.name));
    }),
  );
  return found.flat().sort();
}

async function save(folder: string, name: string, table: string) {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${name}.tsv`), table);
}

/** Reports the results of the titles of a file. */
function toldOf({ added, known, tooLong, notInForce, homeless }: ReleasedMerge): string {
  const codes = [...new Set(homeless)].sort();
  return [
    `${added} added, ${known} known already`,
    ...(tooLong > 0 ? [`${tooLong} left out as too long`] : []),
    ...(notInForce > 0 ? [`${notInForce} left out, whose occupations are not in force`] : []),
    ...(homeless.length > 0
      ? [`${homeless.length} left out, whose occupations are none of ours: ${codes.join(' ')}`]
      : []),
  ].join(', ');
}

async function importOccupations(
  { professions }: Taxonomies,
  file: ReleasedFile,
  folder: string,
): Promise<ImportedFile> {
  const merge = mergeReleased(professions, file);
  if (!merge)
    return {
      file: file.name,
      told: 'is no file of titles, names or skills in a language of ours; passed over',
    };
  await save(path.join(folder, 'professions'), merge.name, merge.table);
  const kind = kindOfReleased(file);
  return {
    file: file.name,
    told: toldOf(merge),
    attribution: kind?.by === 'onet' ? ONET_ATTRIBUTION : ESCO_ATTRIBUTION,
  };
}

function toldOfLeftOut({ tooLong, beyondMost, notInForce, withoutEnglish }: EscoLeftOut): string[] {
  const reasons: [count: number, told: string][] = [
    [tooLong, 'labels left out as too long'],
    [beyondMost, 'labels left out beyond the most that a skill may have'],
    [notInForce, 'skills left out that are not in force'],
    [withoutEnglish, 'skills left out without an English label'],
  ];
  return reasons.flatMap(([count, told]) => (count > 0 ? [`${count} ${told}`] : []));
}

/** The skills of all languages are merged together, since concepts are matched by their English labels. */
async function importSkills(
  { skills }: Taxonomies,
  files: readonly ReleasedFile[],
  folder: string,
): Promise<ImportedFile[]> {
  const inLanguages = files.flatMap(({ name, text }) => {
    const language = LABEL_LANGUAGES.find((code) => code === SKILLS.exec(name)?.[1]?.toLowerCase());
    return language ? [{ language, csv: text }] : [];
  });
  const isRead = ({ text }: ReleasedFile) => inLanguages.some(({ csv }) => csv === text);
  const others = files
    .filter((file) => !isRead(file))
    .map(({ name }) => ({ file: name, told: 'has skills in a language without labels here; passed over' }));
  if (inLanguages.length === 0) return others;
  const file = files
    .filter(isRead)
    .map(({ name }) => name)
    .join(', ');
  const merge = mergeEscoSkills(skills, inLanguages);
  if (!merge.ok) return [...others, { file, told: merge.failure.message }];
  await save(path.join(folder, 'skills'), 'esco', merge.value.table);
  const { added, merged, synonyms, leftOut } = merge.value;
  const told = [
    `${added} skills added, ${merged} merged with ours, which got ${synonyms} further labels`,
    ...toldOfLeftOut(leftOut),
  ].join(', ');
  return [...others, { file, told, attribution: ESCO_ATTRIBUTION }];
}

/**
 * Imports the files, or those in the folders, and keeps the attributions of their sources. Importing a file again
 * replaces its earlier import. Takes a minute for both classifications in full.
 */
export async function importTaxonomies(
  given: readonly string[],
  places: TaxonomyPlaces,
): Promise<ImportedFile[]> {
  const taxonomies = readTaxonomies({ ...places, imported: '' });
  const answers: ImportedFile[] = [];
  const skills: ReleasedFile[] = [];
  for (const place of await filesOf(given)) {
    const file = { name: path.basename(place), text: await readFile(place, 'utf8') };
    if (SKILLS.test(file.name)) skills.push(file);
    else answers.push(await importOccupations(taxonomies, file, places.imported));
  }
  answers.push(...(await importSkills(taxonomies, skills, places.imported)));
  const said = answers.flatMap(({ attribution }) => attribution ?? []);
  if (said.length > 0) {
    const attributions = [...new Set([...(await taxonomyAttributions(places)), ...said])];
    await writeFile(path.join(places.imported, SOURCES), JSON.stringify({ attributions }, null, 2));
  }
  await removePackedTitles(places.imported);
  await packTaxonomies({ ...places, packed: places.imported });
  return answers;
}

/** Returns the attributions of the sources of imported tables; nothing if none were imported. */
export async function taxonomyAttributions({ imported }: TaxonomyPlaces): Promise<string[]> {
  const text = await readFile(path.join(imported, SOURCES), 'utf8').catch(() => undefined);
  return text === undefined ? [] : (JSON.parse(text) as { attributions: string[] }).attributions;
}
