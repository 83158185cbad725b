/**
 * Entry of the process that reads untrusted files, bundled to `dist/reader.mjs` by scripts/bundle-reader.mjs and
 * started by the pool under Node's permission model, after the sandbox. It knows nothing but the
 * taxonomies, whose folders are its arguments, and the task it is sent.
 */
import { loadTaxonomies } from '../taxonomy';
import { readTask } from './read-task';
import { serveTasks } from './serve-tasks';

/** Read before the first task, so that tables and language models are there when it comes. */
const REHEARSAL = `Robin Sample
robin.sample@example.com

Experience
Clerk, Sample Works, May 2014 - June 2018
Kept the books in order.`;

const [, , own = '', imported = ''] = process.argv;
const taxonomies = loadTaxonomies({ own, imported });

await readTask(
  {
    material: { kind: 'document', bytes: Buffer.from(REHEARSAL) },
    options: {
      documentLastModified: '2020-01-01',
      outputHtml: true,
      hideHtmlImages: false,
      outputRtf: true,
      outputPdf: false,
      normalisation: {
        skillsTaxonomy: 'V2',
        normaliseSkills: true,
        professions: { onet: '2019', languages: 'v10' },
      },
      ask: { sort: 'resume', outputCandidateImage: false },
    },
    softLimitMs: 5000,
  },
  () => undefined,
  taxonomies,
);

serveTasks((task, report) => readTask(task, report, taxonomies));
