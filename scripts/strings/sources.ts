import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import type { Random } from '@/lib/engine/kernel';

/** Strings and running text of the folders that the model of strings is trained on; a missing folder has none. */

/** Folders of strings: lists by kind, ESCO, postings, and phrases of CVs with their frequency. */
export type StringFolders = {
  strings: string;
  taxonomy: string;
  postings: string;
  phrases: string;
  cvs: string;
};

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.includes('\uFFFD'));

/** Returns the strings of one kind (`title`, `employer`, `school`, `skill`). */
export function listedStrings({ strings }: StringFolders, kind: string): string[] {
  const file = path.join(strings, `${kind}.txt.gz`);
  return existsSync(file) ? linesOf(gunzipSync(readFileSync(file)).toString('utf8')) : [];
}

/** Headings or labels of CVs. */
export function phrases({ phrases: folder }: StringFolders, kind: 'headings' | 'labels'): string[] {
  const file = path.join(folder, `${kind}.tsv`);
  if (!existsSync(file)) return [];
  return linesOf(readFileSync(file, 'utf8')).flatMap((line) => line.split('\t')[1] ?? []);
}

type Row = Record<string, string>;

function escoTexts({ taxonomy }: StringFolders): string[] {
  const folder = path.join(taxonomy, 'esco');
  if (!existsSync(folder)) return [];
  const files = [folder, path.join(folder, 'v1.2_partial')].flatMap((place) =>
    existsSync(place) ? readdirSync(place).map((name) => path.join(place, name)) : [],
  );
  return files
    .filter((file) => /occupations_\w\w\.csv$|skills_en\.csv$/u.test(file))
    .sort()
    .flatMap((file) =>
      (parse(readFileSync(file), { columns: true, relax_quotes: true, bom: true }) as Row[]).flatMap(
        (row) => row.description ?? row.DESCRIPTION ?? [],
      ),
    );
}

function postingTexts({ postings }: StringFolders): string[] {
  if (!existsSync(postings)) return [];
  return readdirSync(postings)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) =>
      linesOf(readFileSync(path.join(postings, name), 'utf8')).map(
        (line) => (JSON.parse(line) as { description?: string | null }).description ?? '',
      ),
    );
}

function cvTexts({ cvs }: StringFolders): string[] {
  if (!existsSync(cvs)) return [];
  return readdirSync(cvs)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => readFileSync(path.join(cvs, name), 'utf8'));
}

/** Sentences of a text that are long enough to be none of a heading, a title or a list of words. */
function sentencesOf(text: string): string[] {
  return text
    .split(/\n|(?<=\p{Ll}[.!?])\s+(?=\p{Lu})/u)
    .map((part) => part.replace(/^[^\p{L}\p{N}]+/u, '').trim())
    .filter((part) => part.split(/\s+/u).length >= 7);
}

/** Returns a whole sentence, or a stretch of it, as lines break it. */
function pieceOf(sentence: string, random: Random): string {
  const words = sentence.split(/\s+/u);
  if (random.chance(0.4) || words.length < 8) return sentence;
  const length = random.between(3, 14);
  const from = random.chance(0.4) ? 0 : random.below(Math.max(1, words.length - length));
  return words.slice(from, from + length).join(' ');
}

/** Returns a number of sentences and pieces of them, a share of each sort of text. */
export function proseOf(folders: StringFolders, count: number, random: Random): string[] {
  const sorts = [
    { texts: postingTexts(folders), share: 0.4 },
    { texts: escoTexts(folders), share: 0.35 },
    { texts: cvTexts(folders), share: 0.25 },
  ];
  return sorts.flatMap(({ texts, share }) => {
    const drawn = random.some(texts, Math.ceil(count * share)).flatMap(sentencesOf);
    return random.some(drawn, Math.ceil(count * share)).map((sentence) => pieceOf(sentence, random));
  });
}
