import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_READ_LIMITS, readDocument, type SourceDocument } from '@/lib/engine/documents';
import {
  createMatchKnowledge,
  type DescribedProfile,
  type MatchKnowledge,
  openProfile,
  packProfile,
  profileOfJob,
  profileOfResume,
} from '@/lib/engine/matcher';
import { type NormaliserOptions, normaliseJob, normaliseResume } from '@/lib/engine/normaliser';
import { parseJob, parseResume } from '@/lib/engine/parser';
import { gazetteer } from '@/lib/service/gazetteer';
import { readRarityTables } from '@/lib/service/profiles/knowledge';
import { loadTaxonomies, taxonomyPlaces } from '@/lib/service/taxonomy';
import { ROOT } from '../../setup/install.mjs';

/** CVs and postings of a folder, read, parsed, redacted and profiled as the service does it. */

export type Profiled = DescribedProfile & { id: string; text: string };
export type MatchSet = { queries: Profiled[]; documents: Profiled[]; knowledge: MatchKnowledge };

const ASKED: NormaliserOptions = {
  skillsTaxonomy: 'V2',
  normaliseSkills: true,
  professions: { onet: '2019', languages: 'v10' },
};
/** The day on which the documents are read and compared. */
export const AS_OF = '2026-11-01';

/** Reads the documents of a folder, in the order of their names. */
export async function eachDocument(
  folder: string,
  use: (id: string, text: string, document: SourceDocument) => void,
) {
  for (const file of readdirSync(folder).sort()) {
    const bytes = readFileSync(path.join(folder, file));
    const read = await readDocument(bytes, DEFAULT_READ_LIMITS);
    if (read.ok) use(file.replace(/\.[a-z]+$/u, ''), bytes.toString('utf8'), read.value);
    else console.log(`${file}: ${read.failure.message}`);
  }
}

/** Profiles go through their packed form, as those of an index do. */
function stored({ profile, wording }: DescribedProfile): DescribedProfile {
  return { profile: openProfile(packProfile(profile)) ?? profile, wording };
}

type Reader = {
  knowledge: MatchKnowledge;
  resume: (document: SourceDocument) => DescribedProfile;
  job: (document: SourceDocument) => DescribedProfile;
};

/** Returns what makes profiles of CVs and of postings. */
export async function profileReader(): Promise<Reader> {
  const tables = loadTaxonomies(taxonomyPlaces(ROOT, 'none'));
  const { skills } = tables;
  const knowledge = createMatchKnowledge(tables, readRarityTables(ROOT));
  const options = { documentLastModified: AS_OF, skills, gazetteer: await gazetteer() };
  return {
    knowledge,
    resume: (document) => {
      const { redacted, meantSkills } = parseResume(document, options);
      return stored(profileOfResume(normaliseResume(redacted, tables, ASKED, meantSkills), knowledge));
    },
    job: (document) =>
      stored(profileOfJob(normaliseJob(parseJob(document, options).job, tables, ASKED), knowledge)),
  };
}

export async function readMatchSet(folder: string): Promise<MatchSet> {
  const { knowledge, resume, job } = await profileReader();
  const documents: Profiled[] = [];
  await eachDocument(path.join(folder, 'documents'), (id, text, document) => {
    documents.push({ id, text, ...resume(document) });
  });
  const queries: Profiled[] = [];
  await eachDocument(path.join(folder, 'queries'), (id, text, document) => {
    queries.push({ id, text, ...job(document) });
  });
  return { queries, documents, knowledge };
}
