/**
 * Entry of the process that reads untrusted files, bundled to `dist/reader.mjs` by scripts/bundle-reader.mjs and
 * started by the pool under Node's permission model, after the sandbox. It knows only the taxonomies and the gazetteer,
 * whose folders are its arguments, and its current task.
 */
import { packedGazetteer } from '../gazetteer/packed';
import { loadTaxonomies } from '../taxonomy/load';
import { readTask } from './read-task';
import { rehearse } from './rehearsal';
import { serveTasks } from './serve-tasks';

const [, , own = '', imported = '', packed = '', strings = ''] = process.argv;
const tables = { ...loadTaxonomies({ own, imported, packed, strings }), gazetteer: packedGazetteer(packed) };

let isWanted = false;
const nobody = { lines: () => undefined, parsed: () => undefined, converted: () => undefined };
const rehearseOn = await rehearse((task) => readTask(task, nobody, tables));

serveTasks((task, reports) => {
  isWanted = true;
  return readTask(task, reports, tables);
});
await rehearseOn(() => isWanted);
