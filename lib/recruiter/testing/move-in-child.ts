/**
 * A process that moves a table of people in and reads it until it is killed. It prints `begun` before it moves them in, and
 * `moved` when that was acknowledged. Started by the crash test of tables with the data directory and the parser in its
 * environment.
 */
import { readPeople } from '../move-in/draft';
import { startMoveIn } from '../move-in/start';
import { startUploadWorker } from '../uploads/worker';
import { memberOfRole } from './store';

const recruiter = await memberOfRole('recruiter');
await startUploadWorker();
async function* body() {
  yield new TextEncoder().encode(process.argv[2]);
}
const draft = await readPeople(recruiter, { name: 'people.csv', body: body() });
if (!draft.ok) throw new Error(draft.problem.message);
const { id, columns } = draft.value;
process.stdout.write('begun\n');
await startMoveIn(recruiter, { id, roles: columns.map(({ role }) => role), files: [] });
process.stdout.write('moved\n');
