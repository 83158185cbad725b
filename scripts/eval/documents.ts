import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_READ_LIMITS, readDocument } from '@/lib/engine/documents';
import { parseResume } from '@/lib/engine/parser/resume';
import { gazetteer } from '@/lib/service/gazetteer';
import { loadTaxonomies, taxonomyPlaces } from '@/lib/service/taxonomy';
import { ROOT } from '../setup/install.mjs';
import { readManifest } from './manifest.ts';

/** Parts of the truth of a CV that are used here; empty text without a value. */
export type ResumeTruth = {
  asOf: string;
  name: string;
  emails: string[];
  phones: string[];
  urls: string[];
};

type ParsedDocument = {
  id: string;
  truth: ResumeTruth;
  /** Absent for a document that could not be read, which `failure` explains. */
  parsed?: ReturnType<typeof parseResume>;
  failure?: string;
  milliseconds: number;
};

/** Opens what a reading may ask: the skills, the places and what strings are, as the service does. */
export async function readingTables() {
  const { skills, strings } = loadTaxonomies(taxonomyPlaces(ROOT, 'none'));
  skills.indexOf('en');
  return { skills, strings, gazetteer: await gazetteer() };
}

/** Reads and parses the documents of a set in this process, one after another, in the order of its manifest. */
export async function* parsedDocuments(
  directory: string,
  only: string | undefined,
): AsyncGenerator<ParsedDocument> {
  const tables = await readingTables();
  for (const { id, file } of await readManifest(directory, only)) {
    const bytes = await readFile(path.join(directory, file));
    const truth = JSON.parse(
      await readFile(path.join(directory, 'truth', `${id}.json`), 'utf8'),
    ) as ResumeTruth;
    const start = performance.now();
    const read = await readDocument(bytes, DEFAULT_READ_LIMITS);
    const parsed = read.ok
      ? parseResume(read.value, { documentLastModified: truth.asOf, ...tables })
      : undefined;
    const failure = read.ok ? undefined : `${read.failure.code} ${read.failure.message}`;
    yield { id, truth, parsed, failure, milliseconds: performance.now() - start };
  }
}
