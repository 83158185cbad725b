/**
 * Entry of the process that reads untrusted files, bundled to `dist/reader.mjs` by scripts/bundle-reader.mjs and
 * started by the pool under Node's permission model, after the sandbox. It knows nothing but the task it is sent.
 */

import { readTask } from './read-task';
import { serveTasks } from './serve-tasks';

serveTasks(readTask);
